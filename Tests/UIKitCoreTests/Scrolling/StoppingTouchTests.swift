import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the touch that stops moving content, which has no other effect.
@MainActor
@Suite(.serialized)
struct StoppingTouchTests {
  /// The cause of the content's motion.
  enum Motion: CaseIterable {
    case fling, springBack, wheel
  }

  /// A list whose rows are as large as the stage, so that every touch hits the same kind of view.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var calls: [String] = []
    var makeView: (Rows) -> UIView = { _ in UIView() }
    var accessoryType = UITableViewCell.AccessoryType.none

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = accessoryType
      let view = makeView(self)
      view.frame = CGRect(x: 0, y: 0, width: 240, height: 100)
      cell.contentView.addSubview(view)
      return cell
    }

    func tableView(
      _ tableView: UITableView,
      accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
      calls.append("detail")
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select")
    }
  }

  private func move(_ view: UIScrollView, on stage: Stage, by motion: Motion) {
    let middle = CGPoint(x: 120, y: 200)
    switch motion {
    case .fling:
      view.contentOffset.y = 1000
      stage.drag(from: CGPoint(x: 120, y: 300), to: CGPoint(x: 120, y: 100), duration: 0.1)
    case .springBack:
      view.contentOffset.y = 0
      stage.drag(
        from: CGPoint(x: 120, y: 100),
        to: CGPoint(x: 120, y: 350),
        duration: 0.3,
        hold: 0.2
      )
    case .wheel:
      view.contentOffset.y = 1000
      stage.scrollWheel(by: CGVector(dx: 0, dy: -3), at: middle)
    }
    stage.advance(by: 0.1)
  }

  /// Taps a moving list, and then the list at rest.
  ///
  /// - Returns: The calls of the first and of the second tap.
  private func taps(
    on rows: Rows,
    during motion: Motion,
    at point: CGPoint = CGPoint(x: 120, y: 200)
  ) -> (moving: [String], resting: [String]) {
    let stage = Stage(size: CGSize(width: 320, height: 400))
    let table = UITableView(frame: .zero, style: .plain)
    table.rowHeight = 100
    table.dataSource = rows
    table.delegate = rows
    stage.show(table)
    stage.settle()
    move(table, on: stage, by: motion)
    rows.calls = []
    let offsetBefore = table.contentOffset
    stage.advance(by: 1.0 / 60)
    #expect(table.contentOffset != offsetBefore)
    stage.touchDown(at: point)
    stage.advance(by: 0.2)
    stage.touchUp()
    stage.settle()
    let moving = rows.calls
    rows.calls = []
    stage.advance(by: 1)
    stage.tap(at: point)
    stage.settle()
    return (moving, rows.calls)
  }

  @Test(arguments: Motion.allCases) func buttonsDoNotFire(motion: Motion) {
    let rows = Rows()
    rows.makeView = { rows in
      UIButton(
        type: .system,
        primaryAction: UIAction(title: "Button") { [unowned rows] _ in rows.calls.append("tap") }
      )
    }
    #expect(taps(on: rows, during: motion) == ([], ["tap"]))  // TV-005.16
  }

  @Test(arguments: Motion.allCases) func touchDownsOfControlsDoNotFire(motion: Motion) {
    let rows = Rows()
    rows.makeView = { rows in
      let control = UIControl()
      control.addAction(
        UIAction { [unowned rows] _ in rows.calls.append("down") },
        for: [.touchDown, .touchUpInside]
      )
      return control
    }
    #expect(taps(on: rows, during: motion) == ([], ["down", "down"]))
  }

  @Test(arguments: Motion.allCases) func segmentsAreNotSelected(motion: Motion) {
    let rows = Rows()
    rows.makeView = { rows in
      let control = UISegmentedControl(items: ["One", "Two", "Three"])
      control.addAction(
        UIAction { [unowned rows] _ in rows.calls.append("segment") },
        for: .valueChanged
      )
      return control
    }
    #expect(taps(on: rows, during: motion) == ([], ["segment"]))
  }

  @Test(arguments: Motion.allCases) func switchesAreNotToggled(motion: Motion) {
    let rows = Rows()
    rows.makeView = { rows in
      let view = UIView()
      for y in stride(from: 0, to: 100, by: 31) {
        let toggle = UISwitch(frame: CGRect(x: 100, y: y, width: 51, height: 31))
        toggle.addAction(
          UIAction { [unowned rows] _ in rows.calls.append("switch") },
          for: .valueChanged
        )
        view.addSubview(toggle)
      }
      return view
    }
    #expect(taps(on: rows, during: motion) == ([], ["switch"]))
  }

  @Test(arguments: Motion.allCases) func fieldsDoNotBeginEditing(motion: Motion) {
    let rows = Rows()
    rows.makeView = { rows in
      let field = UITextField()
      field.addAction(
        UIAction { [unowned rows] _ in rows.calls.append("edit") },
        for: .editingDidBegin
      )
      return field
    }
    #expect(taps(on: rows, during: motion) == ([], ["edit"]))
  }

  @Test(arguments: Motion.allCases) func tapRecognizersInRowsDoNotFire(motion: Motion) {
    let rows = Rows()
    rows.makeView = { rows in
      let view = UIView()
      view.addGestureRecognizer(
        UITapGestureRecognizer { [unowned rows] _ in rows.calls.append("tap") }
      )
      return view
    }
    #expect(taps(on: rows, during: motion).moving == [])
  }

  @Test(arguments: Motion.allCases) func detailButtonsDoNotFire(motion: Motion) {
    let rows = Rows()
    rows.accessoryType = .detailButton
    #expect(taps(on: rows, during: motion, at: CGPoint(x: 298, y: 200)).moving == [])
  }

  /// A plain scroll view with buttons, and with recognisers on itself and on its superview.
  @Test(arguments: Motion.allCases) func aTouchThatStopsAScrollTriggersNoActions(motion: Motion) {
    var calls: [String] = []
    let stage = Stage(size: CGSize(width: 320, height: 400))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    root.addGestureRecognizer(UITapGestureRecognizer { _ in calls.append("around") })
    let view = UIScrollView(frame: root.bounds)
    view.alwaysBounceVertical = true
    view.contentSize = CGSize(width: 320, height: 4000)
    view.addGestureRecognizer(UITapGestureRecognizer { _ in calls.append("on") })
    view.addGestureRecognizer(UILongPressGestureRecognizer { _ in calls.append("hold") })
    root.addSubview(view)
    stage.show(root)
    move(view, on: stage, by: motion)
    stage.touchDown(at: CGPoint(x: 120, y: 200))
    stage.advance(by: 1)
    stage.touchUp()
    stage.settle()
    #expect(calls == [])
    stage.tap(at: CGPoint(x: 120, y: 200))
    #expect(calls == ["on"])
  }

  @Test func headersOfAScrollingListTakeNoTaps() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      var calls: [String] = []
      func numberOfSections(in tableView: UITableView) -> Int { 26 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let button = UIButton(type: .system)
        button.addAction(
          UIAction { [unowned self] _ in calls.append("header") },
          for: [.touchDown, .touchUpInside]
        )
        return button
      }
      func tableView(
        _ tableView: UITableView,
        heightForHeaderInSection section: Int
      ) -> CGFloat { 40 }
    }
    let source = Source()
    let stage = Stage(size: CGSize(width: 320, height: 400))
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = source
    table.delegate = source
    stage.show(table)
    stage.settle()
    move(table, on: stage, by: .fling)
    stage.tap(at: CGPoint(x: 120, y: 20))
    #expect(source.calls == [] && !table.isDecelerating)
    stage.settle()
    stage.tap(at: CGPoint(x: 120, y: 20))
    #expect(source.calls == ["header", "header"])
    // The section index does not move, so that a touch on it reaches it.
    move(table, on: stage, by: .fling)
    stage.tap(at: CGPoint(x: 314, y: 300))
    stage.settle()
    let first = table.indexPathsForVisibleRows?.first
    #expect(table.contentOffset.y > 8000 && first?.row == 0)
  }

  @Test func theStoppingFingerMayDragFurther() {
    let stage = Stage(size: CGSize(width: 320, height: 400))
    let view = UIScrollView()
    view.contentSize = CGSize(width: 320, height: 4000)
    stage.show(view)
    move(view, on: stage, by: .fling)
    stage.touchDown(at: CGPoint(x: 120, y: 300))
    let offset = view.contentOffset.y
    for y in stride(from: 290, through: 200, by: -10) {
      stage.touchMove(to: CGPoint(x: 120, y: CGFloat(y)))
      stage.advance(by: 1.0 / 60)
    }
    #expect(view.contentOffset.y == offset + 90)
    stage.touchUp()
  }

  @Test func theStoppingTouchIsNotPartOfADoubleTap() {
    var counts: [Int] = []
    final class CountingView: UIView {
      var report: (Int) -> Void = { _ in }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { report(touch.tapCount) }
      }
    }
    let stage = Stage(size: CGSize(width: 320, height: 400))
    let view = UIScrollView()
    view.contentSize = CGSize(width: 320, height: 4000)
    let countingView = CountingView(frame: CGRect(x: 0, y: 0, width: 320, height: 4000))
    countingView.report = { counts.append($0) }
    view.addSubview(countingView)
    stage.show(view)
    move(view, on: stage, by: .fling)
    stage.tap(at: CGPoint(x: 120, y: 200))
    stage.tap(at: CGPoint(x: 120, y: 200))
    #expect(counts.last == 1 && counts.count == 1 + 1)  // The fling's own touch was the first.
  }
}
