public import Foundation
public import UIKitGraphics

extension CALayer {
  /// Shadows have no paths.
  @available(
    *,
    unavailable,
    message: "A shadow has the shape of the rounded bounds: leave this out"
  )
  public final var shadowPath: CGPath? {
    get { nil }
    set {}
  }

  /// Layers are in the order of an array.
  @available(*, unavailable, message: "Layers are in the order of sublayers: use insertSublayer")
  public final var zPosition: CGFloat {
    get { 0 }
    set {}
  }
}
