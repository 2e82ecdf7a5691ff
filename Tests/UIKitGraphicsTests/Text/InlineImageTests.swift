import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for attachments and links in attributed texts.
@MainActor
struct InlineImageTests {
  private let font = UIFont.systemFont(ofSize: 17)
  private let red = PixelColor(red: 255, green: 0, blue: 0)

  private func square(_ side: CGFloat, _ color: UIColor = .red) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      color.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: side, height: side)).fill()
    }
  }

  private func layout(_ text: NSAttributedString, width: Double = .infinity) -> TextLayout {
    TextEngine.layout(text, font: font, TextLayoutOptions(maxWidth: width, scale: 1))
  }

  /// Returns a text with attachments between two equal strings.
  private func text(_ attachments: NSTextAttachment..., around: String = "a") -> NSAttributedString
  {
    let text = NSMutableAttributedString(string: around)
    for attachment in attachments { text.append(NSAttributedString(attachment: attachment)) }
    text.append(NSAttributedString(string: around))
    return text
  }

  @Test func anImageIsOnTheBaseline() {
    let layout = layout(text(NSTextAttachment(image: square(40)), around: "a"))
    let line = layout.lines[0]
    #expect(line.runs.map(\.kind) == [.text, .image, .text])
    #expect(line.runs[1].width == 40 && line.baseline == 40)
    let bitmap = render(100, 60, scale: 1) { $0.draw(layout, at: .zero, color: .black) }
    let x = Int(line.runs[1].x.rounded(.up))
    #expect(bitmap.pixel(x: x + 1, y: 1) == red && bitmap.pixel(x: x + 37, y: 38) == red)
    #expect(bitmap.pixel(x: x + 20, y: 42) != red)
  }

  @Test func attachmentBoundsMoveAndScaleTheImage() {
    let attachment = NSTextAttachment(image: square(10))
    attachment.bounds = CGRect(x: 3, y: -8, width: 20, height: 30)
    let layout = layout(text(attachment))
    let line = layout.lines[0]
    // The width and the ascent include the offset of the bounds.
    #expect(line.runs[1].width == 23)
    #expect(abs(line.baseline - 22) < 0.01)
    #expect(layout.size.height == 30)
    let bitmap = render(80, 40, scale: 1) { $0.draw(layout, at: .zero, color: .black) }
    let x = Int(line.runs[1].x.rounded(.up)) + 3
    #expect(bitmap.pixel(x: x + 10, y: 1) == red && bitmap.pixel(x: x + 10, y: 28) == red)
    #expect(bitmap.pixel(x: x - 2, y: 20) != red)
  }

  @Test func adjacentEqualAttachmentsAreSeparate() {
    let attachment = NSTextAttachment(image: square(12))
    let line = layout(text(attachment, attachment)).lines[0]
    #expect(line.runs.map(\.kind) == [.text, .image, .image, .text])
  }

  @Test func textsWithDifferentImagesDiffer() {
    let first = NSTextAttachment(image: square(12))
    let second = NSTextAttachment(image: square(12, .blue))
    #expect(AttributedText(text(first)) == AttributedText(text(first)))
    #expect(AttributedText(text(first)) != AttributedText(text(second)))
  }

  @Test func aTemplateHasTheColourOfTheText() {
    let attachment = NSTextAttachment(image: square(20).withRenderingMode(.alwaysTemplate))
    let layout = layout(NSAttributedString(attachment: attachment))
    let bitmap = render(30, 30, scale: 1) { $0.draw(layout, at: .zero, color: .green) }
    #expect(bitmap.pixel(x: 10, y: 10) == PixelColor(red: 0, green: 255, blue: 0))
  }

  @Test func wideImagesMoveToTheNextLine() {
    let image = NSTextAttachment(image: square(50))
    #expect(layout(text(image, image, image, around: "word "), width: 120).lines.count == 3)
  }

  @Test func invalidAttachmentsHaveAFiniteSize() {
    #expect(layout(NSAttributedString(attachment: NSTextAttachment())).lines[0].width == 0)
    #expect(NSTextAttachment(data: Data([1, 2, 3]), ofType: nil).image == nil)
    for invalidLength in [CGFloat.nan, .infinity, -5] {
      let attachment = NSTextAttachment(image: square(5))
      attachment.bounds = CGRect(
        x: invalidLength,
        y: invalidLength,
        width: invalidLength,
        height: invalidLength
      )
      let size = layout(text(attachment)).size
      #expect(size.width.isFinite && size.height.isFinite && size.width < 1e7)
    }
  }

  @Test func theAttachmentCharacterAloneIsText() {
    #expect(layout(NSAttributedString(string: "\u{FFFC}")).lines[0].runs[0].kind == .text)
  }

  @Test func linksAreUnderlinedAndBlue() {
    let url = URL(string: "https://example.org")!
    for link in [url, "https://example.org"] as [Any] {
      let text = NSAttributedString(string: "here", attributes: [.link: link])
      let style = layout(text).lines[0].runs[0].style
      #expect(style.underline == .single && style.foreground == .link)
    }
  }

  // MARK: AttributedString

  @Test func attributedStringsConvertBothWays() throws {
    var string = AttributedString("One ")
    string.font = .boldSystemFont(ofSize: 20)
    string.foregroundColor = .red
    string.kern = 1.5
    var link = AttributedString("two")
    link.link = URL(string: "https://example.org")
    link.underlineStyle = .single
    link.baselineOffset = 3
    string.append(link)
    let converted = NSAttributedString(string)
    #expect(converted.string == "One two")
    let first = converted.attributes(at: 0, effectiveRange: nil)
    #expect(first[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(first[.foregroundColor] as? UIColor == .red && first[.kern] as? CGFloat == 1.5)
    let last = converted.attributes(at: 5, effectiveRange: nil)
    #expect(last[.link] as? URL == URL(string: "https://example.org"))
    #expect(last[.underlineStyle] as? Int == 1)
    #expect(AttributedString(converted) == string)
    let roundTripped = NSAttributedString(AttributedString(converted))
    #expect(AttributedText(roundTripped) == AttributedText(converted))
  }

  @Test func everyAttributeIsConverted() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.red,
      .backgroundColor: UIColor.blue, .underlineStyle: 1, .strikethroughStyle: 2, .kern: 2.5,
      .tracking: 1, .ligature: 0, .baselineOffset: -4.0, .paragraphStyle: style as NSParagraphStyle,
      .link: URL(string: "a:b")!, .attachment: NSTextAttachment(image: square(3)),
    ]
    for (key, value) in attributes {
      let text = NSAttributedString(string: "\u{FFFC}x", attributes: [key: value])
      let roundTripped = NSAttributedString(AttributedString(text))
      #expect(AttributedText(roundTripped) == AttributedText(text), "\(key.rawValue)")
      #expect(roundTripped.attributes(at: 0, effectiveRange: nil).count == 1, "\(key.rawValue)")
    }
    let unknown = NSAttributedString(string: "é👩‍👩‍👧", attributes: [.init("own"): 1, .kern: "x"])
    #expect(NSAttributedString(AttributedString(unknown)).string == "é👩‍👩‍👧")
    #expect(NSAttributedString(AttributedString()).length == 0)
  }
}
