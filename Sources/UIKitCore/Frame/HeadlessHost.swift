import Foundation

/// A screen in memory whose clock advances frame by frame: the host of stages and pictures.
@MainActor
package final class HeadlessHost {
  /// Frames per virtual second.
  package let framesPerSecond: Double

  /// The frame loop, which runs the passes.
  package let loop: FrameLoop
  /// The surface that frames are drawn to.
  package let surface: BitmapSurface
  private var frameCount = 0

  /// Creates a host at time 0, whose dates are in UTC.
  ///
  /// - Parameters:
  ///   - screen: The screen, whose size and scale frames have; its rate becomes that of the frames.
  ///   - framesPerSecond: Frames per virtual second, more than 0.
  package init(screen: UIScreen, framesPerSecond: Double = 60) {
    self.framesPerSecond = framesPerSecond
    screen.refreshRate = framesPerSecond
    loop = FrameLoop(screen: screen)
    surface = BitmapSurface(screen: screen)
    loop.surface = surface
    loop.timeZone = .gmt
  }

  /// Virtual seconds since the host was created.
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
