public import Foundation

extension CALayer {
  /// Layers are in the order of an array.
  @available(*, unavailable, message: "Layers are in the order of sublayers: use insertSublayer")
  public final var zPosition: CGFloat {
    get { 0 }
    set {}
  }
}
