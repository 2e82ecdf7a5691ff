import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Tests for reading a stage's texts, and for taps and swipes by text.
@MainActor
struct StageReadingTests {
  private let stage = Stage(size: CGSize(width: 320, height: 300))
  private let controller = FruitController(style: .plain)

  init() { stage.show(UINavigationController(rootViewController: controller)) }

  @Test func visibleTextsAreReadInOrder() {
    #expect(
      stage.spokenTexts.prefix(4) == ["Fruit", "Add", "Fruit 0, 0 pieces", "Fruit 1, 1 pieces"]
    )
    #expect(!stage.spokenTexts.contains { $0.hasPrefix("Fruit 900") })
  }

  @Test func rowsAndButtonsAreTappedByTheirTexts() {
    stage.tap("Fruit 2")
    #expect(controller.tableView.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    stage.tap("Add")
    #expect(controller.additionCount == 1)
  }

  @Test func aSwipeOpensTheActionsOfARow() {
    stage.swipe("Fruit 1", .left)
    stage.settle()
    stage.tap("Delete")
    stage.settle()
    #expect(controller.deletedIndexPaths == [IndexPath(row: 1, section: 0)])
  }

  @Test func aSwipeUpwardsScrolls() {
    stage.swipe("Fruit 2", .up)
    stage.settle()
    #expect(controller.tableView.contentOffset.y > 100)
    stage.swipe(stage.spokenTexts.contains("Fruit 9, 9 pieces") ? "Fruit 9" : "Fruit 12", .down)
    #expect(controller.tableView.isDecelerating)
  }

  @Test func coveredTextsAreNotRead() {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in })
    controller.present(alert, animated: false)
    #expect(stage.spokenTexts == ["Sure?", "Yes"])
    stage.tap("Yes")
    stage.settle()
    #expect(stage.spokenTexts.contains("Fruit"))
  }

  @Test func aMissingTextFailsWithTheVisibleTexts() {
    #expect(stage.frame(of: "Nothing") == nil)
    withKnownIssue {
      stage.tap("Nothing")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("there are [\"Fruit\", \"Add\"") }
    }
  }

  private final class FruitController: UITableViewController {
    private(set) var additionCount = 0
    private(set) var deletedIndexPaths: [IndexPath] = []
    private var rowCount = 1_000

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Fruit"
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Add",
        primaryAction: UIAction { [weak self] _ in self?.additionCount += 1 }
      )
    }

    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
      rowCount
    }

    override func tableView(
      _ table: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        table.dequeueReusableCell(withIdentifier: "fruit")
        ?? UITableViewCell(style: .subtitle, reuseIdentifier: "fruit")
      cell.textLabel?.text = "Fruit \(indexPath.row)"
      cell.detailTextLabel?.text = "\(indexPath.row) pieces"
      return cell
    }

    override func tableView(
      _ table: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      deletedIndexPaths.append(indexPath)
      rowCount -= 1
      table.deleteRows(at: [indexPath], with: .automatic)
    }
  }
}
