import Foundation
package import UIKitCore
package import UIKitGraphics

/// A value of a desktop's setting.
enum DesktopValue: Equatable {
  case flag(Bool)
  case whole(Int)
  case number(Double)
  case text(String)
  /// Parts from 0 to 1; others mean that there is none.
  case color(red: Double, green: Double, blue: Double)
}

/// The user's settings for all programs of a desktop; `nil` where the desktop has none.
package struct DesktopAppearance: Equatable {
  /// Light or dark.
  package var style: UIUserInterfaceStyle?
  /// The colour of what can be touched: red, green and blue from 0 to 1.
  var accent: [Double]?
  /// Whether views fade rather than move.
  var reducesMotion: Bool?
  /// Whether texts and lines are to be easier to distinguish from their background.
  var increasesContrast: Bool?
  /// The size of text, 1 being the usual one.
  package var textScale: Double?
  /// The name of the theme with pictures of pointers.
  package var cursorTheme: String?
  /// The size of pointers in the desktop's coordinates.
  package var cursorSize: Int?

  /// Notes a setting; others than those of an appearance are ignored.
  mutating func set(_ space: String, _ key: String, _ value: DesktopValue) {
    switch (space, key, value) {
    case ("org.freedesktop.appearance", "color-scheme", .whole(let scheme)):
      // 0 is no preference, and unknown numbers count as 0: the default, which is light.
      style = scheme == 1 ? .dark : .light
    case ("org.freedesktop.appearance", "accent-color", .color(let red, let green, let blue)):
      let parts = [red, green, blue]
      accent = parts.allSatisfy { $0 >= 0 && $0 <= 1 } ? parts : nil
    case ("org.freedesktop.appearance", "contrast", .whole(let contrast)):
      increasesContrast = contrast == 1
    case ("org.gnome.desktop.a11y.interface", "high-contrast", .flag(let isOn)):
      increasesContrast = isOn
    case ("org.gnome.desktop.interface", "enable-animations", .flag(let isOn)):
      reducesMotion = !isOn
    case ("org.gnome.desktop.interface", "text-scaling-factor", .number(let factor)):
      textScale = factor > 0 && factor.isFinite ? factor : 1
    case ("org.gnome.desktop.interface", "cursor-theme", .text(let name)):
      cursorTheme = name.isEmpty ? nil : name
    case ("org.gnome.desktop.interface", "cursor-size", .whole(let size)):
      cursorSize = size
    default:
      break
    }
  }

  /// Gives a screen this appearance; what the desktop does not say stays.
  ///
  /// - Parameters:
  ///   - screen: Changes for all windows.
  ///   - wanted: Light or dark as the application wants it; `.unspecified` follows the desktop.
  @MainActor
  package func apply(to screen: UIScreen, style wanted: UIUserInterfaceStyle) {
    if wanted == .unspecified, let style { screen.userInterfaceStyle = style }
    if let increasesContrast { screen.increasesContrast = increasesContrast }
    if let reducesMotion { screen.reducesMotion = reducesMotion }
    if let textSize { screen.preferredContentSizeCategory = textSize }
    screen.accentColor = accent.map { UIColor(red: $0[0], green: $0[1], blue: $0[2], alpha: 1) }
  }

  /// The text size whose body text is closest to the desktop's; `nil` where it does not say.
  var textSize: UIContentSizeCategory? {
    guard let textScale else { return nil }
    return DesktopAppearance.bodySizes.min {
      abs($0.points / 17 - textScale) < abs($1.points / 17 - textScale)
    }?.category
  }

  /// The points of body text, by text size.
  private static let bodySizes: [(category: UIContentSizeCategory, points: Double)] = [
    (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19),
    (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28),
    (.accessibilityLarge, 33), (.accessibilityExtraLarge, 40),
    (.accessibilityExtraExtraLarge, 47), (.accessibilityExtraExtraExtraLarge, 53),
  ]
}
