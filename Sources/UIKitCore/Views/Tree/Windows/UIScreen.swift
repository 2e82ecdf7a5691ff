public import Foundation
public import UIKitGraphics
import UIKitSupport

/// The display, or the desktop window, that the application's windows fill.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// Size in points; the origin is zero.
  open private(set) var bounds: CGRect
  /// Device pixels per point.
  open private(set) var scale: CGFloat
  /// The user's light or dark appearance, set by the desktop or the owner.
  ///
  /// Default: light.
  package var userInterfaceStyle = UIUserInterfaceStyle.light {
    didSet { if userInterfaceStyle != oldValue { traitsDidChange() } }
  }
  /// The user's text size.
  ///
  /// Default: `.large`, the standard.
  package var preferredContentSizeCategory = UIContentSizeCategory.large {
    didSet { if preferredContentSizeCategory != oldValue { traitsDidChange() } }
  }
  /// Whether the system font is bolder than usual.
  ///
  /// Default: `.regular`.
  package var legibilityWeight = UILegibilityWeight.regular {
    didSet {
      guard legibilityWeight != oldValue else { return }
      traitsDidChange()
      post(UIAccessibility.boldTextStatusDidChangeNotification)
    }
  }
  /// The layout direction of the user's language.
  ///
  /// Default: `.leftToRight`.
  package var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight {
    didSet { if layoutDirection != oldValue { traitsDidChange() } }
  }
  /// The tint colour of windows without their own; `nil`, the default, means the system's blue.
  package var accentColor: UIColor? {
    didSet { if accentColor != oldValue { onAccentColorChange?() } }
  }
  /// The maximum frame rate in frames per second; 60 by default.
  package var refreshRate = 60.0
  /// Whether the user prefers reduced motion: views move immediately instead of being animated.
  ///
  /// Default: `false`.
  package var reducesMotion = false {
    didSet {
      if reducesMotion != oldValue {
        post(UIAccessibility.reduceMotionStatusDidChangeNotification)
      }
    }
  }
  /// Whether the user prefers more contrast between texts or lines and their background.
  ///
  /// Default: `false`.
  package var increasesContrast = false {
    didSet {
      guard increasesContrast != oldValue else { return }
      traitsDidChange()
      post(UIAccessibility.darkerSystemColorsStatusDidChangeNotification)
    }
  }
  /// Custom traits declared inside the library, such as the style of tables.
  final var customTraits = CustomTraits() {
    didSet { if !customTraits.isSame(as: oldValue) { traitsDidChange() } }
  }
  /// Traits that windows inherit.
  open private(set) var traitCollection = UITraitCollection()
  /// Called after size, scale or traits changed, with the traits before.
  package var onChange: ((UITraitCollection) -> Void)?
  /// Called after `accentColor` changed.
  final var onAccentColorChange: (() -> Void)?

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - size: Points.
  ///   - scale: Device pixels per point, more than 0.
  package init(size: CGSize, scale: CGFloat = 1) {
    demand(
      scale > 0 && scale.isFinite && size.width >= 0 && size.height >= 0,
      "A screen of \(size.width) × \(size.height) points at scale \(scale) cannot exist"
    )
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    super.init()
    traitsDidChange()
  }

  /// The screen that windows are on.
  open class var main: UIScreen {
    demandMainThread(UIScreen.self)
    return WindowHost.current.screen
  }

  /// Size in device pixels; the origin is zero.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: Int(pixelBounds.width), height: Int(pixelBounds.height))
  }

  /// Device pixels per point.
  open var nativeScale: CGFloat { scale }

  /// The display's refresh rate, in frames per second.
  open var maximumFramesPerSecond: Int { Int(refreshRate.rounded()) }

  /// The whole screen in device pixels.
  package var pixelBounds: PixelRect {
    PixelRect(
      x: 0,
      y: 0,
      width: Int((bounds.width * scale).rounded()),
      height: Int((bounds.height * scale).rounded())
    )
  }

  /// Changes size and scale after the desktop's window was resized or moved.
  ///
  /// - Parameters:
  ///   - size: Points.
  ///   - scale: Device pixels per point.
  package func resize(to size: CGSize, scale: CGFloat) {
    guard size != bounds.size || scale != self.scale else { return }
    let oldOrientation = orientation
    bounds.size = size
    self.scale = scale
    traitsDidChange()
    postOrientation(ifOtherThan: oldOrientation)
  }

  private func post(_ notification: Notification.Name) {
    NotificationCenter.default.post(name: notification, object: nil)
  }

  private func traitsDidChange() {
    let oldTraits = traitCollection
    var values = TraitValues.unspecified
    values.userInterfaceStyle = customTraits.onlyStyle ?? userInterfaceStyle
    values.userInterfaceIdiom = .pad
    values.displayScale = scale
    values.preferredContentSizeCategory = preferredContentSizeCategory
    values.legibilityWeight = legibilityWeight
    values.layoutDirection = layoutDirection
    values.accessibilityContrast = increasesContrast ? .high : .normal
    values.userInterfaceLevel = .base
    values.horizontalSizeClass = bounds.width < 600 ? .compact : .regular
    values.verticalSizeClass = bounds.height < 480 ? .compact : .regular
    traitCollection = UITraitCollection(values)
    onChange?(oldTraits)
    postTextSize(ifOtherThan: oldTraits.preferredContentSizeCategory)
  }
}
