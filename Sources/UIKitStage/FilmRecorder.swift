import Foundation
import UIKitGraphics

/// The recorder of a stage's film, which selects the frames and keeps the first error until the
/// end.
final class FilmRecorder {
  private let encoder: FilmEncoder
  private let start: TimeInterval
  private let framesPerSecond: Double
  /// The last frame's index in the film, and the number of frames drawn by the stage before it.
  private var lastFrame: (index: Int, drawn: Int)?
  /// The first error, which ends the recording.
  private var error: FilmError?

  init(_ encoder: FilmEncoder, start: TimeInterval, framesPerSecond: Double) {
    (self.encoder, self.start, self.framesPerSecond) = (encoder, start, framesPerSecond)
  }

  /// Returns whether pixels have changed since the last frame of the film and its duration has
  /// ended.
  private func needsFrame(drawn: Int, at time: TimeInterval) -> Bool {
    guard let lastFrame else { return true }
    return drawn != lastFrame.drawn && index(of: time) > lastFrame.index
  }

  /// Adds a frame unless nothing has changed or the duration of the last frame has not ended.
  ///
  /// - Parameters:
  ///   - bitmap: The stage's pixels.
  ///   - drawn: The number of frames drawn by the stage so far.
  ///   - time: The stage's time.
  func record(_ bitmap: Bitmap, drawn: Int, at time: TimeInterval) {
    guard error == nil, needsFrame(drawn: drawn, at: time) else { return }
    lastFrame = (index(of: time), drawn)
    do { try encoder.add(bitmap, at: milliseconds(index(of: time))) } catch { self.error = error }
  }

  /// Ends the film with the stage's final pixels, which are displayed for at least one frame.
  ///
  /// - Throws: The first error.
  func finish(
    _ bitmap: Bitmap,
    drawn: Int,
    at time: TimeInterval
  ) throws(FilmError) -> Data {
    if let error { throw error }
    var end = index(of: time)
    if let lastFrame, lastFrame.drawn != drawn {
      end = max(end, lastFrame.index + 1)
      try encoder.add(bitmap, at: milliseconds(end))
    }
    return try encoder.finish(at: milliseconds(end + 1))
  }

  /// Returns the index of the film's frame at a time, with a tolerance of a thousandth of a frame.
  private func index(of time: TimeInterval) -> Int {
    Int(((time - start) * framesPerSecond + 1e-3).rounded(.down))
  }

  /// Returns the start of a frame in the film.
  private func milliseconds(_ index: Int) -> Int {
    Int((Double(index) * 1000 / framesPerSecond).rounded())
  }
}
