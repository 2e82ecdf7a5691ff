import Testing
import UIKit
import UIKitTesting

// A separate data source object, generic over the model and the cell.

protocol ConfigurableCell: AnyObject {
  associatedtype Model
  func configure(with model: Model)
}

protocol ReusableView: AnyObject {}

extension ReusableView {
  static var defaultReuseIdentifier: String { return String(describing: self) }
}

extension UITableViewCell: ReusableView {}

extension UITableView {
  func register<T: UITableViewCell>(_: T.Type) {
    register(T.self, forCellReuseIdentifier: T.defaultReuseIdentifier)
  }

  func dequeueReusableCell<T: UITableViewCell>(for indexPath: IndexPath) -> T {
    guard
      let cell = dequeueReusableCell(withIdentifier: T.defaultReuseIdentifier, for: indexPath) as? T
    else {
      fatalError("Could not dequeue cell with identifier: \(T.defaultReuseIdentifier)")
    }
    return cell
  }
}

class ArrayDataSource<Cell: UITableViewCell & ConfigurableCell>: NSObject, UITableViewDataSource {
  var sections: [(title: String?, items: [Cell.Model])] = []

  init(items: [Cell.Model] = []) {
    super.init()
    sections = [(nil, items)]
  }

  func item(at indexPath: IndexPath) -> Cell.Model {
    return sections[indexPath.section].items[indexPath.row]
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return sections[section].items.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    return sections[section].title
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell: Cell = tableView.dequeueReusableCell(for: indexPath)
    cell.configure(with: item(at: indexPath))
    return cell
  }
}

struct Contact {
  let name: String
  let phone: String
}

final class ContactCell: UITableViewCell, ConfigurableCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with model: Contact) {
    textLabel?.text = model.name
    detailTextLabel?.text = model.phone
  }
}

final class ContactsViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  let dataSource = ArrayDataSource<ContactCell>()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(ContactCell.self)
    tableView.dataSource = dataSource
    view.addSubview(tableView)
  }
}

/// Tests for a generic data source.
@MainActor
struct GenericDataSourceTests {
  @Test func cellsAreConfiguredWithTheirModels() {
    let stage = Stage()
    let controller = ContactsViewController()
    controller.dataSource.sections = [
      ("A", [Contact(name: "Ada", phone: "1"), Contact(name: "Alan", phone: "2")]),
      ("G", [Contact(name: "Grace", phone: "3")]),
    ]
    stage.show(controller)
    let tableView = controller.tableView
    #expect(tableView.visibleTexts == ["Ada", "Alan", "Grace"])
    #expect(tableView.cellForRow(at: IndexPath(item: 0, section: 1)) is ContactCell)
    #expect(tableView.headerView(forSection: 1)?.textLabel?.text == "G")
    #expect(tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.detailTextLabel?.text == "2")
  }

  @Test func reloadingShowsNewModels() {
    let stage = Stage()
    let controller = ContactsViewController()
    stage.show(controller)
    #expect(controller.tableView.visibleTexts.isEmpty)
    controller.dataSource.sections[0].items.append(Contact(name: "Edsger", phone: "4"))
    controller.tableView.reloadData()
    stage.settle()
    #expect(controller.tableView.visibleTexts == ["Edsger"])
  }
}
