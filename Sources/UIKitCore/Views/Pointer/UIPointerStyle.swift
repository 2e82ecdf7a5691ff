public import Foundation
public import UIKitGraphics

/// The shape of the pointer in a region.
///
/// The desktop decides about the shapes of pointers: besides a beam, a shape is the shape of an
/// effect's plate.
public enum UIPointerShape {
  /// The radius of a rounded rectangle's corners, in points.
  public static let defaultCornerRadius: CGFloat = 8

  /// The bounds of a path.
  ///
  /// - Parameter path: The path in coordinates of the superview of the effect's view.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in coordinates of the superview of the effect's view, in points.
  ///   - radius: The radius of the corners, in points.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A vertical line, as over text.
  ///
  /// - Parameter length: Without effect: the desktop decides about the size of pointers.
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
  /// - Parameter shape: A beam; with others the pointer is the desktop's arrow.
  public convenience init(shape: UIPointerShape) {
    if case .verticalBeam = shape { self.init(.text) } else { self.init(.arrow) }
  }

  /// Creates a style with an effect on a view.
  ///
  /// - Parameters:
  ///   - effect: The effect on the view.
  ///   - shape: The shape of the plate behind the view; `nil` for that of the view.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(.arrow, effect, shape)
  }

  /// The desktop's arrow.
  ///
  /// - Returns: The style.
  public static func system() -> UIPointerStyle { UIPointerStyle(.arrow) }

  /// The desktop's hand, as over links.
  ///
  /// UIKit has no such style.
  ///
  /// - Returns: The style.
  public static func link() -> UIPointerStyle { UIPointerStyle(.link) }
}
