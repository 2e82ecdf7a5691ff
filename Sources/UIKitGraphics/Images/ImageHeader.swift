internal import Foundation

/// What the first and last bytes of image files tell before they are decoded.
///
/// libpng and libjpeg accept files that were cut short and fill the rest with
/// gray; a list shows a placeholder instead.
enum ImageHeader {
  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The size of a PNG file's image; `nil` for other formats.
  static func size(of data: Data) -> (width: Int, height: Int)? {
    let start = [UInt8](data.prefix(24))
    guard start.count == 24, start.starts(with: pngSignature) else { return nil }
    func number(_ offset: Int) -> Int {
      start[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return (number(16), number(20))
  }

  /// Whether a PNG or JPEG file has its end; true for other formats.
  static func isComplete(_ data: Data) -> Bool {
    let start = [UInt8](data.prefix(8))
    if start == pngSignature {
      return data.range(of: Data("IEND".utf8), options: .backwards) != nil
    }
    if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      return data.range(of: Data([0xFF, 0xD9]), options: .backwards) != nil
    }
    return true
  }
}
