import Foundation
import UIKitLists

/// A row in the user's hand: which one, where it came from, where it hangs.
@MainActor
final class RowDrag {
  let cell: UITableViewCell
  let lift: RowLift
  private weak var touch: UITouch?
  /// Where the data source has the row, and where it is shown.
  var mapping: RowMoveMapping
  /// Where the row would go by the finger alone; the delegate may have chosen
  /// another place.
  var proposal: RowPosition
  /// Where the finger is, in points below the upper edge of the bounds.
  var fingerY: CGFloat
  /// By how much the finger is below the row's middle.
  let grip: CGFloat
  private let firstFingerY: CGFloat
  /// The edge at which the row was picked up, as long as the finger has not
  /// moved towards it: −1 for the upper, 1 for the lower, 0 for none.
  private var restingEdge: CGFloat

  /// How far the finger has to go before it counts as moving towards an edge.
  private static let slack: CGFloat = 4

  /// Takes a row into the hand; without a touch it is the keyboard that moves it.
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
    restingEdge = depth > 0 ? 1 : depth < 0 ? -1 : 0
  }

  /// Whether a touch is the one that holds the row.
  func isHeld(by touch: UITouch) -> Bool { self.touch === touch }

  /// How fast the table is to scroll; not yet at the edge where the row was
  /// picked up, so that lifting a row moves nothing.
  ///
  /// - Parameter edges: Measured from the upper edge of the bounds.
  /// - Returns: Points per second; negative towards the top.
  func scrollVelocity(at edges: EdgeScroll) -> Double {
    let velocity = edges.velocity(at: Double(fingerY))
    let approach = (fingerY - firstFingerY) * restingEdge
    if approach > RowDrag.slack || velocity * Double(restingEdge) <= 0 { restingEdge = 0 }
    return restingEdge == 0 ? velocity : 0
  }
}
