import CConsole
import Glibc
import UIKitGraphics

/// The kernel's framebuffer device, for machines without a driver for their graphics card.
///
/// What is written is on the screen at once: there is one buffer, and nothing to wait for.
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
      throw DeviceProblem(path, "its \(variable.bits_per_pixel) bits per pixel are not supported")
    }
    byteCount = Int(fixed.smem_len)
    guard let bytes = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, device, 0),
      bytes != MAP_FAILED
    else { throw DeviceProblem(path, code: errno, group: "video") }
    mapping = bytes
    // The kernel maps whole pages, and the memory need not begin with one.
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
    // The firmware's framebuffers cannot switch the signal off; they can be black.
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
  /// The format of a framebuffer.
  ///
  /// - Returns: `nil` for any other than the two.
  fileprivate init?(_ screen: fb_var_screeninfo) {
    let offsets = (screen.red.offset, screen.green.offset, screen.blue.offset)
    switch screen.bits_per_pixel {
    case 32 where offsets == (16, 8, 0): self = .xrgb
    case 16 where offsets == (11, 5, 0) && screen.green.length == 6: self = .rgb565
    default: return nil
    }
  }
}
