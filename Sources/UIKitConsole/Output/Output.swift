import UIKitGraphics

/// A device that presents buffers on a panel.
@MainActor
protocol Output: AnyObject {
  /// The size of the panel in pixels, before rotation.
  var size: (width: Int, height: Int) { get }
  /// Refreshes per second.
  var framesPerSecond: Double { get }
  /// Whether the panel's refreshes determine when `isReady` becomes `true`.
  var isPacedByDisplay: Bool { get }
  /// Whether a buffer can be presented now; `false` while a previous one waits for the panel's
  /// refresh.
  var isReady: Bool { get }
  /// Whether a panel is connected; without one, nothing is visible.
  var hasScreen: Bool { get }
  /// The descriptors that become readable when the state changes.
  var descriptors: [Int32] { get }
  /// The number of page flips and of damage uploads.
  var counts: (flips: Int, uploads: Int) { get }
  /// Whether the kernel applies changes of the screen completely or not at all.
  var isAtomic: Bool { get }
  /// The memory of the one or two buffers, which are presented in turn.
  var buffers: [ScanoutMemory] { get }
  /// The index of the next buffer to write.
  var nextBuffer: Int { get }

  /// Presents the next buffer.
  ///
  /// - Parameter written: The rectangles written to it, in the buffer's pixels; not empty.
  func show(_ written: [PixelRect])

  /// Handles pending events of `descriptors`.
  ///
  /// - Returns: The change of the panel.
  func handleEvents() -> OutputChange

  /// Enables the panel, or puts it to sleep.
  func setLit(_ isLit: Bool)

  /// Hands the panel over to another program.
  func release()

  /// Takes the panel back; the buffers have kept their content.
  ///
  /// - Returns: Whether the panel was available.
  func acquire() -> Bool

  /// Returns the panel to the text console; the object must not be used afterwards.
  func close()
}

/// A change of a panel.
enum OutputChange {
  case none
  /// The panel shows different content or none: the whole frame must be written again.
  case needsFrame
  /// The size or the buffers have changed; the new buffers are black.
  case hasNewBuffers
}
