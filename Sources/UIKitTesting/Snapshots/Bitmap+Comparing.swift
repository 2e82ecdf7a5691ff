import Foundation
import UIKitGraphics

extension Bitmap {
  /// Returns an image of the differences from another bitmap: pale where both are equal, red where
  /// they differ, and magenta outside of one of them.
  ///
  /// - Parameter actual: A bitmap of any size.
  /// - Returns: A bitmap with the maximum width and height of both.
  func differenceImage(to actual: Bitmap) -> Bitmap {
    let image = Bitmap(
      width: max(width, actual.width),
      height: max(height, actual.height),
      format: .xrgb
    )
    for y in 0..<image.height {
      let row = (image.bytes + y * image.bytesPerRow)
        .assumingMemoryBound(to: UInt32.self)
      for x in 0..<image.width {
        row[x] = differenceBits(to: actual, x: x, y: y)
      }
    }
    return image
  }

  /// Returns the colour of a pixel in the difference image, as `0xRRGGBB`.
  private func differenceBits(to actual: Bitmap, x: Int, y: Int) -> UInt32 {
    guard bounds.contains(x: x, y: y), actual.bounds.contains(x: x, y: y) else { return 0xFF00FF }
    let color = pixel(x: x, y: y)
    guard color == actual.pixel(x: x, y: y) else { return 0xFF0000 }
    let gray = (UInt32(color.red) + UInt32(color.green) + UInt32(color.blue)) / 3
    let pale = 192 + gray / 4
    return pale << 16 | pale << 8 | pale
  }
}

extension Bitmap {
  /// Reads a PNG file.
  static func png(at file: URL) throws -> Bitmap {
    try decoding(Data(contentsOf: file))
  }

  /// Writes a PNG file atomically.
  func writePNG(to file: URL) throws {
    guard let data = pngData() else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path])
    }
    try data.write(to: file, options: .atomic)
  }
}
