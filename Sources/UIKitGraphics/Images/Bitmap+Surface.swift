internal import CSDL2
internal import Foundation
internal import Glibc

extension Bitmap {
  /// The number of bytes of a surface that are converted in one step.
  private static let bytesPerStrip = 1 << 20

  /// Moves the pixels out of a surface and premultiplies them by alpha.
  ///
  /// Opaque pixels become `xrgb`. Fails if the surface has no pixels, or if memory is exhausted.
  ///
  /// Converts the surface in strips and releases the memory of each, so that surface and bitmap are
  /// never both entirely in memory. Afterwards the surface can only be freed.
  convenience init?(consuming surface: UnsafeMutablePointer<SDL_Surface>) {
    let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
    let pitch = Int(surface.pointee.pitch)
    guard let pixels = surface.pointee.pixels, width > 0, height > 0, pitch > 0 else { return nil }
    let rowsPerStrip = max(Bitmap.bytesPerStrip / max(pitch, width * 4), 1)
    self.init(width: width, height: height) { bytes in
      // SDL processes only the strip, with the palette and the colour key of the whole surface.
      defer { (surface.pointee.pixels, surface.pointee.h) = (pixels, Int32(height)) }
      var isOpaque = true
      for top in stride(from: 0, to: height, by: rowsPerStrip) {
        let rowCount = min(rowsPerStrip, height - top)
        surface.pointee.pixels = pixels + top * pitch
        surface.pointee.h = Int32(rowCount)
        guard let isStripOpaque = Bitmap.convert(surface, to: bytes + top * width * 4) else {
          return nil
        }
        isOpaque = isOpaque && isStripOpaque
        Bitmap.discard(pixels + top * pitch, rowCount * pitch)
      }
      return isOpaque
    }
  }

  /// Writes premultiplied pixels and returns whether all are opaque; `nil` if memory is exhausted.
  private static func convert(
    _ surface: UnsafeMutablePointer<SDL_Surface>,
    to target: UnsafeMutableRawPointer
  ) -> Bool? {
    let format = UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue)
    if isOpaque(surface) {
      let source = surface.pointee
      let status = SDL_ConvertPixels(
        source.w,
        source.h,
        source.format.pointee.format,
        source.pixels,
        source.pitch,
        format,
        target,
        source.w * 4
      )
      return status == 0 ? true : nil
    }
    guard let converted = SDL_ConvertSurfaceFormat(surface, format, 0) else { return nil }
    defer { SDL_FreeSurface(converted) }
    guard let pixels = converted.pointee.pixels else { return nil }
    let (width, height) = (Int(converted.pointee.w), Int(converted.pointee.h))
    var isOpaque = true
    for y in 0..<height {
      let source = pixels + y * Int(converted.pointee.pitch)
      for x in 0..<width {
        let bits = source.load(fromByteOffset: x * 4, as: UInt32.self)
        isOpaque = isOpaque && bits >= 0xFF00_0000
        let color = PixelColor(
          red: UInt8(truncatingIfNeeded: bits >> 16),
          green: UInt8(truncatingIfNeeded: bits >> 8),
          blue: UInt8(truncatingIfNeeded: bits),
          alpha: UInt8(truncatingIfNeeded: bits >> 24)
        )
        let offset = (y * width + x) * 4
        target.storeBytes(of: color.premultipliedBits, toByteOffset: offset, as: UInt32.self)
      }
    }
    return isOpaque
  }

  /// Returns whether the pixels have three colour channels and no alpha.
  private static func isOpaque(_ surface: UnsafeMutablePointer<SDL_Surface>) -> Bool {
    let format = surface.pointee.format.pointee
    return format.Amask == 0 && format.BytesPerPixel >= 3 && SDL_HasColorKey(surface) == SDL_FALSE
  }

  /// Releases the pages within a range of bytes, which are zero afterwards.
  private static func discard(_ bytes: UnsafeMutableRawPointer, _ count: Int) {
    let page = Int(getpagesize())
    let start = bytes.alignedUp(toMultipleOf: page)
    let end = (bytes + count).alignedDown(toMultipleOf: page)
    if start < end { madvise(start, end - start, MADV_DONTNEED) }
  }

  /// Returns a surface with the same pixels in straight alpha; the caller must free it.
  func makeStraightSurface() -> UnsafeMutablePointer<SDL_Surface>? {
    let format = isOpaque ? SDL_PIXELFORMAT_RGB24 : SDL_PIXELFORMAT_RGBA32
    let bytesPerPixel = isOpaque ? 3 : 4
    let surface = SDL_CreateRGBSurfaceWithFormat(
      0,
      Int32(width),
      Int32(height),
      Int32(bytesPerPixel * 8),
      UInt32(format.rawValue)
    )
    guard let surface, let pixels = surface.pointee.pixels else { return nil }
    for y in 0..<height {
      let row = pixels + y * Int(surface.pointee.pitch)
      for x in 0..<width {
        let color = pixel(x: x, y: y)
        let target = row + x * bytesPerPixel
        target.storeBytes(of: color.red, toByteOffset: 0, as: UInt8.self)
        target.storeBytes(of: color.green, toByteOffset: 1, as: UInt8.self)
        target.storeBytes(of: color.blue, toByteOffset: 2, as: UInt8.self)
        if !isOpaque { target.storeBytes(of: color.alpha, toByteOffset: 3, as: UInt8.self) }
      }
    }
    return surface
  }

  /// Returns the bitmap centred in a transparent bitmap that is at least as large.
  func centered(width: Int, height: Int) -> Bitmap {
    let result = Bitmap(width: width, height: height, format: .argb)
    let left = (width - self.width) / 2
    let top = (height - self.height) / 2
    for y in 0..<self.height {
      let target = result.bytes + (top + y) * result.bytesPerRow + left * 4
      memcpy(target, bytes + y * bytesPerRow, self.width * 4)
    }
    return result
  }
}
