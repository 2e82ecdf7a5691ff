import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for menus of buttons, bar items, rows and other views.
@MainActor
struct MenuTests {
  private final class Log { var calls: [String] = [] }
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let log = Log()

  init() { stage.checksDamage = true }

  private func action(
    _ title: String,
    _ attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [log] in
      log.calls.append($0.title)
    }
  }

  private var menu: UIMenu {
    UIMenu(
      title: "Edit",
      children: [
        action("Copy"), action("Hidden", .hidden), action("Off", .disabled),
        UIMenu(options: .displayInline, children: [action("Delete", .destructive)]),
        UIMenu(title: "More", children: [action("One"), action("Two")]),
      ]
    )
  }

  private var panel: MenuPanel? {
    stage.window.subviews.compactMap { $0 as? MenuPanel }.last { !$0.isClosing }
  }

  private func tapEntry(_ title: String) {
    stage.settle()
    guard let row = panel?.rows.first(where: { $0.accessibilityLabel == title }) else {
      Issue.record("There is no entry \(title)")
      return
    }
    stage.tap(at: row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
  }

  private func makeButton(primary: Bool = true) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    button.frame = CGRect(x: 20, y: 40, width: 100, height: 40)
    button.menu = menu
    button.showsMenuAsPrimaryAction = primary
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.backgroundColor = .systemBackground
    view.addSubview(button)
    stage.show(view)
    return button
  }

  @Test func aTapOpensThePrimaryMenu() {
    let button = makeButton()
    button.addAction(UIAction { [log] _ in log.calls.append("menu") }, for: .menuActionTriggered)
    stage.tap(at: CGPoint(x: 70, y: 60))
    #expect(log.calls == ["menu"])
    #expect(panel?.rows.map(\.accessibilityLabel) == ["Copy", "Off", "Delete", "More"])
    tapEntry("Copy")
    #expect(log.calls == ["menu", "Copy"])
    #expect(panel == nil)
    stage.settle()
    #expect(!stage.window.subviews.contains { $0 is MenuPanel })
  }

  @Test func disabledEntriesDoNotCloseTheMenu() {
    _ = makeButton()
    stage.tap(at: CGPoint(x: 70, y: 60))
    tapEntry("Off")
    #expect(panel != nil)
    stage.tap(at: CGPoint(x: 310, y: 470))
    #expect(panel == nil)
    #expect(log.calls.isEmpty)
  }

  @Test func submenusOpenInPlace() {
    _ = makeButton()
    stage.tap(at: CGPoint(x: 70, y: 60))
    tapEntry("More")
    #expect(panel?.rows.map(\.accessibilityLabel) == ["More", "One", "Two"])
    tapEntry("More")
    #expect(panel?.rows.count == 4)
    tapEntry("More")
    tapEntry("Two")
    #expect(log.calls == ["Two"])
  }

  @Test func arrowKeysAndReturnChooseAnEntry() {
    _ = makeButton()
    stage.tap(at: CGPoint(x: 70, y: 60))
    stage.press(.keyboardUpArrow)
    #expect(panel?.rows.last?.isHighlighted == true)
    stage.press(.keyboardRightArrow)
    stage.press(.keyboardDownArrow)
    stage.press(.keyboardReturnOrEnter)
    #expect(log.calls == ["Two"])
    stage.tap(at: CGPoint(x: 70, y: 60))
    stage.press(.keyboardEscape)
    #expect(panel == nil)
  }

  @Test func keysAreMirroredAndSkipDisabledEntries() {
    _ = makeButton()
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    stage.settle()
    openMenu()
    stage.press(.keyboardDownArrow)
    stage.press(.keyboardDownArrow)
    #expect(panel?.rows.first { $0.isHighlighted }?.accessibilityLabel == "Delete")
    stage.press(.keyboardEnd)
    stage.press(.keyboardLeftArrow)
    #expect(panel?.rows.map(\.accessibilityLabel) == ["More", "One", "Two"])
    stage.press(.keyboardRightArrow)
    #expect(panel?.rows.count == 4)
  }

  private func openMenu() {
    stage.tap(at: CGPoint(x: 70, y: 60))
    stage.settle()
  }

  @Test func longMenusScroll() throws {
    let button = makeButton()
    button.menu = UIMenu(children: (0..<30).map { action("\($0)") })
    openMenu()
    let panel = try #require(panel)
    let last = try #require(panel.rows.last)
    func top(_ row: MenuRow) -> CGFloat { row.convert(CGPoint.zero, to: nil).y }
    #expect(top(last) > 480)
    stage.drag(
      from: CGPoint(x: 70, y: 300),
      to: CGPoint(x: 70, y: 100),
      duration: 0.3,
      hold: 0.3
    )
    stage.settle()
    #expect(log.calls.isEmpty)
    #expect(panel.overflow > 0)
    stage.scrollWheel(by: CGVector(dx: 0, dy: -100), at: CGPoint(x: 70, y: 200))
    stage.settle()
    #expect(top(last) + last.bounds.height == 472)
    stage.press(.keyboardHome)
    stage.settle()
    #expect(panel.rows.first.map(top) == 8)
    stage.press(.keyboardEnd)
    stage.settle()
    stage.press(.keyboardReturnOrEnter)
    #expect(log.calls == ["29"])
  }

  @Test func aSlidingFingerHighlightsEntries() throws {
    _ = makeButton()
    openMenu()
    let rows = try #require(panel?.rows)
    func middle(_ row: MenuRow) -> CGPoint {
      row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    }
    stage.touchDown(at: middle(rows[0]))
    #expect(rows[0].isHighlighted)
    stage.touchMove(to: middle(rows[2]))
    #expect(!rows[0].isHighlighted && rows[2].isHighlighted)
    stage.touchUp()
    #expect(log.calls == ["Delete"])
  }

  @Test func screenReadersReadEntries() throws {
    let button = makeButton()
    button.menu = UIMenu(
      title: "Sort",
      children: [
        action("Name", state: .on), action("Size", .disabled),
        UIAction(title: "Date", subtitle: "Newest first") { [log] _ in log.calls.append("Date") },
      ]
    )
    openMenu()
    let panel = try #require(panel)
    #expect(
      panel.rows.map(\.accessibilityTraits) == [
        [.button, .selected], [.button, .notEnabled], .button,
      ]
    )
    #expect(panel.rows[2].accessibilityValue == "Newest first")
    #expect(panel.accessibilityViewIsModal)
    #expect(!panel.rows[1].accessibilityActivate())
    #expect(panel.rows[2].accessibilityActivate())
    #expect(log.calls == ["Date"])
  }

  @Test(arguments: [false, true]) func largeTextsHaveHigherEntries(isLarge: Bool) {
    if isLarge {
      stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    }
    let button = makeButton()
    button.menu = UIMenu(
      title: "Sort by",
      children: [
        UIAction(title: "Name", subtitle: "From A to Z", image: UIImage(systemName: "tag")) { _ in
        },
        action("Modification date", state: .on),
        UIMenu(title: "More", children: [action("One")]),
      ]
    )
    openMenu()
    #expect(panel?.rows.allSatisfy { $0.bounds.height >= (isLarge ? 60 : 44) } == true)
    assertSnapshot(of: stage, named: isLarge ? "menu-large" : "menu")
  }

  @Test func secondaryMenusNeedALongPressOrTheSecondaryButton() {
    let button = makeButton(primary: false)
    button.addAction(UIAction { [log] _ in log.calls.append("tap") }, for: .touchUpInside)
    stage.tap(at: CGPoint(x: 70, y: 60))
    #expect(log.calls == ["tap"])
    #expect(panel == nil)
    stage.longPress(at: CGPoint(x: 70, y: 60))
    #expect(panel != nil)
    #expect(log.calls == ["tap"])
    stage.press(.keyboardEscape)
    stage.settle()
    stage.secondaryClick(at: CGPoint(x: 70, y: 60))
    #expect(panel != nil)
  }

  @Test func singleSelectionMarksTheChosenEntry() {
    let button = makeButton()
    button.menu = UIMenu(
      options: .singleSelection,
      children: [action("Small", state: .on), action("Large")]
    )
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Small")
    stage.tap(at: CGPoint(x: 70, y: 60))
    tapEntry("Large")
    stage.settle()
    #expect(button.currentTitle == "Large")
    #expect(button.menu?.selectedElements.map(\.title) == ["Large"])
  }

  @Test func keepsMenuPresentedLeavesTheMenuOpen() {
    let button = makeButton()
    button.menu = UIMenu(children: [action("Again", .keepsMenuPresented)])
    stage.tap(at: CGPoint(x: 70, y: 60))
    tapEntry("Again")
    tapEntry("Again")
    #expect(log.calls == ["Again", "Again"])
    #expect(panel != nil)
  }

  @Test func barItemsHaveMenus() {
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: menu)
    stage.show(UINavigationController(rootViewController: controller))
    stage.settle()
    stage.tap(at: CGPoint(x: 285, y: 22))
    tapEntry("Copy")
    #expect(log.calls == ["Copy"])
  }

  // MARK: Context menus

  private final class MenuDelegate: UIContextMenuInteractionDelegate {
    var configuration: UIContextMenuConfiguration?
    var calls: [String] = []
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls.append("at \(Int(location.x)) \(Int(location.y))")
      return configuration
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      calls.append("display")
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      calls.append("end")
      animator?.addCompletion { [weak self] in self?.calls.append("gone") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      calls.append("commit \(animator.previewViewController?.title ?? "")")
    }
  }

  @Test func viewsHaveContextMenus() {
    let delegate = MenuDelegate()
    let interaction = UIContextMenuInteraction(delegate: delegate)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.addInteraction(interaction)
    #expect(view.interactions.count == 1)
    stage.show(view)
    stage.longPress(at: CGPoint(x: 50, y: 100))
    #expect(panel == nil)
    let preview = UIViewController()
    preview.title = "Preview"
    preview.preferredContentSize = CGSize(width: 200, height: 150)
    delegate.configuration = UIContextMenuConfiguration(
      previewProvider: { preview },
      actionProvider: { [menu] _ in menu }
    )
    delegate.calls = []
    stage.longPress(at: CGPoint(x: 50, y: 100))
    stage.settle()
    #expect(delegate.calls == ["at 50 100", "display"])
    #expect(preview.view.bounds.size == CGSize(width: 200, height: 150))
    #expect(preview.appearance == .appeared)
    let point = preview.view.convert(CGPoint(x: 20, y: 20), to: nil)
    stage.tap(at: point)
    stage.settle()
    #expect(delegate.calls == ["at 50 100", "display", "end", "commit Preview", "gone"])
    #expect(preview.appearance == .disappeared)
    view.removeInteraction(interaction)
    delegate.calls = []
    stage.secondaryClick(at: CGPoint(x: 50, y: 100))
    #expect(delegate.calls.isEmpty)
  }

  private final class MenuList: UITableViewController {
    var calls: [String] = []
    var menu = UIMenu()
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(path.row)"
      return cell
    }
    override func tableView(
      _ tableView: UITableView,
      contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls.append("\(indexPath.row)")
      return indexPath.row == 1
        ? nil : UIContextMenuConfiguration(actionProvider: { [menu] _ in menu })
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select")
    }
  }

  @Test func rowsHaveContextMenus() {
    let list = MenuList(style: .plain)
    list.menu = menu
    stage.show(list)
    stage.longPress(at: CGPoint(x: 50, y: 66))
    #expect(panel == nil)
    list.calls = []
    stage.longPress(at: CGPoint(x: 50, y: 110))
    stage.settle()
    #expect(list.calls == ["2"])
    #expect(stage.hex(at: 300, 100) == "FFFFFF")
    #expect(stage.hex(at: 300, 20) != "FFFFFF")
    tapEntry("Copy")
    #expect(log.calls == ["Copy"])
    stage.settle()
    list.calls = []
    stage.secondaryClick(at: CGPoint(x: 50, y: 198))
    stage.settle()
    #expect(list.calls == ["4"])
    #expect(panel != nil)
    list.tableView.contentOffset.y = 50
    stage.settle()
    #expect(panel == nil)
  }

  @Test func snapshotsMatch() {
    let list = MenuList(style: .plain)
    list.menu = UIMenu(
      title: "Row",
      children: [
        UIAction(title: "Copy", image: UIImage(systemName: "doc")) { _ in },
        action("Marked", state: .on),
        UIMenu(options: .displayInline, children: [action("Delete", .destructive)]),
        UIMenu(title: "More", children: [action("One")]),
      ]
    )
    stage.show(list)
    stage.longPress(at: CGPoint(x: 50, y: 110))
    stage.settle()
    assertSnapshot(of: stage, named: "context-menu")
    stage.press(.keyboardEscape)
    stage.window.overrideUserInterfaceStyle = .dark
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    stage.settle()
    stage.secondaryClick(at: CGPoint(x: 200, y: 198))
    stage.settle()
    assertSnapshot(of: stage, named: "context-menu-dark-mirrored")
  }

  // MARK: Deferred elements

  private func openMenu(with children: [UIMenuElement]) {
    let button = makeButton()
    button.menu = UIMenu(children: children)
    stage.tap(at: CGPoint(x: 70, y: 60))
  }

  private var titles: [String?]? { panel?.rows.map(\.accessibilityLabel) }

  @Test func deferredElementsAppearWhenTheyAreProvided() throws {
    var completion: (([UIMenuElement]) -> Void)?
    var count = 0
    let deferred = UIDeferredMenuElement {
      count += 1
      completion = $0
    }
    openMenu(with: [action("First"), deferred, action("Last")])
    #expect(titles == ["First", "Last"] && count == 1)
    let lastRowY = try #require(panel?.rows.last).frame.minY
    stage.advance(by: 1)
    #expect(lastRowY == 88)
    completion?([action("One"), action("Two")])
    #expect(titles == ["First", "One", "Two", "Last"])
    completion?([action("Again")])
    #expect(titles == ["First", "One", "Two", "Last"])
    tapEntry("Two")
    #expect(log.calls == ["Two"])
    stage.settle()
    openMenu(with: [deferred])
    #expect(titles == ["One", "Two"] && count == 1)
  }

  @Test func uncachedElementsAreProvidedEachTime() {
    var count = 0
    let deferred = UIDeferredMenuElement.uncached {
      count += 1
      $0([action("Number \(count)")])
    }
    openMenu(with: [deferred])
    #expect(titles == ["Number 1"])
    tapEntry("Number 1")
    stage.settle()
    openMenu(with: [action("Other"), deferred])
    #expect(titles == ["Other", "Number 2"])
  }

  @Test func elementsProvidedAfterDismissalAreDropped() {
    var completion: (([UIMenuElement]) -> Void)?
    openMenu(with: [UIDeferredMenuElement { completion = $0 }])
    panel?.close()
    completion?([action("Late")])
    stage.settle()
    #expect(panel == nil && log.calls == [])
  }

  @Test func deferredElementsTakePartInSingleSelection() throws {
    let (oldChoice, newChoice) = (action("Old", state: .on), action("New"))
    openMenu(with: [
      UIMenu(
        options: [.singleSelection, .displayInline],
        children: [oldChoice, UIDeferredMenuElement { $0([newChoice]) }]
      )
    ])
    tapEntry("New")
    #expect(oldChoice.state == .off && newChoice.state == .on)
  }

  /// A submenu of a long menu starts at its first element.
  @Test func eachSubmenuBeginsAtItsTop() throws {
    let inner = UIMenu(title: "Inner", children: (0..<20).map { action("Inner \($0)") })
    openMenu(with: (0..<15).map { action("Outer \($0)") } + [inner])
    stage.settle()
    panel?.scrollEntries(by: 1_000)
    stage.settle()
    tapEntry("Inner")
    stage.settle()
    #expect(panel?.rows.first?.frame.minY == 0)
  }
}
