import CConsole
import UIKitGraphics

/// The interface for setting a card's modes and buffers.
@MainActor
protocol ModeSetting {
  /// Whether the kernel applies a change completely or not at all.
  var isAtomic: Bool { get }

  /// Sets the pipe's mode and shows a framebuffer.
  ///
  /// - Returns: Whether the card accepts both; otherwise `errno` holds the reason.
  func show(_ framebuffer: UInt32) -> Bool

  /// Shows a different framebuffer of the same size from the next vertical blank; an event reports
  /// the flip.
  ///
  /// - Parameters:
  ///   - framebuffer: The framebuffer's ID.
  ///   - written: The rectangles that may differ from the previous framebuffer, in pixels of the
  ///     panel. A card that transfers its memory sends only these, if the kernel can report them.
  /// - Returns: Whether the card accepts the flip.
  func flip(to framebuffer: UInt32, written: [PixelRect]) -> Bool

  /// Disables the video signal until a framebuffer is shown.
  func turnOff()
}

/// Mode setting with the legacy calls, which every driver supports.
@MainActor
struct LegacyModeSetting: ModeSetting {
  let card: Int32
  let pipe: DRMPipe
  let isAtomic = false

  func show(_ framebuffer: UInt32) -> Bool {
    var connector = pipe.connector
    var mode = pipe.mode
    return drmModeSetCrtc(card, pipe.controller, framebuffer, 0, 0, &connector, 1, &mode) == 0
  }

  func flip(to framebuffer: UInt32, written: [PixelRect]) -> Bool {
    let flags = UInt32(DRM_MODE_PAGE_FLIP_EVENT)
    return drmModePageFlip(card, pipe.controller, framebuffer, flags, nil) == 0
  }

  func turnOff() {
    drmModeSetCrtc(card, pipe.controller, 0, 0, 0, nil, 0, nil)
  }
}
