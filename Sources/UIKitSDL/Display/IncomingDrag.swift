import Foundation
import UIKitCore

/// The part of an exchange for a drag of another program; no method waits for that program.
@MainActor
protocol IncomingDragSource: AnyObject {
  /// Gets what happens to a window; see `DataExchange`.
  var onEvent: ((UInt, ExchangeEvent) -> Bool)? { get }
  /// Asks for the data of a type; `IncomingDrag.receive` gets it.
  func readDrag(_ type: String)
  /// Reports to the other program whether a drop would be taken, in a type.
  func answerDrag(_ isTaken: Bool, _ type: String?)
  /// Reports to the other program that the drop is over, and whether its data was taken.
  func finishDrag(_ isTaken: Bool)
}

/// A drag of another program over a window, until it leaves or its data has come.
///
/// A list of addresses is read when the drag comes, since views decide by the kinds of files and their
/// number; texts are read when they are dropped.
@MainActor
final class IncomingDrag {
  /// For how long a drag waits for its list of addresses before views decide without it, in seconds.
  private static let listPatience = 1.0
  /// For how long the data of a drop is waited for, in seconds.
  private static let dropPatience = 4.0

  /// The server's handle of the window below the drag.
  let window: UInt
  private unowned let source: any IncomingDragSource
  /// The type in which it can be dropped; `nil` when there is none.
  private let type: String?
  private var items: [ForeignItem]
  private var place: (x: Double, y: Double)?
  /// Whether data is on its way, and since when the list is.
  private var isReading = false
  private let start = ContinuousClock.now
  /// Whether `items` are those that are dropped.
  private var isComplete = false
  private(set) var isDropped = false
  private var isOver = false

  /// Begins to follow a drag.
  ///
  /// - Parameters:
  ///   - window: The server's handle of the window.
  ///   - offers: Whether the drag can be had in a type.
  ///   - source: Where it comes from.
  init(over window: UInt, offers: (String) -> Bool, from source: any IncomingDragSource) {
    (self.window, self.source) = (window, source)
    type = SelectionTypes.droppable(offers)
    items = type.map { [.promise(SelectionTypes.promise(of: $0))] } ?? []
  }

  /// Asks for a list of addresses; called once the source knows this drag.
  func begin() {
    if let type, SelectionTypes.promise(of: type) == .address { read(type) }
  }

  @discardableResult
  private func deliver(_ event: ExchangeEvent) -> Bool { source.onEvent?(window, event) ?? false }

  private func read(_ type: String) {
    isReading = true
    source.readDrag(type)
  }

  /// The drag is at a place in SDL's coordinates.
  func move(x: Double, y: Double) {
    guard !isDropped else { return }
    place = (x, y)
    answer()
  }

  private func answer() {
    guard let place, !isDropped else { return }
    // Until its list is there, a drag is welcome everywhere: a quick drop would be refused.
    let waits = isReading && start.duration(to: .now) < .seconds(IncomingDrag.listPatience)
    let isTaken = waits || deliver(.hovered(items, x: place.x, y: place.y))
    source.answerDrag(isTaken, isTaken ? type : nil)
  }

  /// The answer of the views has changed without a move.
  func answer(_ isTaken: Bool) {
    if !isDropped { source.answerDrag(isTaken, isTaken ? type : nil) }
  }

  /// The drag has left the window, or its program has gone.
  func leave() {
    guard !isOver else { return }
    isOver = true
    deliver(.hoverEnded)
  }

  /// The drag was dropped at a place in SDL's coordinates.
  func drop(x: Double, y: Double) {
    guard !isDropped else { return }
    isDropped = true
    place = (x, y)
    guard let type else { return end(isTaken: false) }
    if isComplete { return perform() }
    if !isReading { read(type) }
    deliver(
      .waits(IncomingDrag.dropPatience) { [weak self] in
        if let self, !isOver { end(isTaken: false) }
      }
    )
  }

  /// Data has come.
  ///
  /// - Parameters:
  ///   - data: `nil` when there is none.
  ///   - isTooLarge: Whether that is because there is more than is taken.
  func receive(_ data: Data?, isTooLarge: Bool) {
    guard isReading, !isOver, let type else { return }
    isReading = false
    if let data {
      items = SelectionTypes.dropped(data, as: type)
      isComplete = true
    }
    guard isDropped else { return answer() }
    if data != nil { return perform() }
    end(isTaken: false)
    if isTooLarge {
      SelectionTypes.reportRefusal(of: type, "Dropping")
      deliver(.dropRefused(limit: SelectionTypes.largest(type)))
    }
  }

  private func perform() {
    guard let place else { return end(isTaken: false) }
    let isTaken = deliver(.dropped(items, x: place.x, y: place.y))
    end(isTaken: isTaken)
  }

  private func end(isTaken: Bool) {
    leave()
    source.finishDrag(isTaken)
  }
}
