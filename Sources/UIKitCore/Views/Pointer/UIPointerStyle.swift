public import Foundation
public import UIKitGraphics

/// The shape of the pointer in a region.
///
/// The desktop determines pointer shapes. Except for a beam, a shape only applies to the plate of
/// an effect.
public enum UIPointerShape {
  /// The corner radius of a rounded rectangle, in points.
  public static let defaultCornerRadius: CGFloat = 8

  /// The bounding box of a path.
  ///
  /// - Parameter path: The path in the coordinates of the superview of the effect's view.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the coordinates of the superview of the effect's view, in points.
  ///   - radius: The radius of the corners, in points.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A vertical line, as over text.
  ///
  /// - Parameter length: Ignored; the desktop determines the size of pointers.
  case verticalBeam(length: CGFloat)
}

/// The appearance of the pointer in a region.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  let shape: PointerShape
  /// The effect on the view, and the shape of its plate.
  let effect: UIPointerEffect?
  let effectShape: UIPointerShape?

  private init(
    _ shape: PointerShape,
    _ effect: UIPointerEffect? = nil,
    _ effectShape: UIPointerShape? = nil
  ) {
    (self.shape, self.effect, self.effectShape) = (shape, effect, effectShape)
  }

  /// Creates a style with a shape.
  ///
  /// - Parameter shape: The shape; any shape except a beam shows the desktop's arrow.
  public convenience init(shape: UIPointerShape) {
    if case .verticalBeam = shape { self.init(.text) } else { self.init(.arrow) }
  }

  /// Creates a style with an effect on a view.
  ///
  /// - Parameters:
  ///   - effect: The effect on the view.
  ///   - shape: The shape of the plate behind the view; `nil` for the view's shape.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(.arrow, effect, shape)
  }

  /// Returns the style of the desktop's arrow.
  ///
  /// - Returns: The style.
  public static func system() -> UIPointerStyle { UIPointerStyle(.arrow) }

  /// Returns the style of the desktop's hand, as over links.
  ///
  /// UIKit has no such style.
  ///
  /// - Returns: The style.
  public static func link() -> UIPointerStyle { UIPointerStyle(.link) }
}
