public import Foundation
public import UIKitGraphics

/// The appearance properties of a bar button itself, in addition to the bar's appearance object.
struct LegacyItemAppearance {
  /// The state and the style to which a background image applies.
  struct Key: Hashable {
    /// The raw value of the state.
    var state: UInt
    /// The raw value of the style; `nil` for all styles.
    var style: Int?
  }

  /// The appearance as an ordinary button, or as a back button.
  struct ButtonAppearance {
    var images: [Key: UIImage] = [:]
    /// In points.
    var titleOffset = UIOffset.zero
    /// The distance downwards, in points.
    var backgroundOffset: CGFloat = 0

    /// Returns the background in a state: that of the style, of all styles, or of the normal state;
    /// `nil` if there is none.
    func backgroundImage(
      for state: UIControl.State,
      style: UIBarButtonItem.Style? = nil
    ) -> UIImage? {
      for state in [state.rawValue, UIControl.State.normal.rawValue] {
        if let image = style.flatMap({ images[Key(state: state, style: $0.rawValue)] })
          ?? images[Key(state: state)]
        {
          return image
        }
      }
      return nil
    }
  }

  var button = ButtonAppearance()
  var back = ButtonAppearance()
}

extension UIBarButtonItem {
  private func updateLegacyAppearance(_ update: (inout LegacyItemAppearance) -> Void) {
    var appearance = legacyAppearance ?? LegacyItemAppearance()
    update(&appearance)
    legacyAppearance = appearance
    didChange()
  }

  /// Sets the background of the button in a state, for all styles.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image, in its own height and the width of the button; an empty image
  ///     hides the background of the classic theme, and `nil` removes the image.
  ///   - state: The state. States without an image have that of `.normal`.
  ///   - barMetrics: The height class; there is only one.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    updateLegacyAppearance { $0.button.images[.init(state: state.rawValue)] = backgroundImage }
  }

  /// Sets the background of the button in a state, for one style.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image; takes precedence over that for all styles.
  ///   - state: The state. States without an image have that of `.normal`.
  ///   - style: The style.
  ///   - barMetrics: The height class; there is only one.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    style: UIBarButtonItem.Style,
    barMetrics: UIBarMetrics
  ) {
    updateLegacyAppearance {
      $0.button.images[.init(state: state.rawValue, style: style.rawValue)] = backgroundImage
    }
  }

  /// Returns the background in a state for all styles; `nil` if none was set.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - barMetrics: The height class; there is only one.
  /// - Returns: The image.
  public final func backgroundImage(
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    legacyAppearance?.button.images[.init(state: state.rawValue)]
  }

  /// Returns the background in a state for a style; `nil` if none was set.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - style: The style.
  ///   - barMetrics: The height class; there is only one.
  /// - Returns: The image.
  public final func backgroundImage(
    for state: UIControl.State,
    style: UIBarButtonItem.Style,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    legacyAppearance?.button.images[.init(state: state.rawValue, style: style.rawValue)]
  }

  /// Sets the vertical offset of the background.
  ///
  /// - Parameters:
  ///   - adjustment: The distance downwards in points; 0 by default.
  ///   - barMetrics: The height class; there is only one.
  public final func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    updateLegacyAppearance { $0.button.backgroundOffset = adjustment.limited }
  }

  /// Returns the vertical offset of the background, in points.
  ///
  /// - Parameter barMetrics: The height class; there is only one.
  /// - Returns: The distance downwards; 0 by default.
  public final func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    legacyAppearance?.button.backgroundOffset ?? 0
  }

  /// Sets the offset of the title, which is added to that of the bar's appearance.
  ///
  /// - Parameters:
  ///   - adjustment: The offset in points; zero by default.
  ///   - barMetrics: The height class; there is only one.
  public final func setTitlePositionAdjustment(
    _ adjustment: UIOffset,
    for barMetrics: UIBarMetrics
  ) {
    updateLegacyAppearance { $0.button.titleOffset = adjustment.limited }
  }

  /// Returns the offset of the title, in points.
  ///
  /// - Parameter barMetrics: The height class; there is only one.
  /// - Returns: The offset; zero by default.
  public final func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    legacyAppearance?.button.titleOffset ?? .zero
  }
}

/// The appearance of an item as the `backBarButtonItem` of a navigation item.
extension UIBarButtonItem {
  /// Sets the background of the back button in a state.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image, in its own height and the width of the button; it replaces the
  ///     chevron. `nil` removes it.
  ///   - state: The state. States without an image have that of `.normal`.
  ///   - barMetrics: The height class; there is only one.
  public final func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    updateLegacyAppearance { $0.back.images[.init(state: state.rawValue)] = backgroundImage }
  }

  /// Returns the background of the back button in a state; `nil` if none was set.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - barMetrics: The height class; there is only one.
  /// - Returns: The image.
  public final func backButtonBackgroundImage(
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    legacyAppearance?.back.images[.init(state: state.rawValue)]
  }

  /// Sets the offset of the back button's title, which is added to that of the bar's appearance.
  ///
  /// - Parameters:
  ///   - adjustment: The offset in points; zero by default.
  ///   - barMetrics: The height class; there is only one.
  public final func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset,
    for barMetrics: UIBarMetrics
  ) {
    updateLegacyAppearance { $0.back.titleOffset = adjustment.limited }
  }

  /// Returns the offset of the back button's title, in points.
  ///
  /// - Parameter barMetrics: The height class; there is only one.
  /// - Returns: The offset; zero by default.
  public final func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    legacyAppearance?.back.titleOffset ?? .zero
  }

  /// Sets the vertical offset of the back button's background.
  ///
  /// - Parameters:
  ///   - adjustment: The distance downwards in points; 0 by default.
  ///   - barMetrics: The height class; there is only one.
  public final func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    updateLegacyAppearance { $0.back.backgroundOffset = adjustment.limited }
  }

  /// Returns the vertical offset of the back button's background, in points.
  ///
  /// - Parameter barMetrics: The height class; there is only one.
  /// - Returns: The distance downwards; 0 by default.
  public final func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat {
    legacyAppearance?.back.backgroundOffset ?? 0
  }
}

extension UIOffset {
  /// The offset with finite components.
  fileprivate var limited: UIOffset {
    UIOffset(horizontal: horizontal.limited, vertical: vertical.limited)
  }
}
