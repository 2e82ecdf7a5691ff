import Foundation
import UIKitGraphics

extension TextEditor {
  /// The attributes of the text to be typed next.
  var currentTypingAttributes: [NSAttributedString.Key: Any] {
    if let typingAttributes { return typingAttributes }
    let selectedAttributes = attributes(at: content.selection.range) ?? [:]
    return selectedAttributes.merging(host.baseAttributes) { selectedAttributes, _ in
      selectedAttributes
    }
  }

  /// Returns the attributes for a replacement of a range: those of the first replaced character, or
  /// of the preceding one if the range is empty.
  private func attributes(at range: Range<Int>) -> [NSAttributedString.Key: Any]? {
    let offset = range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound
    return content.attributes?.attributes(at: offset)
  }

  /// Returns a replacement of a range with the attributes it receives.
  func styledFragment(_ string: String, at range: Range<Int>) -> EditableText.Fragment {
    guard let attributes = typingAttributes ?? attributes(at: range) else {
      return EditableText.Fragment(string: string)
    }
    let length = string.utf16.count
    return EditableText.Fragment(
      string: string,
      runs: [TextAttributeRuns.Run(length: length, attributes: attributes)]
    )
  }

  /// Returns a string of the text's length with the text's attributes; missing attributes are those
  /// of `base`.
  func attributed(
    _ string: String,
    _ attributes: TextAttributeRuns?,
    base: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    guard let attributes else { return NSAttributedString(string: string, attributes: base) }
    let result = NSMutableAttributedString(string: string)
    var start = 0
    var offset = 0
    for run in attributes.runs {
      offset += run.length
      // A run that ends inside a character would divide it.
      let end = content.snapped(start..<max(start, offset)).upperBound
      guard end > start else { continue }
      result.setAttributes(
        run.attributes.merging(base) { runValue, _ in runValue },
        range: NSRange(location: start, length: end - start)
      )
      start = end
    }
    return result
  }
}

extension EditableText.Fragment {
  /// Creates a fragment from an attributed string.
  ///
  /// - Parameters:
  ///   - text: The attributed string.
  ///   - isMultiline: Whether to keep line breaks and tabs.
  init(_ text: NSAttributedString, isMultiline: Bool) {
    let source = NSString(string: text.string)
    var string = ""
    var runs: [TextAttributeRuns.Run] = []
    // Requesting the longest effective range would compare values that Foundation cannot compare.
    text.enumerateAttributes(
      in: NSRange(location: 0, length: text.length),
      options: .longestEffectiveRangeNotRequired
    ) { attributes, range, _ in
      let substring = source.substring(with: range)
      let acceptedText = isMultiline ? substring : EditableText.singleLine(substring)
      string += acceptedText
      runs.append(TextAttributeRuns.Run(length: acceptedText.utf16.count, attributes: attributes))
    }
    self.init(string: string, runs: runs)
  }
}
