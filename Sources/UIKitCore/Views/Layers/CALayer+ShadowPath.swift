import Foundation
public import UIKitGraphics

extension CALayer {
  /// The path of the shadow, in the coordinate space of the bounds; `nil` means the rounded bounds.
  ///
  /// Default: `nil`. Rectangles, rounded rectangles and circles are supported; the shadow of other
  /// paths is that of their bounding box.
  public final var shadowPath: CGPath? {
    get { storageIfCreated?.shadowPath }
    set {
      storage.shadowPath = newValue?.copy()
      storage.shadowShape = newValue.flatMap(ShadowShape.init)
      extentDidChange()
    }
  }
}

/// A rounded rectangle that casts a shadow.
struct ShadowShape: Equatable {
  let rect: CGRect
  let radius: CGFloat

  /// Creates the shape of a path; `nil` for an empty path.
  init?(_ path: CGPath) {
    guard !path.isEmpty else { return nil }
    rect = path.boundingBoxOfPath
    radius = path.cornerRadius(in: rect)
  }
}
