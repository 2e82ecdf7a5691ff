/// Creates the data exchange of a display server.
@MainActor
package enum DesktopExchange {
  /// Connects to an X server.
  ///
  /// - Parameter window: The X11 ID of a window of this program.
  /// - Returns: The exchange; `nil` if that fails.
  package static func server(window: UInt) -> (any DataExchange)? { Selections(window: window) }

  /// Listens to a Wayland compositor.
  ///
  /// - Parameters:
  ///   - connection: The connection; see `rolltop_wayland_open`.
  ///   - owner: The object that closes the connection in its deinitializer.
  ///   - acceptsDrops: Returns whether windows accept drags from other programs.
  /// - Returns: The exchange; `nil` if the compositor does not support data exchange.
  package static func compositor(
    _ connection: OpaquePointer,
    of owner: AnyObject,
    acceptsDrops: @escaping () -> Bool
  ) -> (any DataExchange)? {
    CompositorExchange(connection: connection, of: owner, acceptsDrops: acceptsDrops)
  }
}
