public import Foundation

extension NSAttributedString {
  /// Creates a string with the UIKit attributes and the links of an `AttributedString`.
  ///
  /// Attributes in other scopes are ignored.
  public convenience init(_ string: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in string.runs {
      let text = String(string[run.range].characters)
      result.append(NSAttributedString(string: text, attributes: run.attributes.dictionary))
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// Creates a string with the UIKit attributes and the links of an `NSAttributedString`.
  ///
  /// Other keys and values of other types are ignored.
  public init(_ string: NSAttributedString) {
    self.init()
    let text = string.string as NSString
    string.enumerateAttributes(
      in: NSRange(location: 0, length: string.length),
      options: .longestEffectiveRangeNotRequired
    ) { attributes, range, _ in
      append(
        AttributedString(text.substring(with: range), attributes: AttributeContainer(attributes))
      )
    }
  }
}

extension AttributeContainer {
  /// Creates a container with the UIKit attributes and the link in a dictionary.
  ///
  /// Other keys and values of other types are ignored.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    func number(_ key: NSAttributedString.Key) -> CGFloat? { CGFloat(number: dictionary[key]) }
    self.font = dictionary[.font] as? UIFont
    self.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
    self.foregroundColor = dictionary[.foregroundColor] as? UIColor
    self.backgroundColor = dictionary[.backgroundColor] as? UIColor
    self.ligature = number(.ligature).flatMap { Int(exactly: $0) }
    self.kern = number(.kern)
    self.tracking = number(.tracking)
    self.strikethroughStyle = (dictionary[.strikethroughStyle] as? Int).map(NSUnderlineStyle.init)
    self.underlineStyle = (dictionary[.underlineStyle] as? Int).map(NSUnderlineStyle.init)
    self.baselineOffset = number(.baselineOffset)
    self.attachment = dictionary[.attachment] as? NSTextAttachment
    self.link =
      dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap(URL.init(string:))
  }

  /// The attributes as a dictionary for labels.
  fileprivate var dictionary: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = self.font
    result[.paragraphStyle] = self.paragraphStyle
    result[.foregroundColor] = self.foregroundColor
    result[.backgroundColor] = self.backgroundColor
    result[.ligature] = self.ligature
    result[.kern] = self.kern
    result[.tracking] = self.tracking
    result[.strikethroughStyle] = self.strikethroughStyle?.rawValue
    result[.underlineStyle] = self.underlineStyle?.rawValue
    result[.baselineOffset] = self.baselineOffset
    result[.attachment] = self.attachment
    result[.link] = self.link
    return result
  }
}
