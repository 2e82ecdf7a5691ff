import Foundation
import UIKitGraphics

/// The film that a stage records: chooses the frames, and keeps the first error for the end.
final class FilmRecorder {
  private let encoder: FilmEncoder
  private let start: TimeInterval
  private let framesPerSecond: Double
  /// The last picture's place in the film, and the number of frames that were drawn before it.
  private var last: (place: Int, drawn: Int)?
  private var error: FilmError?

  init(_ encoder: FilmEncoder, start: TimeInterval, framesPerSecond: Double) {
    (self.encoder, self.start, self.framesPerSecond) = (encoder, start, framesPerSecond)
  }

  /// Whether pixels have changed since the last picture, and its time is over.
  func needsPicture(drawn: Int, at time: TimeInterval) -> Bool {
    guard let last else { return true }
    return drawn != last.drawn && place(of: time) > last.place
  }

  /// Adds a picture, unless it is the same as the last one, or no time has passed.
  func record(_ picture: Bitmap, drawn: Int, at time: TimeInterval) {
    guard error == nil, needsPicture(drawn: drawn, at: time) else { return }
    last = (place(of: time), drawn)
    do { try encoder.add(picture, at: milliseconds(place(of: time))) } catch { self.error = error }
  }

  /// Ends the film with what the stage shows last, for one frame at least.
  ///
  /// - Throws: The first error.
  func finish(
    _ picture: Bitmap,
    drawn: Int,
    at time: TimeInterval
  ) throws(FilmError) -> Data {
    if let error { throw error }
    var end = place(of: time)
    if let last, last.drawn != drawn {
      end = max(end, last.place + 1)
      try encoder.add(picture, at: milliseconds(end))
    }
    return try encoder.finish(at: milliseconds(end + 1))
  }

  /// The number of the film's frame that a time lies in, with a tolerance of a thousandth.
  private func place(of time: TimeInterval) -> Int {
    Int(((time - start) * framesPerSecond + 1e-3).rounded(.down))
  }

  private func milliseconds(_ place: Int) -> Int {
    Int((Double(place) * 1000 / framesPerSecond).rounded())
  }
}
