import UIKit

/// The user's settings, and those of the command line for this run.
@MainActor
final class Settings {
  /// The user's theme, possibly from an earlier run.
  var savedTheme = DemoTheme.standard
  /// The theme of the command line, in effect until the user selects one.
  var overridingTheme: DemoTheme?
  /// The user's appearance, possibly from an earlier run.
  var savedAppearance = UIUserInterfaceStyle.unspecified
  /// The appearance of the command line, in effect until the user selects one.
  var overridingAppearance: UIUserInterfaceStyle?
  /// The user's text size; `nil` for the desktop's.
  var textSize: UIContentSizeCategory?
  /// The hue of the tint colour, from 0 to 1; `nil` for the system's blue.
  var tintHue: CGFloat?
  /// Whether the screen stays on; not saved, because it applies only while the program runs.
  var keepsScreenOn = false
}

extension Settings {
  /// The effective theme of tables; the setter stores the user's choice.
  var theme: DemoTheme {
    get { overridingTheme ?? savedTheme }
    set {
      savedTheme = newValue
      overridingTheme = nil
    }
  }

  /// The effective appearance: light, dark, or the desktop's; the setter stores the user's choice.
  ///
  /// The classic theme is always light.
  var appearance: UIUserInterfaceStyle {
    get { overridingAppearance ?? savedAppearance }
    set {
      savedAppearance = newValue
      overridingAppearance = nil
    }
  }

  /// Applies the settings to a window and to all other open windows of the demo.
  ///
  /// - Parameter window: The window; `nil` if the settings are not on screen, so that only
  ///   `keepsScreenOn` is applied.
  func apply(to window: UIWindow?) {
    UIApplication.shared.isIdleTimerDisabled = keepsScreenOn
    guard let window else { return }
    let otherWindows = UIApplication.shared.windows.filter { $0 is DemoWindow && $0 !== window }
    for window in [window] + otherWindows {
      window.overrideUserInterfaceStyle = appearance
      window.traitOverrides.tableTheme = theme.tableTheme
      window.traitOverrides.preferredContentSizeCategory = textSize ?? .unspecified
      window.tintColor = tintHue.map {
        UIColor(hue: $0, saturation: 0.85, brightness: 0.85, alpha: 1)
      }
    }
  }
}
