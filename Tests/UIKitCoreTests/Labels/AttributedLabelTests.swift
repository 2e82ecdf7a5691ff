import Foundation
import Testing
import UIKitGraphics
import UIKitStage
import UIKitTesting

@testable import UIKitCore

/// Tests for `UILabel.attributedText`.
@MainActor
struct AttributedLabelTests {
  private func styled(
    _ string: String,
    _ attributes: [NSAttributedString.Key: Any] = [:],
    _ configure: (NSMutableParagraphStyle) -> Void
  ) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    configure(style)
    var attributes = attributes
    attributes[.paragraphStyle] = style
    return NSAttributedString(string: string, attributes: attributes)
  }

  private func prices(_ lines: [String], _ tab: NSTextTab) -> NSAttributedString {
    styled(lines.joined(separator: "\n")) { $0.tabStops = [tab] }
  }

  private func makeTextWithImage() -> NSAttributedString {
    let symbol = UIImage(systemName: "star.fill")?.withRenderingMode(.alwaysTemplate)
    let attachment = NSTextAttachment(image: symbol ?? UIImage())
    attachment.bounds = CGRect(x: 0, y: -3, width: 17, height: 17)
    let text = NSMutableAttributedString(string: "Rated ")
    for _ in 0..<3 { text.append(NSAttributedString(attachment: attachment)) }
    text.append(NSAttributedString(string: " by "))
    text.append(NSAttributedString(string: "readers", attributes: [.link: "https://example.org"]))
    text.addAttribute(
      .foregroundColor,
      value: UIColor.systemOrange,
      range: NSRange(location: 6, length: 3)
    )
    return text
  }

  /// Creates a stage with labels from top to bottom.
  private func makeStage(_ texts: [NSAttributedString], _ style: UIUserInterfaceStyle) -> Stage {
    let stage = Stage(size: CGSize(width: 320, height: 560), scale: 2)
    let view = UIView()
    view.overrideUserInterfaceStyle = style
    view.backgroundColor = .systemBackground
    var top: CGFloat = 12
    for text in texts {
      let label = UILabel(frame: CGRect(x: 16, y: top, width: 288, height: 0))
      label.numberOfLines = 0
      label.attributedText = text
      label.frame.size.height = label.sizeThatFits(CGSize(width: 288, height: 0)).height
      view.addSubview(label)
      top = label.frame.maxY + 12
    }
    stage.show(view)
    stage.settle()
    return stage
  }

  private var texts: [NSAttributedString] {
    let words = "The quick brown fox jumps over the lazy dog, and then runs away into the woods."
    return [
      styled(words) {
        $0.firstLineHeadIndent = 24
        $0.headIndent = 8
        $0.tailIndent = -8
      },
      styled(words) { $0.alignment = .justified },
      styled("One paragraph\nand a second one\nand a third one") {
        $0.paragraphSpacing = 10
        $0.lineHeightMultiple = 1.2
      },
      prices(
        ["Coffee\t2,50", "Breakfast for two\t24,80", "Tip\t0,5"],
        NSTextTab(
          textAlignment: .right,
          location: 250,
          options: [.columnTerminators: CharacterSet(charactersIn: ",")]
        )
      ),
      makeTextWithImage(),
      styled("\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD}, abc 123!") {
        $0.firstLineHeadIndent = 24
      },
      styled("Left to right, but set from the right!") { $0.baseWritingDirection = .rightToLeft },
    ]
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func paragraphsTabsImagesAndLinksMatchTheirSnapshot(style: UIUserInterfaceStyle) {
    let name = style == .dark ? "attributed-dark" : "attributed-light"
    assertSnapshot(of: makeStage(texts, style), named: name)
  }

  @Test func theViewsDirectionIsTheBaseDirectionOfItsText() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    label.backgroundColor = .white
    let stage = Stage(size: CGSize(width: 200, height: 30), scale: 1)
    stage.show(label)
    label.text = "abc!"
    stage.settle()
    let leftToRightPixels = stage.snapshot().pngData()
    label.semanticContentAttribute = .forceRightToLeft
    stage.settle()
    #expect(stage.snapshot().pngData() != leftToRightPixels)
    label.semanticContentAttribute = .forceLeftToRight
    stage.settle()
    #expect(stage.snapshot().pngData() == leftToRightPixels)
  }

  @Test func aNarrowLabelTightensItsText() {
    let label = UILabel()
    label.text = "Some words in a line"
    label.sizeToFit()
    label.frame.size.width -= 6
    label.frame.size.height = 30
    let stage = Stage(size: CGSize(width: 240, height: 30), scale: 1)
    let view = UIView()
    view.backgroundColor = .white
    view.addSubview(label)
    stage.show(view)
    stage.settle()
    let truncated = stage.snapshot().pngData()
    label.allowsDefaultTighteningForTruncation = true
    stage.settle()
    #expect(stage.snapshot().pngData() != truncated)
  }

  @Test func theStandardLineBreakStrategyPushesOutWords() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "aaa bbb ccc ddd"
    #expect(label.lineBreakStrategy == .standard)
    label.sizeToFit()
    let narrow = CGSize(width: label.frame.width - 1, height: 0)
    let standardSize = label.sizeThatFits(narrow)
    label.lineBreakStrategy = []
    #expect(label.sizeThatFits(narrow).width > standardSize.width)
  }

  @Test func aTextOfTenMillionCharactersShowsItsBeginning() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    label.text = String(repeating: "word ", count: 2_000_000)
    let stage = Stage(size: CGSize(width: 200, height: 30), scale: 1)
    let countBefore = TextEngine.shapedWordCount
    stage.show(label)
    stage.settle()
    #expect(TextEngine.shapedWordCount - countBefore < 100)
    #expect(label.sizeThatFits(.zero).height == label.font.lineHeight.rounded(.up))
  }
}
