package import Foundation
package import UIKitCore

/// The surface that shows an application: a window of a desktop, or the whole screen of a console.
///
/// `ApplicationSession` owns it from launch to exit. A back end implements this protocol and
/// `EventSource`; everything else of an application's life is shared.
@MainActor
package protocol Display: AnyObject {
  /// Size in points.
  var size: CGSize { get }
  /// Device pixels per point.
  var scale: CGFloat { get }
  /// Refreshes per second; frames of animations are drawn at this rate.
  var framesPerSecond: Double { get }
  /// Whether frames wait for the display: presenting one blocks until the next refresh (vsync), or
  /// `isReady` is false until then.
  var isPacedByDisplay: Bool { get }
  /// Whether a frame can be presented now.
  ///
  /// When it becomes true, one of the event source's descriptors is readable.
  var isReady: Bool { get }
  /// Whether the screen stays lit while nothing is touched.
  var keepsScreenOn: Bool { get set }
  /// The desktop's clipboard; `nil` when there is none.
  var clipboard: (any DesktopClipboard)? { get }
  /// The desktop's primary selection; `nil` when there is none.
  var primarySelection: (any DesktopClipboard)? { get }

  /// Shows a title; `nil` and an empty one show that of the launch configuration.
  ///
  /// - Parameter title: The title of the application's scene.
  func setTitle(_ title: String?)

  /// Whether users resize the display.
  var isResizable: Bool { get }

  /// Sets how small and how large users can make the display.
  ///
  /// - Parameters:
  ///   - minimum: Points.
  ///   - maximum: Points; `greatestFiniteMagnitude` for no limit.
  func setSizeLimits(minimum: CGSize, maximum: CGSize)

  /// Creates the destination of frames; called once.
  ///
  /// - Throws: `LaunchFailure`.
  func makeSurface() throws -> any FrameSurface

  /// Creates the source of events; called once, after `makeSurface()`.
  ///
  /// - Parameters:
  ///   - loop: Gets touches and keys.
  ///   - lifecycle: Is notified whether the display can be seen.
  /// - Returns: A new source.
  func makeEventSource(loop: FrameLoop, lifecycle: Lifecycle) -> any EventSource

  /// Puts the display's content on the screen.
  func show()

  /// Whether further windows can be opened beside this one.
  var allowsFurtherWindows: Bool { get }

  /// Opens a further window of the same properties, whose content is hidden until `show()`.
  ///
  /// - Throws: `LaunchFailure`.
  /// - Returns: `nil` when there is room for one only.
  func makeFurtherWindow() throws -> (any Display)?

  /// Brings the window before all others.
  func bringToFront()

  /// Gives the display back; the object must not be used afterwards.
  func close()
}

extension Display {
  /// Does nothing: most displays show no title.
  package func setTitle(_ title: String?) {}

  /// `false`: most displays are screens.
  package var isResizable: Bool { false }

  /// Does nothing.
  package func setSizeLimits(minimum: CGSize, maximum: CGSize) {}

  /// `false`: most displays are one screen.
  package var allowsFurtherWindows: Bool { false }

  /// Opens nothing.
  package func makeFurtherWindow() throws -> (any Display)? { nil }

  /// Does nothing: nothing can be in front.
  package func bringToFront() {}

  /// Updates a screen to the display's size and scale.
  func update(_ screen: UIScreen) {
    let size = size
    guard size.width > 0, size.height > 0 else { return }
    screen.resize(to: size, scale: scale)
  }
}
