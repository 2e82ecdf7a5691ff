internal import Foundation

/// Reads the format and the size of image files from their headers before decoding.
///
/// SDL2_image accepts more formats, and hangs, crashes or exhausts the memory on damaged files of
/// some of them. Such files are rejected here.
enum ImageHeader {
  /// The supported formats.
  enum Format: CaseIterable {
    case png, jpeg, webp
  }

  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns the format by the first bytes, regardless of the file name; `nil` for other formats.
  static func format(of data: Data) -> Format? {
    let start = [UInt8](data.prefix(16))
    if start.starts(with: pngSignature) { return .png }
    if start.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if start.count >= 12, start.starts(with: Array("RIFF".utf8)),
      start[8..<12].elementsEqual("WEBP".utf8)
    {
      return .webp
    }
    return nil
  }

  /// Returns the size in pixels in the file's header; `nil` if it has none.
  static func size(of data: Data, format: Format) -> (width: Int, height: Int)? {
    let reader = Reader(bytes: data)
    switch format {
    case .png:
      // Requires the header as the first chunk; libpng accepts it anywhere.
      guard reader.big(8, 4) == 13, reader.big(12, 4) == 0x4948_4452,
        let width = reader.big(16, 4), let height = reader.big(20, 4)
      else { return nil }
      return (width, height)
    case .jpeg: return reader.jpegSize
    case .webp: return reader.webpSize
    }
  }

  /// Returns the number of a decoder's passes over all pixels; about ten for a progressive JPEG
  /// file.
  ///
  /// - Parameters:
  ///   - data: The contents of the file.
  ///   - format: The format of the file.
  ///   - limit: The maximum number to count.
  /// - Returns: The number of passes.
  static func passes(in data: Data, format: Format, limit: Int) -> Int {
    guard format == .jpeg else { return 1 }
    // Each scan has a header, whose marker does not occur in the data of a scan.
    var count = 0
    var isMark = false
    for byte in data {
      if isMark, byte == 0xDA {
        count += 1
        if count == limit { break }
      }
      isMark = byte == 0xFF
    }
    return count
  }

  /// Returns whether a JPEG file has its end marker, or a WebP file its stated length; see
  /// `PNGChunks` for PNG.
  ///
  /// libjpeg accepts truncated files and fills the rest with gray. They are rejected here so that
  /// lists display their placeholder instead.
  static func isComplete(_ data: Data, format: Format) -> Bool {
    switch format {
    case .png: true
    case .jpeg: data.range(of: Data([0xFF, 0xD9]), options: .backwards) != nil
    case .webp: (Reader(bytes: data).little(4, 4) ?? .max) + 8 <= data.count + 1
    }
  }
}

/// A reader of numbers at offsets that may be out of bounds.
private struct Reader {
  let bytes: Data

  func byte(_ offset: Int) -> Int? {
    offset >= 0 && offset < bytes.count ? Int(bytes[bytes.startIndex + offset]) : nil
  }

  /// Returns a big-endian number of some bytes; `nil` if it is out of bounds.
  func big(_ offset: Int, _ count: Int) -> Int? {
    var value = 0
    for index in 0..<count {
      guard let byte = byte(offset + index) else { return nil }
      value = value << 8 | byte
    }
    return value
  }

  /// Returns a little-endian number of some bytes; `nil` if it is out of bounds.
  func little(_ offset: Int, _ count: Int) -> Int? {
    var value = 0
    for index in (0..<count).reversed() {
      guard let byte = byte(offset + index) else { return nil }
      value = value << 8 | byte
    }
    return value
  }

  /// The size in the frame header, which follows other segments.
  var jpegSize: (width: Int, height: Int)? {
    var offset = 2
    while let mark = byte(offset), let kind = byte(offset + 1) {
      guard mark == 0xFF else { return nil }
      if kind == 0xFF {
        offset += 1
        continue
      }
      // The markers of frame headers, except those of tables in the same range.
      if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
        guard let height = big(offset + 5, 2), let width = big(offset + 7, 2) else { return nil }
        return (width, height)
      }
      let hasNoSegment = kind == 0x01 || (0xD0...0xD7).contains(kind)
      // 0 is not a marker; libjpeg skips it without a segment. Start, end and scans of the image
      // cannot precede the frame.
      guard hasNoSegment || (0xC4...0xFE).contains(kind) && !(0xD8...0xDA).contains(kind),
        let length = hasNoSegment ? 0 : big(offset + 2, 2), hasNoSegment || length >= 2
      else { return nil }
      offset += 2 + length
    }
    return nil
  }

  /// The size in the first chunk: VP8 (lossy), VP8L (lossless) or VP8X (extended).
  var webpSize: (width: Int, height: Int)? {
    switch big(12, 4) {
    case 0x5650_3820:
      guard let width = little(26, 2), let height = little(28, 2) else { return nil }
      return (width & 0x3FFF, height & 0x3FFF)
    case 0x5650_384C:
      guard let bits = little(21, 4) else { return nil }
      return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    case 0x5650_3858:
      guard let width = little(24, 3), let height = little(27, 3) else { return nil }
      return (width + 1, height + 1)
    default: return nil
    }
  }
}
