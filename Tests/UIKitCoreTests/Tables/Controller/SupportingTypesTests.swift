import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for guarantees to tables (DS-029), archives (TC-003), and levels of lists (UI-012, UI-013).
@MainActor
struct SupportingTypesTests {
  private final class LevelController: UITableViewController {
    let depth: Int
    init(depth: Int) {
      self.depth = depth
      super.init(style: .plain)
    }
    required init?(coder: NSCoder) { fatalError("not archived") }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = indexPath.row == 0 ? .disclosureIndicator : .detailDisclosureButton
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      navigationController?.pushViewController(LevelController(depth: depth + 1), animated: true)
    }
    override func tableView(
      _ tableView: UITableView,
      accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
      navigationController?.pushViewController(UIViewController(), animated: true)
    }
  }

  private func show() -> (stage: Stage, navigation: UINavigationController, list: LevelController) {
    let list = LevelController(depth: 0)
    let navigation = UINavigationController(rootViewController: list)
    let stage = Stage(size: CGSize(width: 320, height: 480))
    stage.show(navigation)
    return (stage, navigation, list)
  }

  private func tap(x: CGFloat, row: Int, of list: LevelController, on stage: Stage) {
    let y = list.tableView.rectForRow(at: [0, row]).midY
    stage.tap(at: list.tableView.convert(CGPoint(x: x, y: y), to: nil))
    stage.settle()
  }

  @Test func tappingRowsWithChevronsPushes() {
    let (stage, navigation, list) = show()
    tap(x: 300, row: 0, of: list, on: stage)
    // UI-012.1, UI-001.4, DS-029.6
    #expect((navigation.topViewController as? LevelController)?.depth == 1)
  }

  @Test func tappingInfoButtonsShowsDetails() {
    let (stage, navigation, list) = show()
    let accessory = list.tableView.cellForRow(at: [0, 1])?.accessory
    tap(x: (accessory?.frame.minX ?? 0) + 11, row: 1, of: list, on: stage)
    #expect(navigation.viewControllers.count == 2)  // UI-013.1
    #expect(!(navigation.topViewController is LevelController))  // UI-013.1
  }

  @Test func scrollViewsCallTheirDelegates() {
    final class Follower: UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    let (scrollView, follower) = (UIScrollView(), Follower())
    scrollView.delegate = follower
    scrollView.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    scrollView.contentSize = CGSize(width: 100, height: 400)
    scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    #expect(follower.offsets == [50])  // DS-029.2
  }

  @Test func typesOfFoundationAreUsed() {
    let table = UITableView()
    table.reloadSections(IndexSet(), with: .none)
    let path = IndexPath(row: NSNotFound, section: 0)
    #expect(path.row == NSNotFound)  // DS-029.5
    let name: Notification.Name = UITableView.selectionDidChangeNotification
    #expect(!name.rawValue.isEmpty)  // DS-029.5
  }

  @Test func archiveInitializersExist() {
    let coder: NSCoder = NSKeyedArchiver(requiringSecureCoding: false)
    #expect(UITableViewCell(coder: coder)?.reuseIdentifier == nil)  // TC-003.1, PN-03, DS-029.5
    #expect(UITableViewHeaderFooterView(coder: coder)?.reuseIdentifier == nil)
  }
}
