public import Foundation

extension CALayer {
  /// Layers are ordered by their array, not by a z position.
  @available(*, unavailable, message: "Layers are in the order of sublayers: use insertSublayer")
  public final var zPosition: CGFloat {
    get { 0 }
    set {}
  }
}
