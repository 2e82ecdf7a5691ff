import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the handles of a selection made by touch, and for the loupe.
@MainActor
struct SelectionHandleTests {
  private let fixture = FieldFixture("one two three")
  private var stage: Stage { fixture.stage }
  private var field: UITextField { fixture.field }
  private var handles: [SelectionHandle] { field.editor.handles }
  private var loupe: TextLoupe? {
    stage.window.subviews.lazy.compactMap { $0 as? TextLoupe }.first
  }

  private func selectByFinger() {
    stage.tap(at: fixture.point(after: 5))
    stage.tap(at: fixture.point(after: 5))
    stage.settle()
  }

  /// Returns the centre of a handle's knob in window coordinates.
  private func knobCenter(of handle: SelectionHandle) -> CGPoint {
    handle.convert(
      CGPoint(x: handle.bounds.midX, y: handle.isStart ? 5 : handle.bounds.maxY - 5),
      to: nil
    )
  }

  @Test func onlyFingersShowHandles() {
    stage.click(at: fixture.point(after: 5), count: 2)
    #expect(fixture.shown == "one [two] three" && handles.isEmpty)
    stage.advance(by: 1)
    selectByFinger()
    #expect(fixture.shown == "one [two] three" && handles.count == 2)
    let caret = field.editor.caretRect(TextOffset(4, .downstream))
    #expect(abs(handles[0].frame.midX - caret.midX) < 1)
    assertSnapshot(of: stage, named: "handles")
    stage.press(.keyboardEscape)
    stage.settle()
    stage.type("x")
    #expect(handles.isEmpty && fixture.shown == "one x| three")
    selectByFinger()
    field.resignFirstResponder()
    #expect(handles.isEmpty && field.subviews.allSatisfy { !($0 is SelectionHandle) })
  }

  /// Closes the menu, because a touch outside would only close it.
  private func closeMenu() {
    stage.press(.keyboardEscape)
    stage.settle()
  }

  @Test func handlesAreDraggedBelowALoupe() {
    selectByFinger()
    closeMenu()
    let start = knobCenter(of: handles[1])
    stage.touchDown(at: start)
    stage.advance(by: 0.1)
    #expect(loupe != nil && stage.menuTitles == nil)
    let distance = fixture.point(after: 9).x - fixture.point(after: 7).x
    stage.touchMove(to: CGPoint(x: start.x + distance, y: start.y))
    stage.advance(by: 0.3)
    #expect(fixture.shown == "one [two t]hree")
    assertSnapshot(of: stage, named: "loupe", inMotion: true)
    // The two ends of the selection do not meet.
    stage.touchMove(to: CGPoint(x: 0, y: start.y))
    stage.advance(by: 0.1)
    #expect(field.content.selection.range.lowerBound == 4 && !field.content.selection.isEmpty)
    stage.touchUp()
    stage.settle()
    #expect(loupe == nil && stage.menuTitles?.prefix(2) == ["Cut", "Copy"])
  }

  @Test func handlesAreDraggedWhileTheMenuIsOpen() {
    selectByFinger()
    #expect(stage.menuTitles?.first == "Cut")
    let start = knobCenter(of: handles[1])
    stage.touchDown(at: start)
    stage.advance(by: 0.3)
    #expect(loupe != nil && stage.menuTitles == nil)
    let distance = fixture.point(after: 9).x - fixture.point(after: 7).x
    stage.touchMove(to: CGPoint(x: start.x + distance, y: start.y))
    stage.advance(by: 0.3)
    #expect(fixture.shown == "one [two t]hree" && stage.menuTitles == nil)
    stage.touchUp()
    stage.settle()
    #expect(loupe == nil && stage.menuTitles?.first == "Cut")
    // A touch outside the handles only closes the menu.
    stage.tap(at: CGPoint(x: 300, y: 190))
    stage.settle()
    #expect(fixture.shown == "one [two t]hree" && stage.menuTitles == nil)
  }

