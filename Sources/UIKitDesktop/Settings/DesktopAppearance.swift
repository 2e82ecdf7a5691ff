import Foundation
package import UIKitCore
package import UIKitGraphics

/// A value of a desktop setting.
enum DesktopValue: Equatable {
  case flag(Bool)
  case whole(Int)
  case number(Double)
  case text(String)
  /// An RGB colour with components from 0 to 1; components out of range mean that no colour is set.
  case color(red: Double, green: Double, blue: Double)
}

/// The user's appearance settings for all programs; a property is `nil` if the desktop does not
/// provide it.
package struct DesktopAppearance: Equatable {
  /// The light or dark style.
  package var style: UIUserInterfaceStyle?
  /// The accent colour of controls: red, green and blue from 0 to 1.
  var accent: [Double]?
  /// Whether animations fade views instead of moving them.
  var reducesMotion: Bool?
  /// Whether text and lines need a higher contrast to their background.
  var increasesContrast: Bool?
  /// The scale factor of text; 1 is the standard size.
  package var textScale: Double?
  /// The name of the cursor theme.
  package var cursorTheme: String?
  /// The size of cursors in the desktop's coordinates.
  package var cursorSize: Int?

  /// Applies a setting by its namespace and key; settings other than those of the appearance are
  /// ignored.
  mutating func set(_ space: String, _ key: String, _ value: DesktopValue) {
    switch (space, key, value) {
    case ("org.freedesktop.appearance", "color-scheme", .whole(let scheme)):
      // 0 means no preference. Unknown values count as 0, the default, which is light.
      style = scheme == 1 ? .dark : .light
    case ("org.freedesktop.appearance", "accent-color", .color(let red, let green, let blue)):
      let components = [red, green, blue]
      accent = components.allSatisfy { $0 >= 0 && $0 <= 1 } ? components : nil
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

  /// Applies the appearance to a screen; settings that the desktop does not provide are left
  /// unchanged, except that the accent colour is then removed.
  ///
  /// - Parameters:
  ///   - screen: The screen of all windows.
  ///   - requestedStyle: The style requested by the application; `.unspecified` follows the
  ///     desktop.
  @MainActor
  package func apply(to screen: UIScreen, style requestedStyle: UIUserInterfaceStyle) {
    if requestedStyle == .unspecified, let style { screen.userInterfaceStyle = style }
    if let increasesContrast { screen.increasesContrast = increasesContrast }
    if let reducesMotion { screen.reducesMotion = reducesMotion }
    if let textSize { screen.preferredContentSizeCategory = textSize }
    screen.accentColor = accent.map { UIColor(red: $0[0], green: $0[1], blue: $0[2], alpha: 1) }
  }

  /// The content size category whose body text is closest to the desktop's text size; `nil` if the
  /// desktop does not provide one.
  var textSize: UIContentSizeCategory? {
    guard let textScale else { return nil }
    return DesktopAppearance.bodySizes.min {
      abs($0.points / 17 - textScale) < abs($1.points / 17 - textScale)
    }?.category
  }

  /// The size of body text per content size category, in points; 17 is the standard size.
  private static let bodySizes: [(category: UIContentSizeCategory, points: Double)] = [
    (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19),
    (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28),
    (.accessibilityLarge, 33), (.accessibilityExtraLarge, 40),
    (.accessibilityExtraExtraLarge, 47), (.accessibilityExtraExtraExtraLarge, 53),
  ]
}
