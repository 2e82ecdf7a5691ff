public import Foundation

/// The shape of the pointer in a region.
public enum UIPointerShape: Sendable {
  /// A vertical line, as over text.
  ///
  /// - Parameter length: Without effect: the desktop decides about the size of pointers.
  case verticalBeam(length: CGFloat)
}

/// What the pointer looks like in a region.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  let shape: PointerShape

  private init(_ shape: PointerShape) {
    self.shape = shape
  }

  /// Creates a style with a shape.
  ///
  /// - Parameter shape: The shape.
  public convenience init(shape: UIPointerShape) {
    switch shape {
    case .verticalBeam: self.init(.text)
    }
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
