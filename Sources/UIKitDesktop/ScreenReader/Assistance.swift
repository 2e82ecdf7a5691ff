package import Foundation
package import UIKitCore
import UIKitGraphics

/// Connects to assistive technology while the desktop says that it is on.
@MainActor
package final class Assistance {
  private let loop: FrameLoop
  private let settings: DesktopSettings?
  private let place: (CGRect, Bool) -> (x: Int32, y: Int32, width: Int32, height: Int32)
  /// The connection; `nil` while assistive technology is off.
  private(set) var bridge: AccessibilityBridge?
  /// The answer of the desktop for which the address was asked; a bus that is gone is not sought
  /// again until the desktop says something new.
  private var askedAnswer = 0
  /// The answer for which it was connected.
  private var connectedAnswer = 0

  /// Creates it without a connection.
  ///
  /// - Parameters:
  ///   - loop: Has the windows.
  ///   - settings: Say whether assistive technology is on; `nil`: it is not.
  ///   - place: The rectangle on the desktop for one in the window, in the desktop's pixels; for
  ///     `false` its origin is that of the window.
  package init(
    loop: FrameLoop,
    settings: DesktopSettings?,
    place: @escaping (CGRect, Bool) -> (x: Int32, y: Int32, width: Int32, height: Int32)
  ) {
    (self.loop, self.settings, self.place) = (loop, settings, place)
  }

  isolated deinit { bridge?.close() }

  /// The descriptor that is readable when a client asks.
  package var descriptor: Int32? { bridge?.descriptor }

  /// Connects or disconnects, and serves clients.
  ///
  /// - Returns: Whether there was anything to do.
  package func handleMessages() -> Bool {
    connectOrDisconnect()
    guard let bridge else { return false }
    if bridge.events.isStale { bridge.emitChanges(at: loop.time) }
    return bridge.handleMessages()
  }

  /// Reports to clients what has changed.
  package func finishTurn() { bridge?.emitChanges(at: loop.time) }

  /// The longest sleep until there is something to do.
  package func longestSleep(at time: Double) -> Double {
    bridge?.longestSleep(at: time) ?? .infinity
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
    } else if askedAnswer != status.answers {
      askedAnswer = status.answers
      settings.askForAssistance()
    } else if let address = status.address, connectedAnswer != status.answers {
      connectedAnswer = status.answers
      bridge = AccessibilityBridge(address: address, loop: loop, place: place)
      bridge?.isScreenReaderRunning = status.hasScreenReader
    }
  }
}
