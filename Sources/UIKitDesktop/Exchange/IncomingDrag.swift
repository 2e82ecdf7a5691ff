import Foundation
import UIKitCore

/// The source of a drag from another program; no method waits for that program.
@MainActor
protocol IncomingDragSource: AnyObject {
  /// The handler of window events; see `DataExchange`.
  var onEvent: ((UInt, ExchangeEvent) -> Bool)? { get }
  /// Requests the data of a type, which is passed to `IncomingDrag.receive`.
  func readDrag(_ type: String)
  /// Notifies the other program whether a drop would be accepted, and in which type.
  func answerDrag(_ isTaken: Bool, _ type: String?)
  /// Notifies the other program that the drop has ended, and whether its data was accepted.
  func finishDrag(_ isTaken: Bool)
}

/// A drag from another program over a window, until the drag leaves or its data has arrived.
///
/// A list of URLs is read when the drag enters the window, because views decide by the kind and
/// number of files; text is read after the drop.
@MainActor
final class IncomingDrag {
  /// The time for which a drag waits for its list of URLs before views decide without it, in
  /// seconds.
  private static let listTimeout = 1.0
  /// The timeout for the data of a drop, in seconds.
  private static let dropTimeout = 4.0

  /// The time for which a drop delays other events, in seconds.
  private static let eventDelay = 0.5

  /// The server's handle of the window under the drag.
  let window: UInt
  private unowned let source: any IncomingDragSource
  /// The type in which the data can be dropped; `nil` if there is none.
  private let type: String?
  /// The items, or the promise of items until their data has arrived.
  private var items: [ForeignItem]
  private var position: (x: Double, y: Double)?
  /// Whether data is being read.
  private var isReading = false
  /// The time at which the drag entered the window, when reading its list begins.
  private let start = ContinuousClock.now
  /// Whether `items` are the final items of the drop.
  private var isComplete = false
  var isDropped: Bool { dropTime != nil }
  private var dropTime: ContinuousClock.Instant?
  /// Whether the drag has left the window or its drop has ended.
  private var hasEnded = false

  /// Whether a drop was so recent that other events wait for its data.
  var delaysOtherEvents: Bool {
    dropTime.map { $0.duration(to: .now) < .seconds(IncomingDrag.eventDelay) } ?? false
  }

  /// Starts to follow a drag.
  ///
  /// - Parameters:
  ///   - window: The server's handle of the window.
  ///   - offers: Returns whether the drag offers a type.
  ///   - source: The source of the drag.
  init(over window: UInt, offers: (String) -> Bool, from source: any IncomingDragSource) {
    (self.window, self.source) = (window, source)
    type = SelectionTypes.preferredDropType(where: offers)
    items = type.map { [.promise(SelectionTypes.promisedContent(of: $0))] } ?? []
  }

  /// Requests the list of URLs; called once the source has stored this drag.
  func begin() {
    if let type, SelectionTypes.promisedContent(of: type) == .address { read(type) }
  }

  @discardableResult
  private func deliver(_ event: ExchangeEvent) -> Bool { source.onEvent?(window, event) ?? false }

  private func read(_ type: String) {
    isReading = true
    source.readDrag(type)
  }

  /// Handles a move of the drag, in SDL's coordinates.
  func move(x: Double, y: Double) {
    guard !isDropped else { return }
    position = (x, y)
    answer()
  }

  private func answer() {
    guard let position, !isDropped else { return }
    // Until its list has arrived, a drag is accepted everywhere; otherwise a quick drop would be
    // refused.
    let isAwaitingList = isReading && start.duration(to: .now) < .seconds(IncomingDrag.listTimeout)
    let isTaken = isAwaitingList || deliver(.hovered(items, x: position.x, y: position.y))
    source.answerDrag(isTaken, isTaken ? type : nil)
  }

  /// Handles a change of the views' response without a move of the drag.
  func answer(_ isTaken: Bool) {
    if !isDropped { source.answerDrag(isTaken, isTaken ? type : nil) }
  }

  /// Handles a drag that has left the window or whose program has exited.
  func leave() {
    guard !hasEnded else { return }
    hasEnded = true
    deliver(.hoverEnded)
  }

  /// Handles a drop, in SDL's coordinates.
  func drop(x: Double, y: Double) {
    guard !isDropped else { return }
    dropTime = .now
    position = (x, y)
    guard let type else { return end(isTaken: false) }
    if isComplete { return perform() }
    if !isReading { read(type) }
    // Wakes the loop when other events are no longer delayed.
    deliver(.waits(IncomingDrag.eventDelay) {})
    deliver(
      .waits(IncomingDrag.dropTimeout) { [weak self] in
        if let self, !hasEnded { end(isTaken: false) }
      }
    )
  }

  /// Receives data.
  ///
  /// - Parameters:
  ///   - data: The data; `nil` if there is none.
  ///   - isTooLarge: Whether the data is missing because it is too large.
  func receive(_ data: Data?, isTooLarge: Bool) {
    guard isReading, !hasEnded, let type else { return }
    isReading = false
    if let data {
      items = SelectionTypes.items(from: data, ofType: type)
      isComplete = true
    }
    guard isDropped else { return answer() }
    if data != nil { return perform() }
    end(isTaken: false)
    if isTooLarge {
      SelectionTypes.reportRefusal(of: type, action: "Dropping")
      deliver(.dropRefused(limit: SelectionTypes.maximumSize(of: type)))
    }
  }

  private func perform() {
    guard let position else { return end(isTaken: false) }
    let isTaken = deliver(.dropped(items, x: position.x, y: position.y))
    end(isTaken: isTaken)
  }

  private func end(isTaken: Bool) {
    leave()
    source.finishDrag(isTaken)
  }
}
