import CSelections
import CXServer
import Glibc

/// A drag to the windows of other programs.
@MainActor
final class XDNDSource {
  private struct State {
    var isActive = false
    /// The child of the root that contains the window in which the drag began.
    var frame: UInt32 = 0
    /// The protocol version of the window under the pointer.
    var version: UInt32 = 0
    /// The pointer's position on the screen.
    var (x, y) = (Int16(0), Int16(0))
    var wantsMove = false
    /// Whether a response is outstanding, and whether the pointer has moved since the last message.
    var (awaitsStatus, hasMoved) = (false, false)
    var (isAccepted, isAcceptedAsMove) = (false, false)
    var (isDropped, isDropSent) = (false, false)
    /// Whether the drop has ended, and was performed.
    var (isFinished, isPerformed, isPerformedAsMove) = (false, false, false)
  }

  private let connection: SelectionsConnection
  /// The state of the connection.
  private var shared: UnsafeMutablePointer<selections> { connection.pointer }
  private let image: XDNDImage
  private var state = State()

  /// Creates a source without a drag.
  init(_ connection: SelectionsConnection) {
    self.connection = connection
    image = XDNDImage(connection)
  }

  /// The window under the pointer that accepts drags, and the receiver of its messages.
  private var target: (window: UInt32, receiver: UInt32) {
    get { (shared.pointee.drag.target, shared.pointee.drag.receiver) }
    set { (shared.pointee.drag.target, shared.pointee.drag.receiver) = newValue }
  }

  /// The time at which this program became the owner of the dragged data.
  private var time: UInt32 { shared.pointee.dragged.time }

  /// Whether the window under the pointer at the last update accepts the drag, according to its
  /// responses so far.
  var isAccepted: Bool { state.isAccepted }
  /// Whether it would move the data rather than copy it.
  var isAcceptedAsMove: Bool { state.isAcceptedAsMove }

  /// Whether the result of the drop is known.
  var isFinished: Bool { state.isFinished }
  /// Whether the data was taken, after the end of the drop.
  var isPerformed: Bool { state.isPerformed }
  /// Whether it was moved rather than copied.
  var isPerformedAsMove: Bool { state.isPerformedAsMove }

  // MARK: Calls of this program

  /// Starts a drag and offers its data to the windows under the pointer.
  ///
  /// - Parameters:
  ///   - window: The SDL window in which the drag begins.
  ///   - types: The types of the data; those beyond 64 are ignored.
  ///   - count: The number of types.
  /// - Returns: Whether other programs can receive the data.
  func begin(
    in window: UInt32,
    _ types: UnsafePointer<UnsafePointer<CChar>?>?,
    count: Int32
  ) -> Bool {
    end()
    guard selections_offer(shared, &shared.pointee.dragged, types, count) else { return false }
    state.isActive = true
    state.frame = XDNDTarget.frame(of: window, connection)
    var types: [UInt32] = []
    for index in 0..<shared.pointee.dragged.type_count { types.append(offeredType(index)) }
    let (owner, list) = (shared.pointee.owner, connection.atom(XDND_TYPE_LIST))
    connection.setNumbers(types, list, type: XCB_ATOM_ATOM.rawValue, of: owner)
    connection.flush()
    return true
  }

  /// Returns the atom of an offered type; 0 beyond the last one.
  private func offeredType(_ index: Int32) -> UInt32 {
    guard index < shared.pointee.dragged.type_count else { return 0 }
    return withUnsafeBytes(of: &shared.pointee.dragged.types) { types in
      // The atom is the first member.
      types.load(fromByteOffset: Int(index) * MemoryLayout<offered_type>.stride, as: UInt32.self)
    }
  }

  /// Notifies the window under the pointer; never waits for another program.
  ///
  /// - Parameter wantsMove: Whether to propose a move rather than a copy.
  /// - Returns: `false` over the window in which the drag began, which receives no messages.
  func update(wantsMove: Bool) -> Bool {
    defer { connection.flush() }
    let request = xcb_query_pointer(connection.xcbConnection, connection.root)
    let reply = xcb_query_pointer_reply(connection.xcbConnection, request, nil)
    defer { free(reply) }
    guard let pointer = reply?.pointee, state.isActive, pointer.child != state.frame else {
      leave()
      return false
    }
    let (x, y) = (pointer.root_x, pointer.root_y)
    let outermost = pointer.child == 0 ? connection.root : pointer.child
    let newTarget =
      pointer.same_screen != 0 ? XDNDTarget(at: x, y, in: outermost, connection) : nil
    if newTarget?.window ?? 0 != target.window {
      leave()
      if let newTarget { enter(newTarget) }
    }
    if x != state.x || y != state.y || wantsMove != state.wantsMove { state.hasMoved = true }
    (state.x, state.y, state.wantsMove) = (x, y, wantsMove)
    image.move(toPointerAt: x, y)
    sendPosition()
    return true
  }

