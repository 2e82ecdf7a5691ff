import Foundation

extension TextParagraphs {
  /// How large paragraphs are that are not laid out.
  struct Estimate {
    struct Size {
      var lines = 0
      var height: CGFloat = 0
    }

    /// In points.
    var lineHeight: CGFloat
    var charactersPerLine: Int

    /// The size of a paragraph with a number of characters.
    func size(_ count: Int) -> Size {
      let lines = max(1, (count + charactersPerLine - 1) / charactersPerLine)
      return Size(lines: lines, height: CGFloat(lines) * lineHeight)
    }
  }
}
