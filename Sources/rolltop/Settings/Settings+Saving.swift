import UIKit

extension Settings {
  /// The user's settings as strings for the saved state, without those of the command line.
  ///
  /// A text size and a tint that are not set are omitted. The setter applies the valid values and ignores others, which may
  /// come from a different version of the program.
  var saved: [String: String] {
    get {
      var words = ["look": savedTheme.rawValue, "appearance": savedAppearance.word]
      words["text-size"] = textSize?.rawValue
      words["tint"] = tintHue.map { "\($0)" }
      words["bold-text"] = "\(UIAccessibility.isBoldTextEnabled)"
      words["reduce-motion"] = "\(UIAccessibility.isReduceMotionEnabled)"
      return words
    }
    set {
      if let theme = newValue["look"].flatMap(DemoTheme.init) { savedTheme = theme }
      if let word = newValue["appearance"], let style = UIUserInterfaceStyle(word: word) {
        savedAppearance = style
      }
      let size = newValue["text-size"].map(UIContentSizeCategory.init)
      if let size, TextSizeViewController.sizes.contains(size) { textSize = size }
      if let hue = newValue["tint"].flatMap(Double.init), (0...1).contains(hue) {
        tintHue = CGFloat(hue)
      }
      if let isBold = newValue["bold-text"].flatMap(Bool.init) {
        UIAccessibility.isBoldTextEnabled = isBold
      }
      if let isReduced = newValue["reduce-motion"].flatMap(Bool.init) {
        UIAccessibility.isReduceMotionEnabled = isReduced
      }
    }
  }
}

extension UIUserInterfaceStyle {
  private static let words = [
    "system": UIUserInterfaceStyle.unspecified, "light": .light, "dark": .dark,
  ]

  fileprivate var word: String {
    Self.words.first { $0.value == self }?.key ?? "system"
  }

  fileprivate init?(word: String) {
    guard let style = Self.words[word] else { return nil }
    self = style
  }
}
