import UIKit

/// What the user chose, for as long as the program runs.
@MainActor
final class Settings {
  /// The look of tables.
  var look = Look.standard
  /// Light, dark, or as the desktop says; the classic look is always light.
  var appearance = UIUserInterfaceStyle.unspecified
  /// `nil`: as the desktop says.
  var textSize: UIContentSizeCategory?
  /// The place of the tint colour in the rainbow, 0 to 1; `nil`: the system's blue.
  var tintHue: CGFloat?
  /// Whether the screen may not go dark while the program runs.
  var keepsScreenOn = false
}

extension Settings {
  /// Makes a window look as the user wants, at once.
  ///
  /// - Parameter window: `nil` when the settings are not on a screen.
  func apply(to window: UIWindow?) {
    UIApplication.shared.isIdleTimerDisabled = keepsScreenOn
    guard let window else { return }
    window.overrideUserInterfaceStyle = appearance
    window.traitOverrides.tableTheme = look.theme
    window.traitOverrides.preferredContentSizeCategory = textSize
    window.tintColor = tintHue.map {
      UIColor(hue: $0, saturation: 0.85, brightness: 0.85, alpha: 1)
    }
  }
}
