import UIKit

/// Measures the scrolling of a list: frames per second, and processor time per frame.
///
/// A scroll view calls its delegate once in each frame in which it moves, so the time between two
/// calls is that of a frame; when nothing moves the meter pauses.
struct FrameMeter {
  /// The measured figures.
  struct Reading: Equatable {
    /// Frames per second.
    var rate: Double
    /// Milliseconds of processor time in each frame.
    var load: Double
  }

  /// Frames between two readings.
  private static let framesPerReading = 20
  /// A longer pause between frames means that the list did not move.
  private static let longestFrame = 0.1

  private var start: (time: Double, load: Double)?
  private var lastTime = 0.0
  private var frames = 0

  /// Counts a frame.
  ///
  /// - Parameters:
  ///   - time: The wall-clock time in seconds.
  ///   - load: The processor time of the program so far, in seconds.
  /// - Returns: A reading when enough frames have been counted.
  mutating func frame(time: Double, load: Double) -> Reading? {
    defer { lastTime = time }
    guard let start, time - lastTime < Self.longestFrame else {
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
