public import Foundation
import UIKitCore
import UIKitGraphics
import UIKitSupport

extension Stage {
  /// Records the stage's display while a closure runs, as an animated WebP image.
  ///
  /// Browsers and forges can play such images.
  ///
  ///     let film = try stage.film {
  ///       stage.swipe("Anna", .left)
  ///       stage.settle()
  ///     }
  ///     try film.write(to: URL(filePath: "swipe.webp"), options: .atomic)
  ///
  /// The film has the stage's virtual time and pixels. Two recordings have the same bytes with the
  /// same version of libwebp. An unchanged frame extends the duration of the previous frame and
  /// costs nothing. Encoding a changed frame takes about ten milliseconds.
  ///
  /// - Precondition: No other film of this stage is being recorded.
  /// - Parameters:
  ///   - framesPerSecond: The maximum frame rate of the film, from 1 to the stage's frame rate.
  ///   - quality: The quality from 0, for the smallest file, to 100.
  ///   - actions: The actions to record. The film ends when they return.
  /// - Returns: The contents of the file.
  /// - Throws: The errors of the closure, and `FilmError` if libwebpmux is missing or the stage is
  ///   larger than 16,383 pixels.
  public func film(
    framesPerSecond: Double = 30,
    quality: Double = 75,
    _ actions: () throws -> Void
  ) throws -> Data {
    demand(recorder == nil, "A stage records one film at a time")
    demand(
      framesPerSecond >= 1 && framesPerSecond <= self.framesPerSecond,
      "A film of this stage has 1 to \(self.framesPerSecond) frames per second, not "
        + "\(framesPerSecond)"
    )
    demand(quality >= 0 && quality <= 100, "The quality of a film is 0 to 100, not \(quality)")
    let bitmap = pixels()
    let encoder = try FilmEncoder(width: bitmap.width, height: bitmap.height, quality: quality)
    let recorder = FilmRecorder(encoder, start: time, framesPerSecond: framesPerSecond)
    self.recorder = recorder
    defer { self.recorder = nil }
    recorder.record(bitmap, drawn: framesDrawn, at: time)
    try actions()
    return try recorder.finish(pixels(), drawn: framesDrawn, at: time)
  }

  /// Passes the current frame to the recordings, which add it if it has changed and is due.
  func recordFrame() {
    guard recorder != nil || tail != nil, let bitmap = surface.framebuffer()?.bitmap else {
      return
    }
    recorder?.record(bitmap, drawn: framesDrawn, at: time)
    tail?.record(bitmap, drawn: framesDrawn, at: time)
  }
}
