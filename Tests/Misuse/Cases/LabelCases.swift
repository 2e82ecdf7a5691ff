import Foundation
import UIKitCore
import UIKitGraphics

extension CaseList {
  mutating func addLabels() {
    let modes: [(String, NSLineBreakMode)] = [
      ("word wrapping", .byWordWrapping), ("char wrapping", .byCharWrapping),
      ("clipping", .byClipping), ("truncating head", .byTruncatingHead),
      ("truncating middle", .byTruncatingMiddle), ("truncating tail", .byTruncatingTail),
    ]
    for (name, mode) in modes {
      add("UILabel.text \(name),", Texts.all) { fixture, text in
        fixture.label.lineBreakMode = mode
        fixture.label.numberOfLines = mode == .byTruncatingTail ? 3 : 0
        fixture.label.text = text
      }
    }
    add("UILabel.text on one line,", Texts.all) { fixture, text in
      fixture.label.numberOfLines = 1
      fixture.label.text = text
    }
    add("UILabel.text shrunk to fit,", Texts.all) { fixture, text in
      fixture.label.numberOfLines = 1
      fixture.label.adjustsFontSizeToFitWidth = true
      fixture.label.minimumScaleFactor = 0.1
      fixture.label.text = text
    }
    add("UILabel.sizeToFit() text", Texts.all) { fixture, text in
      fixture.label.text = text
      fixture.label.sizeToFit()
    }
    add("UILabel.numberOfLines", Numbers.integers) { $0.label.numberOfLines = $1 }
    add("UILabel.preferredMaxLayoutWidth", Numbers.lengths) { fixture, width in
      fixture.label.preferredMaxLayoutWidth = width
      _ = fixture.label.intrinsicContentSize
    }
    add("UILabel.minimumScaleFactor", Numbers.factors) { fixture, factor in
      fixture.label.numberOfLines = 1
      fixture.label.adjustsFontSizeToFitWidth = true
      fixture.label.minimumScaleFactor = factor
    }
    add("UILabel.shadowOffset", Shapes.offsets) { fixture, offset in
      fixture.label.shadowColor = .red
      fixture.label.shadowOffset = offset
    }
    add("UILabel.textRect(forBounds:)", Shapes.rects) {
      _ = $0.label.textRect(forBounds: $1, limitedToNumberOfLines: 0)
    }
    add("UILabel.textRect(limitedToNumberOfLines:)", Numbers.integers) {
      _ = $0.label.textRect(forBounds: $0.label.bounds, limitedToNumberOfLines: $1)
    }
    add("UILabel.drawText(in:)", Shapes.rects) { fixture, rect in
      fixture.canvas.drawing = { fixture.label.drawText(in: rect) }
    }
    add("UILabel.drawText(in:) outside of draw(_:)") { $0.label.drawText(in: $0.label.bounds) }
    addFonts()
    addParagraphs()
  }

  private mutating func addFonts() {
    let fonts: [(String, @MainActor (CGFloat) -> UIFont?)] = [
      ("systemFont(ofSize:)", { .systemFont(ofSize: $0) }),
      (
        "systemFont(weight:)",
        {
          .systemFont(ofSize: 12, weight: UIFont.Weight(rawValue: $0))
        }
      ),
      ("monospacedSystemFont(ofSize:)", { .monospacedSystemFont(ofSize: $0, weight: .bold) }),
      ("italicSystemFont(ofSize:)", { .italicSystemFont(ofSize: $0) }),
      ("withSize(_:)", { UIFont.systemFont(ofSize: 12).withSize($0) }),
      ("init(name:size:)", { UIFont(name: "Inter", size: $0) }),
    ]
    for (name, font) in fonts {
      add("UIFont.\(name)", Numbers.lengths) { $0.label.font = font($1) }
    }
    add("UIFont.init(name:)", Texts.all) { fixture, text in
      fixture.label.font = UIFont(name: text, size: 12)
    }
    add("UIFont.TextStyle.init(rawValue:)", Texts.short) { fixture, text in
      fixture.label.font = .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: text))
    }
  }

  mutating func addTexts() {
    for key in [NSAttributedString.Key.font, .foregroundColor, .paragraphStyle, .underlineStyle] {
      add("UILabel.attributedText \(key.rawValue) = a string") { fixture in
        fixture.label.attributedText = NSAttributedString(
          string: "words",
          attributes: [key: "none"]
        )
      }
    }
    add("UILabel.attributedText", Texts.short) { fixture, text in
      fixture.label.attributedText = NSAttributedString(
        string: text,
        attributes: [.font: UIFont.systemFont(ofSize: 20), .backgroundColor: UIColor.red]
      )
    }
    add("NSMutableParagraphStyle.lineSpacing", Numbers.lengths) { fixture, spacing in
      let style = NSMutableParagraphStyle()
      style.lineSpacing = spacing
      fixture.label.attributedText = NSAttributedString(
        string: "one\ntwo\nthree",
        attributes: [.paragraphStyle: style]
      )
    }
    add("NSUnderlineStyle", Numbers.integers) { fixture, bits in
      fixture.label.attributedText = NSAttributedString(
        string: "words",
        attributes: [.underlineStyle: bits, .strikethroughStyle: bits]
      )
    }
    add("UILabel.attributedText changed after it was set") { fixture in
      let text = NSMutableAttributedString(string: "some words")
      fixture.label.attributedText = text
      fixture.drawFrames()
      text.deleteCharacters(in: NSRange(location: 0, length: 10))
      fixture.label.setNeedsDisplay()
    }
    addColors()
  }

  private mutating func addColors() {
    let colors: [(String, @MainActor (CGFloat) -> UIColor)] = [
      ("red", { UIColor(red: $0, green: 0, blue: 0, alpha: 1) }),
      ("alpha", { UIColor(red: 1, green: 0, blue: 0, alpha: $0) }),
      ("white", { UIColor(white: $0, alpha: 1) }),
      ("hue", { UIColor(hue: $0, saturation: 1, brightness: 1, alpha: 1) }),
      ("saturation", { UIColor(hue: 0.5, saturation: $0, brightness: 1, alpha: 1) }),
      ("brightness", { UIColor(hue: 0.5, saturation: 1, brightness: $0, alpha: 1) }),
      ("withAlphaComponent", { UIColor.red.withAlphaComponent($0) }),
    ]
    for (name, color) in colors {
      add("UIView.backgroundColor \(name)", Numbers.factors) {
        $0.view.backgroundColor = color($1)
      }
    }
  }
}
