import UIKit

/// Measures the scrolling of a list: frames per second, and processor time per frame.
///
/// A scroll view calls its delegate once per frame while it moves, so the time between two calls is
/// that of a frame. When nothing moves, the meter pauses.
struct FrameMeter {
  /// The measured values.
  struct Reading: Equatable {
    /// Frames per second.
    var rate: Double
    /// The processor time per frame, in milliseconds.
    var load: Double
  }

  /// The number of frames between two readings.
  private static let framesPerReading = 20
  /// The time between frames above which the list counts as idle, in seconds.
  private static let maximumFrameTime = 0.1

  private var start: (time: Double, load: Double)?
  private var lastTime = 0.0
  private var frames = 0

  /// Records a frame.
  ///
  /// - Parameters:
  ///   - time: The wall-clock time in seconds.
  ///   - load: The processor time of the program so far, in seconds.
  /// - Returns: A reading if enough frames have been recorded, otherwise `nil`.
  mutating func frame(time: Double, load: Double) -> Reading? {
    defer { lastTime = time }
    guard let start, time - lastTime < Self.maximumFrameTime else {
      self.start = (time, load)
      frames = 0
      return nil
    }
    frames += 1
    guard frames == Self.framesPerReading, time > start.time else { return nil }
    defer {
      self.start = (time, load)
      frames = 0
    }
    let count = Double(frames)
    return Reading(
      rate: count / (time - start.time),
      load: (load - start.load) / count * 1000
    )
  }
}

extension FrameMeter.Reading: CustomStringConvertible {
  var description: String {
    let tenths = Int((load * 10).rounded())
    return "\(Int(rate.rounded())) frames/s · \(tenths / 10).\(tenths % 10) ms each"
  }
}
