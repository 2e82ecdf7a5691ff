import CConsole
import Glibc
import UIKitGraphics

/// The kernel's framebuffer device, for machines without a DRM driver.
///
/// Writes appear on the screen immediately: there is a single buffer and no vertical
/// synchronisation.
@MainActor
final class FramebufferOutput: Output {
  private let device: Int32
  private let mapping: UnsafeMutableRawPointer
  private let byteCount: Int
  private let memory: ScanoutMemory

  /// Opens a framebuffer device and maps its memory.
  ///
  /// - Parameter path: The device, such as `/dev/fb0`.
  /// - Throws: `DeviceProblem`.
  init(path: String) throws {
    let device = open(path, O_RDWR | O_CLOEXEC)
    guard device >= 0 else { throw DeviceProblem(path, code: errno, group: "video") }
    var isReady = false
    defer { if !isReady { Glibc.close(device) } }
    self.device = device
    var variable = fb_var_screeninfo()
    var fixed = fb_fix_screeninfo()
    guard ioctl(device, UInt(FBIOGET_VSCREENINFO), &variable) == 0,
      ioctl(device, UInt(FBIOGET_FSCREENINFO), &fixed) == 0
    else { throw DeviceProblem(path, "it is no framebuffer") }
    guard let format = ScanoutMemory.Format(variable) else {
      throw DeviceProblem(path, ScanoutMemory.Format.unknown(variable))
    }
    byteCount = Int(fixed.smem_len)
    guard let bytes = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, device, 0),
      bytes != MAP_FAILED
    else { throw DeviceProblem(path, code: errno, group: "video") }
    mapping = bytes
    // The kernel maps whole pages, but the framebuffer may start within a page.
    let start =
      Int(fixed.smem_start) % sysconf(Int32(_SC_PAGESIZE)) + Int(variable.yoffset)
      * Int(fixed.line_length)
      + Int(variable.xoffset) * format.bytesPerPixel
    memory = ScanoutMemory(
      bytes: bytes + start,
      width: Int(variable.xres),
      height: Int(variable.yres),
      bytesPerRow: Int(fixed.line_length),
      format: format
    )
    isReady = true
  }

  var size: (width: Int, height: Int) { (memory.width, memory.height) }
  var framesPerSecond: Double { 60 }
  var isPacedByDisplay: Bool { false }
  var isReady: Bool { true }
  var hasScreen: Bool { true }
  var isAtomic: Bool { false }
  var descriptors: [Int32] { [] }
  var counts: (flips: Int, uploads: Int) { (0, 0) }
  var buffers: [ScanoutMemory] { [memory] }
  var nextBuffer: Int { 0 }

  func show(_ written: [PixelRect]) {}

  func handleEvents() -> OutputChange { .none }

  func setLit(_ isLit: Bool) {
    let state = Int32(isLit ? FB_BLANK_UNBLANK : FB_BLANK_POWERDOWN)
    // Firmware framebuffers cannot disable the video signal, but they can be cleared.
    if ioctl(device, UInt(FBIOBLANK), state) != 0, !isLit { memset(mapping, 0, byteCount) }
  }

  func release() {}

  func acquire() -> Bool { true }

  func close() {
    munmap(mapping, byteCount)
    Glibc.close(device)
  }
}

extension ScanoutMemory.Format {
  /// Returns the format of a framebuffer.
  ///
  /// `nil` for depths other than 16, 24 and 32 bits, for 16-bit layouts other than `rgb565`, and
  /// for deeper pixels whose components do not have 8 bits.
  ///
  /// - Parameter screen: The mode as reported by the kernel.
  init?(_ screen: fb_var_screeninfo) {
    let colors = [screen.red, screen.green, screen.blue]
    let offsets = colors.map(\.offset)
    let lengths = colors.map(\.length)
    // The kernel reports 1 for greyscale and larger values for FourCC codes of video formats.
    guard screen.grayscale == 0, colors.allSatisfy({ $0.msb_right == 0 }) else { return nil }
    switch screen.bits_per_pixel {
    case 16 where offsets == [11, 5, 0] && lengths == [5, 6, 5]: self = .rgb565
    case 32 where offsets == [16, 8, 0] && lengths == [8, 8, 8]: self = .xrgb
    case 24, 32:
      let channelOffsets = Set(offsets)
      guard lengths == [8, 8, 8], channelOffsets.count == 3,
        channelOffsets.allSatisfy({ $0 % 8 == 0 && $0 < screen.bits_per_pixel })
      else { return nil }
      self = .channels(
        PixelChannels(
          bytesPerPixel: Int(screen.bits_per_pixel) / 8,
          red: offsets[0],
          green: offsets[1],
          blue: offsets[2]
        )
      )
    default: return nil
    }
  }

  /// Describes a framebuffer whose pixel format is not supported, with the kernel's values.
  static func unknown(_ screen: fb_var_screeninfo) -> String {
    let bits = "its pixels of \(screen.bits_per_pixel) bits are not supported"
    guard screen.grayscale == 0 else { return "\(bits): format \(screen.grayscale)" }
    let colors = [("red", screen.red), ("green", screen.green), ("blue", screen.blue)]
      .map { name, field in
        let order = field.msb_right == 0 ? "" : ", highest bit last"
        return "\(name) \(field.length) from bit \(field.offset)\(order)"
      }
    return "\(bits): \(colors.joined(separator: ", "))"
  }
}
