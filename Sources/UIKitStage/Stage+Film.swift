public import Foundation
import UIKitCore
import UIKitGraphics
import UIKitSupport

extension Stage {
  /// Records what the stage shows while a closure runs, as an animated WebP picture, which browsers
  /// and forges play.
  ///
  ///     let film = try stage.film {
  ///       stage.swipe("Anna", .left)
  ///       stage.settle()
  ///     }
  ///     try film.write(to: URL(filePath: "swipe.webp"), options: .atomic)
  ///
  /// The film has the stage's virtual time and its pixels. Two runs give the same bytes with the
  /// same version of libwebp. Where nothing changes a picture is shown for longer, which costs
  /// nothing; a changed one takes some ten milliseconds to encode.
  ///
  /// - Precondition: No other film of this stage is being recorded.
  /// - Parameters:
  ///   - framesPerSecond: The greatest rate of the film, from 1 to that of the stage.
  ///   - quality: From 0, the smallest file, to 100.
  ///   - actions: What is recorded. The film ends with it.
  /// - Returns: The file's bytes.
  /// - Throws: What the closure throws, and `FilmError` when libwebpmux is missing or the stage is
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
    let picture = pixels()
    let encoder = try FilmEncoder(width: picture.width, height: picture.height, quality: quality)
    let recorder = FilmRecorder(encoder, start: time, framesPerSecond: framesPerSecond)
    self.recorder = recorder
    defer { self.recorder = nil }
    recorder.record(picture, drawn: framesDrawn, at: time)
    try actions()
    return try recorder.finish(pixels(), drawn: framesDrawn, at: time)
  }

  /// Adds the present picture to the films that are being recorded, if it is time for one.
  func recordFrame() {
    guard recorder != nil || tail != nil, let picture = surface.framebuffer()?.bitmap else {
      return
    }
    recorder?.record(picture, drawn: framesDrawn, at: time)
    tail?.record(picture, drawn: framesDrawn, at: time)
  }
}
