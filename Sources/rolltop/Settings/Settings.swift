import UIKit

/// What the user chose, and what the command line asks for in this run.
@MainActor
final class Settings {
  /// The look that the user chose, perhaps in an earlier run.
  var chosenLook = Look.standard
  /// The look that the command line asks for; holds until the user chooses one.
  var demandedLook: Look?
  /// The appearance that the user chose, perhaps in an earlier run.
  var chosenAppearance = UIUserInterfaceStyle.unspecified
  /// The appearance that the command line asks for; holds until the user chooses one.
  var demandedAppearance: UIUserInterfaceStyle?
  /// `nil`: as the desktop says.
  var textSize: UIContentSizeCategory?
  /// The place of the tint colour in the rainbow, 0 to 1; `nil`: the system's blue.
  var tintHue: CGFloat?
  /// Whether the screen may not go dark; not saved, as it holds only while the program runs.
  var keepsScreenOn = false
}

extension Settings {
  /// The look of tables; setting it is the user's choice.
  var look: Look {
    get { demandedLook ?? chosenLook }
    set {
      chosenLook = newValue
      demandedLook = nil
    }
  }

  /// Light, dark, or as the desktop says; setting it is the user's choice.
  ///
  /// The classic look is always light.
  var appearance: UIUserInterfaceStyle {
    get { demandedAppearance ?? chosenAppearance }
    set {
      chosenAppearance = newValue
      demandedAppearance = nil
    }
  }

  /// Makes a window look as the user wants, at once.
  ///
  /// - Parameter window: `nil` when the settings are not on a screen.
  func apply(to window: UIWindow?) {
    UIApplication.shared.isIdleTimerDisabled = keepsScreenOn
    guard let window else { return }
    window.overrideUserInterfaceStyle = appearance
    window.traitOverrides.tableTheme = look.theme
    window.traitOverrides.preferredContentSizeCategory = textSize ?? .unspecified
    window.tintColor = tintHue.map {
      UIColor(hue: $0, saturation: 0.85, brightness: 0.85, alpha: 1)
    }
  }
}
