import Testing
import UIKit
import UIKitTesting

// A subclass of a diffable data source with titles, editing and moving.

enum Shelf: String, CaseIterable {
  case reading, wishlist
}

struct Book: Hashable {
  let id: Int
  var title: String
}

final class BookDataSource: UITableViewDiffableDataSource<Shelf, Book> {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    return snapshot().sectionIdentifiers[section].rawValue.capitalized
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    return true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let book = itemIdentifier(for: indexPath) else { return }
    var snapshot = self.snapshot()
    snapshot.deleteItems([book])
    apply(snapshot)
  }
}

final class BooksViewController: UIViewController, UITableViewDelegate {
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private(set) lazy var dataSource = makeDataSource()
  private(set) var openedTitles: [String] = []

  var table: UITableView { return tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Books"
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Book")
    tableView.delegate = self
    view.addSubview(tableView)
    dataSource.defaultRowAnimation = .fade
    var snapshot = NSDiffableDataSourceSnapshot<Shelf, Book>()
    snapshot.appendSections(Shelf.allCases)
    snapshot.appendItems([Book(id: 1, title: "Emma"), Book(id: 2, title: "Ulysses")])
    snapshot.appendItems([Book(id: 3, title: "Walden")], toSection: .reading)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeDataSource() -> BookDataSource {
    return BookDataSource(tableView: tableView) { tableView, indexPath, book in
      let cell = tableView.dequeueReusableCell(withIdentifier: "Book", for: indexPath)
      cell.textLabel?.text = book.title
      return cell
    }
  }

  func finish(_ book: Book) {
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([book])
    if let nextBook = snapshot.itemIdentifiers(inSection: .wishlist).first {
      snapshot.moveItem(nextBook, afterItem: snapshot.itemIdentifiers(inSection: .reading)[0])
    }
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let book = dataSource.itemIdentifier(for: indexPath) else { return }
    openedTitles.append(book.title)
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

/// Tests for a subclass of `UITableViewDiffableDataSource`.
@MainActor
struct DiffableSubclassTests {
  private let stage = Stage()
  private let controller = BooksViewController()

  init() {
    stage.show(UINavigationController(rootViewController: controller))
    stage.settle()
  }

  @Test func theTableShowsTheSnapshot() {
    #expect(controller.table.visibleTexts == ["Walden", "Emma", "Ulysses"])
    #expect(controller.table.headerView(forSection: 1)?.textLabel?.text == "WISHLIST")
    stage.tapRow(1, section: 1, of: controller.table)
    #expect(controller.openedTitles == ["Ulysses"])
  }

  @Test func swipingDeletesThroughTheOverride() {
    stage.swipeRow(0, section: 1, of: controller.table, by: -100)
    let rect = controller.table.rectForRow(at: IndexPath(row: 0, section: 1))
    stage.tap(at: controller.table.convert(CGPoint(x: rect.maxX - 40, y: rect.midY), to: nil))
    stage.settle()
    #expect(controller.table.visibleTexts == ["Walden", "Ulysses"])
    #expect(controller.dataSource.snapshot().numberOfItems == 2)
  }

  @Test func itemsMoveBetweenSections() {
    controller.finish(Book(id: 1, title: "Emma"))
    stage.settle()
    #expect(controller.table.numberOfRows(inSection: 0) == 2)
    #expect(controller.table.visibleTexts == ["Walden", "Ulysses"])
    #expect(controller.dataSource.indexPath(for: Book(id: 2, title: "Ulysses"))?.section == 0)
  }
}
