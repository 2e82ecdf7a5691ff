import PickLines
import UIKit

/// Creates attributed text for lines, with colours and highlighted matches.
struct LineStyle {
  /// The font of unmatched characters.
  var font = UIFont.systemFont(ofSize: 15)
  /// The font of matched characters.
  var matchedFont = UIFont.boldSystemFont(ofSize: 15)
  /// The colour of matched characters; `nil` to underline them.
  var matchedColor: UIColor? = UIColor.systemBlue

  /// Returns the text of a line for a label, whose text colour applies where the line has none.
  func text(of line: PresentedLine) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for run in line.runs {
      text.append(
        NSAttributedString(string: Self.string(of: run.bytes), attributes: attributes(of: run))
      )
    }
    if !line.isWhole { text.append(NSAttributedString(string: "…", attributes: [.font: font])) }
    return text
  }

  private func attributes(of run: PresentedLine.Run) -> [NSAttributedString.Key: Any] {
    let style = run.style
    var attributes: [NSAttributedString.Key: Any] = [.font: font(of: run)]
    if let foreground = style.foreground {
      attributes[.foregroundColor] = foreground.color
    } else if style.isDim {
      attributes[.foregroundColor] = UIColor.secondaryLabel
    }
    if let background = style.background { attributes[.backgroundColor] = background.color }
    if run.isMatched, let matchedColor { attributes[.foregroundColor] = matchedColor }
    if style.isUnderlined || run.isMatched && matchedColor == nil {
      attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
    }
    return attributes
  }

  private func font(of run: PresentedLine.Run) -> UIFont {
    if run.isMatched || run.style.isBold { return matchedFont }
    return run.style.isItalic ? .italicSystemFont(ofSize: font.pointSize) : font
  }

  /// Returns the text for a single-line label, with control characters in caret notation, such as
  /// `^J`.
  static func string(of bytes: some Collection<UInt8>) -> String {
    guard bytes.contains(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var text = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar.value < 0x20 && scalar.value != 0x09 || scalar.value == 0x7F {
        text.unicodeScalars += ["^", Unicode.Scalar(UInt8(scalar.value) ^ 0x40)]
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
