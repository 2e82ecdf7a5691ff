import Foundation
import Testing
import UIKitGraphics
import UIKitStage
import UIKitTesting

@testable import UIKitCore

/// Tests for layout and drawing in `UITextView`.
@MainActor
struct TextViewLayoutTests {
  @Test func theContentIsAsHighAsTheTextWithItsInsets() {
    let fixture = TextViewFixture("one\ntwo\n")
    let line = fixture.caret(0).height
    #expect(line > 18 && line < 24)
    #expect(fixture.view.contentSize == CGSize(width: 200, height: 3 * line + 16))
    #expect(fixture.caret(0).origin == CGPoint(x: 5, y: 8))
    #expect(fixture.caret(8).minY == 8 + 2 * line)
    fixture.view.textContainerInset = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
    fixture.view.textContainer.lineFragmentPadding = 0
    #expect(fixture.caret(0).origin == CGPoint(x: 10, y: 20))
    #expect(fixture.view.contentSize.height == 3 * line + 20)
    #expect(fixture.view.textContainer.size.width == 190)
    fixture.view.text = ""
    #expect(fixture.view.contentSize.height == line + 20)
  }

  @Test func linesBreakAtTheWidth() {
    let fixture = TextViewFixture("one two three four five six seven")
    let narrowHeight = fixture.view.contentSize.height
    fixture.view.frame.size.width = 310
    fixture.stage.settle()
    #expect(fixture.view.contentSize.height < narrowHeight)
    let size = fixture.view.sizeThatFits(CGSize(width: 200, height: 0))
    #expect(size.height == narrowHeight && size.width <= 200 && size.width > 100)
    #expect(fixture.view.sizeThatFits(CGSize(width: 310, height: 0)).height < narrowHeight)
    let unconstrainedSize = fixture.view.sizeThatFits(.zero)
    #expect(unconstrainedSize.height < narrowHeight)
    #expect(unconstrainedSize.width > 200 && unconstrainedSize.width < 310)
    #expect(fixture.view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    fixture.view.isScrollEnabled = false
    #expect(fixture.view.intrinsicContentSize.height == fixture.view.contentSize.height)
  }

  @Test func linesBeyondTheMaximumAreOmitted() {
    let fixture = TextViewFixture("one\ntwo\nthree\nfour")
    let line = fixture.caret(0).height
    fixture.view.textContainer.maximumNumberOfLines = 2
    fixture.view.textContainer.lineBreakMode = .byTruncatingTail
    fixture.stage.settle()
    #expect(fixture.view.contentSize.height == 2 * line + 16)
    #expect(fixture.view.paragraphs.paragraphs[1].layout.isTruncated)
    // Later positions are at the end of the visible text.
    #expect(fixture.caret(16).midY == fixture.caret(6).midY)
    fixture.edit(at: 18)
    for _ in 0..<4 { fixture.stage.press(.keyboardUpArrow) }
    fixture.stage.press(.keyboardDownArrow)
    fixture.stage.type("x")
    #expect(fixture.view.text.contains("x"))
    fixture.view.textContainer.maximumNumberOfLines = 0
    #expect(fixture.view.contentSize.height == 4 * line + 16)
  }

