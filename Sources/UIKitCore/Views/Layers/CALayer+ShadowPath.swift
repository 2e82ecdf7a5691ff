import Foundation
public import UIKitGraphics

extension CALayer {
  /// The shape of the shadow, in the coordinates of the bounds; `nil` is that of the rounded bounds.
  ///
  /// Default: `nil`. Rectangles, rounded ones and circles have that shape, other paths that of the
  /// rectangle around them.
  public final var shadowPath: CGPath? {
    get { ownStorage?.shadowPath }
    set {
      own.shadowPath = newValue?.copy()
      own.shadowShape = newValue.flatMap(ShadowShape.init)
      moved()
    }
  }
}

/// A rectangle with rounded corners that casts a shadow.
struct ShadowShape: Equatable {
  let rect: CGRect
  let radius: CGFloat

  /// The shape of a path; `nil` for an empty one.
  init?(_ path: CGPath) {
    guard !path.isEmpty else { return nil }
    rect = path.boundingBoxOfPath
    radius = path.cornerRadius(in: rect)
  }
}
