import UIKit

/// Measures the scrolling of a list: frames per second, and processor time per frame.
///
/// A scroll view calls its delegate once per frame while it moves, so the time between two calls is
/// that of a frame. After a pause of the movement, the meter starts again.
struct FrameMeter {
  /// The measured values.
  struct Reading: Equatable {
    var framesPerSecond: Double
    /// The processor time per frame, in milliseconds.
    var frameMilliseconds: Double
  }

  /// The number of frames between two readings.
  private static let framesPerReading = 20
  /// The time between frames above which the list counts as idle, in seconds.
  private static let maximumFrameTime = 0.1

  /// The wall-clock time and the processor time at the last reading or after a pause, in seconds.
  private var start: (time: Double, processorSeconds: Double)?
  private var lastTime = 0.0
  /// The number of frames since the start.
  private var frameCount = 0

  /// Records a frame.
  ///
  /// - Parameters:
  ///   - time: The wall-clock time in seconds.
  ///   - processorSeconds: The processor time of the program so far, in seconds.
  /// - Returns: A reading if enough frames have been recorded, otherwise `nil`.
  mutating func recordFrame(time: Double, processorSeconds: Double) -> Reading? {
    defer { lastTime = time }
    guard let start, time - lastTime < Self.maximumFrameTime else {
      self.start = (time, processorSeconds)
      frameCount = 0
      return nil
    }
    frameCount += 1
    guard frameCount == Self.framesPerReading, time > start.time else { return nil }
    defer {
      self.start = (time, processorSeconds)
      frameCount = 0
    }
    let count = Double(frameCount)
    return Reading(
      framesPerSecond: count / (time - start.time),
      frameMilliseconds: (processorSeconds - start.processorSeconds) / count * 1000
    )
  }
}

extension FrameMeter.Reading: CustomStringConvertible {
  var description: String {
    let tenths = Int((frameMilliseconds * 10).rounded())
    return "\(Int(framesPerSecond.rounded())) frames/s · \(tenths / 10).\(tenths % 10) ms each"
  }
}
