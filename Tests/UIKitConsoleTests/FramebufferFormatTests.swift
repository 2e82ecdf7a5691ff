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
  private static func screen(
    _ bits: UInt32,
    offsets: (UInt32, UInt32, UInt32),
    lengths: (UInt32, UInt32, UInt32) = (8, 8, 8)
  ) -> fb_var_screeninfo {
    var screen = fb_var_screeninfo()
    screen.bits_per_pixel = bits
    screen.red = fb_bitfield(offset: offsets.0, length: lengths.0, msb_right: 0)
    screen.green = fb_bitfield(offset: offsets.1, length: lengths.1, msb_right: 0)
    screen.blue = fb_bitfield(offset: offsets.2, length: lengths.2, msb_right: 0)
    return screen
  }

  /// Returns the bytes of a one-row panel after writing a pixel next to the first one.
  private static func bytes(of pixel: UInt32, _ format: Format) -> [UInt8] {
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
    let format = try #require(Format(FramebufferFormatTests.screen(bits, offsets: offsets)))
    let untouched = [UInt8](repeating: 0xA5, count: expected.count)
    #expect(
      FramebufferFormatTests.bytes(of: 0xFF11_2233, format) == untouched + expected + untouched
    )
  }

  @Test func modesOfGraphicsCardsUseFastFormats() {
    #expect(Format(FramebufferFormatTests.screen(32, offsets: (16, 8, 0))) == .xrgb)
    let sixteen = FramebufferFormatTests.screen(16, offsets: (11, 5, 0), lengths: (5, 6, 5))
    #expect(Format(sixteen) == .rgb565)
  }

  @Test func anUnsupportedModeIsDescribedInTheMessage() {
    let fifteen = FramebufferFormatTests.screen(16, offsets: (10, 5, 0), lengths: (5, 5, 5))
    #expect(Format(fifteen) == nil)
    #expect(
      Format.unknown(fifteen)
        == "its pixels of 16 bits are not supported: red 5 from bit 10, green 5 from bit 5, "
        + "blue 5 from bit 0"
    )
    let thirty = FramebufferFormatTests.screen(32, offsets: (20, 10, 0), lengths: (10, 10, 10))
    #expect(Format(thirty) == nil)
    var gray = FramebufferFormatTests.screen(8, offsets: (0, 0, 0))
    gray.grayscale = 1
    #expect(Format(gray) == nil)
    #expect(Format.unknown(gray) == "its pixels of 8 bits are not supported: format 1")
    var reversed = FramebufferFormatTests.screen(32, offsets: (0, 8, 16))
    reversed.red.msb_right = 1
    #expect(Format(reversed) == nil)
    #expect(Format.unknown(reversed).contains("red 8 from bit 0, highest bit last, green"))
    // The colour fields overlap, or extend beyond the pixel.
    #expect(Format(FramebufferFormatTests.screen(24, offsets: (0, 0, 16))) == nil)
    #expect(Format(FramebufferFormatTests.screen(24, offsets: (24, 8, 0))) == nil)
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
      let format = try #require(Format(FramebufferFormatTests.screen(bits, offsets: offsets)))
      let fast = Panel(width: size.width, height: size.height, format: .xrgb)
      let panel = Panel(width: size.width, height: size.height, format: format)
      let rect = PixelRect(x: 3, y: 5, width: 60, height: 31)
      fast.memory.write(rect, of: content, rotation: rotation)
      panel.memory.write(rect, of: content, rotation: rotation)
      for y in 0..<size.height {
        for x in 0..<size.width {
          guard fast[x, y] != fast.untouched else {
            #expect(panel[x, y] == panel.untouched)
            continue
          }
          let pixel = fast[x, y]
          let red = (pixel >> 16 & 0xFF) << offsets.0
          let green = (pixel >> 8 & 0xFF) << offsets.1
          #expect(panel[x, y] == red | green | (pixel & 0xFF) << offsets.2)
        }
      }
    }
  }
}
