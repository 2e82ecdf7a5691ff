import Foundation
import UIKitGraphics

/// The appearance of a lifted cell, translucent with a shadow, and the appearance to restore
/// afterwards.
@MainActor
final class RowLift {
  /// The duration of lifting, in seconds.
  static let duration: TimeInterval = 0.2
  /// The opacity of a lifted cell, as a fraction of its previous opacity.
  private static let opacity: CGFloat = 0.92
  private static let shadowOpacity: Float = 0.35
  /// In points.
  private static let shadowRadius: CGFloat = 6
  private static let shadowOffset = CGSize(width: 0, height: 2)

  private let cell: UITableViewCell
  /// The view that casts the shadow: the cell, or its group background.
  private let body: UIView
  /// The cell's opacity before it was lifted.
  private let alpha: CGFloat
  /// The shadow of `body` before the cell was lifted.
  private let shadow: (color: CGColor?, opacity: Float, radius: CGFloat, offset: CGSize)
  /// Whether the cell is lifted and not settling.
  private(set) var isRaised = false

  init(of cell: UITableViewCell) {
    self.cell = cell
    alpha = cell.alpha
    body = cell.groupBackground ?? cell
    let layer = body.layer
    shadow = (layer.shadowColor, layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset)
  }

  /// Lifts the cell with animation.
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

  /// Removes translucency and shadow; animated inside an animation block.
  func lower() {
    isRaised = false
    cell.alpha = alpha
    body.layer.shadowOpacity = shadow.opacity
  }

  /// Restores the shadow's colour, radius and offset after the shadow has faded.
  func restore() {
    body.layer.shadowColor = shadow.color
    body.layer.shadowRadius = shadow.radius
    body.layer.shadowOffset = shadow.offset
  }
}
