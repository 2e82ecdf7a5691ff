internal import Foundation

/// Reads the format and the size of image files from their headers, before they are decoded.
///
/// SDL2_image accepts more formats, and with damaged files of some it hangs, crashes or takes all
/// of the memory; those files are rejected here.
enum ImageHeader {
  /// The formats that are decoded.
  enum Format: CaseIterable {
    case png, jpeg, webp
  }

  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The format by the first bytes, whatever the file's name; `nil` for others.
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

  /// The size in pixels that a file states; `nil` when it states none.
  static func size(of data: Data, format: Format) -> (width: Int, height: Int)? {
    let reader = Reader(bytes: data)
    switch format {
    case .png:
      // libpng takes the header wherever it is.
      guard reader.big(8, 4) == 13, reader.big(12, 4) == 0x4948_4452,
        let width = reader.big(16, 4), let height = reader.big(20, 4)
      else { return nil }
      return (width, height)
    case .jpeg: return reader.jpegSize
    case .webp: return reader.webpSize
    }
  }

  /// The number of passes over all of the picture's pixels that a decoder makes; a progressive JPEG
  /// file has about ten.
  ///
  /// - Parameters:
  ///   - data: The file.
  ///   - format: Its format.
  ///   - limit: The most that are counted.
  /// - Returns: The number.
  static func passes(in data: Data, format: Format, limit: Int) -> Int {
    guard format == .jpeg else { return 1 }
    // Each scan has a header, whose marker is nowhere in a scan's data.
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

  /// Whether a JPEG file has its end marker, and a WebP file its length; see `PNGChunks` for PNG.
  ///
  /// libjpeg accepts truncated files and fills the rest with gray; here they are rejected, so that
  /// a list shows its placeholder.
  static func isComplete(_ data: Data, format: Format) -> Bool {
    switch format {
    case .png: true
    case .jpeg: data.range(of: Data([0xFF, 0xD9]), options: .backwards) != nil
    case .webp: (Reader(bytes: data).little(4, 4) ?? .max) + 8 <= data.count + 1
    }
  }
}

/// Reads numbers at offsets that may be beyond the end.
private struct Reader {
  let bytes: Data

  func byte(_ offset: Int) -> Int? {
    offset >= 0 && offset < bytes.count ? Int(bytes[bytes.startIndex + offset]) : nil
  }

  func big(_ offset: Int, _ count: Int) -> Int? {
    var value = 0
    for index in 0..<count {
      guard let byte = byte(offset + index) else { return nil }
      value = value << 8 | byte
    }
    return value
  }

  func little(_ offset: Int, _ count: Int) -> Int? {
    var value = 0
    for index in (0..<count).reversed() {
      guard let byte = byte(offset + index) else { return nil }
      value = value << 8 | byte
    }
    return value
  }

  /// The size in the frame header, which comes after other segments.
  var jpegSize: (width: Int, height: Int)? {
    var offset = 2
    while let mark = byte(offset), let kind = byte(offset + 1) {
      guard mark == 0xFF else { return nil }
      if kind == 0xFF {
        offset += 1
        continue
      }
      // The markers of frame headers, without those of tables in the same range.
      if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
        guard let height = big(offset + 5, 2), let width = big(offset + 7, 2) else { return nil }
        return (width, height)
      }
      let isAlone = kind == 0x01 || (0xD0...0xD7).contains(kind)
      // 0 is no marker, which libjpeg skips without what is behind it; the picture's start, end and
      // scans cannot come before the frame.
      guard isAlone || (0xC4...0xFE).contains(kind) && !(0xD8...0xDA).contains(kind),
        let length = isAlone ? 0 : big(offset + 2, 2), isAlone || length >= 2
      else { return nil }
      offset += 2 + length
    }
    return nil
  }

  /// The size in the first chunk: VP8 (simple), VP8L (lossless) or VP8X (extended).
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
