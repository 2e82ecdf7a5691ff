internal import CSDL2
internal import Foundation

/// The reason for a failure to read an image.
package enum ImageError: Error, CustomStringConvertible {
  /// The data is not an image or truncated; the text is the decoder's message.
  case unreadable(String)
  /// A side exceeds the limit of bitmaps, or the pixel count exceeds ``UIImage/largestPixelCount``.
  case tooLarge(width: Int, height: Int)

  /// The reason as a sentence.
  package var description: String {
    switch self {
    case .unreadable(let reason): "The image cannot be read: \(reason)"
    case .tooLarge(let width, let height):
      "An image of \(width) x \(height) pixels is larger than \(UIImage.largestPixelCount) pixels"
    }
  }
}

/// Reads and writes image files with SDL2_image, which is loaded on first use.
enum ImageCodec {
  /// The maximum number of pixels in all scans of a JPEG file: 32 scans of the largest image, which
  /// take half a second.
  private static let maximumVisitedPixels = 1 << 31

  /// Decodes PNG, JPEG and WebP files; throws for other formats.
  static func decode(_ data: Data) throws(ImageError) -> Bitmap {
    guard let format = ImageHeader.format(of: data) else {
      throw .unreadable("it is neither PNG, JPEG, SVG nor WebP")
    }
    guard let size = ImageHeader.size(of: data, format: format) else {
      throw .unreadable("it does not say how large it is")
    }
    try check(size.width, size.height)
    guard ImageHeader.isComplete(data, format: format) else {
      throw .unreadable("the file ends before the image does")
    }
    let maximumPasses = max(ImageCodec.maximumVisitedPixels / (size.width * size.height), 1)
    guard
      ImageHeader.passes(in: data, format: format, limit: maximumPasses + 1)
        <= maximumPasses
    else {
      throw .unreadable("it has more scans than a picture of its size needs")
    }
    let memory = DecoderMemory(data: data, format: format, width: size.width, height: size.height)
    guard memory.total <= DecoderMemory.limit else {
      throw .unreadable("decoding it takes \(memory.total >> 20) MB")
    }
    if format == .webp {
      let hasTooMany = data.withUnsafeBytes {
        PrefixCodeGroups.areTooMany(in: $0, width: size.width, height: size.height)
      }
      if hasTooMany { throw .unreadable("it has more prefix codes than encoders make") }
    }
    let essential = format == .png ? try PNGChunks.essential(of: data) : nil
    if let reason = rolltop_load_sdl_image() { throw .unreadable(String(cString: reason)) }
    let decoded =
      if let essential {
        essential.file.withUnsafeBytes { decode($0, format) }
      } else {
        data.withUnsafeBytes { decode($0, format) }
      }
    guard let decoded else { throw .unreadable(lastError()) }
    defer { SDL_FreeSurface(decoded) }
    try check(Int(decoded.pointee.w), Int(decoded.pointee.h))
    if let color = essential?.transparentColor {
      let key = SDL_MapRGB(decoded.pointee.format, color.red, color.green, color.blue)
      SDL_SetColorKey(decoded, 1, key)
    }
    guard let bitmap = Bitmap(consuming: decoded) else { throw .unreadable(lastError()) }
    return bitmap
  }

  private static func decode(
    _ bytes: UnsafeRawBufferPointer,
    _ format: ImageHeader.Format
  ) -> UnsafeMutablePointer<SDL_Surface>? {
    let stream = SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count))
    guard let stream else { return nil }
    defer { SDL_RWclose(stream) }
    // SDL2_image's own format detection is not used because it accepts more formats.
    return switch format {
    case .png: IMG_LoadPNG_RW(stream)
    case .jpeg: IMG_LoadJPG_RW(stream)
    case .webp: IMG_LoadWEBP_RW(stream)
    }
  }

  /// Throws an error if an image of a size in pixels has no pixels or is too large.
  static func check(_ width: Int, _ height: Int) throws(ImageError) {
    let limit = Bitmap.maximumSide
    guard width > 0, height > 0 else { throw .unreadable("it has no pixels") }
    guard width <= limit, height <= limit, width * height <= UIImage.largestPixelCount else {
      throw .tooLarge(width: width, height: height)
    }
  }

  /// Rasterizes an SVG file in a size in pixels; `nil` if it cannot be parsed or takes too long, or
  /// if a side is not from 1 to 4,096.
  ///
  /// SDL2_image keeps the aspect ratio, so that the result may be one pixel too small and is
  /// centred. For a different aspect ratio or a result that is too large, the drawing is rasterized
  /// large enough and scaled.
  static func rasterize(_ drawing: SVGDrawing, width: Int, height: Int) -> Bitmap? {
    let (svg, natural) = (drawing.text, drawing.size)
    guard width > 0, height > 0, width <= 4_096, height <= 4_096,
      drawing.work.permits(width: width, height: height)
    else { return nil }
    guard let surface = draw(svg, width: width, height: height) else { return nil }
    if surface.width == width, surface.height == height { return surface }
    if (0...1).contains(width - surface.width), (0...1).contains(height - surface.height) {
      return surface.centered(width: width, height: height)
    }
    let scale = max(Double(width) / natural.width, Double(height) / natural.height)
    let scaledWidth = Int((natural.width * scale).rounded(.up))
    let scaledHeight = Int((natural.height * scale).rounded(.up))
    guard drawing.work.permits(width: scaledWidth, height: scaledHeight) else { return nil }
    return draw(svg, width: scaledWidth, height: scaledHeight)?.scaled(width: width, height: height)
  }

  private static func draw(_ svg: [UInt8], width: Int, height: Int) -> Bitmap? {
    guard width <= Bitmap.maximumSide, height <= Bitmap.maximumSide,
      width * height <= UIImage.largestPixelCount, rolltop_load_sdl_image() == nil
    else { return nil }
    let surface = svg.withUnsafeBytes { bytes -> UnsafeMutablePointer<SDL_Surface>? in
      let stream = SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count))
      guard let stream else { return nil }
      defer { SDL_RWclose(stream) }
      return IMG_LoadSizedSVG_RW(stream, Int32(width), Int32(height))
    }
    guard let surface else { return nil }
    defer { SDL_FreeSurface(surface) }
    return Bitmap(consuming: surface)
  }

  /// Encodes a bitmap as PNG; the same pixels always result in the same bytes.
  ///
  /// `nil` without SDL2_image or memory.
  static func png(_ bitmap: Bitmap) -> Data? {
    encode(bitmap) { IMG_SavePNG_RW($0, $1, 0) }
  }

  /// Encodes a bitmap as JPEG on white, with a quality from 0 to 1.
  static func jpeg(_ bitmap: Bitmap, quality: Double) -> Data? {
    let percent = Int32(max(0, min(1, quality.isNaN ? 1 : quality)) * 100)
    return encode(bitmap) { IMG_SaveJPG_RW($0, $1, 0, percent) }
  }

  private static func encode(
    _ bitmap: Bitmap,
    _ save: (UnsafeMutablePointer<SDL_Surface>, UnsafeMutablePointer<SDL_RWops>) -> Int32
  ) -> Data? {
    guard rolltop_load_sdl_image() == nil, let surface = bitmap.makeStraightSurface() else {
      return nil
    }
    defer { SDL_FreeSurface(surface) }
    guard let sink = MemorySink.open() else { return nil }
    defer { sink.close() }
    guard save(surface, sink.stream) == 0 else { return nil }
    return sink.contents
  }

  private static func lastError() -> String {
    let text = SDL_GetError().map { String(cString: $0) } ?? ""
    return text.isEmpty ? "unknown format" : text
  }
}
