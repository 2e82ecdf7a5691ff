import CSelections
import CXServer
import Glibc

/// Drags from other programs to the windows of this one.
///
/// The messages are sent to a window of this connection, which each SDL window names as its proxy.
/// SDL would respond to them before the views can decide, and reports only the drop.
@MainActor
final class XDNDDestination {
  /// An event of a drag.
  enum Event: Equatable {
    /// The drag has entered a window; `offers` returns whether it has a type.
    case entered
    /// The drag is at a position in the window, and waits for `answer`.
    case moved
    /// The drag has left the window, or its program has exited.
    case left
    /// The drag was dropped at a position, and waits for `finish`.
    case dropped
    /// The data requested by `read` has arrived, or will not arrive.
    case read
  }

  /// The maximum numbers of SDL windows, of a drag's types, and of queued events.
  private static let (maximumListeners, maximumTypes, maximumEvents) = (64, 256, 64)

  private let connection: SelectionsConnection
  /// The SDL windows and their proxies, which the connection reads.
  private let listenerMemory = UnsafeMutableRawPointer.allocate(
    byteCount: maximumListeners * MemoryLayout<hover_listener>.stride,
    alignment: MemoryLayout<hover_listener>.alignment
  )
  /// The window under the drag.
  private(set) var window: UInt32 = 0
  /// The types of the drag.
  private var types: [UInt32] = []
  /// Its position on the screen, and the server time of its last move.
  private var (x, y, time) = (Int16(0), Int16(0), UInt32(0))
  private var (awaitsAnswer, isAccepted, isDropped) = (false, false, false)
  private var events: [Event] = []

  /// Creates a destination without windows.
  init(_ connection: SelectionsConnection) {
    self.connection = connection
    shared.pointee.hover.listeners = UnsafePointer(listeners)
  }

  isolated deinit { listenerMemory.deallocate() }

  /// The state of the connection.
  private var shared: UnsafeMutablePointer<selections> { connection.pointer }

  private var listeners: UnsafeMutablePointer<hover_listener> {
    listenerMemory.assumingMemoryBound(to: hover_listener.self)
  }

  /// The source window of the drag; 0 if there is none.
  private var source: UInt32 {
    get { shared.pointee.hover.source }
    set { shared.pointee.hover.source = newValue }
  }

  private var listenerCount: Int {
    get { Int(shared.pointee.hover.listener_count) }
    set { shared.pointee.hover.listener_count = Int32(newValue) }
  }

  // MARK: Windows

  /// Redirects drags from other programs over a window to this connection.
  ///
  /// - Parameter window: An SDL window.
  func listen(over window: UInt32) {
    for index in 0..<listenerCount where listeners[index].window == window { return }
    guard listenerCount < XDNDDestination.maximumListeners else { return }
    let proxy = selections_create_window(shared)
    let (aware, name) = (connection.atom(XDND_AWARE), connection.atom(XDND_PROXY))
    let type = XCB_ATOM_WINDOW.rawValue
    connection.setNumbers([XDND.version], aware, type: XCB_ATOM_ATOM.rawValue, of: proxy)
    connection.setNumbers([proxy], name, type: type, of: proxy)
    connection.setNumbers([proxy], name, type: type, of: window)
    listeners[listenerCount] = hover_listener(window: window, proxy: proxy)
    listenerCount += 1
    selections_observe(shared, window)
    connection.flush()
  }

  /// Handles the destruction of a window.
  func handleDestroyed(_ destroyed: UInt32) {
    guard destroyed != 0 else { return }
    if destroyed == source || destroyed == window { leave() }
    for index in (0..<listenerCount).reversed() where listeners[index].window == destroyed {
      xcb_destroy_window(connection.xcbConnection, listeners[index].proxy)
      listenerCount -= 1
      listeners[index] = listeners[listenerCount]
    }
  }

  // MARK: Messages of the source

  /// Handles a message with numbers, which may be about a drag over a window.
  func handle(_ message: xcb_client_message_event_t) {
    var listenerWindow: UInt32 = 0
    for index in 0..<listenerCount {
      let listener = listeners[index]
      if listener.window == message.window || listener.proxy == message.window {
        listenerWindow = listener.window
      }
    }
    guard listenerWindow != 0 else { return }
    let (data, type) = (message.data.data32, message.type)
    if type == connection.atom(XDND_ENTER) { return enter(listenerWindow, data) }
    guard source != 0, data.0 == source, listenerWindow == window, !isDropped else { return }
    if type == connection.atom(XDND_POSITION) {
      (x, y) = (Int16(truncatingIfNeeded: data.2 >> 16), Int16(truncatingIfNeeded: data.2))
      time = data.3
      awaitsAnswer = true
      report(.moved)
    } else if type == connection.atom(XDND_LEAVE) {
      leave()
    } else if type == connection.atom(XDND_DROP) {
      time = data.2
      isDropped = true
      report(.dropped)
    }
  }

  private func enter(_ window: UInt32, _ data: (UInt32, UInt32, UInt32, UInt32, UInt32)) {
    leave()
    guard data.0 != 0, data.1 >> 24 >= XDND.minimumVersion else { return }
    (self.window, source) = (window, data.0)
    (isAccepted, isDropped, awaitsAnswer) = (false, false, false)
    // The source's destruction is reported; if it has already been destroyed, as an error.
    selections_observe(shared, source)
    // Unused places are 0, which is no type.
    types = data.1 & 1 != 0 ? listedTypes : [data.2, data.3, data.4]
    report(.entered)
  }

