import Foundation

extension TextParagraphs {
  /// The estimated metrics of paragraphs that have not been laid out.
  struct Estimate {
    struct Size {
      var lines = 0
      /// The height in points.
      var height: CGFloat = 0
    }

    /// The height of a line, in points.
    var lineHeight: CGFloat
    var charactersPerLine: Int

    /// Returns the estimated size of a paragraph with a number of characters.
    func size(characterCount count: Int) -> Size {
      let lines = max(1, (count + charactersPerLine - 1) / charactersPerLine)
      return Size(lines: lines, height: CGFloat(lines) * lineHeight)
    }
  }
}
