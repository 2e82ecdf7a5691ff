import CConsole
import Testing
import UIKitApplication
import UIKitGraphics

@testable import UIKitConsole

/// Tests for the pixel formats of framebuffer devices.
@MainActor
struct FramebufferFormatTests {
  private typealias Format = ScanoutMemory.Format

  /// Returns a framebuffer mode as the kernel describes it.
  private static func mode(
    bitsPerPixel bits: UInt32,
    offsets: (UInt32, UInt32, UInt32),
    lengths: (UInt32, UInt32, UInt32) = (8, 8, 8)
  ) -> fb_var_screeninfo {
    var mode = fb_var_screeninfo()
    mode.bits_per_pixel = bits
    mode.red = fb_bitfield(offset: offsets.0, length: lengths.0, msb_right: 0)
    mode.green = fb_bitfield(offset: offsets.1, length: lengths.1, msb_right: 0)
    mode.blue = fb_bitfield(offset: offsets.2, length: lengths.2, msb_right: 0)
    return mode
  }

  /// Returns the bytes of a panel of three pixels after the middle one was written.
  private static func bytes(afterWriting pixel: UInt32, in format: Format) -> [UInt8] {
    let content = Bitmap(width: 1, height: 1, format: .xrgb)
    content.bytes.storeBytes(of: pixel, as: UInt32.self)
    var bytes = [UInt8](repeating: 0xA5, count: 3 * format.bytesPerPixel)
    bytes.withUnsafeMutableBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      let memory = ScanoutMemory(
        bytes: start,
        width: 3,
        height: 1,
        bytesPerRow: buffer.count,
        format: format
      )
      memory.write(content.bounds, of: content, at: (1, 0), rotation: .none)
    }
    return bytes
  }

  @Test(
    arguments: [
      (32, (16, 8, 0), [0x33, 0x22, 0x11, 0xFF]),
      (32, (0, 8, 16), [0x11, 0x22, 0x33, 0]),
      (32, (24, 16, 8), [0, 0x33, 0x22, 0x11]),
      (32, (8, 16, 24), [0, 0x11, 0x22, 0x33]),
      (24, (16, 8, 0), [0x33, 0x22, 0x11]),
      (24, (0, 8, 16), [0x11, 0x22, 0x33]),
    ] as [(UInt32, (UInt32, UInt32, UInt32), [UInt8])]
  )
  func colorChannelsHaveTheOffsetsOfTheMode(
    bits: UInt32,
    offsets: (UInt32, UInt32, UInt32),
    expected: [UInt8]
  ) throws {
    let format = try #require(Format(Self.mode(bitsPerPixel: bits, offsets: offsets)))
    let untouchedBytes = [UInt8](repeating: 0xA5, count: expected.count)
    let bytes = Self.bytes(afterWriting: 0xFF11_2233, in: format)
    #expect(bytes == untouchedBytes + expected + untouchedBytes)
  }

  @Test func modesOfGraphicsCardsUseFastFormats() {
    #expect(Format(Self.mode(bitsPerPixel: 32, offsets: (16, 8, 0))) == .xrgb)
    let rgb565Mode = Self.mode(bitsPerPixel: 16, offsets: (11, 5, 0), lengths: (5, 6, 5))
    #expect(Format(rgb565Mode) == .rgb565)
  }

  @Test func anUnsupportedModeIsDescribedInTheMessage() {
    let rgb555Mode = Self.mode(bitsPerPixel: 16, offsets: (10, 5, 0), lengths: (5, 5, 5))
    #expect(Format(rgb555Mode) == nil)
    #expect(
      Format.unknown(rgb555Mode)
        == "its pixels of 16 bits are not supported: red 5 from bit 10, green 5 from bit 5, "
        + "blue 5 from bit 0"
    )
    let rgb30Mode = Self.mode(bitsPerPixel: 32, offsets: (20, 10, 0), lengths: (10, 10, 10))
    #expect(Format(rgb30Mode) == nil)
    var grayMode = Self.mode(bitsPerPixel: 8, offsets: (0, 0, 0))
    grayMode.grayscale = 1
    #expect(Format(grayMode) == nil)
    #expect(Format.unknown(grayMode) == "its pixels of 8 bits are not supported: format 1")
    var reversedMode = Self.mode(bitsPerPixel: 32, offsets: (0, 8, 16))
    reversedMode.red.msb_right = 1
    #expect(Format(reversedMode) == nil)
    #expect(Format.unknown(reversedMode).contains("red 8 from bit 0, highest bit last, green"))
    // The colour fields overlap, or extend beyond the pixel.
    #expect(Format(Self.mode(bitsPerPixel: 24, offsets: (0, 0, 16))) == nil)
    #expect(Format(Self.mode(bitsPerPixel: 24, offsets: (24, 8, 0))) == nil)
  }

  @Test(arguments: ScreenRotation.allCases)
  func everyPixelOrderIsRotatedLikeTheFastFormat(rotation: ScreenRotation) throws {
    let content = Bitmap(width: 71, height: 40, format: .xrgb)
    for y in 0..<40 {
      for x in 0..<71 {
        let row = content.bytes + y * content.bytesPerRow
        row.storeBytes(of: UInt32(y << 16 | (x + y) << 8 | x), toByteOffset: x * 4, as: UInt32.self)
      }
    }
    let size = rotation.size((content.width, content.height))
    for (bits, offsets) in [(24, (0, 8, 16)), (24, (16, 8, 0)), (32, (0, 8, 16))]
      as [(UInt32, (UInt32, UInt32, UInt32))]
    {
      let format = try #require(Format(Self.mode(bitsPerPixel: bits, offsets: offsets)))
      let xrgbPanel = Panel(width: size.width, height: size.height, format: .xrgb)
      let panel = Panel(width: size.width, height: size.height, format: format)
      let rect = PixelRect(x: 3, y: 5, width: 60, height: 31)
      xrgbPanel.memory.write(rect, of: content, rotation: rotation)
      panel.memory.write(rect, of: content, rotation: rotation)
      for y in 0..<size.height {
        for x in 0..<size.width {
          guard xrgbPanel[x, y] != xrgbPanel.untouchedPixel else {
            #expect(panel[x, y] == panel.untouchedPixel)
            continue
          }
          let pixel = xrgbPanel[x, y]
          let red = (pixel >> 16 & 0xFF) << offsets.0
          let green = (pixel >> 8 & 0xFF) << offsets.1
          #expect(panel[x, y] == red | green | (pixel & 0xFF) << offsets.2)
        }
      }
    }
  }
}
