public import UIKitGraphics

extension CALayer {
  /// Not available: layers are in one plane.
  @available(*, unavailable, message: "Set the transform of each sublayer or subview")
  public final var sublayerTransform: CATransform3D {
    get { CATransform3DIdentity }
    set {}
  }
}
