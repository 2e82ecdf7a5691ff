public import Foundation
public import UIKitGraphics

/// The look of a bar button that was set without an appearance object.
struct OldItemLook {
  /// The condition for a background.
  struct Key: Hashable {
    var state: UInt
    /// The raw value of the style; `nil` for all styles.
    var style: Int?
  }

  /// The look of the item as an ordinary button, or as a back button.
  struct Part {
    var images: [Key: UIImage] = [:]
    var titleOffset = UIOffset.zero
    var backgroundOffset: CGFloat = 0

    /// Returns the background in a state: that of the style, of all styles, or of the normal state.
    func image(_ state: UIControl.State, _ style: UIBarButtonItem.Style? = nil) -> UIImage? {
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

  var button = Part()
  var back = Part()
}

extension UIBarButtonItem {
  private func change(_ change: (inout OldItemLook) -> Void) {
    var look = oldLook ?? OldItemLook()
    change(&look)
    oldLook = look
    didChange()
  }

  /// Sets the background of the button in a state, for all styles.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image, as high as it is and as wide as the button; an empty image
  ///     hides the background of the 2011 look, and `nil` removes the image.
  ///   - state: The state. States without an image have that of `.normal`.
  ///   - barMetrics: The height class; there is only one.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    change { $0.button.images[.init(state: state.rawValue)] = backgroundImage }
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
    change {
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
    oldLook?.button.images[.init(state: state.rawValue)]
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
    oldLook?.button.images[.init(state: state.rawValue, style: style.rawValue)]
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
    change { $0.button.backgroundOffset = adjustment.limited }
  }

  /// Returns the vertical offset of the background, in points.
  ///
  /// - Parameter barMetrics: The height class; there is only one.
  /// - Returns: The distance downwards; 0 by default.
  public final func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    oldLook?.button.backgroundOffset ?? 0
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
    change { $0.button.titleOffset = adjustment.limited }
  }

  /// Returns the offset of the title, in points.
  ///
  /// - Parameter barMetrics: The height class; there is only one.
  /// - Returns: The offset; zero by default.
  public final func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    oldLook?.button.titleOffset ?? .zero
  }
}

/// The look of an item as the `backBarButtonItem` of a navigation item.
extension UIBarButtonItem {
  /// Sets the background of the back button in a state.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image, as high as it is and as wide as the button; it replaces the
  ///     chevron. `nil` removes it.
  ///   - state: The state. States without an image have that of `.normal`.
  ///   - barMetrics: The height class; there is only one.
  public final func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    change { $0.back.images[.init(state: state.rawValue)] = backgroundImage }
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
    oldLook?.back.images[.init(state: state.rawValue)]
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
    change { $0.back.titleOffset = adjustment.limited }
  }

  /// Returns the offset of the back button's title, in points.
  ///
  /// - Parameter barMetrics: The height class; there is only one.
  /// - Returns: The offset; zero by default.
  public final func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    oldLook?.back.titleOffset ?? .zero
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
    change { $0.back.backgroundOffset = adjustment.limited }
  }

  /// Returns the vertical offset of the back button's background, in points.
  ///
  /// - Parameter barMetrics: The height class; there is only one.
  /// - Returns: The distance downwards; 0 by default.
  public final func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat {
    oldLook?.back.backgroundOffset ?? 0
  }
}

extension UIBarButtonItem {
  /// Not available: Swift on Linux has no selectors to send to a target.
  @available(*, unavailable, message: "Set primaryAction to a UIAction that calls the target")
  public final var target: AnyObject? {
    get { nil }
    set {}
  }

  /// Not available: Swift on Linux has no selectors.
  @available(*, unavailable, message: "Set primaryAction to a UIAction that calls the method")
  public final var action: Selector? {
    get { nil }
    set {}
  }
}

extension UIOffset {
  /// The offset with finite components.
  fileprivate var limited: UIOffset {
    UIOffset(horizontal: horizontal.limited, vertical: vertical.limited)
  }
}

/// The background image of a bar button.
final class BarButtonBackground: UIImageView {
  /// The padding of the text on each side, in points.
  static let padding: CGFloat = 10

  /// Displays an image across the width of a button, centred vertically.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - offset: The distance downwards in points.
  ///   - bounds: The bounds of the button.
  func show(_ image: UIImage, offset: CGFloat, in bounds: CGRect) {
    self.image = image
    let height = min(image.size.height, bounds.height)
    frame = CGRect(
      x: 0,
      y: ((bounds.height - height) / 2 + offset).rounded(),
      width: bounds.width,
      height: height
    )
  }
}
