import UIKit

extension UIView {
  /// The frame of a part in the direction of layout: mirrored where that is from right to left.
  ///
  /// - Parameters:
  ///   - rect: The frame from left to right.
  ///   - container: The view that holds the part; `nil`: this one.
  /// - Returns: The frame to set.
  func directed(_ rect: CGRect, in container: UIView? = nil) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    let room = (container ?? self).bounds
    var mirrored = rect
    mirrored.origin.x = room.minX + room.maxX - rect.maxX
    return mirrored
  }
}
