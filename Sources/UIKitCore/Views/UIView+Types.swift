import Foundation

extension UIView {
  /// Which margins and sizes give way when the superview's size changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates a mask from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left margin gives way.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width gives way.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The right margin gives way.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The top margin gives way.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height gives way.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The bottom margin gives way.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How content of another size is placed in the bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill
    /// Scaled to fit inside, proportions kept.
    case scaleAspectFit
    /// Scaled to cover the bounds, proportions kept.
    case scaleAspectFill
    /// Drawn anew for each size.
    case redraw
    /// Centred in its own size.
    case center
    /// At the middle of the top edge.
    case top
    /// At the middle of the bottom edge.
    case bottom
    /// At the middle of the left edge.
    case left
    /// At the middle of the right edge.
    case right
    /// In the top left corner.
    case topLeft
    /// In the top right corner.
    case topRight
    /// In the bottom left corner.
    case bottomLeft
    /// In the bottom right corner.
    case bottomRight
  }
}
