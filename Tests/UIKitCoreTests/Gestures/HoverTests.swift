import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the pointer without a pressed button: tints, recognisers, shapes and tooltips.
@MainActor @Suite(.serialized)
struct HoverTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))

  private func hoverView(_ table: UITableView, _ row: Int) -> UIView? {
    table.cellForRow(at: IndexPath(row: row, section: 0))?.hoverView
  }

  @Test func theRowUnderThePointerIsTinted() {
    let fixture = TableFixture([100])
    let (table, stage) = (fixture.table, fixture.stage)
    stage.pointerMove(to: fixture.middle(ofRow: 2))
    stage.settle()
    #expect(hoverView(table, 2) != nil)
    #expect(hoverView(table, 3) == nil)
    stage.pointerMove(to: fixture.middle(ofRow: 3))
    stage.settle()
    #expect(hoverView(table, 2) == nil)
    #expect(hoverView(table, 3) != nil)
    stage.pointerLeave()
    stage.settle()
    #expect(hoverView(table, 3) == nil)
  }

  @Test func noRowIsTintedUnderTheScrollbar() {
    let fixture = TableFixture([100])
    let (table, stage) = (fixture.table, fixture.stage)
    func tintedRowCount() -> Int { table.visibleCells.count { $0.hoverView != nil } }
    stage.pointerMove(to: CGPoint(x: 200, y: 100))
    stage.settle()
    #expect(tintedRowCount() == 1)
    stage.pointerMove(to: CGPoint(x: 314, y: 100))
    stage.advance(by: 1.0 / 60)
    #expect(tintedRowCount() == 0)
    stage.pointerDown(at: CGPoint(x: 314, y: 100))
    stage.advance(by: 1)
    stage.pointerMove(to: CGPoint(x: 200, y: 200))
    stage.advance(by: 1.0 / 60)
    #expect(tintedRowCount() == 0)
    stage.pointerUp()
    stage.settle()
    #expect(tintedRowCount() == 1)
  }

  @Test func aSelectedRowHasNoTint() {
    let fixture = TableFixture([100])
    fixture.stage.click(at: fixture.middle(ofRow: 2))
    fixture.stage.pointerMove(to: fixture.middle(ofRow: 2))
    fixture.stage.settle()
    #expect(hoverView(fixture.table, 2) == nil)
    fixture.table.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)
    #expect(hoverView(fixture.table, 2) != nil)
  }

  @Test func rowsThatCannotBeSelectedAreNotTinted() {
    let fixture = TableFixture([100])
    fixture.table.allowsSelection = false
    fixture.stage.pointerMove(to: fixture.middle(ofRow: 2))
    fixture.stage.settle()
    #expect(hoverView(fixture.table, 2) == nil)
    UITableView.tintsRowUnderPointer = false
    defer { UITableView.tintsRowUnderPointer = true }
    fixture.table.allowsSelection = true
    fixture.stage.pointerMove(to: fixture.middle(ofRow: 4))
    fixture.stage.settle()
    #expect(hoverView(fixture.table, 4) == nil)
  }

  @Test func theTintFollowsRowsThatScrollBelowThePointer() {
    let fixture = TableFixture([100])
    let (table, stage) = (fixture.table, fixture.stage)
    stage.pointerMove(to: fixture.middle(ofRow: 2))
    stage.settle()
    table.contentOffset.y += table.rowHeight * 3
    stage.settle()
    #expect(hoverView(table, 2) == nil)
    #expect(hoverView(table, 5) != nil)
    #expect(stage.loop.isSettled)
  }

  @Test func aRestingPointerDrawsNothing() {
    let fixture = TableFixture([100])
    fixture.stage.pointerMove(to: fixture.middle(ofRow: 2))
    fixture.stage.settle()
    let framesBefore = fixture.stage.loop.framesDrawn
    fixture.stage.pointerMove(to: fixture.middle(ofRow: 2))
    fixture.stage.advance(by: 1)
    #expect(fixture.stage.loop.framesDrawn == framesBefore)
  }

  @Test func recognisersFollowThePointer() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
    outer.addSubview(inner)
    var log: [String] = []
    func addHoverRecognizer(_ view: UIView, _ name: String) {
      view.addGestureRecognizer(
        UIHoverGestureRecognizer { recognizer in
          let location = recognizer.location(in: view)
          log.append("\(name) \(recognizer.state) \(Int(location.x))")
        }
      )
    }
    addHoverRecognizer(outer, "outer")
    addHoverRecognizer(inner, "inner")
    stage.show(outer)
    stage.pointerMove(to: CGPoint(x: 20, y: 20))
    stage.pointerMove(to: CGPoint(x: 60, y: 60))
    stage.pointerMove(to: CGPoint(x: 30, y: 30))
    stage.pointerLeave()
    #expect(
      log == [
        "outer began 20", "inner began 10", "outer changed 60", "inner ended -20",
        "outer changed 30", "outer ended 30",
      ]
    )
  }

  @Test func removingAHoveredViewEndsTheHover() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    var lastState = UIGestureRecognizer.State.possible
    view.addGestureRecognizer(UIHoverGestureRecognizer { lastState = $0.state })
    let root = UIView()
    root.addSubview(view)
    stage.show(root)
    stage.pointerMove(to: CGPoint(x: 20, y: 20))
    #expect(lastState == .began)
    view.removeFromSuperview()
    stage.settle()
    #expect(lastState == .ended)
    #expect(!view.isUnderPointer)
  }

  @Test func systemButtonsHighlightUnderThePointer() {
    let button = UIButton(type: .system)
    button.setTitle("Press", for: .normal)
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
    let root = UIView()
    root.addSubview(button)
    stage.show(root)
    stage.pointerMove(to: CGPoint(x: 50, y: 40))
    #expect(button.titleLabel?.alpha == 0.65)
    stage.pointerLeave()
    #expect(button.titleLabel?.alpha == 1)
  }

  private final class LinkPointerDelegate: UIPointerInteractionDelegate {
    func pointerInteraction(
      _ interaction: UIPointerInteraction,
      regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      request.location.x < 50 ? defaultRegion : nil
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction,
      styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { .link() }
  }

  @Test func interactionsGiveThePointerAShape() {
    let view = UIView()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.addSubview(label)
    stage.show(view)
    let delegate = LinkPointerDelegate()
    let interaction = UIPointerInteraction(delegate: delegate)
    view.addInteraction(interaction)
    #expect(stage.loop.pointerShape(at: CGPoint(x: 10, y: 10)) == .link)
    #expect(stage.loop.pointerShape(at: CGPoint(x: 60, y: 10)) == .arrow)
    interaction.isEnabled = false
    #expect(stage.loop.pointerShape(at: CGPoint(x: 10, y: 10)) == .arrow)
    view.removeInteraction(interaction)
    #expect(view.interactions.isEmpty)
    #expect(interaction.view == nil)
  }

  private var tip: ToolTipView? { stage.loop.touches.toolTips.visibleTip }

  private func showButton() -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
    button.toolTip = "Adds a city"
    let root = UIView()
    root.addSubview(button)
    stage.show(root)
    return button
  }

  @Test func aTooltipShowsAfterARest() {
    let button = showButton()
    stage.pointerMove(to: CGPoint(x: 50, y: 40))
    stage.advance(by: 0.4)
    stage.pointerMove(to: CGPoint(x: 55, y: 40))
    stage.advance(by: 0.4)
    #expect(tip == nil)
    stage.advance(by: 0.3)
    #expect(tip?.text == "Adds a city")
    #expect(tip?.frame.minY ?? 0 > 50)
    stage.pointerMove(to: CGPoint(x: 60, y: 40))
    #expect(tip != nil)
    stage.pointerMove(to: CGPoint(x: 200, y: 40))
    #expect(tip == nil)
    stage.advance(by: 1)
    #expect(tip == nil)
    #expect(button.toolTipInteraction?.view === button)
  }

  @Test(arguments: ["press", "wheel", "leave"])
  func aTooltipHidesOnInput(by input: String) {
    _ = showButton()
    stage.pointerMove(to: CGPoint(x: 50, y: 40))
    stage.advance(by: 0.7)
    #expect(tip != nil)
    switch input {
    case "press": stage.pointerDown(at: CGPoint(x: 50, y: 40))
    case "wheel": stage.scrollWheel(by: CGVector(dx: 0, dy: 1), at: CGPoint(x: 50, y: 40))
    default: stage.pointerLeave()
    }
    #expect(tip == nil)
  }

  @Test func aTooltipStaysInsideTheWindow() throws {
    let button = showButton()
    button.frame = CGRect(x: 250, y: 440, width: 70, height: 40)
    button.toolTip = "Adds a city, with its time and with all that belongs to it"
    stage.pointerMove(to: CGPoint(x: 310, y: 470))
    stage.advance(by: 0.7)
    let frame = try #require(tip?.frame)
    #expect(CGRect(x: 0, y: 0, width: 320, height: 480).contains(frame))
    #expect(frame.maxY < 470)
  }
}
