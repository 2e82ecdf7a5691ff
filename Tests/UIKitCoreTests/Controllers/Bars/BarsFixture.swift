import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// A list of words that a search controller filters.
@MainActor
class WordsController: UITableViewController, UISearchResultsUpdating {
  static let all = (0..<40).map { "Word \($0)" }
  var words = WordsController.all
  /// The updates of the results, as the text and the scope: "Word 1/0".
  var updates: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "word")
  }

  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    words.count
  }

  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "word", for: path)
    cell.textLabel?.text = words[path.row]
    return cell
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    updates.append("\(text)/\(searchController.searchBar.selectedScopeButtonIndex)")
    words = text.isEmpty ? WordsController.all : WordsController.all.filter { $0.contains(text) }
    tableView.reloadData()
  }
}

/// A fixture with a list in a navigation controller, on a stage of 320 × 480 points.
@MainActor
final class BarsFixture {
  let stage = Stage(size: CGSize(width: 320, height: 480))
  let list = WordsController(style: .plain)
  let navigation: UINavigationController

  init(_ configure: (BarsFixture) -> Void = { _ in }) {
    navigation = UINavigationController(rootViewController: list)
    list.title = "Words"
    stage.checksDamage = true
    configure(self)
    stage.show(navigation)
    stage.settle()
  }

  var table: UITableView { list.tableView }
  var bar: UINavigationBar { navigation.navigationBar }
  var palette: NavigationPalette? { list.navigationItem.palette }
  /// The vertical position of the first row on the stage, in points.
  var firstRow: CGFloat {
    table.convert(table.rectForRow(at: IndexPath(row: 0, section: 0)).origin, to: nil).y
  }
}
