import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for segmented controls: selection by taps, drags and code.
@MainActor
struct UISegmentedControlTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let control = UISegmentedControl(items: ["One", "Two", "Three"])
  private let log: ControlLog

  init() {
    log = ControlLog(control, for: .valueChanged)
    control.frame = CGRect(x: 10, y: 100, width: 300, height: 32)
    let root = UIView()
    root.addSubview(control)
    stage.show(root)
  }

  @Test func noSegmentIsSelectedAtFirst() {
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.numberOfSegments == 3)
    #expect(control.titleForSegment(at: 1) == "Two")
  }

  @Test func subclassesMayHaveTheirOwnInitialiser() {
    let control = UnitControl(units: ["km", "mi"])
    #expect(control.numberOfSegments == 2)
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test func aTapSelectsTheSegment() {
    stage.tap(at: CGPoint(x: 160, y: 110))
    #expect(control.selectedSegmentIndex == 1)
    #expect(log.take() == ["value"])
    stage.tap(at: CGPoint(x: 160, y: 110))
    #expect(log.take() == [])
  }

  @Test func theThumbCanBeDragged() {
    control.selectedSegmentIndex = 0
    stage.drag(
      from: CGPoint(x: 30, y: 110),
      to: CGPoint(x: 290, y: 110),
      duration: 0.2,
      hold: 0.1
    )
    #expect(control.selectedSegmentIndex == 2)
    #expect(log.take() == ["value"])
  }

  @Test func aCancelledDragRestoresTheSelection() {
    control.selectedSegmentIndex = 0
    stage.touchDown(at: CGPoint(x: 30, y: 110))
    stage.touchMove(to: CGPoint(x: 290, y: 110))
    stage.touchCancel()
    #expect(control.selectedSegmentIndex == 0)
    #expect(log.take() == [])
  }

  @Test(arguments: [0, 2])
  func segmentsMayBeRemovedUnderAFinger(selectedIndex: Int) {
    control.selectedSegmentIndex = selectedIndex
    stage.touchDown(at: CGPoint(x: 290, y: 110))
    control.removeAllSegments()
    stage.touchMove(to: CGPoint(x: 280, y: 110))
    stage.touchUp()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    for title in ["A", "B", "C"] { control.insertSegment(withTitle: title, at: 9, animated: false) }
    control.selectedSegmentIndex = selectedIndex
    stage.touchDown(at: CGPoint(x: 290, y: 110))
    control.removeSegment(at: 2, animated: true)
    stage.touchCancel()
    stage.settle()
    #expect(control.selectedSegmentIndex == (selectedIndex == 0 ? 0 : UISegmentedControl.noSegment))
    #expect(log.take() == [])
  }

  @Test func aMomentaryControlKeepsNoSelection() {
    control.isMomentary = true
    var reportedIndex = UISegmentedControl.noSegment
    control.addAction(
      UIAction { [weak control] _ in reportedIndex = control?.selectedSegmentIndex ?? -2 },
      for: .valueChanged
    )
    stage.tap(at: CGPoint(x: 160, y: 110))
    #expect(reportedIndex == 1)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func keysPerformActionsAlsoInAMomentaryControl() {
    control.isMomentary = true
    var titles: [String] = []
    control.insertSegment(
      action: UIAction(title: "Four") { titles.append($0.title) },
      at: 3,
      animated: false
    )
    stage.press(.keyboardTab)
    for _ in 0..<4 { stage.press(.keyboardRightArrow) }
    #expect(titles == ["Four"])
    #expect(log.take() == ["value", "value", "value", "value"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func aDisabledSegmentCannotBeSelected() {
    control.setEnabled(false, forSegmentAt: 1)
    stage.tap(at: CGPoint(x: 160, y: 110))
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func theImageOfADisabledSegmentIsDimmed() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
    }
    control.setImage(image.withRenderingMode(.alwaysTemplate), forSegmentAt: 1)
    stage.settle()
    let normalColor = stage.color(at: CGPoint(x: 160, y: 116))
    control.setEnabled(false, forSegmentAt: 1)
    stage.settle()
    let dimmedColor = stage.color(at: CGPoint(x: 160, y: 116))
    control.setEnabled(true, forSegmentAt: 1)
    stage.settle()
    #expect(dimmedColor != normalColor)
    #expect(stage.color(at: CGPoint(x: 160, y: 116)) == normalColor)
  }

  @Test func theSelectionStaysWithItsSegment() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: true)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    #expect(stage.settle())
  }

  @Test func aSegmentsActionRuns() {
    var count = 0
    control.insertSegment(
      action: UIAction(title: "Four") { _ in count += 1 },
      at: 9,
      animated: false
    )
    stage.settle()
    stage.tap(at: CGPoint(x: 300, y: 110))
    #expect(count == 1)
    #expect(control.selectedSegmentIndex == 3)
  }

  @Test func insertingAtTheSelectionMovesIt() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "New", at: 1, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Two")
    control.insertSegment(withTitle: "Last", at: 3, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }
}

/// A segmented control whose initialiser takes a list of units.
private final class UnitControl: UISegmentedControl {
  init(units: [String]) {
    super.init(items: units)
    selectedSegmentIndex = 0
  }

  required init?(coder: NSCoder) { nil }
}
