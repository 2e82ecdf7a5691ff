import Foundation
import UIKitGraphics

/// Mirrors a left-to-right layout for a view with a right-to-left direction.
///
/// The library computes all its layout for left-to-right interfaces, in which "left" stands for the
/// leading edge. The mirror converts the results before they are set as a frame, drawn, or compared
/// with a touch; no other code mirrors. In left-to-right interfaces it changes nothing.
struct LayoutMirror {
  /// Whether the direction is right to left.
  let isMirrored: Bool
  /// The sum of a coordinate and its mirror image, in points.
  private let sum: CGFloat

  /// Creates the mirror of an area.
  ///
  /// - Parameters:
  ///   - direction: The direction of layout.
  ///   - bounds: The area of the layout; its left and right edges are exchanged.
  init(_ direction: UIUserInterfaceLayoutDirection, in bounds: CGRect) {
    isMirrored = direction == .rightToLeft
    sum = bounds.origin.x + bounds.origin.x + bounds.size.width
  }

  /// Returns the mirror of another area with the same direction.
  func mirror(of bounds: CGRect) -> LayoutMirror {
    LayoutMirror(isMirrored ? .rightToLeft : .leftToRight, in: bounds)
  }

  /// Returns the mirrored frame of a component; mirroring it again returns the original frame.
  ///
  /// - Parameter rect: The frame in the left-to-right layout, in points.
  /// - Returns: The frame in the layout direction.
  func frame(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    var rect = rect
    rect.origin.x = sum - rect.origin.x - rect.size.width
    return rect
  }

  /// Returns the x coordinate of a point.
  func x(_ x: CGFloat) -> CGFloat { isMirrored ? sum - x : x }

  /// Returns the horizontal distance of a movement towards the trailing edge.
  func distance(_ dx: CGFloat) -> CGFloat { isMirrored ? -dx : dx }

  /// Returns insets with left as leading and right as trailing.
  func insets(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard isMirrored else { return insets }
    return UIEdgeInsets(
      top: insets.top,
      left: insets.right,
      bottom: insets.bottom,
      right: insets.left
    )
  }

  /// Returns the text alignment with left as leading and right as trailing.
  func alignment(_ alignment: NSTextAlignment) -> NSTextAlignment {
    guard isMirrored else { return alignment }
    switch alignment {
    case .left: return .right
    case .right: return .left
    case .center, .justified, .natural: return alignment
    }
  }
}
