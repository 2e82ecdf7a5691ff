import Foundation
public import UIKitGraphics

/// The appearance properties of a bar itself, which apply unless its appearance object sets them.
struct LegacyBarAppearance {
  var images = BarImages()
  var backIndicator: UIImage?
  var style = UIBarStyle.default

  /// Returns the background colour of a bar with an appearance and a `barTintColor`.
  @MainActor
  func fillColor(for appearance: UIBarAppearance, tint: UIColor?) -> UIColor {
    let standard = images.background == nil ? UINavigationBar.standardColor : .clear
    return appearance.fill ?? tint ?? standard
  }

  /// Returns whether a bar has a custom background.
  @MainActor
  func isColored(for appearance: UIBarAppearance, tint: UIColor?) -> Bool {
    appearance.fill != nil || tint != nil || appearance.backgroundImage != nil
      || images.background != nil
  }
}

/// The height classes of bars, each with its own image in UIKit.
public enum UIBarMetrics: Int, Sendable {
  /// All heights.
  case `default` = 0
}

/// The positions of bars, each with its own image.
public enum UIBarPosition: Int, Sendable {
  /// Any position.
  case any = 0
  /// The bottom of a view, as for all toolbars here.
  case bottom = 1
  /// The top of a view, which never contains toolbars.
  case top = 2
  /// The top of the screen, which never contains toolbars.
  case topAttached = 3
}

extension UIView {
  /// Whether the window is wider than high and less than 450 points high, as for compact bars.
  final var hasCompactHeight: Bool {
    guard let size = window?.bounds.size else { return false }
    return size.height < 450 && size.width > size.height
  }

  /// Applies a bar style: light content on a dark background, or the style of the interface.
  fileprivate func adoptStyle(_ style: UIBarStyle) {
    overrideUserInterfaceStyle = style == .black ? .dark : .unspecified
  }
}

extension UINavigationBar {
  /// Whether the bar is translucent; always `false`, and setting it has no effect.
  public final var isTranslucent: Bool {
    get { false }
    set {}
  }

  /// The style of the bar; `.black` means dark with light content even in light mode.
  ///
  /// Default: `.default`. Sets `overrideUserInterfaceStyle`.
  public final var barStyle: UIBarStyle {
    get { legacyAppearance.style }
    set {
      adoptStyle(newValue)
      legacyAppearance.style = newValue
    }
  }

  /// The shadow image that replaces the line, unless the appearance sets an image.
  ///
  /// Default: `nil`. An empty image hides the line.
  public final var shadowImage: UIImage? {
    get { legacyAppearance.images.shadow }
    set { legacyAppearance.images.shadow = newValue }
  }

  /// The image that replaces the back button's chevron, unless the appearance sets an image.
  ///
  /// Default: `nil`.
  public final var backIndicatorImage: UIImage? {
    get { legacyAppearance.backIndicator }
    set { legacyAppearance.backIndicator = newValue }
  }

  /// Sets the background image, which applies unless the appearance sets an image.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image; an empty image hides the background, and `nil` removes the
  ///     image.
  ///   - barMetrics: The height class; there is only one.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barMetrics: UIBarMetrics
  ) {
    legacyAppearance.images.background = backgroundImage
  }

  /// Returns the background image.
  ///
  /// - Parameter barMetrics: The height class; there is only one.
  /// - Returns: The image; `nil` by default.
  public final func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    legacyAppearance.images.background
  }
}

extension UIToolbar {
  /// Whether the bar is translucent; always `false`, and setting it has no effect.
  public final var isTranslucent: Bool {
    get { false }
    set {}
  }

  /// The style of the bar; `.black` means dark with light content even in light mode.
  ///
  /// Default: `.default`. Sets `overrideUserInterfaceStyle`.
  public final var barStyle: UIBarStyle {
    get { legacyAppearance.style }
    set {
      adoptStyle(newValue)
      legacyAppearance.style = newValue
    }
  }

  /// Sets the background image, which applies unless the appearance sets an image.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image; an empty image hides the background, and `nil` removes the
  ///     image.
  ///   - topOrBottom: The position. Images for the top have no effect, because toolbars are never
  ///     there.
  ///   - barMetrics: The height class; there is only one.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    guard topOrBottom == .any || topOrBottom == .bottom else { return }
    legacyAppearance.images.background = backgroundImage
  }

  /// Sets the shadow image that replaces the line, unless the appearance sets an image.
  ///
  /// - Parameters:
  ///   - shadowImage: The image; an empty image hides the line, and `nil` means the line.
  ///   - topOrBottom: The position. Images for the top have no effect, because toolbars are never
  ///     there.
  public final func setShadowImage(
    _ shadowImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition
  ) {
    guard topOrBottom == .any || topOrBottom == .bottom else { return }
    legacyAppearance.images.shadow = shadowImage
  }
}

extension UITabBar {
  /// Whether the bar is translucent; always `false`, and setting it has no effect.
  public final var isTranslucent: Bool {
    get { false }
    set {}
  }

  /// The style of the bar; `.black` means dark with light content even in light mode.
  ///
  /// Default: `.default`. Sets `overrideUserInterfaceStyle`.
  public final var barStyle: UIBarStyle {
    get { legacyAppearance.style }
    set {
      adoptStyle(newValue)
      legacyAppearance.style = newValue
    }
  }

  /// The background image, which applies unless the appearance sets an image.
  ///
  /// Default: `nil`. An empty image hides the background.
  public final var backgroundImage: UIImage? {
    get { legacyAppearance.images.background }
    set { legacyAppearance.images.background = newValue }
  }

  /// The shadow image that replaces the line, unless the appearance sets an image.
  ///
  /// Default: `nil`. An empty image hides the line.
  public final var shadowImage: UIImage? {
    get { legacyAppearance.images.shadow }
    set { legacyAppearance.images.shadow = newValue }
  }
}