  @Test func paragraphsHaveTheirSpacing() {
    let fixture = TextViewFixture()
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = 10
    style.paragraphSpacingBefore = 3
    style.lineSpacing = 2
    fixture.view.attributedText = NSAttributedString(
      string: "one\ntwo\n\nlast",
      attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)]
    )
    let fullLayout = TextEngine.layout(
      NSAttributedString(attributedString: fixture.view.attributedText),
      font: .systemFont(ofSize: 17),
      TextLayoutOptions(maxWidth: 190, lineBreakMode: .byWordWrapping, scale: 1)
    )
    // The height equals that of the whole text in one layout, but each paragraph begins on a whole
    // pixel.
    #expect(abs(fixture.view.contentSize.height - 16 - fullLayout.size.height) <= 3)
    #expect(fixture.caret(5).minY - fixture.caret(0).maxY >= 15)
  }

  @Test func scrollingShowsARange() {
    let fixture = TextViewFixture((0..<60).map { "line \($0)" }.joined(separator: "\n"))
    fixture.view.scrollRangeToVisible(NSRange(location: 300, length: 4))
    fixture.stage.settle()
    #expect(fixture.view.bounds.contains(fixture.caret(300)))
    #expect(fixture.takeLog().contains("scroll"))
    fixture.view.scrollRangeToVisible(NSRange(location: 0, length: 10_000))
    fixture.stage.settle()
    #expect(fixture.view.contentOffset.y == 0)
    fixture.view.scrollRangeToVisible(NSRange(location: NSNotFound, length: 0))
    fixture.stage.settle()
    #expect(fixture.view.contentOffset.y == fixture.view.contentSize.height - 120)
    let tileFrames = fixture.view.tiles.map(\.frame)
    #expect(tileFrames.contains { $0.maxY >= fixture.view.bounds.maxY } && tileFrames.count <= 2)
  }

  @Test func typingLaysOutOnlyItsParagraph() {
    let fixture = TextViewFixture((0..<2_000).map { "line number \($0)" }.joined(separator: "\n"))
    fixture.edit(at: 5_000)
    let before = fixture.view.paragraphs.layoutCount
    fixture.stage.type("a")
    fixture.stage.press(.keyboardReturnOrEnter)
    fixture.stage.press(.keyboardDeleteOrBackspace)
    fixture.stage.settle()
    #expect(fixture.view.paragraphs.layoutCount - before <= 10)
    // The next frame does not repeat the layout.
    fixture.view.setContentOffset(CGPoint(x: 0, y: 3_000), animated: false)
    fixture.stage.settle()
    #expect(fixture.view.paragraphs.layoutCount - before <= 10)
  }

  @Test func textViewsThatDoNotScrollRevealTheCaretInOthers() {
    let fixture = TextViewFixture((0..<20).map { "line \($0)" }.joined(separator: "\n"))
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    outer.contentSize = CGSize(width: 320, height: 800)
    fixture.view.superview?.addSubview(outer)
    outer.addSubview(fixture.view)
    fixture.view.isScrollEnabled = false
    fixture.view.sizeToFit()
    fixture.stage.settle()
    fixture.edit(at: fixture.view.text.utf16.count)
    #expect(outer.contentOffset.y > 100 && fixture.view.contentOffset == .zero)
  }

  @Test func fontsScaleWithTheTextSize() {
    let fixture = TextViewFixture("text")
    fixture.view.font = .preferredFont(forTextStyle: .body)
    fixture.view.adjustsFontForContentSizeCategory = true
    let before = fixture.view.contentSize.height
    fixture.stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    fixture.stage.settle()
    #expect(fixture.view.contentSize.height > before + 5)
  }

  @Test func removingTheViewEndsEditing() {
    let fixture = TextViewFixture("text")
    fixture.view.tintColor = .red
    fixture.edit(at: 2)
    #expect(fixture.view.caretView.backgroundColor == .red)
    fixture.view.removeFromSuperview()
    #expect(!fixture.view.isFirstResponder && fixture.takeLog().contains("end"))
    fixture.stage.window.addSubview(fixture.view)
    #expect(fixture.stage.settle())
  }

  @Test func changesMoveTheTextBelow() {
    let text = (0..<60).map { "line \($0)" }.joined(separator: "\n")
    let fixture = TextViewFixture(text)
    fixture.edit(at: 60)
    // Two tiles are visible.
    fixture.view.setContentOffset(CGPoint(x: 0, y: 190), animated: false)
    fixture.stage.settle()
    #expect(fixture.view.tiles.count == 2)
    func matchesNewView() -> Bool {
      let newFixture = TextViewFixture(fixture.view.text)
      newFixture.edit(at: 0)
      newFixture.view.selectedRange = fixture.view.selectedRange
      fixture.view.setContentOffset(CGPoint(x: 0, y: 190), animated: false)
      newFixture.view.setContentOffset(CGPoint(x: 0, y: 190), animated: false)
      // The scroll indicators fade out, and the carets blink in phase.
      fixture.stage.advance(by: 3)
      newFixture.stage.advance(by: 3)
      for view in [fixture.view, newFixture.view] { view.editor.restartCaret() }
      let pixels = fixture.stage.pixels()
      return PixelDifference(reference: newFixture.stage.pixels(), actual: pixels) == nil
    }
    fixture.view.selectedRange = NSRange(location: 84, length: 0)
    fixture.stage.press(.keyboardReturnOrEnter)
    #expect(matchesNewView())
    fixture.stage.press(.keyboardDeleteOrBackspace)
    #expect(matchesNewView())
    fixture.view.selectedRange = NSRange(location: 84, length: 40)
    #expect(matchesNewView())
    fixture.stage.press(.keyboardLeftArrow)
    #expect(matchesNewView())
  }
}
