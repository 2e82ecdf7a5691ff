import UIKit

/// Container view controllers: tabs, sheets and popovers.
final class ContainersViewController: ListViewController {
  private enum Row: Int, CaseIterable {
    case tabs, sheet, popover, actionSheet

    var texts: (title: String, subtitle: String, symbol: String) {
      switch self {
      case .tabs: ("Tabs", "Three lists, one with a badge", "square.grid.2x2")
      case .sheet: ("Sheet with detents", "Half of the window, or all of it", "rectangle.stack")
      case .popover: ("Popover", "Points to its row", "bubble.left")
      case .actionSheet: ("Action sheet", "What to do with it", "square.and.arrow.up")
      }
    }
  }

  private static let cellIdentifier = "Container"

  init() {
    super.init(style: .grouped, lines: [.body, .footnote], wrapsLargeTexts: true)
    title = "Containers"
  }

  override func redrawImages() { reconfigureVisibleRows() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Row.allCases.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier)
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: Self.cellIdentifier)
    guard let texts = Row(rawValue: indexPath.row)?.texts else { return cell }
    cell.textLabel?.text = texts.title
    cell.detailTextLabel?.text = texts.subtitle
    cell.imageView?.image = IconImage.template(symbol: texts.symbol, for: traitCollection)
    cell.accessoryType = .disclosureIndicator
    wrapTexts(of: cell)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let row = Row(rawValue: indexPath.row) else { return }
    tableView.deselectRow(at: indexPath, animated: true)
    present(row, from: tableView.cellForRow(at: indexPath))
  }

  private func present(_ row: Row, from source: UIView?) {
    let controller: UIViewController =
      switch row {
      case .tabs: makeTabs()
      case .sheet: makeSheet()
      case .popover: makePopover(from: source)
      case .actionSheet: makeActionSheet(from: source)
      }
    present(controller, animated: true)
  }

  // MARK: Creation

  private func makeTabs() -> UIViewController {
    let tabs = UITabBarController()
    let pages: [(title: String, symbol: String, rows: [String])] = [
      ("Today", "calendar", ["Water the lemons", "Call the library", "Tram at five"]),
      ("Lists", "list.bullet", ["Groceries", "Books to return", "Birthdays"]),
      ("Done", "checkmark.circle", ["Windows closed", "Bicycle repaired"]),
    ]
    tabs.viewControllers = pages.map { page in
      let list = WordsViewController(title: page.title, words: page.rows)
      list.navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [weak tabs] _ in tabs?.dismiss(animated: true) }
      )
      let navigation = UINavigationController(rootViewController: list)
      navigation.tabBarItem = UITabBarItem(
        title: page.title,
        image: UIImage(systemName: page.symbol),
        selectedImage: nil
      )
      return navigation
    }
    tabs.viewControllers?.first?.tabBarItem.badgeValue = "3"
    return tabs
  }

  private func makeSheet() -> UIViewController {
    let list = WordsViewController(
      title: "Order",
      words: [
        "Lentil soup", "Dumplings", "Fried rice", "Lemonade", "Tea", "Pancakes", "Bread", "Salad",
      ]
    )
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction { [weak list] _ in list?.dismiss(animated: true) }
    )
    let navigation = UINavigationController(rootViewController: list)
    if let sheet = navigation.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    return navigation
  }

  private func makePopover(from source: UIView?) -> UIViewController {
    let list = WordsViewController(title: "Sizes", words: ["Small", "Medium", "Large"])
    list.modalPresentationStyle = .popover
    list.preferredContentSize = CGSize(width: 220, height: 3 * 44)
    list.tableView.isScrollEnabled = false
    list.popoverPresentationController?.sourceView = source
    list.popoverPresentationController?.sourceRect = source?.bounds ?? .zero
    list.popoverPresentationController?.delegate = self
    list.onSelection = { [weak list] in list?.dismiss(animated: true) }
    return list
  }

  private func makeActionSheet(from source: UIView?) -> UIViewController {
    let sheet = UIAlertController(
      title: "Greenhouse.jpg",
      message: nil,
      preferredStyle: .actionSheet
    )
    sheet.addAction(UIAlertAction(title: "Send", style: .default))
    sheet.addAction(UIAlertAction(title: "Print", style: .default))
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = source
    sheet.popoverPresentationController?.sourceRect = source?.bounds ?? .zero
    return sheet
  }
}

extension ContainersViewController: UIPopoverPresentationControllerDelegate {
  /// Returns `.none`, which keeps the popover style in narrow windows.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}

/// A list of words.
final class WordsViewController: ListViewController {
  private let words: [String]
  /// Called after a row was selected.
  var onSelection: () -> Void = {}
  private static let cellIdentifier = "Word"

  init(title: String, words: [String], lines: [UIFont.TextStyle] = [.body]) {
    self.words = words
    super.init(style: .plain, lines: lines)
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    words.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    cell.textLabel?.text = words[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onSelection()
  }
}
