import Foundation
import UIKitGraphics

/// Scrolls a table while the user drags near its upper or lower edge.
@MainActor
final class TableEdgeScroller: FrameTicking, TableComponent {
  let session: TableSession
  /// Returns the velocity for the finger's position, in points per second; negative towards the
  /// top.
  private let requestedVelocity: @MainActor () -> Double
  /// Called after each step, to update views that follow the finger.
  private let didScroll: @MainActor () -> Void
  /// The time of the last scrolling step, in seconds; `nil` at rest.
  private var lastTickTime: TimeInterval?
  /// The current offset before rounding to pixels, in points.
  private var unroundedOffset: CGFloat = 0

  init(
    _ session: TableSession,
    velocity: @escaping @MainActor () -> Double,
    didScroll: @escaping @MainActor () -> Void
  ) {
    self.session = session
    requestedVelocity = velocity
    self.didScroll = didScroll
  }

  /// Starts scrolling if the finger has entered an edge zone.
  func update() {
    guard let tableView, lastTickTime == nil, velocity(in: tableView) != 0 else { return }
    let host = tableView.window?.host ?? .current
    lastTickTime = host.time
    unroundedOffset = tableView.contentOffset.y
    tableView.motion.stop()
    tableView.indicators.show()
    host.add(self)
  }

  func stop() {
    guard lastTickTime != nil else { return }
    lastTickTime = nil
    (tableView?.window?.host ?? .current).remove(self)
    tableView?.indicators.scheduleHiding()
  }

  /// Scrolls by one step, even while the finger rests.
  func tick(at time: TimeInterval) -> Bool {
    guard let tableView, let lastTickTime else { return false }
    let velocity = velocity(in: tableView)
    guard velocity != 0 else {
      stop()
      return false
    }
    // The offset may also change through the wheel or measured heights.
    if abs(unroundedOffset - tableView.contentOffset.y) >= 1 {
      unroundedOffset = tableView.contentOffset.y
    }
    unroundedOffset += CGFloat(velocity * (time - lastTickTime))
    let target = tableView.clampedOffset(CGPoint(x: tableView.contentOffset.x, y: unroundedOffset))
    unroundedOffset = target.y
    self.lastTickTime = time
    tableView.setOffset(tableView.clampedOffset(tableView.pixelAligned(target)))
    didScroll()
    return self.lastTickTime != nil
  }

  /// Returns the current scroll velocity in points per second; 0 at the end of the content.
  private func velocity(in tableView: UITableView) -> Double {
    let velocity = requestedVelocity()
    let offset = tableView.contentOffset.y
    if velocity > 0, offset >= tableView.maximumOffset.y { return 0 }
    if velocity < 0, offset <= tableView.minimumOffset.y { return 0 }
    return velocity
  }
}
