import Foundation
import UIKitLists

/// A drag of a row, with its cell, source, destination and finger.
@MainActor
final class RowDrag {
  let cell: UITableViewCell
  let lift: RowLift
  private weak var touch: UITouch?
  /// The row's position in the data source and its displayed position.
  var mapping: RowMoveMapping
  /// The drop position under the finger; the delegate may have chosen a different one.
  var proposal: RowPosition
  /// The finger's distance from the top of the bounds, in points.
  var fingerY: CGFloat
  /// The finger's distance below the row's centre, in points.
  let gripOffset: CGFloat
  /// The value of `fingerY` when the drag began.
  private let firstFingerY: CGFloat
  /// The edge zone in which the drag began: −1 for the upper, 1 for the lower one, 0 for none.
  ///
  /// Reset when the finger moves towards that edge or leaves the zone.
  private var initialEdge: CGFloat

  /// The hysteresis before the finger counts as moving towards an edge, in points.
  private static let slack: CGFloat = 4

  /// Begins a drag; without a touch, the row is moved by the keyboard.
  init(
    of cell: UITableViewCell,
    at position: RowPosition,
    by touch: UITouch?,
    lift: RowLift,
    fingerY: CGFloat,
    gripOffset: CGFloat,
    edges: EdgeScroll
  ) {
    self.cell = cell
    self.lift = lift
    self.touch = touch
    mapping = RowMoveMapping(from: position, to: position)
    proposal = position
    self.fingerY = fingerY
    self.gripOffset = gripOffset
    firstFingerY = fingerY
    let depth = edges.depth(at: Double(fingerY))
    initialEdge = depth > 0 ? 1 : depth < 0 ? -1 : 0
  }

  /// Returns whether a touch holds the row.
  func isHeld(by touch: UITouch) -> Bool { self.touch === touch }

  /// Returns the velocity of edge scrolling.
  ///
  /// The velocity is 0 in the edge zone in which the drag began, so that lifting a row does not
  /// scroll.
  ///
  /// - Parameter edges: The edge zones, measured from the top of the bounds.
  /// - Returns: The velocity in points per second; negative towards the top.
  func scrollVelocity(at edges: EdgeScroll) -> Double {
    let velocity = edges.velocity(at: Double(fingerY))
    let approach = (fingerY - firstFingerY) * initialEdge
    if approach > RowDrag.slack || velocity * Double(initialEdge) <= 0 { initialEdge = 0 }
    return initialEdge == 0 ? velocity : 0
  }
}
