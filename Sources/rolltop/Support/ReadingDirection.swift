import UIKit

extension UIView {
  /// Mirrors a frame in right-to-left layouts.
  ///
  /// - Parameters:
  ///   - rect: The frame in a left-to-right layout.
  ///   - container: The view that contains the frame; `nil` for this view.
  /// - Returns: The frame to set.
  func directed(_ rect: CGRect, in container: UIView? = nil) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    let containerBounds = (container ?? self).bounds
    var mirrored = rect
    mirrored.origin.x = containerBounds.minX + containerBounds.maxX - rect.maxX
    return mirrored
  }
}
