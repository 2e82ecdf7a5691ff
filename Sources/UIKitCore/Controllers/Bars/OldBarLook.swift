import Foundation
public import UIKitGraphics

/// The properties that were set on a bar itself, which apply where its appearance sets none.
struct OldBarLook {
  var images = BarImages()
  var backIndicator: UIImage?
  var style = UIBarStyle.default

  /// The background of a bar.
  @MainActor
  func fill(_ look: UIBarAppearance, _ tint: UIColor?) -> UIColor {
    let standard = images.background == nil ? UINavigationBar.standardColor : .clear
    return look.fill ?? tint ?? standard
  }

  /// Whether a bar has a background of the application.
  @MainActor
  func isColored(_ look: UIBarAppearance, _ tint: UIColor?) -> Bool {
    look.fill != nil || tint != nil || look.backgroundImage != nil || images.background != nil
  }
}

/// The heights of bars, which may have an image each in UIKit.
public enum UIBarMetrics: Int, Sendable {
  /// All heights.
  case `default` = 0
}

/// The position of a bar, which may have an image for each position.
public enum UIBarPosition: Int, Sendable {
  /// At any place.
  case any = 0
  /// At the bottom, as all toolbars are here.
  case bottom = 1
  /// At the top; toolbars are never there.
  case top = 2
  /// At the top of the screen; toolbars are never there.
  case topAttached = 3
}

extension UIView {
  /// Whether bars have the look for low windows.
  final var hasCompactHeight: Bool {
    guard let size = window?.bounds.size else { return false }
    return size.height < 450 && size.width > size.height
  }

  /// Gives a bar light content on dark, or the style of the interface.
  fileprivate func adoptStyle(_ style: UIBarStyle) {
    overrideUserInterfaceStyle = style == .black ? .dark : .unspecified
  }
}

extension UINavigationBar {
  /// Whether content is seen through the bar, which is never so: setting it has no effect.
  public final var isTranslucent: Bool {
    get { false }
    set {}
  }

  /// Whether the bar is dark with light content in light interfaces, too.
  ///
  /// Default: `.default`. It sets `overrideUserInterfaceStyle`.
  public final var barStyle: UIBarStyle {
    get { oldLook.style }
    set {
      adoptStyle(newValue)
      oldLook.style = newValue
    }
  }

  /// The image in place of the line, where the appearance has none; one without size is nothing.
  ///
  /// Default: `nil`.
  public final var shadowImage: UIImage? {
    get { oldLook.images.shadow }
    set { oldLook.images.shadow = newValue }
  }

  /// The image in place of the back button's chevron, where the appearance has none.
  ///
  /// Default: `nil`.
  public final var backIndicatorImage: UIImage? {
    get { oldLook.backIndicator }
    set { oldLook.backIndicator = newValue }
  }

  /// Sets the image in the background, where the appearance has none.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image; one without size is a bar without background; `nil` removes it.
  ///   - barMetrics: The only kind there is.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barMetrics: UIBarMetrics
  ) {
    oldLook.images.background = backgroundImage
  }

  /// The image in the background.
  ///
  /// - Parameter barMetrics: The only kind there is.
  /// - Returns: The image that was set; `nil` by default.
  public final func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    oldLook.images.background
  }
}

extension UIToolbar {
  /// Whether content is seen through the bar, which is never so: setting it has no effect.
  public final var isTranslucent: Bool {
    get { false }
    set {}
  }

  /// Whether the bar is dark with light content in light interfaces, too.
  ///
  /// Default: `.default`. It sets `overrideUserInterfaceStyle`.
  public final var barStyle: UIBarStyle {
    get { oldLook.style }
    set {
      adoptStyle(newValue)
      oldLook.style = newValue
    }
  }

  /// Sets the image in the background, where the appearance has none.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image; one without size is a bar without background; `nil` removes it.
  ///   - topOrBottom: The place: at the top there are no toolbars, and the image has no effect.
  ///   - barMetrics: The only kind there is.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    guard topOrBottom == .any || topOrBottom == .bottom else { return }
    oldLook.images.background = backgroundImage
  }

  /// Sets the image in place of the line, where the appearance has none.
  ///
  /// - Parameters:
  ///   - shadowImage: The image; one without size is nothing; `nil` is the line.
  ///   - topOrBottom: The place: at the top there are no toolbars, and the image has no effect.
  public final func setShadowImage(
    _ shadowImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition
  ) {
    guard topOrBottom == .any || topOrBottom == .bottom else { return }
    oldLook.images.shadow = shadowImage
  }
}

extension UITabBar {
  /// Whether content is seen through the bar, which is never so: setting it has no effect.
  public final var isTranslucent: Bool {
    get { false }
    set {}
  }

  /// Whether the bar is dark with light content in light interfaces, too.
  ///
  /// Default: `.default`. It sets `overrideUserInterfaceStyle`.
  public final var barStyle: UIBarStyle {
    get { oldLook.style }
    set {
      adoptStyle(newValue)
      oldLook.style = newValue
    }
  }

  /// The image in the background, where the appearance has none; one without size is a bar without
  /// background.
  ///
  /// Default: `nil`.
  public final var backgroundImage: UIImage? {
    get { oldLook.images.background }
    set { oldLook.images.background = newValue }
  }

  /// The image in place of the line, where the appearance has none; one without size is nothing.
  ///
  /// Default: `nil`.
  public final var shadowImage: UIImage? {
    get { oldLook.images.shadow }
    set { oldLook.images.shadow = newValue }
  }
}
