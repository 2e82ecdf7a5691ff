import CConsole
import Glibc

/// A dumb buffer: plain memory that a graphics card can scan out.
@MainActor
final class DumbBuffer {
  /// The ID of the DRM framebuffer.
  let framebuffer: UInt32
  let memory: ScanoutMemory
  private let card: Int32
  private let handle: UInt32
  private let byteCount: Int

  /// Creates a black buffer.
  ///
  /// `nil` if the card is out of memory or does not support the format; `errno` holds the reason.
  ///
  /// - Parameters:
  ///   - card: The card's file descriptor.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - format: The pixel format.
  init?(card: Int32, width: Int, height: Int, format: ScanoutMemory.Format) {
    var handle: UInt32 = 0
    var pitch: UInt32 = 0
    var size: UInt64 = 0
    let bits = UInt32(format.bytesPerPixel * 8)
    guard
      drmModeCreateDumbBuffer(
        card,
        UInt32(width),
        UInt32(height),
        bits,
        0,
        &handle,
        &pitch,
        &size
      ) == 0
    else { return nil }
    var framebuffer: UInt32 = 0
    var offset: UInt64 = 0
    let depth: UInt8 = format == .xrgb ? 24 : 16
    guard
      drmModeAddFB(
        card,
        UInt32(width),
        UInt32(height),
        depth,
        UInt8(bits),
        pitch,
        handle,
        &framebuffer
      ) == 0, drmModeMapDumbBuffer(card, handle, &offset) == 0,
      let bytes = mmap(
        nil,
        Int(size),
        PROT_READ | PROT_WRITE,
        MAP_SHARED,
        card,
        off_t(offset)
      ), bytes != MAP_FAILED
    else {
      let reason = errno
      if framebuffer != 0 { drmModeRmFB(card, framebuffer) }
      drmModeDestroyDumbBuffer(card, handle)
      errno = reason
      return nil
    }
    self.card = card
    self.handle = handle
    self.framebuffer = framebuffer
    byteCount = Int(size)
    memory = ScanoutMemory(
      bytes: bytes,
      width: width,
      height: height,
      bytesPerRow: Int(pitch),
      format: format
    )
  }

  /// Frees the memory; the card must no longer show the buffer.
  func destroy() {
    munmap(memory.bytes, byteCount)
    drmModeRmFB(card, framebuffer)
    drmModeDestroyDumbBuffer(card, handle)
  }
}
