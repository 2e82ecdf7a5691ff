// The drags for the fuzzer in XClients.c.
import CSelections

/// Calls a closure with the drags of a connection.
private func with<Result: Sendable>(
  _ drags: UnsafeMutableRawPointer,
  _ body: @MainActor (XDND) -> Result
) -> Result {
  let xdnd = Unmanaged<XDND>.fromOpaque(drags).takeUnretainedValue()
  return MainActor.assumeIsolated { body(xdnd) }
}

/// Creates the drags of a connection, which `drags_close` releases, and listens over a window.
@_cdecl("drags_open")
public func openDrags(
  _ connection: UnsafeMutablePointer<selections>,
  _ window: UInt32
) -> UnsafeMutableRawPointer {
  nonisolated(unsafe) let connection = connection
  let xdnd = MainActor.assumeIsolated {
    let xdnd = XDND(SelectionsConnection(connection))
    xdnd.destination.listen(over: window)
    return xdnd
  }
  return Unmanaged.passRetained(xdnd).toOpaque()
}

/// Releases the drags of a closed connection.
@_cdecl("drags_close")
public func closeDrags(_ drags: UnsafeMutableRawPointer) {
  Unmanaged<XDND>.fromOpaque(drags).release()
}

/// Begins a drag in a window.
@_cdecl("drag_begin")
public func beginDrag(
  _ drags: UnsafeMutableRawPointer,
  _ window: UInt32,
  _ types: UnsafePointer<UnsafePointer<CChar>?>,
  _ count: Int32
) {
  nonisolated(unsafe) let types = types
  _ = with(drags) { $0.source.begin(in: window, types, count: count) }
}

/// Informs the window under the pointer of the drag.
@_cdecl("drag_update")
public func updateDrag(_ drags: UnsafeMutableRawPointer, _ wantsMove: Bool) {
  _ = with(drags) { $0.source.update(wantsMove: wantsMove) }
}

/// Displays an image, or removes it.
@_cdecl("drag_show")
public func showDragImage(
  _ drags: UnsafeMutableRawPointer,
  _ pixels: UnsafePointer<UInt32>?,
  _ width: Int32,
  _ height: Int32,
  _ x: Int32,
  _ y: Int32
) {
  let (width, height) = (Int(width), Int(height))
  let copy = pixels.map { Array(UnsafeBufferPointer(start: $0, count: width * height)) }
  _ = with(drags) { $0.source.show(copy, width: width, height: height, x: x, y: y) }
}

/// Drops the data.
@_cdecl("drag_drop")
public func drop(_ drags: UnsafeMutableRawPointer) { with(drags) { $0.source.drop() } }

/// Reads the state of the drag, and ends it.
@_cdecl("drag_end")
public func endDrag(_ drags: UnsafeMutableRawPointer) {
  with(drags) {
    _ = ($0.source.isAccepted, $0.source.isFinished)
    $0.source.end()
  }
}

/// Takes an event, and answers the other program.
@_cdecl("hover_answer")
public func answerHover(_ drags: UnsafeMutableRawPointer, _ isAccepted: Bool) {
  with(drags) {
    _ = $0.destination.next()
    $0.destination.answer(isAccepted)
  }
}

/// Requests data.
@_cdecl("hover_read")
public func readHover(
  _ drags: UnsafeMutableRawPointer,
  _ type: UnsafePointer<CChar>,
  _ maximumSize: Int
) {
  let type = String(cString: type)
  with(drags) { $0.destination.read(type, maximumSize: maximumSize) }
}

/// Takes data, which the caller frees.
@_cdecl("hover_take_data")
public func takeHoverData(_ drags: UnsafeMutableRawPointer) -> selection_bytes {
  let xdnd = Unmanaged<XDND>.fromOpaque(drags).takeUnretainedValue()
  nonisolated(unsafe) var data = selection_bytes()
  MainActor.assumeIsolated { data = xdnd.destination.takeData().data }
  return data
}

/// Looks for a type, and ends the drop.
@_cdecl("hover_finish")
public func finishHover(
  _ drags: UnsafeMutableRawPointer,
  _ type: UnsafePointer<CChar>,
  _ isTaken: Bool
) {
  let type = String(cString: type)
  with(drags) {
    _ = $0.destination.offers(type)
    $0.destination.finish(isTaken)
  }
}
