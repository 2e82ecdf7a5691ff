import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for touches and keys in an interface from right to left.
@MainActor
struct MirroredInteractionTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480), layoutDirection: .rightToLeft)
  private let taps = CallRecorder()

  init() {
    stage.checksDamage = true
  }

  private func showList(rows: Int = 5) -> EditableList {
    let list = EditableList(rows: rows)
    stage.show(list.table)
    list.log.take()
    return list
  }

  private func action(_ title: String) -> UIContextualAction {
    UIContextualAction(style: .normal, title: title) { [taps] action, _, completion in
      taps.record(action.title ?? "")
      completion(true)
    }
  }

  private func swipe(from start: CGFloat, to end: CGFloat, duration: TimeInterval = 0.3) {
    stage.drag(
      from: CGPoint(x: start, y: 66),
      to: CGPoint(x: end, y: 66),
      duration: duration,
      hold: 0.2
    )
    stage.settle()
  }

  // MARK: Tables

  @Test func aSwipeToTheRightRevealsTrailingActions() throws {
    let list = showList()
    list.trailing = UISwipeActionsConfiguration(actions: [action("Bin"), action("Flag")])
    swipe(from: 250, to: 100)
    #expect(!list.table.isEditing)
    swipe(from: 60, to: 200)
    let view = try #require(list.cell(1).editing.actions)
    #expect(view.side == .trailing && view.frame.minX == 0)
    #expect(view.frame.width == view.naturalWidth)
    #expect(list.cell(1).contentView.frame.minX == view.naturalWidth)
    // The first action is at the trailing edge of the row.
    #expect(view.buttons[0].frame.minX == 0)
    stage.tap(at: CGPoint(x: 10, y: 66))
    stage.settle()
    #expect(taps.take() == ["Bin"])
    #expect(!list.table.isEditing)
  }

  @Test func leadingActionsAreRevealedAtTheRight() throws {
    let list = showList()
    list.leading = UISwipeActionsConfiguration(actions: [action("Read")])
    swipe(from: 250, to: 190)
    let view = try #require(list.cell(1).editing.actions)
    #expect(view.side == .leading && view.frame.maxX == 320)
    #expect(list.cell(1).contentView.frame.minX == -view.naturalWidth)
    // A swipe back closes the row.
    swipe(from: 100, to: 200)
    #expect(!list.table.isEditing && list.cell(1).editing.actions == nil)
    // A full swipe performs the action.
    swipe(from: 310, to: 20)
    #expect(taps.take() == ["Read"])
  }

  @Test func theDirectionOfAFlingOpensOrCloses() {
    let list = showList()
    swipe(from: 100, to: 130)
    #expect(!list.table.isEditing)
    stage.drag(from: CGPoint(x: 100, y: 66), to: CGPoint(x: 130, y: 66), duration: 0.05)
    stage.settle()
    #expect(list.table.isEditing)
    stage.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 225, y: 66), duration: 0.05)
    stage.settle()
    #expect(!list.table.isEditing)
  }

  @Test func theDeletionControlIsAtTheRight() throws {
    let list = showList()
    list.table.setEditing(true, animated: false)
    stage.settle()
    #expect(list.cell(1).editing.control?.frame.maxX == 320)
    stage.tap(at: CGPoint(x: 20, y: 66))
    stage.settle()
    #expect(list.cell(1).editing.actions == nil)
    stage.tap(at: CGPoint(x: 300, y: 66))
    stage.settle()
    let actions = try #require(list.cell(1).editing.actions)
    #expect(actions.frame.minX == 0)
    stage.tap(at: CGPoint(x: 20, y: 66))
    stage.settle()
    #expect(list.names == ["Row 0", "Row 2", "Row 3", "Row 4"])
  }

  @Test func theDeletionControlDoesNotReachIntoTheContent() {
    let list = showList()
    list.table.setEditing(true, animated: false)
    stage.settle()
    let cell = list.cell(1)
    let edge = cell.contentView.frame.maxX
    #expect(edge < 320)
    #expect(cell.hitTest(CGPoint(x: edge - 10, y: 20), with: nil) is CellEditControl)
    #expect(!(cell.hitTest(CGPoint(x: edge - 30, y: 20), with: nil) is CellEditControl))
  }

  @Test func controlsSlideInFromTheRight() throws {
    let list = showList()
    list.table.setEditing(true, animated: true)
    let control = try #require(list.cell(1).editing.control)
    let start = control.shownX
    stage.advance(by: 0.1)
    let later = control.shownX
    #expect(start > later && later > control.frame.minX)
    stage.settle()
    #expect(control.shownX == control.frame.minX && control.frame.maxX == 320)
    list.table.setEditing(false, animated: true)
    stage.advance(by: 0.1)
    #expect(control.shownX > 320 - control.frame.width)
  }

  @Test func theGripIsAtTheLeft() {
    let list = showList()
    list.configure = { $0.showsReorderControl = true }
    list.table.reloadData()
    list.table.setEditing(true, animated: false)
    stage.settle()
    stage.touchDown(at: CGPoint(x: 300, y: 66))
    stage.advance(by: 0.3)
    stage.touchMove(to: CGPoint(x: 300, y: 110))
    stage.touchUp()
    stage.settle()
    #expect(list.names.first == "Row 0" && list.names[1] == "Row 1")
    stage.touchDown(at: CGPoint(x: 15, y: 66))
    stage.advance(by: 0.3)
    stage.touchMove(to: CGPoint(x: 15, y: 90))
    stage.advance(by: 0.1)
    stage.touchMove(to: CGPoint(x: 15, y: 115))
    stage.advance(by: 0.5)
    stage.touchUp()
    stage.settle()
    #expect(list.names[1] == "Row 2" && list.names[2] == "Row 1")
  }

  @Test func theDetailButtonIsAtTheLeft() {
    let list = showList()
    list.configure = { $0.accessoryType = .detailDisclosureButton }
    list.table.reloadData()
    stage.settle()
    stage.tap(at: CGPoint(x: 300, y: 66))
    stage.settle()
    #expect(list.log.take("accessory", "didSelect") == ["didSelect 1"])
    stage.tap(at: CGPoint(x: 25, y: 66))
    stage.settle()
    #expect(list.log.take("accessory", "didSelect") == ["accessory 1"])
  }

  @Test func theIndexIsAtTheLeft() throws {
    let source = ClosureSource(Array(repeating: 3, count: 20)) { _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    source.indexTitles = (0..<20).map { String(UnicodeScalar(UInt8(65 + $0))) }
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = source
    table.delegate = source
    stage.show(table)
    let bar = try #require(table.indexBar)
    #expect(bar.frame.minX == 0 && bar.frame.width > 0)
    #expect(table.cellForRow(at: [0, 0])?.contentView.frame.minX == bar.frame.width)
    stage.touchDown(at: CGPoint(x: 5, y: 240))
    #expect(table.contentOffset.y > 0)
    stage.touchUp()
    let offset = table.contentOffset.y
    stage.tap(at: CGPoint(x: 315, y: 100))
    #expect(table.contentOffset.y == offset)
    // The index bar stays at the edge while the content scrolls.
    table.contentOffset.y += 100
    stage.update()
    #expect(bar.convert(bar.bounds, to: nil).minX == 0)
  }

  @Test func theVerticalIndicatorIsAtTheLeft() throws {
    let list = showList(rows: 100)
    list.table.verticalScrollIndicatorInsets.left = 5
    list.table.verticalScrollIndicatorInsets.right = 50
    list.table.flashScrollIndicators()
    stage.advance(by: 0.1)
    func indicator() throws -> UIView {
      try #require(list.table.subviews.last { $0 is ScrollIndicatorView && $0.frame.width < 10 })
    }
    #expect(try indicator().frame.minX == 8)
    stage.window.traitOverrides.layoutDirection = .leftToRight
    stage.update()
    #expect(try indicator().frame.maxX == 267)
  }

  // MARK: Navigation

  private func showPages() -> (UINavigationController, UIViewController, UIViewController) {
    let (first, second) = (UIViewController(), UIViewController())
    (first.title, second.title) = ("First", "Second")
    let navigation = UINavigationController(rootViewController: first)
    stage.show(navigation)
    navigation.pushViewController(second, animated: false)
    stage.settle()
    return (navigation, first, second)
  }

  @Test func aPushSlidesInFromTheLeft() throws {
    let (navigation, _, second) = showPages()
    let third = UIViewController()
    navigation.pushViewController(third, animated: true)
    stage.advance(by: 0.1)
    #expect(third.view.frame.minX < 0 && third.view.frame.maxX > 0)
    #expect(second.view.frame.minX > 0)
    stage.settle()
    #expect(third.view.frame.minX == 0)
    navigation.popViewController(animated: true)
    stage.advance(by: 0.1)
    #expect(third.view.frame.minX < 0 && second.view.frame.minX > 0)
    stage.settle()
    #expect(second.view.frame.minX == 0)
  }

  @Test func aPanFromTheRightEdgeGoesBack() {
    let (navigation, first, second) = showPages()
    func pan(from start: CGFloat, to end: CGFloat) {
      stage.drag(
        from: CGPoint(x: start, y: 300),
        to: CGPoint(x: end, y: 300),
        duration: 0.4,
        hold: 0.3
      )
      stage.settle()
    }
    pan(from: 5, to: 280)
    #expect(navigation.viewControllers == [first, second])
    pan(from: 315, to: 250)
    #expect(navigation.viewControllers == [first, second])
    pan(from: 315, to: 60)
    #expect(navigation.viewControllers == [first])
    // The edge of the back swipe follows a change of direction.
    navigation.pushViewController(second, animated: false)
    stage.settle()
    navigation.view.semanticContentAttribute = .forceLeftToRight
    stage.settle()
    pan(from: 315, to: 60)
    #expect(navigation.viewControllers == [first, second])
    pan(from: 5, to: 280)
    #expect(navigation.viewControllers == [first])
  }

  @Test func theBackButtonIsAtTheRight() {
    let (navigation, first, second) = showPages()
    stage.tap(at: CGPoint(x: 15, y: 22))
    stage.settle()
    #expect(navigation.viewControllers == [first, second])
    stage.tap(at: CGPoint(x: 305, y: 22))
    stage.settle()
    #expect(navigation.viewControllers == [first])
  }

  // MARK: Controls

  private func show(_ control: UIControl, width: CGFloat = 200) {
    stage.show(UIView())
    control.frame = CGRect(x: 20, y: 100, width: width, height: 34)
    stage.window.subviews.first?.addSubview(control)
    stage.update()
  }

  @Test func aSlidersValueGrowsToTheLeft() {
    let slider = UISlider()
    slider.value = 0.25
    show(slider)
    let thumb = slider.thumbRect(
      forBounds: slider.bounds,
      trackRect: slider.trackRect(forBounds: slider.bounds),
      value: 0.25
    )
    #expect(thumb.midX > 100)
    let start = slider.convert(CGPoint(x: thumb.midX, y: 17), to: nil)
    let contentWidth = CGFloat(200 - 28)
    stage.drag(from: start, to: CGPoint(x: start.x - contentWidth / 2, y: start.y), duration: 0.2)
    #expect(abs(slider.value - 0.75) < 0.01)
    slider.semanticContentAttribute = .playback
    stage.update()
    let left = slider.convert(CGPoint(x: 14 + 0.75 * contentWidth, y: 17), to: nil)
    stage.drag(from: left, to: CGPoint(x: left.x - contentWidth / 2, y: left.y), duration: 0.2)
    #expect(abs(slider.value - 0.25) < 0.01)
  }

  @Test func aSwitchIsOnAtTheLeft() {
    let toggle = UISwitch()
    show(toggle)
    stage.drag(from: CGPoint(x: 60, y: 115), to: CGPoint(x: 25, y: 115), duration: 0.2)
    stage.settle()
    #expect(toggle.isOn)
    stage.drag(from: CGPoint(x: 60, y: 115), to: CGPoint(x: 25, y: 115), duration: 0.2)
    #expect(toggle.isOn)
    stage.drag(from: CGPoint(x: 25, y: 115), to: CGPoint(x: 65, y: 115), duration: 0.2)
    stage.settle()
    #expect(!toggle.isOn)
    // The knob of a switch that is off.
    #expect(stage.color(at: CGPoint(x: 56, y: 115)).hexDigits == "FFFFFF")
    toggle.semanticContentAttribute = .forceLeftToRight
    #expect(stage.color(at: CGPoint(x: 35, y: 115)).hexDigits == "FFFFFF")
  }

  @Test func segmentsCountFromTheRight() {
    let segments = UISegmentedControl(items: ["A", "B", "C"])
    show(segments, width: 210)
    for (x, index) in [(CGFloat(215), 0), (125, 1), (30, 2), (199, 0), (89, 2), (91, 1)] {
      stage.tap(at: CGPoint(x: x, y: 115))
      stage.settle()
      #expect(segments.selectedSegmentIndex == index)
    }
  }

  @Test func aStepperIncrementsAtTheLeft() {
    let stepper = UIStepper()
    show(stepper)
    stage.tap(at: CGPoint(x: 35, y: 115))
    #expect(stepper.value == 1)
    stage.tap(at: CGPoint(x: 200, y: 115))
    #expect(stepper.value == 0)
  }

  @Test func aTextFieldIsClearedAtTheLeft() {
    let field = UITextField()
    field.text = "Text"
    field.clearButtonMode = .always
    field.borderStyle = .roundedRect
    show(field)
    let text = field.textRect(forBounds: field.bounds)
    #expect(text.minX == 29 && text.maxX == 193)
    stage.tap(at: CGPoint(x: 205, y: 117))
    #expect(field.text == "Text")
    stage.tap(at: CGPoint(x: 35, y: 117))
    #expect(field.text == "")
  }

  @Test func theCaretFollowsTextFromRightToLeft() {
    let field = UITextField()
    show(field)
    field.becomeFirstResponder()
    field.insertText("שלום")
    func caret(_ offset: Int) -> CGFloat { field.caretRect(TextOffset(offset)).minX }
    let textWidth = field.geometry.layout.lines[0].width
    #expect(field.textStart(in: field.bounds) == 200 - TextEditor.caretWidth - textWidth)
    #expect(caret(4) == field.textStart(in: field.bounds))
    #expect(caret(0) == 200 - TextEditor.caretWidth)
    stage.tap(at: CGPoint(x: 219, y: 117))
    #expect(field.content.selection.head == 0)
    stage.press(.keyboardLeftArrow)
    #expect(field.content.selection.head == 1)
    stage.press(.keyboardRightArrow)
    #expect(field.content.selection.head == 0)
    field.text = "Latin"
    #expect(caret(0) == field.textStart(in: field.bounds))
  }

  @Test func arrowKeysMoveBetweenMirroredButtons() {
    let root = UIViewController()
    stage.show(root)
    let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
    for title in ["One", "Two"] {
      alert.addAction(
        UIAlertAction(title: title, style: .default) { [taps] in taps.record($0.title ?? "") }
      )
    }
    root.present(alert, animated: false)
    stage.settle()
    stage.press(.keyboardTab)
    stage.press(.keyboardLeftArrow)
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(taps.take() == ["Two"])
  }

  @Test func withoutFocusTheLeftArrowBeginsAtTheFirstButton() {
    let root = UIViewController()
    stage.show(root)
    let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
    for title in ["One", "Two"] {
      alert.addAction(
        UIAlertAction(title: title, style: .default) { [taps] in taps.record($0.title ?? "") }
      )
    }
    root.present(alert, animated: false)
    stage.settle()
    stage.press(.keyboardLeftArrow)
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(taps.take() == ["One"])
  }

  @Test func aFlingFromTheRightEdgeGoesBack() {
    let (navigation, first, _) = showPages()
    stage.drag(from: CGPoint(x: 318, y: 300), to: CGPoint(x: 240, y: 300), duration: 0.08)
    stage.settle()
    #expect(navigation.viewControllers == [first])
  }

  /// The actions of a group's first row are at its left edge.
  @Test func actionsInAGroupAreRoundedAtTheirEdge() throws {
    let list = EditableList(.grouped, rows: 3)
    list.trailing = UISwipeActionsConfiguration(actions: [action("Bin")])
    list.table.traitOverrides.tableTheme = .classic
    stage.show(list.table)
    stage.settle()
    let row = list.table.rectForRow(at: [0, 0])
    stage.drag(
      from: CGPoint(x: 60, y: row.midY),
      to: CGPoint(x: 200, y: row.midY),
      duration: 0.3,
      hold: 0.2
    )
    stage.settle()
    let view = try #require(list.cell(0).editing.actions)
    #expect(view.layer.cornerRadius > 0)
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner])
  }
}
