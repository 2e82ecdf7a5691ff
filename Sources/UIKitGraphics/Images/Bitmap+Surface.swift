internal import CSDL2
internal import Foundation

extension Bitmap {
  /// Copies a surface, premultiplying by alpha; opaque ones become `xrgb`.
  convenience init?(surface: UnsafeMutablePointer<SDL_Surface>) {
    let format = UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue)
    guard let converted = SDL_ConvertSurfaceFormat(surface, format, 0) else { return nil }
    defer { SDL_FreeSurface(converted) }
    let width = Int(converted.pointee.w)
    let height = Int(converted.pointee.h)
    let pitch = Int(converted.pointee.pitch)
    guard let pixels = converted.pointee.pixels, width > 0, height > 0 else { return nil }
    let isOpaque = Bitmap.isOpaque(pixels, width, height, pitch)
    self.init(width: width, height: height, format: isOpaque ? .xrgb : .argb)
    for y in 0..<height {
      let source = pixels + y * pitch
      let target = bytes + y * bytesPerRow
      for x in 0..<width {
        let bits = source.load(fromByteOffset: x * 4, as: UInt32.self)
        let color = PixelColor(
          red: UInt8(truncatingIfNeeded: bits >> 16),
          green: UInt8(truncatingIfNeeded: bits >> 8),
          blue: UInt8(truncatingIfNeeded: bits),
          alpha: UInt8(truncatingIfNeeded: bits >> 24)
        )
        target.storeBytes(of: color.premultipliedBits, toByteOffset: x * 4, as: UInt32.self)
      }
    }
  }

  private static func isOpaque(
    _ pixels: UnsafeMutableRawPointer,
    _ width: Int,
    _ height: Int,
    _ pitch: Int
  ) -> Bool {
    for y in 0..<height {
      for x in 0..<width
      where pixels.load(fromByteOffset: y * pitch + x * 4, as: UInt32.self) < 0xFF00_0000 {
        return false
      }
    }
    return true
  }

  /// A surface with the same pixels in straight alpha; the caller frees it.
  func makeStraightSurface() -> UnsafeMutablePointer<SDL_Surface>? {
    let format = isOpaque ? SDL_PIXELFORMAT_RGB24 : SDL_PIXELFORMAT_RGBA32
    let size = isOpaque ? 3 : 4
    let surface = SDL_CreateRGBSurfaceWithFormat(
      0,
      Int32(width),
      Int32(height),
      Int32(size * 8),
      UInt32(format.rawValue)
    )
    guard let surface, let pixels = surface.pointee.pixels else { return nil }
    for y in 0..<height {
      let row = pixels + y * Int(surface.pointee.pitch)
      for x in 0..<width {
        let color = pixel(x: x, y: y)
        let target = row + x * size
        target.storeBytes(of: color.red, toByteOffset: 0, as: UInt8.self)
        target.storeBytes(of: color.green, toByteOffset: 1, as: UInt8.self)
        target.storeBytes(of: color.blue, toByteOffset: 2, as: UInt8.self)
        if !isOpaque { target.storeBytes(of: color.alpha, toByteOffset: 3, as: UInt8.self) }
      }
    }
    return surface
  }

  /// The bitmap centred in a transparent one that is at least as large.
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