  @Test func menuCommandsTakeTouchesBeforeHandles() throws {
    selectByFinger()
    let menu = try #require(stage.window.subviews.lazy.compactMap { $0 as? EditMenu }.first)
    menu.capsule.frame = CGRect(
      origin: knobCenter(of: handles[0]),
      size: CGSize(width: 60, height: 40)
    )
    let point = CGPoint(x: menu.capsule.frame.minX + 2, y: menu.capsule.frame.minY + 2)
    #expect(handles[0].point(inside: handles[0].convert(point, from: nil), with: nil))
    #expect(menu.point(inside: point, with: nil))
    menu.capsule.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(!menu.point(inside: point, with: nil))
    // Views in front of a handle receive their touches.
    let frontView = UIView(frame: stage.window.bounds)
    stage.window.insertSubview(frontView, belowSubview: menu)
    #expect(menu.point(inside: point, with: nil))
  }

  @Test func theFirstHandleMovesTheStart() {
    selectByFinger()
    stage.press(.keyboardEscape)
    stage.settle()
    let start = knobCenter(of: handles[0])
    stage.touchDown(at: start)
    stage.touchMove(to: CGPoint(x: start.x - 200, y: start.y))
    stage.touchUp()
    stage.settle()
    #expect(fixture.shown == "[one two] three")
  }

  @Test func theMenuSelectsWithHandles() {
    stage.loop.pasteboard.string = nil
    selectByFinger()
    let menu = stage.window.subviews.lazy.compactMap { $0 as? EditMenu }.first
    let selectAllButton = menu?.buttons.first { $0.accessibilityLabel == "Select All" }
    let point = selectAllButton.map { $0.convert(CGPoint(x: 5, y: 5), to: nil) } ?? .zero
    stage.tap(at: point)
    stage.settle()
    #expect(fixture.shown == "[one two three]" && handles.count == 2)
  }

  @Test func draggingAHandleScrollsNothing() {
    let scrollView = UIScrollView(frame: stage.window.bounds)
    scrollView.contentSize = CGSize(width: 320, height: 900)
    scrollView.addSubview(field)
    stage.window.addSubview(scrollView)
    stage.settle()
    selectByFinger()
    closeMenu()
    let start = knobCenter(of: handles[1])
    stage.drag(from: start, to: CGPoint(x: start.x, y: start.y - 80), duration: 0.3)
    stage.settle()
    #expect(scrollView.contentOffset == .zero)
  }

  @Test func textViewsHaveHandlesAndALoupe() {
    let fixture = TextViewFixture("one two three\nfour five six\nseven")
    let stage = fixture.stage
    stage.touchDown(at: fixture.point(after: 5))
    stage.advance(by: 1)
    let loupe = stage.window.subviews.lazy.compactMap { $0 as? TextLoupe }.first
    #expect(loupe != nil)
    assertSnapshot(of: stage, named: "holding")
    stage.touchUp()
    stage.settle()
    stage.press(.keyboardEscape)
    stage.settle()
    stage.tap(at: fixture.point(after: 5))
    stage.tap(at: fixture.point(after: 5))
    stage.settle()
    #expect(fixture.shown == "one [two] three\nfour five six\nseven")
    let end = fixture.view.editor.handles[1]
    let start = end.convert(CGPoint(x: end.bounds.midX, y: end.bounds.maxY - 5), to: nil)
    let line = fixture.caret(15).minY - fixture.caret(1).minY
    stage.touchDown(at: start)
    stage.touchMove(to: CGPoint(x: start.x, y: start.y + line))
    stage.advance(by: 0.2)
    #expect(fixture.view.content.selection.range.upperBound > 14)
    stage.touchUp()
    stage.settle()
    #expect(fixture.view.contentOffset == .zero)
    assertSnapshot(of: stage, named: "lines")
  }
}
