import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for `UILabel`.
@MainActor
struct UILabelTests {
  private let stage = Stage(size: CGSize(width: 320, height: 160), scale: 2)
  private let root = UIView()
  private let label = UILabel()

  init() {
    root.backgroundColor = .white
    root.addSubview(label)
    stage.show(root)
  }

  /// Returns the bounding box of the pixels that are not white, in points.
  private func inkBounds() -> CGRect {
    let pixels = stage.pixels()
    var rect = CGRect.null
    for y in 0..<pixels.height {
      for x in 0..<pixels.width where pixels.pixel(x: x, y: y) != .white {
        rect = rect.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return CGRect(
      x: rect.minX / 2,
      y: rect.minY / 2,
      width: rect.width / 2,
      height: rect.height / 2
    )
  }

  @Test func theDefaultsAreUIKits() {
    #expect(label.text == nil && label.attributedText == nil)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.isEnabled && !label.isHighlighted)
    #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
  }

  @Test func aSingleLineHasTheWidthOfItsText() {
    label.text = "A single line that is long"
    let size = label.sizeThatFits(CGSize(width: 10, height: 10))
    #expect(size.width > 100)
    #expect(size == label.intrinsicContentSize)
    #expect(size.height >= label.font.lineHeight)
    #expect(size.width * 2 == (size.width * 2).rounded())
  }

  @Test func severalLinesBreakAtTheWidth() {
    label.text = "Several lines of text that break at the width of the label"
    label.numberOfLines = 0
    let narrow = label.sizeThatFits(CGSize(width: 100, height: 1))
    let wide = label.sizeThatFits(CGSize(width: 1000, height: 1))
    #expect(narrow.width <= 100)
    #expect(narrow.height > wide.height * 3)
    label.numberOfLines = 2
    let twoLines = label.sizeThatFits(CGSize(width: 100, height: 1))
    #expect(twoLines.height < narrow.height && twoLines.height > wide.height)
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize == twoLines)
  }

  @Test func textIsCentredVertically() {
    label.text = "x"
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let height = label.sizeThatFits(.zero).height
    let inkInTallFrame = inkBounds()
    label.frame = CGRect(x: 0, y: (100 - height) / 2, width: 100, height: height)
    let inkInFittingFrame = inkBounds()
    #expect(abs(inkInTallFrame.midY - inkInFittingFrame.midY) <= 0.5)
  }

  @Test func alignmentMovesTheLine() {
    label.text = "Text"
    label.frame = CGRect(x: 100, y: 100, width: 200, height: 40)
    let left = inkBounds()
    label.textAlignment = .right
    let right = inkBounds()
    label.textAlignment = .center
    let middle = inkBounds()
    #expect(left.minX < 104 && right.maxX > 296)
    #expect(abs(middle.midX - 200) <= 2)
    #expect(left.width == right.width)
  }

  @Test func textThatDoesNotFitIsTruncated() {
    label.text = "A text that is much too long for its label"
    label.frame = CGRect(x: 100, y: 100, width: 80, height: 40)
    let rect = inkBounds()
    #expect(rect.minX >= 100 && rect.maxX <= 180)
  }

  @Test func highlightingDoesNotReshapeText() {
    label.text = "Highlighted"
    label.frame = CGRect(x: 100, y: 100, width: 200, height: 40)
    label.highlightedTextColor = .red
    stage.settle()
    let (rasterized, shaped) = (TextEngine.rasterizedWordCount, TextEngine.shapedWordCount)
    label.isHighlighted = true  // DS-029.3, TC-020.2
    let pixels = stage.pixels()
    let hasRed = (0..<pixels.height).contains { y in
      (0..<pixels.width).contains { x in
        pixels.pixel(x: x, y: y) == PixelColor(red: 255, green: 0, blue: 0)
      }
    }
    #expect(hasRed)
    #expect(
      TextEngine.rasterizedWordCount == rasterized && TextEngine.shapedWordCount == shaped
    )
  }

