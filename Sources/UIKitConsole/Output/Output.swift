import UIKitGraphics

/// A device that shows memory on a panel.
@MainActor
protocol Output: AnyObject {
  /// The size of the panel in pixels, before rotation.
  var size: (width: Int, height: Int) { get }
  /// Refreshes per second.
  var framesPerSecond: Double { get }
  /// Whether `isReady` becomes true with the panel's refreshes.
  var isPacedByDisplay: Bool { get }
  /// Whether a buffer can be shown now; false while another one waits for the panel's refresh.
  var isReady: Bool { get }
  /// Whether a panel is there; without one nothing is shown until one is plugged in.
  var hasScreen: Bool { get }
  /// The descriptors that become readable when the state changes.
  var descriptors: [Int32] { get }
  /// The number of flips, and of uploads of damage.
  var counts: (flips: Int, uploads: Int) { get }
  /// Whether the kernel takes changes of the screen whole or not at all.
  var isAtomic: Bool { get }
  /// The memory of the buffers that are shown in turns: one or two.
  var buffers: [ScanoutMemory] { get }
  /// The index of the buffer that is to be written next.
  var nextBuffer: Int { get }

  /// Shows the next buffer.
  ///
  /// - Parameter written: What was written to it, in its pixels; not empty.
  func show(_ written: [PixelRect])

  /// Handles what made `descriptors` readable.
  ///
  /// - Returns: What happened to the panel.
  func handleEvents() -> OutputChange

  /// Lights the panel, or lets it sleep.
  func setLit(_ isLit: Bool)

  /// Gives the panel to another program.
  func release()

  /// Takes the panel back; the buffers have kept their pixels.
  ///
  /// - Returns: Whether the panel was free.
  func acquire() -> Bool

  /// Gives the panel back to the text console; the object must not be used afterwards.
  func close()
}

/// An event of a panel.
enum OutputChange {
  case none
  /// It shows something else, or nothing: the whole frame has to be written again.
  case needsFrame
  /// It has another size or other buffers, all of which are black.
  case hasNewBuffers
}
