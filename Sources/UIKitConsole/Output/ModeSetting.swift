import CConsole
import UIKitGraphics

/// The interface by which a card gets its settings.
@MainActor
protocol ModeSetting {
  /// Whether the kernel takes a change whole or not at all.
  var isAtomic: Bool { get }

  /// Sets the pipe's mode, and shows a buffer with it.
  ///
  /// - Returns: Whether the card does; else `errno` says why.
  func show(_ framebuffer: UInt32) -> Bool

  /// Shows another buffer of the same size from the next refresh on; an event follows.
  ///
  /// - Parameters:
  ///   - framebuffer: The buffer.
  ///   - written: All that may differ from the buffer before, in pixels of the panel. A card that
  ///     sends its memory elsewhere sends only that, if the kernel can report it.
  /// - Returns: Whether the card does.
  func flip(to framebuffer: UInt32, written: [PixelRect]) -> Bool

  /// Switches the screen's signal off, until a buffer is shown.
  func turnOff()
}

/// The calls that every driver has.
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
