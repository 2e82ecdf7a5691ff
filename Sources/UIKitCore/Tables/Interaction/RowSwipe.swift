import Foundation
import UIKitGraphics
import UIKitLists

/// One row with its buttons, from the moment they begin to show until the row
/// is closed again: where its content is, and how it moves.
@MainActor
final class RowSwipe {
  /// Seconds in which a row opens or closes by itself.
  static let duration: TimeInterval = 0.3
  /// Points per second from which on a lifted finger decides by its direction.
  static let flingVelocity: CGFloat = 300
  /// The share of the row's width that is a full swipe.
  static let fullShare: CGFloat = 0.6
  /// The fastest start of a spring, in whole ways per second, that does not make
  /// it pass its end.
  private static let fastestStart: Double = 20

  let cell: UITableViewCell
  let offer: SwipeOffer
  private(set) var actions: SwipeActionsView
  /// Whether the delegate is told when it ends.
  let isAnnounced: Bool
  /// The row, as long as it exists.
  var position: RowPosition?
  /// Whether a button's code is running; the end is told after it.
  var isPerforming = false
  /// How far the content has moved from its place, in points.
  private(set) var offset: CGFloat = 0
  /// What the cell's state was when this swipe changed it last.
  private var change = 0
  /// Where the finger took hold, without the rubber band's damping.
  private var grabbed: CGFloat = 0
  private var ticker: ProgressTicker?

  init(
    _ cell: UITableViewCell,
    _ offer: SwipeOffer,
    actions: SwipeActionsView,
    isAnnounced: Bool
  ) {
    (self.cell, self.offer, self.actions) = (cell, offer, actions)
    self.isAnnounced = isAnnounced
  }

  /// The space that the buttons need.
  var openOffset: CGFloat { actions.naturalWidth }

  private var sign: CGFloat { offer.side == .trailing ? 1 : -1 }

  private var mayGoFull: Bool { offer.performsFirst }

  // MARK: Cell

  /// Puts the buttons into the cell.
  ///
  /// - Parameter offset: Where the content is already, when it was on its way back.
  func begin(at offset: CGFloat) {
    self.offset = offset
    cell.beginConfirmation(with: actions, offset: offset * sign)
    change = cell.editing.changes
  }

  /// Announces the cell's state without buttons; they do not react any more.
  func end() {
    actions.isUserInteractionEnabled = false
    cell.endConfirmation()
    change = cell.editing.changes
  }

  /// Takes the buttons out at once.
  func remove() {
    stop()
    guard cell.editing.actions === actions else { return }
    cell.removeSwipeActions()
    finishTransition()
  }

  private func finishTransition() {
    guard cell.editing.changes == change else { return }
    cell.finishTransition()
  }

  /// Exchanges the buttons for those of another look; a row that is on its way open is
  /// there at once.
  func replaceActions(with new: SwipeActionsView) {
    let share = ticker == nil && openOffset > 0 ? offset / openOffset : 1
    stop()
    guard cell.editing.actions === actions else { return }
    actions = new
    offset = share * openOffset
    cell.replaceActions(with: new, offset: offset * sign)
    finishTransition()
  }

  // MARK: Finger

  /// Stops under a finger.
  func grab() {
    stop()
    let width = cell.bounds.width
    guard !mayGoFull, offset > openOffset else {
      grabbed = offset
      return
    }
    grabbed =
      openOffset
      + CGFloat(RubberBand.pull(displaying: offset - openOffset, dimension: Double(width)))
  }

  /// Follows the finger.
  ///
  /// - Parameter translation: Points to the right since the finger took hold.
  func follow(_ translation: CGFloat) {
    let width = cell.bounds.width
    let pulled = max(0, grabbed - translation * sign)
    if pulled > openOffset && !mayGoFull {
      let overshoot = RubberBand.displayed(
        overshoot: Double(pulled - openOffset),
        dimension: Double(width)
      )
      move(to: openOffset + CGFloat(overshoot))
    } else {
      move(to: min(pulled, width))
    }
    if mayGoFull { actions.setExpanded(offset > width * RowSwipe.fullShare) }
  }

  /// What a lifted finger decides.
  enum Release {
    case open
    case close
    /// Perform the first action.
    case full
  }

  /// Decides by distance and direction.
  ///
  /// - Parameter velocity: Points per second to the right.
  /// - Returns: What is to happen next.
  func release(velocity: CGFloat) -> Release {
    let opening = -velocity * sign
    if actions.isExpanded && opening > -RowSwipe.flingVelocity { return .full }
    if opening > RowSwipe.flingVelocity { return .open }
    if opening < -RowSwipe.flingVelocity { return .close }
    return offset > openOffset / 2 ? .open : .close
  }

  // MARK: Motion

  /// Springs to a place.
  ///
  /// - Parameters:
  ///   - target: The offset, in points.
  ///   - velocity: The finger's, in points per second to the right.
  ///   - completion: Called when it is there.
  func settle(to target: CGFloat, velocity: CGFloat = 0, completion: @escaping () -> Void = {}) {
    stop()
    let distance = target - offset
    guard let loop = cell.window?.loop, abs(distance) > 0.1 else {
      move(to: target)
      finishTransition()
      return completion()
    }
    let start = Double(-velocity * sign / distance)
    ticker = ProgressTicker(
      from: offset,
      to: target,
      duration: cell.reducesMotion ? 0 : RowSwipe.duration,
      velocity: min(max(start, 0), RowSwipe.fastestStart),
      loop: loop,
      step: { [weak self] in self?.move(to: $0) },
      completion: { [weak self] in
        self?.ticker = nil
        self?.finishTransition()
        completion()
      }
    )
  }

  private func stop() {
    ticker?.cancel()
    ticker = nil
  }

  private func move(to offset: CGFloat) {
    self.offset = offset
    guard cell.editing.actions === actions else { return }
    cell.setSwipeOffset(offset * sign)
  }
}
