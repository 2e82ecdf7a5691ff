package import Foundation

/// The attributes of an attributed string that affect layout and drawing, as a value.
///
/// On Linux, Foundation terminates the process when it compares attributed strings with some kinds
/// of attribute values, and equal strings can have different hashes. These values can be compared
/// and hashed safely. Later changes to a mutable string, paragraph style or attachment have no
/// effect.
package struct AttributedText: Hashable {
  /// A range of characters with the same attributes.
  struct Run: Hashable {
    /// The length in UTF-16 code units.
    var length: Int
    var font: UIFont?
    var foreground: UIColor?
    var background: UIColor?
    var underline: NSUnderlineStyle
    var strikethrough: NSUnderlineStyle
    var kern: CGFloat
    var hasLigatures: Bool
    var baselineOffset: CGFloat
    var isLink: Bool
    var attachment: InlineImage?
    var paragraph: ParagraphSettings?

    func hasSameAttributes(as other: Run) -> Bool {
      var other = other
      other.length = length
      return self == other
    }
  }

  /// The text without its attributes.
  package let string: String
  private(set) var runs: [Run] = []

  /// Reads the attributes of a string.
  ///
  /// Unknown keys and values of other types are ignored.
  package init(_ source: NSAttributedString) {
    string = source.string
    // The longest effective range would require comparisons that Foundation cannot make.
    source.enumerateAttributes(
      in: NSRange(location: 0, length: source.length),
      options: .longestEffectiveRangeNotRequired
    ) { attributes, range, _ in
      add(Run(length: range.length, attributes))
    }
  }

  /// Adds a run, merged with the last one if it has the same attributes.
  private mutating func add(_ run: Run) {
    if let lastIndex = runs.indices.last, runs[lastIndex].hasSameAttributes(as: run) {
      runs[lastIndex].length += run.length
    } else {
      runs.append(run)
    }
  }
}

extension AttributedText.Run {
  fileprivate init(length: Int, _ attributes: [NSAttributedString.Key: Any]) {
    self.length = length
    font = attributes[.font] as? UIFont
    foreground = attributes[.foregroundColor] as? UIColor
    background = attributes[.backgroundColor] as? UIColor
    underline = NSUnderlineStyle(rawValue: attributes[.underlineStyle] as? Int ?? 0)
    strikethrough = NSUnderlineStyle(rawValue: attributes[.strikethroughStyle] as? Int ?? 0)
    kern = Self.number(attributes[.tracking]) ?? Self.number(attributes[.kern]) ?? 0
    hasLigatures = Self.number(attributes[.ligature]) != 0
    baselineOffset = Self.number(attributes[.baselineOffset]) ?? 0
    isLink = attributes[.link] is URL || attributes[.link] is String
    attachment = (attributes[.attachment] as? any InlineContent)?.inlineImage
    paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.settings
  }

  /// Converts a number of any type and limits it to drawable lengths; `nil` for other values.
  private static func number(_ value: Any?) -> CGFloat? {
    CGFloat(number: value).flatMap { $0.isFinite ? max(-10_000, min($0, 10_000)) : nil }
  }
}

extension NSAttributedString {
  /// The string itself, or an immutable copy of a mutable one.
  package var immutable: NSAttributedString {
    type(of: self) == NSAttributedString.self ? self : NSAttributedString(attributedString: self)
  }
}
