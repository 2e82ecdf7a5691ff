import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

@testable import rolltop

/// Tests for state restoration in the demo.
@MainActor @Suite struct ReopeningTests {
  @Test func theLastScreenIsRestored() throws {
    let first = DemoRun()
    let home = try #require(first.navigation?.viewControllers.first)
    let files = Screen.files.makeScreen(in: .still())
    first.navigation?.setViewControllers([home, files], animated: false)
    first.stage.settle()
    let table = try #require(first.table)
    table.contentOffset.y = 700
    let path = try #require(table.indexPathsForVisibleRows?[2])
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    first.stage.settle()
    let state = try #require(first.state)
    let second = DemoRun(state: state)
    #expect(second.navigation?.viewControllers.count == 2)
    #expect(second.navigation?.topViewController is FilesViewController)
    // DS-013.2
    #expect(second.table?.contentOffset.y == 700)
    #expect(second.table?.indexPathForSelectedRow == path)
  }

  @Test(arguments: [
    (Screen.settings, 0, "look"), (.settings, 2, "text-size"), (.gallery, 3, "controls"),
  ])
  func everyScreenOpenedByARowIsRestored(screen: Screen, row: Int, identifier: String) throws {
    let first = DemoRun()
    first.navigation?.pushViewController(screen.makeScreen(in: .still()), animated: false)
    first.stage.settle()
    let table = try #require(first.table)
    let path = IndexPath(row: row, section: 0)
    table.delegate?.tableView(table, didSelectRowAt: path)
    first.stage.settle()
    let state = try #require(first.state)
    let second = DemoRun(state: state)
    #expect(second.navigation?.topViewController?.restorationIdentifier == identifier)
    #expect(second.navigation?.viewControllers.count == 3)
  }

  @Test func theSelectedRowKindIsRestored() throws {
    let first = DemoRun()
    let rows = Screen.rows.makeScreen(in: .still())
    first.navigation?.pushViewController(rows, animated: false)
    first.stage.settle()
    let chooser = try #require(rows.navigationItem.titleView as? UISegmentedControl)
    chooser.selectedSegmentIndex = 1
    chooser.sendActions(for: .valueChanged)
    first.stage.settle()
    let state = try #require(first.state)
    let second = DemoRun(state: state)
    let top = second.navigation?.topViewController
    let shown = top?.navigationItem.titleView as? UISegmentedControl
    #expect(shown?.selectedSegmentIndex == 1)
  }

  @Test func theScreenOfTheCommandLineOverridesTheSavedOne() throws {
    let first = DemoRun()
    let home = try #require(first.navigation?.viewControllers.first)
    first.navigation?.pushViewController(Screen.gallery.makeScreen(in: .still()), animated: false)
    let state = try #require(first.state)
    let second = DemoRun(screen: .settings, state: state)
    #expect(second.navigation?.topViewController is SettingsViewController)
    #expect(home is HomeViewController)
    let third = DemoRun(state: second.state)
    #expect(third.navigation?.topViewController is GalleryViewController)
  }

  @Test(arguments: [false, true]) func aListScrolledToItsEndIsRestoredThere(isBold: Bool) throws {
    let first = DemoRun()
    let table = try #require(first.table)
    table.scrollToRow(at: table.lastRow, at: .bottom, animated: false)
    first.stage.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 100), duration: 0.2)
    first.stage.settle()
    let end = try #require(first.table?.endOffset)
    #expect(first.table?.contentOffset.y == end)
    let second = DemoRun(isBold: isBold, state: first.state)
    #expect(second.table?.contentOffset.y == second.table?.endOffset)
  }

  @Test func controlsFitLargeBoldTextFromTheStart() throws {
    let first = DemoRun()
    first.settings.textSize = .extraExtraExtraLarge
    first.split?.show(Screen.controls.makeScreens(in: .still()))
    first.stage.settle()
    let state = try #require(first.state)
    let second = DemoRun(isBold: true, state: state)
    let table = try #require(second.table)
    let buttons = table.visibleCells.compactMap { $0.accessoryView as? UIButton }
    #expect(buttons.count == 1)
    for button in buttons {
      #expect(button.bounds.width >= button.sizeThatFits(.zero).width)
    }
    assertSnapshot(of: second.stage, named: "controls-large-bold")
  }

  @Test func unknownIdentifiersCreateNoScreen() {
    #expect(Screen.makeScreen(withIdentifier: "no such place", in: .still()) == nil)
    let folder = Screen.makeScreen(withIdentifier: "folder:/somewhere", in: .still())
    #expect(folder?.restorationIdentifier == "folder:/somewhere")
    let file = Screen.makeScreen(withIdentifier: "file:/somewhere", in: .still())
    #expect(file is FileFactsViewController)
    #expect(file?.restorationIdentifier == "file:/somewhere")
  }
}

extension UITableView {
  /// The index path of the last row.
  fileprivate var lastRow: IndexPath {
    let section = numberOfSections - 1
    return IndexPath(row: numberOfRows(inSection: section) - 1, section: section)
  }

  /// The maximum vertical content offset, in points.
  fileprivate var endOffset: CGFloat {
    contentSize.height + adjustedContentInset.bottom - bounds.height
  }
}