  /// The list of more than three types in a property of the source.
  private var listedTypes: [UInt32] {
    let (list, type) = (connection.atom(XDND_TYPE_LIST), XCB_ATOM_ATOM.rawValue)
    let count = XDNDDestination.maximumTypes
    let request = selections_request_property(shared, source, list, type, count)
    return connection.takeNumbers(request, maximumCount: count)
  }

  private func leave() {
    let oldSource = source
    guard oldSource != 0 else { return }
    stopReading()
    source = 0
    selections_observe(shared, oldSource)
    report(.left)
  }

  // MARK: Events

  /// Queues an event.
  ///
  /// Consecutive moves replace each other. If the queue is full, only the end of the drag is kept.
  private func report(_ event: Event) {
    if event == .moved, events.last == .moved { return }
    if events.count == XDNDDestination.maximumEvents {
      events = [.left]
      source = 0
    } else {
      events.append(event)
    }
  }

  /// Returns the next event, after the connection's events were handled.
  ///
  /// - Returns: The event, and the drag's position in the window, in pixels; `nil` if there is no
  ///   event.
  func next() -> (event: Event, x: Int16, y: Int16)? {
    while !events.isEmpty {
      let event = events.removeFirst()
      guard event == .moved || event == .dropped else { return (event, 0, 0) }
      if let (x, y) = position() { return (event, x, y) }
    }
    return nil
  }

  /// Queries the drag's position in the window, because window managers move windows without
  /// notifying this connection.
  private func position() -> (x: Int16, y: Int16)? {
    let root = connection.root
    let request = xcb_translate_coordinates(connection.xcbConnection, root, window, x, y)
    let reply = xcb_translate_coordinates_reply(connection.xcbConnection, request, nil)
    defer { free(reply) }
    return (reply?.pointee).map { ($0.dst_x, $0.dst_y) }
  }

  /// Returns whether the drag offers a type; of long lists only the first 256 types count.
  func offers(_ type: String) -> Bool {
    let atom = connection.atom(named: type)
    return atom != 0 && types.contains(atom)
  }

  // MARK: Responses

  /// Notifies the other program whether a drop would be accepted, if it waits for that or the
  /// response has changed.
  func answer(_ isAccepted: Bool) {
    guard source != 0, !isDropped, awaitsAnswer || isAccepted != self.isAccepted else { return }
    awaitsAnswer = false
    self.isAccepted = isAccepted
    // The second bit requests further positions, too.
    let (flags, action) = (UInt32(isAccepted ? 3 : 2), isAccepted ? connection.atom(XDND_COPY) : 0)
    connection.send(XDND_STATUS, to: source, about: source, (window, flags, 0, 0, action))
    connection.flush()
  }

  /// Notifies the other program that the drop has ended.
  ///
  /// - Parameter isTaken: Whether the data was accepted.
  func finish(_ isTaken: Bool) {
    let oldSource = source
    guard oldSource != 0 else { return }
    let (flags, action) = (UInt32(isTaken ? 1 : 0), isTaken ? connection.atom(XDND_COPY) : 0)
    connection.send(XDND_FINISHED, to: oldSource, about: oldSource, (window, flags, action, 0, 0))
    stopReading()
    source = 0
    selections_observe(shared, oldSource)
    connection.flush()
  }

  // MARK: Data

  /// Requests the drag's data without waiting for it; an earlier request is abandoned.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - maximumSize: The maximum size of the data, in bytes.
  func read(_ type: String, maximumSize: Int) {
    stopReading()
    guard source != 0 else { return }
    let target = connection.atom(named: type)
    shared.pointee.hover.reading = selections_begin_reading(
      shared,
      XDND_SELECTION,
      target,
      time,
      maximumSize
    )
    connection.flush()
  }

  /// Abandons a request, and frees data that has not been taken.
  private func stopReading() {
    if shared.pointee.hover.reading.window != 0 {
      selections_end_reading(shared, &shared.pointee.hover.reading, READING_FAILED)
    }
    free(shared.pointee.hover.reading.data.bytes)
    shared.pointee.hover.reading = reading()
  }

  /// Handles a reply to a request for data; returns whether the event is one.
  func handleData(_ event: UnsafePointer<xcb_generic_event_t>) -> Bool {
    guard reading_concerns(shared, &shared.pointee.hover.reading, event) else {
      return false
    }
    let state = selections_continue_reading(shared, &shared.pointee.hover.reading, event)
    if state == READING_PENDING { return true }
    selections_end_reading(shared, &shared.pointee.hover.reading, state)
    report(.read)
    return true
  }

  /// Takes the data that has arrived.
  ///
  /// - Returns: The bytes on the heap of the C library, owned by the caller; none if there is no
  ///   data or it is too large.
  func takeData() -> (data: selection_bytes, isTooLarge: Bool) {
    let arrived = shared.pointee.hover.reading
    shared.pointee.hover.reading = reading()
    return (arrived.data, arrived.is_too_large)
  }
}
