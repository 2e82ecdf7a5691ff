import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the edit menu in its two forms, a bar and a list.
@MainActor
struct EditMenuBarTests {
  private func panel(_ stage: Stage) -> MenuPanel? {
    stage.window.subviews.lazy.compactMap { $0 as? MenuPanel }.first
  }

  @Test func aFingerOpensABarBesideTheRow() {
    let list = MenuList(isClassic: false)
    list.stage.longPress(at: list.point(5))
    let row = list.tableView.rectForRow(at: IndexPath(row: 5, section: 0))
    #expect(list.titles == ["Copy", "Paste"])
    #expect(list.capsule.maxY == row.minY - 8 && list.capsule.height == 44)
    list.stage.tap(at: list.command(0))
    list.stage.settle()
    #expect(list.menu == nil && list.calls.last == "perform copy: 5")
    // There is enough space below the first row.
    list.stage.longPress(at: list.point(0))
    #expect(list.menu.map { $0.capsule.frame.minY } == 52)
  }

  @Test func thePointerAndKeysOpenAListMenu() throws {
    let list = MenuList(isClassic: false)
    list.stage.secondaryClick(at: list.point(5))
    #expect(list.menu == nil && list.stage.menuTitles == ["Copy", "Paste"])
    list.stage.press(.keyboardDownArrow)
    list.stage.press(.keyboardDownArrow)
    list.stage.press(.keyboardReturnOrEnter)
    list.stage.settle()
    #expect(panel(list.stage) == nil && list.calls.last == "perform paste: 5")
    list.stage.secondaryClick(at: list.point(3))
    list.stage.press(.keyboardEscape)
    list.stage.settle()
    #expect(panel(list.stage) == nil)
    // The menu closes when its row is removed.
    list.stage.secondaryClick(at: list.point(3))
    list.tableView.contentOffset.y = 100
    list.stage.settle()
    #expect(panel(list.stage) == nil)
  }

  @Test(arguments: [false, true])
  func theRowWhoseMenuIsOpenIsMarked(byKey: Bool) throws {
    let list = MenuList(isClassic: false)
    func marked() -> [CGRect] {
      list.tableView.subviews.filter { $0.layer.borderWidth == 2 }.map(\.frame)
    }
    if byKey {
      list.tableView.becomeFirstResponder()
      for _ in 0...5 { list.stage.press(.keyboardDownArrow) }
      list.stage.press(.keyboardApplication)
    } else {
      list.stage.secondaryClick(at: list.point(5))
    }
    #expect(panel(list.stage) != nil)
    let row = list.tableView.rectForRow(at: IndexPath(row: 5, section: 0))
    #expect(marked() == [row.insetBy(dx: 2, dy: 1)])
    list.stage.press(.keyboardEscape)
    list.stage.settle()
    #expect(marked().count == (byKey ? 1 : 0))
    // The menu bar of a touch has no arrow, so that the row is marked, too.
    list.stage.longPress(at: list.point(3))
    #expect(list.menu != nil)
    #expect(
      marked() == [
        list.tableView.rectForRow(at: IndexPath(row: 3, section: 0)).insetBy(dx: 2, dy: 1)
      ]
    )
    list.tableView.reloadData()
    list.stage.settle()
    #expect(marked().isEmpty)
  }

  @Test func destructiveCommandsAreRed() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let list = EditableList(rows: 5)
    stage.show(list.table)
    let open = { (row: Int) -> [Bool] in
      stage.secondaryClick(at: CGPoint(x: 100, y: 22 + 44 * CGFloat(row)))
      defer {
        stage.press(.keyboardEscape)
        stage.settle()
      }
      let labels = panel(stage)?.rows.compactMap {
        $0.subviews.lazy.compactMap { $0 as? UILabel }.first
      }
      return labels?.map { $0.textColor == .systemRed } ?? []
    }
    #expect(open(1) == [true])
    let handler: UIContextualAction.Handler = { $2(true) }
    list.trailing = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Bin", handler: handler),
      UIContextualAction(style: .normal, title: "Flag", handler: handler),
    ])
    #expect(open(1) == [true, false])
  }

  @Test func veryLargeTextUsesAListMenu() {
    let list = MenuList(isClassic: false)
    list.stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    list.stage.settle()
    list.stage.longPress(at: list.point(3))
    #expect(list.menu == nil && list.stage.menuTitles == ["Copy", "Paste"])
  }

  @Test func pagesHaveSpaceForTheirArrows() {
    func pages(_ widths: [CGFloat], _ room: CGFloat) -> [Range<Int>] {
      EditMenu.pages(of: widths, in: room, pagerWidth: 40)
    }
    #expect(pages([50, 50], 100) == [0..<2])
    #expect(pages([], 100) == [0..<0])
    // A page has an arrow to the next page and to the previous page if they exist.
    #expect(pages([50, 50, 50], 140) == [0..<2, 2..<3])
    #expect(pages([50, 50, 60], 139) == [0..<1, 1..<2, 2..<3])
    // A command that is too wide has its own page.
    #expect(pages([500, 10], 100) == [0..<1, 1..<2])
  }

  private func bar(
    _ titles: [String],
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    style: UIUserInterfaceStyle = .light
  ) -> (Stage, EditMenu) {
    let stage = Stage(size: CGSize(width: 320, height: 160), layoutDirection: direction)
    stage.window.overrideUserInterfaceStyle = style
    let root = UIView()
    root.backgroundColor = .systemBackground
    stage.show(root)
    let menu = EditMenu()
    for title in titles { menu.add(title) {} }
    menu.show(in: stage.window, pointingTo: CGRect(x: 150, y: 100, width: 20, height: 20))
    stage.settle()
    return (stage, menu)
  }

  private static let many = ["Cut", "Copy", "Paste", "Select All", "Look Up", "Translate", "Share"]

  @Test func arrowsShowMoreCommands() {
    let (stage, menu) = bar(Self.many)
    let shown = { menu.buttons.filter { !$0.isHidden }.compactMap(\.accessibilityLabel) }
    #expect(shown() == ["Cut", "Copy", "Paste"] && menu.pagers[0].isHidden)
    assertSnapshot(of: stage, named: "first-page")
    let next = menu.pagers[1]
    stage.tap(at: next.convert(CGPoint(x: 20, y: 20), to: nil))
    stage.settle()
    #expect(shown() == ["Select All", "Look Up"] && !menu.pagers[0].isHidden)
    assertSnapshot(of: stage, named: "second-page")
    #expect(menu.capsule.frame.minX >= 8 && menu.capsule.frame.maxX <= 312)
    // Arrow keys reach all commands.
    for _ in Self.many { stage.press(.keyboardRightArrow) }
    stage.settle()
    #expect(shown().contains("Share") && menu.pagers[1].isHidden)
    #expect(menu.buttons.last?.isHighlighted == true)
  }

  @Test func rightToLeftLayoutMirrorsTheBar() {
    let (stage, menu) = bar(Self.many, direction: .rightToLeft)
    #expect(menu.buttons[0].frame.minX > menu.buttons[1].frame.minX)
    #expect(menu.pagers[1].frame.minX == 0)
    stage.press(.keyboardLeftArrow)
    stage.press(.keyboardLeftArrow)
    #expect(menu.buttons[1].isHighlighted)
    stage.settle()
    assertSnapshot(of: stage, named: "right-to-left")
  }

  @Test func theBarIsDarkInTheDarkStyle() {
    let (stage, menu) = bar(["Cut", "Copy"], style: .dark)
    #expect(menu.capsule.frame.midX == 160)
    assertSnapshot(of: stage, named: "dark")
  }
}
