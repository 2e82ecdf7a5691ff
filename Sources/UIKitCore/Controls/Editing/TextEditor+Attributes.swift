import Foundation
import UIKitGraphics

extension TextEditor {
  /// The attributes of the text that is typed next.
  var currentTypingAttributes: [NSAttributedString.Key: Any] {
    if let typingAttributes { return typingAttributes }
    let own = attributes(at: content.selection.range) ?? [:]
    return own.merging(host.baseAttributes) { own, _ in own }
  }

  /// The attributes that text has which replaces a range: those of the first replaced character, or
  /// of the one before it.
  private func attributes(at range: Range<Int>) -> [NSAttributedString.Key: Any]? {
    let offset = range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound
    return content.attributes?.attributes(at: offset)
  }

  /// Text that replaces a range, with the attributes that it gets there.
  func styled(_ string: String, at range: Range<Int>) -> EditableText.Fragment {
    guard let attributes = typingAttributes ?? attributes(at: range) else {
      return EditableText.Fragment(string: string)
    }
    let length = string.utf16.count
    return EditableText.Fragment(
      string: string,
      runs: [TextAttributeRuns.Run(length: length, attributes: attributes)]
    )
  }

  /// A string as long as the text, with the text's attributes; those that a run lacks are the base
  /// ones.
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
      // A part that ends inside of a character would divide it.
      let end = content.snapped(start..<max(start, offset)).upperBound
      guard end > start else { continue }
      result.setAttributes(
        run.attributes.merging(base) { own, _ in own },
        range: NSRange(location: start, length: end - start)
      )
      start = end
    }
    return result
  }
}

extension EditableText.Fragment {
  /// A text with attributes.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isMultiline: Whether line breaks and tabs stay.
  init(_ text: NSAttributedString, isMultiline: Bool) {
    let source = NSString(string: text.string)
    var string = ""
    var runs: [TextAttributeRuns.Run] = []
    // Asking for the longest effective range would compare values that Foundation cannot compare.
    text.enumerateAttributes(
      in: NSRange(location: 0, length: text.length),
      options: .longestEffectiveRangeNotRequired
    ) { attributes, range, _ in
      let own = source.substring(with: range)
      let part = isMultiline ? own : EditableText.singleLine(own)
      string += part
      runs.append(TextAttributeRuns.Run(length: part.utf16.count, attributes: attributes))
    }
    self.init(string: string, runs: runs)
  }
}
