import Foundation
import UIKitApplication
import UIKitGraphics

/// Coordinates of the content, and of the panel on which it is turned.
extension ScreenRotation {
  /// Whether width and height change places.
  var swapsSides: Bool { self == .right || self == .left }

  /// The size of the content on a panel, or of the panel for a content; in pixels.
  func size(_ size: (width: Int, height: Int)) -> (width: Int, height: Int) {
    swapsSides ? (size.height, size.width) : size
  }

  /// The rectangle of the panel for one of the content.
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

  /// The place in the content for one of the panel.
  ///
  /// - Parameter fraction: The place on the panel; both coordinates are from 0 to 1.
  /// - Returns: The place in the content, from 0 to 1.
  func contentFraction(_ fraction: CGPoint) -> CGPoint {
    switch self {
    case .none: fraction
    case .right: CGPoint(x: fraction.y, y: 1 - fraction.x)
    case .half: CGPoint(x: 1 - fraction.x, y: 1 - fraction.y)
    case .left: CGPoint(x: 1 - fraction.y, y: fraction.x)
    }
  }
}
