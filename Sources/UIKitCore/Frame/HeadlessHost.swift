import Foundation

/// A screen in memory whose clock advances frame by frame: the host of stages and snapshots.
@MainActor
package final class HeadlessHost {
  /// The frame rate in frames per virtual second.
  package let framesPerSecond: Double

  /// The frame loop, which runs the passes.
  package let loop: FrameLoop
  /// The surface for frames.
  package let surface: BitmapSurface
  /// The number of frames by which the clock has advanced.
  private var frameCount = 0

  /// Creates a host at time 0, with dates in UTC.
  ///
  /// - Parameters:
  ///   - screen: The screen, which determines the size and scale of frames; its refresh rate is set
  ///     to the frame rate.
  ///   - framesPerSecond: Frames per virtual second, greater than 0.
  package init(screen: UIScreen, framesPerSecond: Double = 60) {
    self.framesPerSecond = framesPerSecond
    screen.refreshRate = framesPerSecond
    loop = FrameLoop(screen: screen)
    surface = BitmapSurface(screen: screen)
    loop.surface = surface
    loop.timeZone = .gmt
  }

  /// The virtual time since the host was created, in seconds.
  package var time: Double { Double(frameCount) / framesPerSecond }

  /// Advances the clock without drawing.
  ///
  /// - Parameter frames: The number of frames, at least 1.
  package func advanceClock(by frames: Int = 1) {
    frameCount += frames
    loop.setTime(time)
  }

  /// Runs a frame at the current time.
  ///
  /// - Returns: Whether pixels changed.
  @discardableResult
  package func runFrame() -> Bool { loop.runFrame(at: time) }
}
