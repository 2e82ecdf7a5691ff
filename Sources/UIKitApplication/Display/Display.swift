package import Foundation
package import UIKitCore

/// The surface on which an application appears: a desktop window, or the whole screen of a console.
///
/// `ApplicationSession` owns the display from launch to exit. A back end implements this protocol
/// and `EventSource`; the rest of the application's life cycle is shared.
@MainActor
package protocol Display: AnyObject {
  /// Size in points.
  var size: CGSize { get }
  /// Device pixels per point.
  var scale: CGFloat { get }
  /// Refreshes per second; frames of animations are drawn at this rate.
  var framesPerSecond: Double { get }
  /// Whether the display determines when frames are presented: presenting blocks until the next
  /// refresh (vsync), or `isReady` is `false` until then.
  var isPacedByDisplay: Bool { get }
  /// Whether a frame can be presented now.
  ///
  /// When the value becomes `true`, one of the event source's descriptors is readable.
  var isReady: Bool { get }
  /// Whether the screen stays lit without input.
  var keepsScreenOn: Bool { get set }
  /// The desktop's clipboard; `nil` if there is none.
  var clipboard: (any DesktopClipboard)? { get }
  /// The desktop's primary selection; `nil` if there is none.
  var primarySelection: (any DesktopClipboard)? { get }

  /// Sets the title; `nil` and an empty string restore the title of the launch configuration.
  ///
  /// - Parameter title: The title of the application's scene.
  func setTitle(_ title: String?)

  /// Whether the user can resize the display.
  var isResizable: Bool { get }

  /// Sets the minimum and maximum size to which the user can resize the display.
  ///
  /// - Parameters:
  ///   - minimum: The minimum size in points.
  ///   - maximum: The maximum size in points; `greatestFiniteMagnitude` for no limit.
  func setSizeLimits(minimum: CGSize, maximum: CGSize)

  /// Creates the surface that presents frames; called once.
  ///
  /// - Throws: `LaunchFailure`.
  func makeSurface() throws -> any FrameSurface

  /// Creates the source of events; called once, after `makeSurface()`.
  ///
  /// - Parameters:
  ///   - loop: The frame loop that receives touches and keys.
  ///   - lifecycle: The lifecycle to notify of changes in visibility.
  /// - Returns: A new source.
  func makeEventSource(loop: FrameLoop, lifecycle: Lifecycle) -> any EventSource

  /// Makes the display's content visible.
  func show()

  /// Whether the display supports additional windows.
  var allowsAdditionalWindows: Bool { get }

  /// Opens an additional window with the same properties, which is hidden until `show()`.
  ///
  /// - Throws: `LaunchFailure`.
  /// - Returns: The window; `nil` if the display supports only one.
  func makeAdditionalWindow() throws -> (any Display)?

  /// Brings the window to the front.
  func bringToFront()

  /// Releases the display; the object must not be used afterwards.
  func close()
}

extension Display {
  /// Does nothing, because most displays have no title.
  package func setTitle(_ title: String?) {}

  /// `false`, because most displays are screens.
  package var isResizable: Bool { false }

  /// Does nothing.
  package func setSizeLimits(minimum: CGSize, maximum: CGSize) {}

  /// `false`, because most displays are a single screen.
  package var allowsAdditionalWindows: Bool { false }

  /// Returns `nil`, because most displays are a single screen.
  package func makeAdditionalWindow() throws -> (any Display)? { nil }

  /// Does nothing, because there are no other windows.
  package func bringToFront() {}

  /// Updates a screen to the display's size and scale.
  func update(_ screen: UIScreen) {
    let size = size
    guard size.width > 0, size.height > 0 else { return }
    screen.resize(to: size, scale: scale)
  }
}
