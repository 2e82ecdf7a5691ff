internal import Foundation

/// The memory that a decoder needs for a file, estimated from the file's header.
///
/// libjpeg keeps the coefficients of a file with several scans in memory, libwebp the pixels of a
/// lossless file, so that the image is in memory more than once.
struct DecoderMemory {
  /// The contents of the file.
  let data: Data
  /// The format of the file.
  let format: ImageHeader.Format
  /// The size of the image in pixels.
  let (width, height): (Int, Int)

  /// The memory limit for an image and its decoder in bytes: that of the largest image plus 64 MB.
  static var limit: Int {
    4 * min(max(UIImage.largestPixelCount, 64 << 20), 1 << 40) + 64 << 20
  }

  /// The size of the decoded image and of the decoder's data, in bytes.
  var total: Int {
    switch format {
    case .png: 4 * width * height
    case .jpeg: jpegTotal
    case .webp: (isLossless ? 8 : 6) * width * height
    }
  }

  /// Whether a WebP file contains lossless pixels.
  ///
  /// Other files have at most an alpha channel with one byte per pixel, which is decoded in two
  /// steps.
  private var isLossless: Bool {
    var offset = 12
    while let kind = number(offset, 4), let size = number(offset + 4, 4, isBigEndian: false) {
      // The chunks `VP8L` (lossless) and `VP8 ` (lossy).
      if kind == 0x5650_384C { return true }
      if kind == 0x5650_3820 { return false }
      offset += 8 + size + size % 2
    }
    return false
  }

  /// The total of a JPEG file.
  private var jpegTotal: Int {
    var components: [(across: Int, down: Int)] = []
    var isProgressive = false
    var offset = 2
    while let mark = number(offset, 1), let kind = number(offset + 1, 1), mark == 0xFF {
      let hasNoSegment = kind == 0x01 || (0xD0...0xD8).contains(kind)
      if kind == 0xFF || hasNoSegment {
        offset += kind == 0xFF ? 1 : 2
        continue
      }
      guard let length = number(offset + 2, 2) else { break }
      if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
        isProgressive = [0xC2, 0xC6, 0xCA, 0xCE].contains(kind)
        components = (0..<(number(offset + 9, 1) ?? 0)).map {
          let factors = number(offset + 11 + 3 * $0, 1) ?? 0
          return (max(factors >> 4, 1), max(factors & 15, 1))
        }
      }
      // A scan without all components is followed by further scans.
      if kind == 0xDA {
        let isPartial = number(offset + 4, 1).map { $0 < components.count } ?? true
        let coefficientBytes = isProgressive || isPartial ? coefficients(components) : 0
        return pixelBytes(components.count) + coefficientBytes
      }
      offset += 2 + length
    }
    return pixelBytes(components.count) + coefficients(components)
  }

  /// Returns the size of the image in bytes: SDL2_image decodes four components to four bytes per
  /// pixel, others to three.
  private func pixelBytes(_ components: Int) -> Int { (components == 4 ? 4 : 3) * width * height }

  /// Returns the size of the coefficients in bytes: two bytes for each sample in all blocks of 8 ×
  /// 8.
  private func coefficients(_ components: [(across: Int, down: Int)]) -> Int {
    let across = components.map(\.across).max() ?? 1
    let down = components.map(\.down).max() ?? 1
    let columns = (width + 8 * across - 1) / (8 * across)
    let rows = (height + 8 * down - 1) / (8 * down)
    return components.reduce(0) { $0 + columns * $1.across * rows * $1.down * 128 }
  }

  /// Returns the number at an offset with the given number of bytes; `nil` beyond the end.
  private func number(_ offset: Int, _ count: Int, isBigEndian: Bool = true) -> Int? {
    guard offset >= 0, offset + count <= data.count else { return nil }
    let bytes = data[data.startIndex + offset..<data.startIndex + offset + count]
    return isBigEndian
      ? bytes.reduce(0) { $0 << 8 | Int($1) } : bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
