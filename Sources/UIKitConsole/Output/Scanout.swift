import CConsole
import Glibc

/// A lit screen and its buffers.
@MainActor
struct Scanout {
  let pipe: DRMPipe
  let setting: any ModeSetting
  let buffers: [DumbBuffer]
  /// Whether the card receives the damage of a single buffer instead of page flips.
  let reportsDamage: Bool
  /// Whether the kernel reports the screen's refreshes.
  let isPacedByDisplay: Bool
  /// The index of the visible buffer.
  var visibleIndex = 0

  /// Creates the buffers of a screen and shows the first one.
  ///
  /// - Parameters:
  ///   - pipe: The connector, the CRTC and the mode.
  ///   - card: The card.
  ///   - allowsAtomic: Whether atomic mode setting may be used.
  /// - Throws: `DeviceProblem` if the card is out of memory or rejects the mode.
  init(_ pipe: DRMPipe, on card: DRMCard, allowsAtomic: Bool) throws {
    let format: ScanoutMemory.Format = card.prefersSixteenBits ? .rgb565 : .xrgb
    guard let firstBuffer = pipe.makeBuffer(card, format) ?? pipe.makeBuffer(card, .rgb565) else {
      throw DeviceProblem(card.path, code: errno, group: "video")
    }
    self.pipe = pipe
    setting = pipe.makeSetting(card, for: firstBuffer.framebuffer, allowsAtomic: allowsAtomic)
    guard setting.show(firstBuffer.framebuffer) else {
      let reason = errno
      firstBuffer.destroy()
      throw DeviceProblem(card.path, code: reason, group: "video")
    }
    var clip = drmModeClip(x1: 0, y1: 0, x2: pipe.mode.hdisplay, y2: pipe.mode.vdisplay)
    let takesDamage = drmModeDirtyFB(card.descriptor, firstBuffer.framebuffer, &clip, 1) == 0
    var sequence: UInt64 = 0
    var time: UInt64 = 0
    isPacedByDisplay = drmCrtcGetSequence(card.descriptor, pipe.controller, &sequence, &time) == 0
    reportsDamage = takesDamage && !isPacedByDisplay
    // A single buffer suffices if there is no memory for a second one.
    let second = reportsDamage ? nil : pipe.makeBuffer(card, firstBuffer.memory.format)
    buffers = [firstBuffer] + (second.map { [$0] } ?? [])
  }

  /// The index of the next buffer to write.
  var nextIndex: Int { buffers.count - 1 - visibleIndex }

  /// Sets the mode and shows the current buffer.
  ///
  /// - Returns: Whether the card accepts both.
  func show() -> Bool { setting.show(buffers[visibleIndex].framebuffer) }

  /// Frees the buffers; the card must no longer show them.
  func destroy() {
    for buffer in buffers { buffer.destroy() }
  }
}

extension DRMPipe {
  /// The size of the mode in pixels.
  var size: (width: Int, height: Int) { (Int(mode.hdisplay), Int(mode.vdisplay)) }

  /// Creates a buffer of the mode's size; `nil` if there is no memory for it.
  @MainActor
  fileprivate func makeBuffer(_ card: DRMCard, _ format: ScanoutMemory.Format) -> DumbBuffer? {
    DumbBuffer(card: card.descriptor, width: size.width, height: size.height, format: format)
  }

  /// Returns the card's interface: atomic mode setting if supported, otherwise the legacy calls.
  @MainActor
  fileprivate func makeSetting(
    _ card: DRMCard,
    for framebuffer: UInt32,
    allowsAtomic: Bool
  ) -> any ModeSetting {
    if allowsAtomic, let atomic = AtomicModeSetting(card: card.descriptor, pipe: self),
      atomic.canShow(framebuffer)
    {
      return atomic
    }
    return LegacyModeSetting(card: card.descriptor, pipe: self)
  }
}