  @Test func highlightingWithoutAColourChangesNothing() {
    label.text = "Plain"
    label.frame = CGRect(x: 100, y: 100, width: 200, height: 40)
    stage.settle()
    let frames = stage.framesDrawn
    label.isHighlighted = true  // TC-020.3
    stage.advance(by: 0.1)
    #expect(stage.framesDrawn == frames)
  }

  @Test func settingAnEqualValueDrawsNothing() {
    label.text = "Same"
    label.frame = CGRect(x: 100, y: 100, width: 200, height: 40)
    stage.settle()
    let frames = stage.framesDrawn
    label.text = "Same"
    label.font = .systemFont(ofSize: 17)
    label.textColor = .label
    label.textAlignment = .natural
    label.numberOfLines = 1
    label.isEnabled = true
    stage.advance(by: 0.1)
    #expect(stage.framesDrawn == frames)
  }

  @Test func measuringAndDrawingShareOneLayout() {
    label.text = "Measured once"
    label.frame.size = label.sizeThatFits(.zero)
    let countBefore = TextEngine.shapedWordCount
    stage.settle()
    #expect(TextEngine.shapedWordCount == countBefore)
    #expect(inkBounds().maxX <= label.frame.maxX)
  }

  @Test func textAndAttributesReplaceEachOther() {
    label.attributedText = NSAttributedString(
      string: "Red",
      attributes: [.foregroundColor: UIColor.red]
    )
    #expect(label.text == "Red")
    label.text = "Plain"
    #expect(label.attributedText?.string == "Plain")
    let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.font] as? UIFont == label.font)
    label.attributedText = nil
    #expect(label.text == nil)
  }

  @Test func attributesDetermineTheSize() {
    label.text = "Same words"
    let plain = label.sizeThatFits(.zero)
    label.attributedText = NSAttributedString(
      string: "Same words",
      attributes: [.font: UIFont.systemFont(ofSize: 34)]
    )
    #expect(label.sizeThatFits(.zero).width > plain.width * 1.8)
  }

  @Test func aTooWideLineShrinks() {
    label.text = "A line that is too wide for its label"
    label.adjustsFontSizeToFitWidth = true
    label.frame = CGRect(x: 100, y: 100, width: 150, height: 40)
    let rect = inkBounds()
    #expect(rect.maxX <= 250 && rect.width > 120)
    label.minimumScaleFactor = 0.9
    #expect(inkBounds().height > rect.height)
  }

  @Test func aSubclassMayInsetItsText() {
    final class Inset: UILabel {
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect
      {
        let rect = super.textRect(
          forBounds: bounds.insetBy(dx: 10, dy: 5),
          limitedToNumberOfLines: lines
        )
        return rect.insetBy(dx: -10, dy: -5)
      }

      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.insetBy(dx: 10, dy: 5))
      }
    }
    let inset = Inset()
    inset.text = "Inset"
    label.text = "Inset"
    let plain = label.sizeThatFits(.zero)
    #expect(
      inset.sizeThatFits(.zero) == CGSize(width: plain.width + 20, height: plain.height + 10)
    )
    label.text = nil
    inset.frame = CGRect(origin: .zero, size: inset.sizeThatFits(.zero))
    root.addSubview(inset)
    #expect(inkBounds().minX >= 10)
  }

  @Test func preferredFontsFollowTheTextSize() {
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(forTextStyle: .body)
    #expect(label.font.pointSize == 17)
    stage.window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(label.font.pointSize == 23)
    label.adjustsFontForContentSizeCategory = false
    stage.window.traitOverrides.preferredContentSizeCategory = .small
    #expect(label.font.pointSize == 23)
  }

  @Test func emptyAndExtremeSizesAreLaidOut() {
    label.text = "x\n\ty\u{0}z"
    label.numberOfLines = 0
    for size in [CGSize.zero, CGSize(width: 0.1, height: 1), CGSize(width: 1e6, height: 1e-3)] {
      label.frame.size = size
      stage.settle()
    }
    #expect(label.sizeThatFits(CGSize(width: -1, height: -1)).width > 0)
  }

  @Test func theButtonIsLaidOutWhenItsTitleFontChanges() {
    let button = UIButton(type: .system)
    button.setTitle("Short", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    root.addSubview(button)
    stage.settle()
    let originalWidth = button.titleLabel?.frame.width ?? 0
    button.titleLabel?.font = .systemFont(ofSize: 30)
    stage.settle()
    #expect((button.titleLabel?.frame.width ?? 0) > originalWidth * 1.5)
  }

  @Test func disabledTextIsPale() {
    label.frame = CGRect(x: 10, y: 10, width: 200, height: 60)
    label.font = .systemFont(ofSize: 50)
    label.textColor = .black
    label.text = "█ I"
    label.isEnabled = false
    var darkest = 255
    let pixels = stage.pixels()
    for y in 20..<140 {
      for x in 20..<420 { darkest = min(darkest, Int(pixels.pixel(x: x, y: y).red)) }
    }
    // 35 % of black on white.
    #expect(abs(darkest - 166) <= 1)
  }

  @Test func shrunkTextIsRoundedDownToHalfPoints() {
    label.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
    label.font = .systemFont(ofSize: 20)
    label.text = "Twelve long words"
    let fullSize = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 40))
    // Width for a font of 17.4 points.
    label.frame.size.width = fullSize.width * 17.4 / 20
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.baselineAdjustment = .alignCenters
    let shrunkInk = inkBounds()
    label.adjustsFontSizeToFitWidth = false
    label.font = .systemFont(ofSize: 17)
    #expect(inkBounds() == shrunkInk)
    label.font = .systemFont(ofSize: 16.5)
    #expect(inkBounds() != shrunkInk)
  }

  // MARK: Equal attributed texts

  /// Creates an attributed text whose attributes are new instances.
  private func makeAttributed(_ value: Any = 1) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    return NSAttributedString(
      string: "Equal texts",
      attributes: [
        .font: UIFont.systemFont(ofSize: 18), .foregroundColor: UIColor(white: 0, alpha: 1),
        .paragraphStyle: style, NSAttributedString.Key("own"): value,
      ]
    )
  }

  @Test func labelsWithEqualAttributedTextsAreDrawn() {
    for round in 0..<100 {
      for view in root.subviews { view.removeFromSuperview() }
      for index in 0..<10 {
        let label = UILabel(frame: CGRect(x: 0, y: index * 16, width: 320, height: 16))
        label.attributedText = makeAttributed(NSNull())
        root.addSubview(label)
        label.attributedText = makeAttributed(NSNull())
      }
      stage.settle()
      if round % 50 == 0 { #expect(!inkBounds().isNull) }
    }
  }

  @Test func anEqualAttributedTextIsNotRedrawn() {
    final class CountingLabel: UILabel {
      var drawCount = 0

      override func drawText(in rect: CGRect) {
        drawCount += 1
        super.drawText(in: rect)
      }
    }
    let key = NSAttributedString.Key("own")
    let label = CountingLabel(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    root.addSubview(label)
    label.attributedText = makeAttributed()
    stage.settle()
    // The attribute `own` does not affect drawing.
    label.attributedText = makeAttributed(2)
    stage.settle()
    #expect(label.drawCount == 1)
    #expect(label.attributedText?.attribute(key, at: 0, effectiveRange: nil) as? Int == 2)
  }

  @Test func anAttributedTextIsCopied() {
    let changing = NSMutableAttributedString(attributedString: makeAttributed())
    label.attributedText = changing
    changing.mutableString.setString("x")
    #expect(label.text == "Equal texts")
  }
}
