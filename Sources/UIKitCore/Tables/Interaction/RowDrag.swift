import Foundation
import UIKitLists

/// A drag of a row: its cell, source, destination and finger.
@MainActor
final class RowDrag {
  let cell: UITableViewCell
  let lift: RowLift
  private weak var touch: UITouch?
  /// The row's position in the data source, and the shown one.
  var mapping: RowMoveMapping
  /// The drop position under the finger; the delegate may have chosen another one.
  var proposal: RowPosition
  /// The finger's distance below the upper edge of the bounds, in points.
  var fingerY: CGFloat
  /// The finger's distance below the row's middle, in points.
  let grip: CGFloat
  private let firstFingerY: CGFloat
  /// The edge zone in which the drag began, until the finger moves towards that edge: −1 for the
  /// upper, 1 for the lower, 0 for none.
  private var initialEdge: CGFloat

  /// The hysteresis before the finger counts as moving towards an edge, in points.
  private static let slack: CGFloat = 4

  /// Begins a drag; without a touch, the keyboard moves the row.
  init(
    of cell: UITableViewCell,
    at position: RowPosition,
    by touch: UITouch?,
    lift: RowLift,
    fingerY: CGFloat,
    grip: CGFloat,
    edges: EdgeScroll
  ) {
    self.cell = cell
    self.lift = lift
    self.touch = touch
    mapping = RowMoveMapping(from: position, to: position)
    proposal = position
    self.fingerY = fingerY
    self.grip = grip
    firstFingerY = fingerY
    let depth = edges.depth(at: Double(fingerY))
    initialEdge = depth > 0 ? 1 : depth < 0 ? -1 : 0
  }

  /// Whether a touch is the one that holds the row.
  func isHeld(by touch: UITouch) -> Bool { self.touch === touch }

  /// The velocity of edge scrolling; 0 in the edge zone where the drag began, so that lifting a
  /// row does not scroll.
  ///
  /// - Parameter edges: Measured from the upper edge of the bounds.
  /// - Returns: Points per second; negative towards the top.
  func scrollVelocity(at edges: EdgeScroll) -> Double {
    let velocity = edges.velocity(at: Double(fingerY))
    let approach = (fingerY - firstFingerY) * initialEdge
    if approach > RowDrag.slack || velocity * Double(initialEdge) <= 0 { initialEdge = 0 }
    return initialEdge == 0 ? velocity : 0
  }
}
