package import Foundation
package import UIKitCore
import UIKitGraphics

/// Connects to the accessibility bus while assistive technology is enabled on the desktop.
@MainActor
package final class Assistance {
  private let loop: FrameLoop
  private let settings: DesktopSettings?
  private let screenFrame: (CGRect, Bool) -> (x: Int32, y: Int32, width: Int32, height: Int32)
  /// The connection; `nil` while assistive technology is disabled.
  private(set) var bridge: AccessibilityBridge?
  /// The number of the desktop's reply after which the address was requested.
  ///
  /// After a lost connection, the address is requested again only once the desktop has sent a new
  /// reply.
  private var requestedReply = 0
  /// The number of the desktop's reply after which the bridge was connected.
  private var connectedReply = 0

  /// Creates an object without a connection.
  ///
  /// - Parameters:
  ///   - loop: The frame loop of the windows.
  ///   - settings: Reports whether assistive technology is enabled; `nil` if it never is.
  ///   - screenFrame: Converts a rectangle of the window to the desktop's coordinates; for `false` the
  ///     origin is the window's.
  package init(
    loop: FrameLoop,
    settings: DesktopSettings?,
    screenFrame: @escaping (CGRect, Bool) -> (x: Int32, y: Int32, width: Int32, height: Int32)
  ) {
    (self.loop, self.settings, self.screenFrame) = (loop, settings, screenFrame)
  }

  isolated deinit { bridge?.close() }

  /// The descriptor that becomes readable when a client sends a message.
  package var descriptor: Int32? { bridge?.descriptor }

  /// Connects or disconnects, and handles messages of clients.
  ///
  /// - Returns: Whether there were messages.
  package func handleMessages() -> Bool {
    connectOrDisconnect()
    guard let bridge else { return false }
    if bridge.events.isStale { bridge.emitChanges(at: loop.time) }
    return bridge.handleMessages()
  }

  /// Reports changes to clients.
  package func finishTurn() { bridge?.emitChanges(at: loop.time) }

  /// Returns the longest time until there is work to do, in seconds.
  package func maximumSleep(at time: Double) -> Double {
    bridge?.maximumSleep(at: time) ?? .infinity
  }

  private func connectOrDisconnect() {
    guard let settings else { return }
    let status = settings.assistance
    if let bridge, !status.isOn || bridge.hasEnded {
      bridge.close()
      self.bridge = nil
    }
    guard status.isOn else { return }
    if let bridge {
      bridge.isScreenReaderRunning = status.hasScreenReader
    } else if requestedReply != status.replyCount {
      requestedReply = status.replyCount
      settings.requestAssistance()
    } else if let address = status.address, connectedReply != status.replyCount {
      connectedReply = status.replyCount
      bridge = AccessibilityBridge(address: address, loop: loop, screenFrame: screenFrame)
      bridge?.isScreenReaderRunning = status.hasScreenReader
    }
  }
}
