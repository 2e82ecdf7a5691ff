import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for images whose pixels are copied from the decoder's memory in several strips.
struct ImageStripTests {
  /// 1,024 x 600 pixels in bands of 100 rows with four colours: red, transparent, blue, and white
  /// with an opacity of a fifth.
  private let palette = """
    iVBORw0KGgoAAAANSUhEUgAABAAAAAJYAgMAAACBfnywAAAADFBMVEX/AAAA/wAAAP/////7AGD2AAAABHRSTlP/\
    AP8zQWL8DwAAAhVJREFUeNrt0AENADAIAzBMYvImuY0layV0BgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIi25QQI\
    ECBAgAABAgQIECBAgAABAgQIECBAgAABAgQIECBAgAABAgQIECBAgAABAgQIECBAgAABAgQIECBAgAABAgQIECBA\
    gAABAgQIECBAgAABAgQIECBAgAABAgQIECBAgAABAgQIECBAgAABAgQISA945QQIECBAgAABAgQIECBAgAABAgQI\
    ECBAgAABAgQIECBAgAABAgQIECBAgAABAgQIECBAgAABAgQIECBAgAABAgQIECBAgAABAgQIECBAgAABAgQIECBA\
    gAABAgQIECBAgAABAgQIECBAgAABAgQISA+4cgIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIE\
    CBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAg\
    QIAAAQIEpAcAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA2bacAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAEC\
    BAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQ\
    IECAAAECBAgQIECAAAHhPtrDeZnhO6DiAAAAAElFTkSuQmCC
    """
  /// Bands in four grays, the second of which is transparent.
  private let grays = """
    iVBORw0KGgoAAAANSUhEUgAABAAAAAJYAgAAAACTy9NeAAAAAnRSTlMAAQGU/a4AAAIVSURBVHja7dABDQAwCAMw\
    TGLyJrmNJWsldAYAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACItuUECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIE\
    CBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAg\
    QIAAAQIECBAgQIAAAQIECEgPeOUECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIE\
    CBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECEgP\
    uHICBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAEC\
    BAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBAgQIECAAAECBKQHAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAANm2nAABAgQIECBAgAABAgQIECBAgAABAgQIECBAgAABAgQIECBAgAABAgQIECBAgAABAgQIECBAgAAB\
    AgQIECBAgAABAgQIECBAgAABAgQIECBAgAABAgQIECBAgAABAgQIECBAgAABAgQIECBAgAAB4T7aw3mZ4Tug4gAA\
    AABJRU5ErkJggg==
    """

  /// Returns the colour of each band as premultiplied ARGB.
  private func bands(_ text: String) throws -> [UInt32] {
    let data = try #require(Data(base64Encoded: text))
    let bitmap = try ImageCodec.decode(data)
    #expect(bitmap.format == .argb)
    return try (0..<6).map { band in
      let colors = Set(
        (0..<100).flatMap { row in
          let start = bitmap.bytes + (band * 100 + row) * bitmap.bytesPerRow
          return (0..<bitmap.width).map { start.load(fromByteOffset: $0 * 4, as: UInt32.self) }
        }
      )
      #expect(colors.count == 1)
      return try #require(colors.first)
    }
  }

  @Test func everyStripHasTheColoursOfThePalette() throws {
    let (red, blue, pale) = (0xFFFF_0000 as UInt32, 0xFF00_00FF as UInt32, 0x3333_3333 as UInt32)
    #expect(try bands(palette) == [red, 0, blue, pale, red, 0])
  }

  @Test func everyStripHasTheTransparentColour() throws {
    let (black, light, white) = (0xFF00_0000 as UInt32, 0xFFAA_AAAA as UInt32, UInt32.max)
    #expect(try bands(grays) == [black, 0, light, white, black, 0])
  }

  @Test(arguments: [Bitmap.Format.xrgb, .argb])
  func everyPixelIsCopied(format: Bitmap.Format) throws {
    let bitmap = Bitmap(width: 701, height: 997, format: format)
    for pixel in 0..<(701 * 997) {
      // A multiplicative hash, so that neighbouring pixels have different colours.
      let bits = UInt32(pixel) &* 2_654_435_761 >> 8
      // A transparent pixel has no colour.
      let value = pixel % 3 == 0 && format == .argb ? 0 : 0xFF00_0000 | bits
      bitmap.bytes.storeBytes(of: value, toByteOffset: pixel * 4, as: UInt32.self)
    }
    let decoded = try ImageCodec.decode(try #require(ImageCodec.png(bitmap)))
    #expect(decoded.format == format)
    #expect(memcmp(decoded.bytes, bitmap.bytes, 701 * 997 * 4) == 0)
  }
}
