// Written in the style of iOS applications.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, NeverForceUnwrap

import UIKit

/// The menu of a kiosk: dishes to order, with the sum in the toolbar and the order in a sheet.
final class KioskMenuController: UITableViewController {
  struct Dish {
    let name: String
    let note: String
    let cents: Int
  }

  private let sections: [(title: String, dishes: [Dish])] = [
    (
      "Soups",
      [
        Dish(name: "Lentil soup", note: "With mint and lemon", cents: 480),
        Dish(name: "Tomato soup", note: "With basil and bread", cents: 450),
      ]
    ),
    (
      "Mains",
      [
        Dish(name: "Dumplings", note: "Filled with spinach", cents: 1090),
        Dish(name: "Fried rice", note: "With egg and peas", cents: 920),
        Dish(name: "Pancakes", note: "With mushrooms", cents: 850),
      ]
    ),
    ("Drinks", [Dish(name: "Lemonade", note: "Half a litre", cents: 320)]),
  ]
  /// The ordered number of each dish, by the index path of its row.
  private(set) var order: [IndexPath: Int] = [:]
  private let sumItem = UIBarButtonItem(title: "", primaryAction: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Menu"
    tableView.register(DishCell.self, forCellReuseIdentifier: "dish")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 72
    tableView.allowsSelection = false
    let orderButton = UIBarButtonItem(
      title: "Order",
      primaryAction: UIAction { [weak self] _ in self?.showOrder() }
    )
    toolbarItems = [sumItem, .flexibleSpace(), orderButton]
    updateSum()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: false)
  }

  /// The price of the order, in cents.
  private var cents: Int {
    order.reduce(0) { $0 + sections[$1.key.section].dishes[$1.key.row].cents * $1.value }
  }

  private func updateSum() {
    sumItem.title = "Sum \(price(cents))"
    toolbarItems?.last?.isEnabled = cents > 0
  }

  private func showOrder() {
    let lines = order.filter { $0.value > 0 }.sorted { $0.key < $1.key }.map { indexPath, count in
      "\(count) × \(sections[indexPath.section].dishes[indexPath.row].name)"
    }
    let controller = OrderController(text: lines.joined(separator: "\n"), sum: price(cents))
    controller.sheetPresentationController?.detents = [.medium(), .large()]
    controller.sheetPresentationController?.prefersGrabberVisible = true
    present(controller, animated: true)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].dishes.count
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { sections[section].title }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "dish", for: indexPath) as! DishCell
    let dish = sections[indexPath.section].dishes[indexPath.row]
    cell.show(dish, count: order[indexPath] ?? 0)
    cell.onChange = { [weak self] count in
      self?.order[indexPath] = count
      self?.updateSum()
    }
    return cell
  }
}

/// Formats a price, such as "4.80 €".
private func price(_ cents: Int) -> String { String(format: "%d.%02d €", cents / 100, cents % 100) }

/// A dish with its price and a stepper.
final class DishCell: UITableViewCell {
  private let nameLabel = UILabel()
  private let noteLabel = UILabel()
  private let countLabel = UILabel()
  private let stepper = UIStepper()
  /// Called with the number of ordered dishes after each change.
  var onChange: ((Int) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameLabel.numberOfLines = 0
    noteLabel.font = .preferredFont(forTextStyle: .subheadline)
    noteLabel.textColor = .secondaryLabel
    noteLabel.numberOfLines = 0
    countLabel.font = .preferredFont(forTextStyle: .headline)
    countLabel.textAlignment = .center
    stepper.maximumValue = 20
    stepper.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        countLabel.text = "\(Int(stepper.value))"
        onChange?(Int(stepper.value))
      },
      for: .valueChanged
    )
    let texts = UIStackView(arrangedSubviews: [nameLabel, noteLabel])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [texts, countLabel, stepper])
    row.alignment = .center
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let guide = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: guide.topAnchor),
      row.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      countLabel.widthAnchor.constraint(greaterThanOrEqualToConstant: 28),
    ])
    stepper.setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ dish: KioskMenuController.Dish, count: Int) {
    nameLabel.text = dish.name
    noteLabel.text = "\(dish.note) · \(price(dish.cents))"
    countLabel.text = "\(count)"
    stepper.value = Double(count)
  }
}

/// The order and a button that pays it, in a sheet.
final class OrderController: UIViewController {
  private let text: String
  private let sum: String

  init(text: String, sum: String) {
    self.text = text
    self.sum = sum
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .title3)
    label.numberOfLines = 0
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Pay \(sum)"
    configuration.buttonSize = .large
    configuration.image = UIImage(systemName: "creditcard")
    configuration.imagePadding = 8
    let payButton = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
    )
    let stack = UIStackView(arrangedSubviews: [label, payButton])
    stack.axis = .vertical
    stack.spacing = 24
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 32),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
    ])
  }
}
