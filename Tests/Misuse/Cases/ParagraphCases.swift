import Foundation
import UIKitCore
import UIKitGraphics

extension CaseList {
  /// Adds cases for paragraph styles, attachments and font descriptors.
  mutating func addParagraphs() {
    let lengths: [(String, (NSMutableParagraphStyle, CGFloat) -> Void)] = [
      ("paragraphSpacing", { $0.paragraphSpacing = $1 }),
      ("paragraphSpacingBefore", { $0.paragraphSpacingBefore = $1 }),
      ("firstLineHeadIndent", { $0.firstLineHeadIndent = $1 }),
      ("headIndent", { $0.headIndent = $1 }),
      ("tailIndent", { $0.tailIndent = $1 }),
      ("minimumLineHeight", { $0.minimumLineHeight = $1 }),
      ("maximumLineHeight", { $0.maximumLineHeight = $1 }),
      ("lineHeightMultiple", { $0.lineHeightMultiple = $1 }),
      ("defaultTabInterval", { $0.defaultTabInterval = $1 }),
      ("hyphenationFactor", { $0.hyphenationFactor = Float($1) }),
      ("tabStops", { $0.tabStops = [NSTextTab(textAlignment: .center, location: $1)] }),
    ]
    for (name, change) in lengths {
      add("NSMutableParagraphStyle.\(name)", Numbers.lengths) { fixture, length in
        let style = NSMutableParagraphStyle()
        change(style, length)
        fixture.label.numberOfLines = 0
        fixture.label.attributedText = NSAttributedString(
          string: "one\ttwo three so\u{AD}ft\nfour\t",
          attributes: [.paragraphStyle: style]
        )
        fixture.label.sizeToFit()
      }
    }
    add("NSTextAttachment.bounds", Shapes.rects) { fixture, bounds in
      let attachment = NSTextAttachment(image: UIImage())
      attachment.bounds = bounds
      fixture.label.attributedText = NSAttributedString(attachment: attachment)
      fixture.label.sizeToFit()
    }
    add("NSAttributedString.Key.attachment = a string") { fixture in
      fixture.label.attributedText = NSAttributedString(
        string: "\u{FFFC}",
        attributes: [.attachment: "no attachment", .link: 3]
      )
    }
    add("AttributedString(NSAttributedString)", Texts.all) { fixture, text in
      let converted = AttributedString(NSAttributedString(string: text))
      fixture.label.attributedText = NSAttributedString(converted)
    }
    add("UIFontDescriptor.withSize(_:)", Numbers.lengths) { fixture, size in
      let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.withSize(size)
      fixture.label.font = UIFont(descriptor: descriptor, size: 0)
    }
    add("UIFontDescriptor(name:size:)", Texts.all) { fixture, name in
      fixture.label.font = UIFont(descriptor: UIFontDescriptor(name: name, size: 12), size: 0)
    }
    add("UIFontDescriptor feature", Numbers.integers) { fixture, number in
      let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
        .featureSettings: [[UIFontDescriptor.FeatureKey.type: number, .selector: number]]
      ])
      fixture.label.font = UIFont(descriptor: descriptor, size: 0)
    }
  }
}
