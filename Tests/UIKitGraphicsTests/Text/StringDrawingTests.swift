import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for measuring and drawing strings without a view.
@MainActor
struct StringDrawingTests {
  private let font = UIFont.systemFont(ofSize: 20)
  private var attributes: [NSAttributedString.Key: Any] { [.font: font] }
  private let text = "Words that need several lines"

  @Test func theSizeContainsAllLines() {
    let oneLineSize = text.size(withAttributes: attributes)
    #expect(oneLineSize.width > 200 && oneLineSize.height == font.lineHeight.rounded(.up))
    #expect("a\nb".size(withAttributes: attributes).height > oneLineSize.height * 1.5)
    #expect(NSString(string: text).size(withAttributes: attributes) == oneLineSize)
    #expect(NSAttributedString(string: text, attributes: attributes).size() == oneLineSize)
    #expect("".size(withAttributes: attributes) == .zero)
    // The default font is the system font of 12 points.
    #expect(text.size() == text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]))
  }

  @Test func linesBreakAtTheWidthWithTheOption() {
    let narrow = CGSize(width: 100, height: 0)
    let oneLineSize = text.size(withAttributes: attributes)
    let line = text.boundingRect(with: narrow, attributes: attributes, context: nil)
    #expect(line == CGRect(origin: .zero, size: oneLineSize))
    let broken = text.boundingRect(
      with: narrow,
      options: [.usesLineFragmentOrigin, .usesFontLeading],
      attributes: attributes,
      context: nil
    )
    #expect(broken.width <= 100 && broken.height > oneLineSize.height * 2)
    let string = NSString(string: text)
    let limited = string.boundingRect(
      with: CGSize(width: 100, height: oneLineSize.height * 1.5),
      options: .usesLineFragmentOrigin,
      attributes: attributes,
      context: nil
    )
    #expect(limited.height == oneLineSize.height)
  }

  @Test func textIsDrawnAtItsPoint() {
    let text = "HHH"
    let size = text.size(withAttributes: attributes)
    let ink = render(200, 60) { _ in
      text.draw(at: CGPoint(x: 50, y: 20), withAttributes: attributes)
    }.inkBounds
    #expect(ink.minX >= 50 && ink.maxX <= 50 + Int32(size.width) && ink.minY >= 20)
    #expect(ink.maxY <= 20 + Int32(size.height))
    let string = NSString(string: text)
    let drawnNSString = render(200, 60) { _ in
      string.draw(at: CGPoint(x: 50, y: 20), withAttributes: attributes)
    }
    #expect(drawnNSString.inkBounds == ink)
  }

  @Test func textIsBlackByDefault() {
    let black = render(100, 40) { _ in "HHH".draw(at: .zero, withAttributes: attributes) }
    #expect(black.count(of: .black) > 0)
    let red = render(100, 40) { _ in
      "HHH".draw(at: .zero, withAttributes: [.font: font, .foregroundColor: UIColor.red])
    }
    #expect(red.count(of: .black) == 0 && !red.inkBounds.isEmpty)
  }

  @Test func aRectangleShowsOnlyWholeLines() {
    let line = "H".size(withAttributes: attributes).height
    let rect = CGRect(x: 10, y: 10, width: 100, height: line * 2.5)
    let lines = render(200, 150) { _ in text.draw(in: rect, withAttributes: attributes) }.inkBounds
    #expect(lines.maxX <= 110 && lines.maxY <= 10 + Int32(line * 2))
    #expect(lines.maxY > 10 + Int32(line))
    let none = render(200, 150) { _ in
      text.draw(in: CGRect(x: 10, y: 10, width: 0, height: 50), withAttributes: attributes)
    }
    #expect(none.inkBounds.isEmpty)
  }

  @Test func theLastLineMayEndWithAnEllipsis() {
    let size = CGSize(width: 100, height: font.lineHeight * 1.5)
    func drawing(_ options: NSStringDrawingOptions) -> Bitmap {
      render(200, 60) { _ in
        text.draw(
          with: CGRect(origin: .zero, size: size),
          options: options,
          attributes: attributes,
          context: nil
        )
      }
    }
    let plain = drawing(.usesLineFragmentOrigin)
    let truncated = drawing([.usesLineFragmentOrigin, .truncatesLastVisibleLine])
    #expect(plain.count(of: .black) != truncated.count(of: .black))
  }

  @Test func withoutAContextNothingIsDrawn() {
    text.draw(at: .zero, withAttributes: attributes)
    NSAttributedString(string: text).draw(in: CGRect(x: 0, y: 0, width: 9, height: 9))
  }
}
