import Foundation
import UIKitGraphics

/// How a cell looks while it floats above the others: translucent, with a
/// shadow; and what it looked like before.
@MainActor
final class RowLift {
  /// Seconds until the shadow is there, and until it is gone.
  static let duration: TimeInterval = 0.2
  private static let opacity: CGFloat = 0.92
  private static let shadowOpacity: Float = 0.35
  private static let shadowRadius: CGFloat = 6
  private static let shadowOffset = CGSize(width: 0, height: 2)

  private let cell: UITableViewCell
  /// What casts the shadow: the cell, or its part of the group.
  private let body: UIView
  private let alpha: CGFloat
  private let shadow: (color: CGColor?, opacity: Float, radius: CGFloat, offset: CGSize)
  /// Whether the cell is up, and not on its way back.
  private(set) var isRaised = false

  init(of cell: UITableViewCell) {
    self.cell = cell
    alpha = cell.alpha
    body = cell.groupBackground ?? cell
    let layer = body.layer
    shadow = (layer.shadowColor, layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset)
  }

  /// Makes the cell float, with animation.
  func raise() {
    isRaised = true
    let (cell, body, alpha) = (cell, body, alpha)
    body.layer.shadowColor = UIColor.black.cgColor
    body.layer.shadowRadius = RowLift.shadowRadius
    body.layer.shadowOffset = RowLift.shadowOffset
    UIView.animate(withDuration: RowLift.duration) {
      cell.alpha = alpha * RowLift.opacity
      body.layer.shadowOpacity = RowLift.shadowOpacity
    }
  }

  /// Takes translucency and shadow back; animated inside an animation block.
  func lower() {
    isRaised = false
    cell.alpha = alpha
    body.layer.shadowOpacity = shadow.opacity
  }

  /// Gives the shadow back the shape that it had, once it is gone.
  func restore() {
    body.layer.shadowColor = shadow.color
    body.layer.shadowRadius = shadow.radius
    body.layer.shadowOffset = shadow.offset
  }
}