  /// Drops the data on the window under the pointer; `isFinished` tells when that has ended.
  func drop() {
    state.isDropped = true
    dropWhenAnswered()
    connection.flush()
  }

  /// Ends the drag; a window under it is notified that the drag has left.
  func end() {
    guard state.isActive else { return }
    leave()
    image.hide()
    state = State()
    shared.pointee.drag = drag()
    selections_forget_offer(&shared.pointee.dragged)
    selections_refuse_deferred(shared)
    connection.flush()
  }

  /// Whether the server can display images of drags.
  var showsImages: Bool { image.isSupported }

  /// Displays an image at the pointer, also outside of windows, until the drag ends.
  ///
  /// - Parameters:
  ///   - pixels: ARGB pixels with 8 bits per channel, alpha in the highest bits, without padding
  ///     between rows; `nil` removes the image.
  ///   - width: The width in pixels, like all lengths; at most 8192.
  ///   - height: The height.
  ///   - x: The pointer's horizontal position in the image.
  ///   - y: The pointer's vertical position in the image.
  /// - Returns: Whether the image is displayed.
  func show(_ pixels: [UInt32]?, width: Int, height: Int, x: Int32, y: Int32) -> Bool {
    defer { connection.flush() }
    guard let pixels, state.isActive, XDNDImage.fits(width: width, height: height) else {
      image.hide()
      return false
    }
    guard image.show(pixels, width: width, height: height, hotSpot: (x, y)) else { return false }
    image.move(toPointerAt: state.x, state.y)
    image.map()
    return true
  }

  // MARK: Messages of the window under the pointer

  /// Handles a message with numbers, which may be that of the window under the pointer.
  func handle(_ message: xcb_client_message_event_t) {
    guard state.isActive, target.window != 0 else { return }
    let data = message.data.data32
    guard data.0 == target.window || data.0 == target.receiver else { return }
    if message.type == connection.atom(XDND_STATUS), state.awaitsStatus {
      state.awaitsStatus = false
      state.isAccepted = data.1 & 1 != 0
      state.isAcceptedAsMove = state.wantsMove && data.4 == connection.atom(XDND_MOVE)
      sendPosition()
      dropWhenAnswered()
    } else if message.type == connection.atom(XDND_FINISHED), state.isDropSent {
      state.isFinished = true
      state.isPerformed = state.version < 5 || data.1 & 1 != 0
      state.isPerformedAsMove = state.isAcceptedAsMove
    }
  }

  /// Handles the destruction of a window.
  func handleDestroyed(_ window: UInt32) {
    guard window != 0, window == target.window || window == target.receiver else { return }
    clearTarget()
    if state.isDropSent { state.isFinished = true }
    dropWhenAnswered()
  }

  // MARK: Messages to the window under the pointer

  private func notify(
    _ type: atom,
    _ second: UInt32 = 0,
    _ third: UInt32 = 0,
    _ fourth: UInt32 = 0,
    _ fifth: UInt32 = 0
  ) {
    let data = (shared.pointee.owner, second, third, fourth, fifth)
    connection.send(type, to: target.receiver, about: target.window, data)
  }

  private func clearTarget() {
    let oldTarget = target
    target = (0, 0)
    (state.awaitsStatus, state.hasMoved, state.isAccepted) = (false, false, false)
    selections_observe(shared, oldTarget.window)
    selections_observe(shared, oldTarget.receiver)
  }

  private func leave() {
    if target.window != 0, !state.isDropSent { notify(XDND_LEAVE) }
    clearTarget()
  }

  private func enter(_ newTarget: XDNDTarget) {
    target = (newTarget.window, newTarget.receiver)
    state.version = newTarget.version
    state.hasMoved = true
    // If the windows have already been destroyed, the server reports an error.
    selections_observe(shared, newTarget.window)
    selections_observe(shared, newTarget.receiver)
    let flags = newTarget.version << 24 | (shared.pointee.dragged.type_count > 3 ? 1 : 0)
    notify(XDND_ENTER, flags, offeredType(0), offeredType(1), offeredType(2))
  }

  /// Sends the pointer's position, unless a response is outstanding.
  private func sendPosition() {
    guard target.window != 0, !state.awaitsStatus, state.hasMoved else { return }
    (state.hasMoved, state.awaitsStatus) = (false, true)
    let position = UInt32(UInt16(bitPattern: state.x)) << 16 | UInt32(UInt16(bitPattern: state.y))
    let action = connection.atom(state.wantsMove ? XDND_MOVE : XDND_COPY)
    notify(XDND_POSITION, 0, position, time, action)
  }

  /// Drops the data once the window has responded for the position of the drop.
  private func dropWhenAnswered() {
    guard state.isDropped, !state.isDropSent, !state.awaitsStatus else { return }
    if target.window != 0, state.isAccepted {
      state.isDropSent = true
      notify(XDND_DROP, 0, time)
    } else {
      leave()
      (state.isFinished, state.isPerformed) = (true, false)
    }
  }
}
