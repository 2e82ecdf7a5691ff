import UIKit

extension Settings {
  /// The user's settings as strings for the saved state, without those of the command line.
  ///
  /// A text size and a tint that are not set are omitted. The setter stores the valid values and
  /// ignores others, which may come from a different version of the program.
  var saved: [String: String] {
    get {
      var values = ["look": savedTheme.rawValue, "appearance": savedAppearance.savedName]
      values["text-size"] = textSize?.rawValue
      values["tint"] = tintHue.map { "\($0)" }
      values["bold-text"] = "\(UIAccessibility.isBoldTextEnabled)"
      values["reduce-motion"] = "\(UIAccessibility.isReduceMotionEnabled)"
      return values
    }
    set {
      if let theme = newValue["look"].flatMap(DemoTheme.init) { savedTheme = theme }
      if let name = newValue["appearance"], let style = UIUserInterfaceStyle(savedName: name) {
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
  private static let savedNames = [
    "system": UIUserInterfaceStyle.unspecified, "light": .light, "dark": .dark,
  ]

  fileprivate var savedName: String {
    Self.savedNames.first { $0.value == self }?.key ?? "system"
  }

  fileprivate init?(savedName: String) {
    guard let style = Self.savedNames[savedName] else { return nil }
    self = style
  }
}
