import Foundation
import UIKitApplication
import UIKitGraphics

/// Conversions between coordinates of the content and of the rotated panel.
extension ScreenRotation {
  /// Whether the rotation swaps width and height.
  var swapsSides: Bool { self == .right || self == .left }

  /// Converts between the sizes of content and panel, in pixels.
  func size(_ size: (width: Int, height: Int)) -> (width: Int, height: Int) {
    swapsSides ? (size.height, size.width) : size
  }

  /// Converts a rectangle of the content to the panel.
  ///
  /// - Parameters:
  ///   - rect: A rectangle of the content, in pixels.
  ///   - panel: The size of the panel, in pixels.
  /// - Returns: A rectangle of the panel, in pixels.
  func panelRect(_ rect: PixelRect, panel: (width: Int, height: Int)) -> PixelRect {
    let width = Int32(clamping: panel.width)
    let height = Int32(clamping: panel.height)
    return switch self {
    case .none: rect
    case .right:
      PixelRect(
        minX: width - rect.maxY,
        minY: rect.minX,
        maxX: width - rect.minY,
        maxY: rect.maxX
      )
    case .half:
      PixelRect(
        minX: width - rect.maxX,
        minY: height - rect.maxY,
        maxX: width - rect.minX,
        maxY: height - rect.minY
      )
    case .left:
      PixelRect(
        minX: rect.minY,
        minY: height - rect.maxX,
        maxX: rect.maxY,
        maxY: height - rect.minX
      )
    }
  }

  /// Converts a position on the panel to the content.
  ///
  /// - Parameter fraction: The position on the panel; both coordinates are from 0 to 1.
  /// - Returns: The position in the content, from 0 to 1.
  func contentFraction(_ fraction: CGPoint) -> CGPoint {
    switch self {
    case .none: fraction
    case .right: CGPoint(x: fraction.y, y: 1 - fraction.x)
    case .half: CGPoint(x: 1 - fraction.x, y: 1 - fraction.y)
    case .left: CGPoint(x: 1 - fraction.y, y: fraction.x)
    }
  }
}
