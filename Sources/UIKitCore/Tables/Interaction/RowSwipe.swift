import Foundation
import UIKitGraphics
import UIKitLists

/// The swipe of a row, from revealing its buttons until the row is closed, with the content's
/// offset and motion.
@MainActor
final class RowSwipe {
  /// The duration of the animation that opens or closes a row, in seconds.
  static let duration: TimeInterval = 0.3
  /// The fling threshold in points per second; a faster release opens or closes the row by its
  /// direction.
  static let flingVelocity: CGFloat = 300
  /// The fraction of the row's width that counts as a full swipe.
  static let fullSwipeFraction: CGFloat = 0.6
  /// The maximum initial velocity of the spring without overshoot, in distances per second.
  private static let maximumSpringVelocity: Double = 20

  let cell: UITableViewCell
  let actionList: SwipeActionList
  private(set) var actions: SwipeActionsView
  /// Whether the delegate's `didEndEditingRowAt` is called at the end.
  let notifiesDelegate: Bool
  /// The row's position; `nil` after the row was deleted.
  var position: RowPosition?
  /// Whether a button's handler is running; `didEndEditingRowAt` is deferred until it returns.
  var isRunningHandler = false
  /// The content's offset from its resting position, in points.
  private(set) var offset: CGFloat = 0
  /// The cell's `changeSerial` after the last state change of this swipe.
  private var changeSerial = 0
  /// The offset at which the finger grabbed the row, without rubber-band damping, in points.
  private var grabbedOffset: CGFloat = 0
  /// The running motion of the content; `nil` at rest.
  private var ticker: ProgressTicker?

  init(
    _ cell: UITableViewCell,
    _ list: SwipeActionList,
    actions: SwipeActionsView,
    notifiesDelegate: Bool
  ) {
    (self.cell, self.actionList, self.actions) = (cell, list, actions)
    self.notifiesDelegate = notifiesDelegate
  }

  /// The offset that reveals all buttons, in points.
  var openOffset: CGFloat { actions.naturalWidth }

  /// The factor from an offset to a distance towards the leading edge.
  private var sign: CGFloat { actionList.side == .trailing ? 1 : -1 }

  private var allowsFullSwipe: Bool { actionList.performsFirstOnFullSwipe }

  // MARK: Cell

  /// Adds the buttons to the cell.
  ///
  /// - Parameters:
  ///   - offset: The content's current offset if the row was closing, in points.
  ///   - isOpen: Returns whether the row is still open.
  func begin(at offset: CGFloat, while isOpen: () -> Bool) {
    self.offset = offset
    cell.beginConfirmation(with: actions, offset: offset * sign, while: isOpen)
    changeSerial = cell.editing.changeSerial
  }

  /// Begins the cell's transition to the state without buttons and disables them.
  func end() {
    actions.isUserInteractionEnabled = false
    cell.endConfirmation()
    changeSerial = cell.editing.changeSerial
  }

  /// Removes the buttons immediately.
  func remove() {
    stop()
    guard cell.editing.actions === actions else { return }
    cell.removeSwipeActions()
    finishTransition()
  }

  private func finishTransition() {
    guard cell.editing.changeSerial == changeSerial else { return }
    cell.finishTransition()
  }

  /// Replaces the buttons after a change of the appearance; a row that is opening is immediately
  /// open.
  func replaceActions(with newActions: SwipeActionsView) {
    let fraction = ticker == nil && openOffset > 0 ? offset / openOffset : 1
    stop()
    guard cell.editing.actions === actions else { return }
    actions = newActions
    offset = fraction * openOffset
    cell.replaceActions(with: newActions, offset: offset * sign)
    finishTransition()
  }

  // MARK: Touches

  /// Stops the motion when a finger grabs the row.
  func grab() {
    stop()
    let width = cell.bounds.width
    guard !allowsFullSwipe, offset > openOffset else {
      grabbedOffset = offset
      return
    }
    grabbedOffset =
      openOffset
      + CGFloat(RubberBand.pull(displaying: offset - openOffset, dimension: Double(width)))
  }

  /// Moves the content with the finger.
  ///
  /// - Parameter translation: The distance towards the trailing edge since the grab, in points.
  func track(_ translation: CGFloat) {
    let width = cell.bounds.width
    let undampedOffset = max(0, grabbedOffset - translation * sign)
    if undampedOffset > openOffset && !allowsFullSwipe {
      let overshoot = RubberBand.displayed(
        overshoot: Double(undampedOffset - openOffset),
        dimension: Double(width)
      )
      move(to: openOffset + CGFloat(overshoot))
    } else {
      move(to: min(undampedOffset, width))
    }
    if allowsFullSwipe { actions.setExpanded(offset > width * RowSwipe.fullSwipeFraction) }
  }

  /// The outcome of lifting the finger.
  enum Release {
    case open
    case close
    /// The first action is performed.
    case full
  }

  /// Returns the outcome that distance and velocity determine.
  ///
  /// - Parameter velocity: The velocity towards the trailing edge, in points per second.
  /// - Returns: The motion or action to follow.
  func release(velocity: CGFloat) -> Release {
    let openingVelocity = -velocity * sign
    if actions.isExpanded && openingVelocity > -RowSwipe.flingVelocity { return .full }
    if openingVelocity > RowSwipe.flingVelocity { return .open }
    if openingVelocity < -RowSwipe.flingVelocity { return .close }
    return offset > openOffset / 2 ? .open : .close
  }

  // MARK: Motion

  /// Moves the content to an offset like a spring.
  ///
  /// - Parameters:
  ///   - target: The offset, in points.
  ///   - velocity: The finger's velocity towards the trailing edge, in points per second.
  ///   - completion: Called when the content has reached the target.
  func settle(to target: CGFloat, velocity: CGFloat = 0, completion: @escaping () -> Void = {}) {
    stop()
    let distance = target - offset
    guard let host = cell.window?.host, abs(distance) > 0.1 else {
      move(to: target)
      finishTransition()
      return completion()
    }
    let relativeVelocity = Double(-velocity * sign / distance)
    ticker = ProgressTicker(
      from: offset,
      to: target,
      duration: cell.reducesMotion ? 0 : RowSwipe.duration,
      velocity: min(max(relativeVelocity, 0), RowSwipe.maximumSpringVelocity),
      clock: host,
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
