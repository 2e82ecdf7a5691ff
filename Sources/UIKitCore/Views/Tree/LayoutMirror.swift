import Foundation
import UIKitGraphics

/// Turns a layout from left to right into one of a view's direction.
///
/// The library computes all its layout as if interfaces ran from left to right: "left" in it is the
/// leading edge. Its results pass through here before they are set as a frame, drawn, or compared
/// with a touch, and that is the only place that mirrors. From left to right nothing changes.
struct LayoutMirror {
  /// Whether the direction is from right to left.
  let isMirrored: Bool
  /// The sum of a coordinate and its mirror image, in points.
  private let sum: CGFloat

  /// Creates the mirror of an area.
  ///
  /// - Parameters:
  ///   - direction: The direction of layout.
  ///   - bounds: The area in which parts are placed; its left and right edges change places.
  init(_ direction: UIUserInterfaceLayoutDirection, in bounds: CGRect) {
    isMirrored = direction == .rightToLeft
    sum = bounds.origin.x + bounds.origin.x + bounds.size.width
  }

  /// The frame of a part; mirroring it again gives back the frame from left to right.
  ///
  /// - Parameter rect: The frame from left to right, in points.
  /// - Returns: The frame in the direction of layout.
  func frame(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    var rect = rect
    rect.origin.x = sum - rect.origin.x - rect.size.width
    return rect
  }

  /// The x coordinate of a point.
  func x(_ x: CGFloat) -> CGFloat { isMirrored ? sum - x : x }

  /// The horizontal distance that is covered by moving towards the trailing edge.
  func distance(_ dx: CGFloat) -> CGFloat { isMirrored ? -dx : dx }

  /// Insets with left for leading and right for trailing.
  func insets(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard isMirrored else { return insets }
    return UIEdgeInsets(
      top: insets.top,
      left: insets.right,
      bottom: insets.bottom,
      right: insets.left
    )
  }

  /// The alignment of text, with left for leading and right for trailing.
  func alignment(_ alignment: NSTextAlignment) -> NSTextAlignment {
    guard isMirrored else { return alignment }
    switch alignment {
    case .left: return .right
    case .right: return .left
    case .center, .justified, .natural: return alignment
    }
  }
}
