import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for clicks and drags in `UITextView`.
@MainActor
struct TextViewPointerTests {
  private let fixture = TextViewFixture("one two\nthree four\nfive")
  private var stage: Stage { fixture.stage }
  private var view: UITextView { fixture.view }

  private func lines(_ count: Int) -> String {
    (0..<count).map { "line \($0)" }.joined(separator: "\n")
  }

  @Test func aPressPlacesTheCaretAndADragSelects() {
    stage.pointerDown(at: fixture.point(after: 2))
    #expect(view.isFirstResponder && fixture.shown == "on|e two\nthree four\nfive")
    stage.pointerMove(to: fixture.point(after: 11))
    #expect(fixture.shown == "on[e two\nthr]ee four\nfive")
    stage.pointerUp()
    #expect(stage.loop.primarySelection.string == "e two\nthr")
    stage.type("!")
    #expect(fixture.shown == "on!|ee four\nfive")
    // A click below the text moves the caret into the last line.
    stage.click(at: CGPoint(x: 15, y: 130))
    #expect(fixture.shown == "on!ee four\n|five")
  }

  @Test func clicksSelectWordsAndParagraphs() {
    let point = fixture.point(after: 10)
    stage.click(at: point, count: 2)
    #expect(fixture.shown == "one two\n[three] four\nfive")
    stage.click(at: point, count: 3)
    #expect(fixture.shown == "one two\n[three four\n]five")
    stage.pointerDown(at: point, clickCount: 3)
    stage.pointerMove(to: fixture.point(after: 21))
    stage.pointerUp()
    #expect(fixture.shown == "one two\n[three four\nfive]")
    stage.click(at: fixture.point(after: 5), modifiers: .shift)
    #expect(fixture.shown == "one t[wo\n]three four\nfive")
  }

  @Test func aDragBeyondTheEdgeScrollsOn() {
    view.text = lines(60)
    view.setContentOffset(.zero, animated: false)
    stage.settle()
    stage.pointerDown(at: fixture.point(after: 2))
    stage.pointerMove(to: CGPoint(x: 60, y: 150))
    stage.advance(by: 0.1)
    let startOffset = view.contentOffset.y
    #expect(startOffset > 0)
    stage.advance(by: 0.5)
    #expect(view.contentOffset.y > startOffset + 60)
    stage.settle()
    #expect(view.contentOffset.y == view.contentSize.height - 120)
    stage.pointerMove(to: CGPoint(x: 60, y: 0))
    stage.advance(by: 0.3)
    #expect(view.contentOffset.y < view.contentSize.height - 140)
    stage.pointerUp()
    let offset = view.contentOffset
    stage.settle()
    #expect(view.contentOffset == offset)
    #expect(view.selectedRange.location == 2)
  }

  @Test func aFingerScrollsAndTapsPlaceTheCaret() {
    view.text = lines(60)
    view.setContentOffset(.zero, animated: false)
    stage.settle()
    stage.drag(
      from: CGPoint(x: 60, y: 120),
      to: CGPoint(x: 60, y: 60),
      duration: 0.2,
      hold: 0.2
    )
    stage.settle()
    #expect(view.contentOffset.y > 40 && !view.isFirstResponder)
    stage.tap(at: fixture.point(after: 30))
    #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 30, length: 0))
    #expect(view.contentOffset.y == 50)
    stage.advance(by: 1)
    stage.tap(at: fixture.point(after: 30))
    stage.tap(at: fixture.point(after: 30))
    #expect(view.text(in: view.selectedTextRange ?? UITextRange()) == "line")
    #expect(fixture.menu == ["Cut", "Copy", "Select All"])
  }

  @Test func aRestingFingerOpensTheMenu() {
    stage.loop.pasteboard.string = "X"
    stage.longPress(at: fixture.point(after: 4))
    #expect(fixture.shown == "one |two\nthree four\nfive")
    #expect(fixture.menu == ["Paste", "Select All"])
    stage.press(.keyboardEscape)
    stage.settle()
    view.isEditable = false
    stage.longPress(at: fixture.point(after: 10))
    #expect(fixture.shown == "one two\n[three] four\nfive")
    #expect(fixture.menu == ["Copy", "Select All"])
  }

  @Test func otherButtonsPasteAndOpenTheMenu() {
    stage.click(at: fixture.point(after: 4), button: .secondary)
    #expect(fixture.shown == "one |two\nthree four\nfive")
    #expect(stage.possibleMenuTitles == ["Select All"])
    stage.press(.keyboardEscape)
    stage.settle()
    stage.loop.primarySelection.string = "a\nb"
    stage.click(at: fixture.point(after: 20), button: .button(3))
    #expect(fixture.shown == "one two\nthree four\nfa\nb|ive")
    view.isEditable = false
    stage.click(at: fixture.point(after: 1), button: .button(3))
    #expect(view.text == "one two\nthree four\nfa\nbive")
  }

  @Test func unselectableTextIgnoresTouches() {
    view.isSelectable = false
    var count = 0
    let tap = UITapGestureRecognizer()
    tap.addHandler { _ in count += 1 }
    view.superview?.addGestureRecognizer(tap)
    stage.tap(at: fixture.point(after: 4))
    stage.click(at: fixture.point(after: 4), count: 2)
    #expect(!view.isFirstResponder && count == 3)
    view.isSelectable = true
    stage.tap(at: fixture.point(after: 4))
    #expect(view.isFirstResponder && count == 3)
  }

  @Test func thePointerIsATextCursorOverText() {
    let loop = stage.loop
    #expect(loop.pointerShape(at: fixture.point(after: 3)) == .text)
    view.isSelectable = false
    #expect(loop.pointerShape(at: fixture.point(after: 3)) == .arrow)
  }

  @Test func textViewsInRowsDoNotSelectTheRow() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      let view: UITextView
      var selected = 0

      init(_ view: UITextView) { self.view = view }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        120
      }

      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentView.addSubview(view)
        return cell
      }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected += 1
      }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
    let source = Source(view)
    table.dataSource = source
    table.delegate = source
    stage.show(table)
    view.frame = CGRect(x: 10, y: 4, width: 200, height: 100)
    stage.settle()
    stage.tap(at: fixture.point(after: 5))
    #expect(view.isFirstResponder && fixture.shown == "one t|wo\nthree four\nfive")
    stage.settle()
    #expect(source.selected == 0 && table.indexPathForSelectedRow == nil)
    stage.click(at: fixture.point(after: 10), count: 2)
    #expect(fixture.shown == "one two\n[three] four\nfive" && source.selected == 0)
    stage.press(.keyboardDownArrow)
    stage.type("x")
    #expect(fixture.shown == "one two\nthree four\nfivex|")
    stage.tap(at: CGPoint(x: 280, y: 60))
    stage.settle()
    #expect(source.selected == 1)
  }
}
