internal import CWebP
import Foundation
import UIKitGraphics
import UIKitSupport

/// An encoder of animated WebP files.
///
/// The same frames result in the same bytes with the same version of libwebp. Each frame is encoded
/// when it is added, as the difference from the previous frame. Only encoded frames are kept in
/// memory.
final class FilmEncoder {
  /// The maximum width and height of the format, in pixels.
  static let maximumSide = 16_383

  private let encoder: OpaquePointer
  private let size: (width: Int, height: Int)
  private var configuration = WebPConfig()
  /// The opaque pixels of the frame being added.
  private var pixels: [UInt32]
  /// The time of the last frame, in milliseconds.
  private var lastTime = -1

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - width: The width in pixels, from 1 to `maximumSide`.
  ///   - height: The height in pixels, from 1 to `maximumSide`.
  ///   - quality: The quality from 0, for the smallest file, to 100.
  /// - Throws: `FilmError` if libwebpmux is missing or fails.
  init(width: Int, height: Int, quality: Double) throws(FilmError) {
    if let reason = rolltop_load_webp() {
      throw FilmError("libwebpmux cannot be loaded: \(String(cString: reason))")
    }
    guard max(width, height) <= Self.maximumSide else {
      throw FilmError(
        "a film of \(width) × \(height) pixels is larger than \(Self.maximumSide) on a side"
      )
    }
    var options = WebPAnimEncoderOptions()
    let abiVersions = (encode: WEBP_ENCODER_ABI_VERSION, mux: WEBP_MUX_ABI_VERSION)
    guard
      WebPConfigInitInternal(
        &configuration,
        WEBP_PRESET_TEXT,
        Float(quality),
        abiVersions.encode
      ) != 0,
      WebPAnimEncoderOptionsInitInternal(&options, abiVersions.mux) != 0
    else { throw FilmError("libwebp has another version than its headers") }
    // Lossless encoding is often smaller for text on plain backgrounds.
    options.allow_mixed = 1
    guard
      let encoder = WebPAnimEncoderNewInternal(
        Int32(width),
        Int32(height),
        &options,
        abiVersions.mux
      )
    else { throw FilmError("libwebp cannot begin a film of \(width) × \(height) pixels") }
    self.encoder = encoder
    size = (width, height)
    pixels = Array(repeating: 0, count: width * height)
  }

  deinit { WebPAnimEncoderDelete(encoder) }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - bitmap: The 32-bit pixels in the size of the film; alpha is ignored.
  ///   - time: The start of the frame in milliseconds from the start of the film; after the last
  ///     frame.
  /// - Throws: `FilmError` if encoding fails.
  func add(_ bitmap: Bitmap, at time: Int) throws(FilmError) {
    assert(bitmap.width == size.width && bitmap.height == size.height && time > lastTime)
    lastTime = time
    var picture = WebPPicture()
    guard WebPPictureInitInternal(&picture, WEBP_ENCODER_ABI_VERSION) != 0 else {
      throw FilmError("libwebp has another version than its headers")
    }
    copyOpaque(bitmap)
    let isAdded = pixels.withUnsafeMutableBufferPointer { buffer in
      picture.use_argb = 1
      (picture.width, picture.height) = (Int32(size.width), Int32(size.height))
      picture.argb = buffer.baseAddress
      picture.argb_stride = Int32(size.width)
      return WebPAnimEncoderAdd(encoder, &picture, Int32(time), &configuration) != 0
    }
    if !isAdded { throw failure() }
  }

  /// Ends the film.
  ///
  /// - Parameter time: The end of the last frame, in milliseconds.
  /// - Returns: The contents of the file.
  /// - Throws: `FilmError` if encoding fails.
  func finish(at time: Int) throws(FilmError) -> Data {
    var encoded = WebPData()
    guard WebPAnimEncoderAdd(encoder, nil, Int32(max(time, lastTime + 1)), nil) != 0,
      WebPAnimEncoderAssemble(encoder, &encoded) != 0
    else { throw failure() }
    defer { WebPFree(UnsafeMutableRawPointer(mutating: encoded.bytes)) }
    return Data(bytes: encoded.bytes, count: encoded.size)
  }

  /// Copies a frame to `pixels` with an alpha of 255.
  private func copyOpaque(_ bitmap: Bitmap) {
    for y in 0..<size.height {
      let row = bitmap.bytes.advanced(by: y * bitmap.bytesPerRow)
        .assumingMemoryBound(to: UInt32.self)
      for x in 0..<size.width { pixels[y * size.width + x] = row[x] | 0xff00_0000 }
    }
  }

  private func failure() -> FilmError {
    FilmError("libwebp: \(String(cString: WebPAnimEncoderGetError(encoder)))")
  }
}

/// The reason for a failure to record a film.
public struct FilmError: Error, CustomStringConvertible {
  /// The reason, as a sentence without its final period.
  public let description: String

  init(_ description: String) { self.description = description }
}
