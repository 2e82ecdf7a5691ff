import Testing
import UIKitGraphics
import UIKitTesting

/// Tests for the comparison of bitmaps.
struct PixelDifferenceTests {
  private let reference = Bitmap.gradient(width: 37, height: 21)

  @Test func equalBitmapsDoNotDiffer() {
    let copy = Bitmap.gradient(width: 37, height: 21)
    #expect(PixelDifference(reference: reference, actual: copy) == nil)
  }

  @Test(arguments: [(0, 0), (36, 20), (5, 13)])
  func oneChangedPixelIsReported(x: Int, y: Int) throws {
    let changed = Bitmap.gradient(width: 37, height: 21)
    let originalColor = changed.pixel(x: x, y: y)
    changed.set(x: x, y: y, bits: changed.bits(x: x, y: y) ^ 1)
    let difference = try #require(PixelDifference(reference: reference, actual: changed))
    guard case .pixels(let pixels) = difference else {
      Issue.record("The sizes are equal")
      return
    }
    #expect(pixels.count == 1 && pixels.total == 37 * 21)
    #expect(pixels.x == x && pixels.y == y)
    #expect(pixels.reference == originalColor && pixels.actual == changed.pixel(x: x, y: y))
    #expect(difference.description.contains("(\(x), \(y))"))
    #expect(!difference.isWithin(0))
  }

  @Test func unusedBytesOfOpaquePixelsDoNotCount() {
    let copy = Bitmap.gradient(width: 37, height: 21)
    copy.set(x: 3, y: 3, bits: copy.bits(x: 3, y: 3) | 0xFF00_0000)
    #expect(PixelDifference(reference: reference, actual: copy) == nil)
  }

  @Test func equalColoursInDifferentFormatsAreEqual() {
    let copy = Bitmap.gradient(width: 37, height: 21, format: .argb)
    #expect(PixelDifference(reference: reference, actual: copy) == nil)
    copy.set(x: 9, y: 9, bits: 0x8000_0000)
    #expect(PixelDifference(reference: reference, actual: copy) != nil)
  }

  @Test func differentSizesDifferWhateverTheTolerance() throws {
    let wider = Bitmap.gradient(width: 38, height: 21)
    let difference = try #require(PixelDifference(reference: reference, actual: wider))
    #expect(!difference.isWithin(1))
    #expect(difference.description.contains("37 × 21"))
    #expect(difference.description.contains("38 × 21"))
  }

  @Test func toleranceIsTheShareOfDifferingPixels() throws {
    let plain = Bitmap(width: 10, height: 10, format: .xrgb)
    let changed = Bitmap(width: 10, height: 10, format: .xrgb)
    for x in 0..<5 { changed.set(x: x, y: 4, bits: 0xFFFFFF) }
    let difference = try #require(PixelDifference(reference: plain, actual: changed))
    #expect(difference.isWithin(0.05))
    #expect(!difference.isWithin(0.049))
  }

  @Test func withoutToleranceOnePixelOfMillionsIsTooMany() throws {
    let plain = Bitmap(width: 1000, height: 1000, format: .xrgb)
    let changed = Bitmap(width: 1000, height: 1000, format: .xrgb)
    changed.set(x: 999, y: 999, bits: 1)
    let difference = try #require(PixelDifference(reference: plain, actual: changed))
    #expect(!difference.isWithin(0))
    #expect(difference.isWithin(0.000_001))
  }
}

extension Bitmap {
  /// Returns a bitmap in which adjacent pixels always differ.
  static func gradient(width: Int, height: Int, format: Format = .xrgb) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height, format: format)
    let opaque: UInt32 = format == .argb ? 0xFF00_0000 : 0
    for y in 0..<height {
      for x in 0..<width {
        bitmap.set(x: x, y: y, bits: opaque | UInt32(x * 7 % 256) << 16 | UInt32(y * 11 % 256))
      }
    }
    return bitmap
  }

  func bits(x: Int, y: Int) -> UInt32 {
    bytes.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
  }

  func set(x: Int, y: Int, bits: UInt32) {
    bytes.storeBytes(of: bits, toByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
  }
}
