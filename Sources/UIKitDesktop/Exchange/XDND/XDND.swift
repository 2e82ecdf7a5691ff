import CSelections
import CXServer

/// The drags of an X server: the protocol XDND of messages and properties of windows.
///
/// A window ID of 0 stands for no window.
@MainActor
final class XDND {
  /// The protocol version.
  nonisolated static let version: UInt32 = 5
  /// The minimum version that other programs must support.
  nonisolated static let minimumVersion: UInt32 = 3

  /// The drag of this program.
  let source: XDNDSource
  /// The drag of another program over a window.
  let destination: XDNDDestination

  /// Handles the messages of a connection.
  ///
  /// - Parameter connection: The connection, which is closed before the object is released.
  init(_ connection: SelectionsConnection) {
    source = XDNDSource(connection)
    destination = XDNDDestination(connection)
    connection.pointer.pointee.drags = drag_handlers(
      context: Unmanaged.passUnretained(self).toOpaque(),
      message: { context, message in
        let message = message.pointee
        // Other formats have no numbers of 32 bits.
        guard message.format == 32 else { return }
        MainActor.assumeIsolated {
          XDND.at(context).source.handle(message)
          XDND.at(context).destination.handle(message)
        }
      },
      window_destroyed: { context, window in
        MainActor.assumeIsolated {
          XDND.at(context).destination.handleDestroyed(window)
          XDND.at(context).source.handleDestroyed(window)
        }
      },
      data_arrived: { context, event in
        MainActor.assumeIsolated { XDND.at(context).destination.handleData(event) }
      }
    )
  }

  private static func at(_ context: UnsafeMutableRawPointer) -> XDND {
    Unmanaged<XDND>.fromOpaque(context).takeUnretainedValue()
  }
}
