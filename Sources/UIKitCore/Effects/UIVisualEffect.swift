public import Foundation
import UIKitGraphics

/// The effect of a `UIVisualEffectView` on the views behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// The blur and tint of the effect; `nil` for none.
  final var backdrop: Backdrop? { backdropStorage }
  private final let backdropStorage: Backdrop?

  /// The opacity of the content view's pixels.
  ///
  /// Default: 1.
  final let contentOpacity: CGFloat

  init(backdrop: Backdrop?, contentOpacity: CGFloat = 1) {
    backdropStorage = backdrop
    self.contentOpacity = contentOpacity
    super.init()
  }
}

/// An effect that blurs and tints the views behind a view.
@preconcurrency @MainActor
public final class UIBlurEffect: UIVisualEffect {
  /// The strength and brightness of the blur's tint.
  public enum Style: Int, Sendable, CaseIterable {
    /// Light, and brighter than the background.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// Light or dark, following the interface.
    case regular = 4
    /// Following the interface, and brighter.
    case prominent = 5
    /// Following the interface; most of the background shows through.
    case systemUltraThinMaterial = 6
    /// Following the interface; much of the background shows through.
    case systemThinMaterial = 7
    /// Following the interface.
    case systemMaterial = 8
    /// Following the interface; little of the background shows through.
    case systemThickMaterial = 9
    /// The material of bars, following the interface.
    case systemChromeMaterial = 10
    /// Light; most of the background shows through.
    case systemUltraThinMaterialLight = 11
    /// Light; much of the background shows through.
    case systemThinMaterialLight = 12
    /// Light.
    case systemMaterialLight = 13
    /// Light; little of the background shows through.
    case systemThickMaterialLight = 14
    /// The material of light bars.
    case systemChromeMaterialLight = 15
    /// Dark; most of the background shows through.
    case systemUltraThinMaterialDark = 16
    /// Dark; much of the background shows through.
    case systemThinMaterialDark = 17
    /// Dark.
    case systemMaterialDark = 18
    /// Dark; little of the background shows through.
    case systemThickMaterialDark = 19
    /// The material of dark bars.
    case systemChromeMaterialDark = 20
  }

  /// The standard deviation of the blur for all styles, in points.
  private static let blur: CGFloat = 20

  /// Creates an effect.
  ///
  /// - Parameter style: The style of the tint.
  public init(style: UIBlurEffect.Style) {
    let tint = UIColor { traits in
      let isDark = style.isDark ?? (traits.userInterfaceStyle == .dark)
      return isDark
        ? UIColor(white: 0.13, alpha: style.darkTintAlpha)
        : UIColor(white: style.lightTintWhite, alpha: style.lightTintAlpha)
    }
    super.init(backdrop: Backdrop(blur: UIBlurEffect.blur, tint: tint))
  }
}

extension UIBlurEffect.Style {
  /// Whether the style is dark; `nil` if it follows the interface.
  fileprivate var isDark: Bool? {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      false
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      true
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial:
      nil
    }
  }

  /// The white component of the tint in a light interface.
  fileprivate var lightTintWhite: CGFloat {
    switch self {
    case .extraLight, .light, .prominent: 1
    default: 0.96
    }
  }

  /// The opacity of the tint in a light interface.
  fileprivate var lightTintAlpha: CGFloat {
    switch self {
    case .extraLight, .prominent: 0.82
    case .light, .dark: 0.35
    case .regular: 0.6
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.45
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.6
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark: 0.72
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.84
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.8
    }
  }

  /// The opacity of the tint in a dark interface: higher because bright content may lie behind it.
  fileprivate var darkTintAlpha: CGFloat { min(lightTintAlpha + 0.1, 0.9) }
}
