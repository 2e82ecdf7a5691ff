import CConsole
import Glibc

/// A screen that is lit, and the buffers that it shows.
@MainActor
struct Scanout {
  let pipe: DRMPipe
  let setting: any ModeSetting
  let buffers: [DumbBuffer]
  /// Whether the card gets the changes, instead of being given another buffer.
  let reportsDamage: Bool
  /// Whether the kernel counts the screen's refreshes.
  let isPacedByDisplay: Bool
  /// The index of the buffer that is shown.
  var shown = 0

  /// Creates the buffers of a screen, and shows the first one.
  ///
  /// - Parameters:
  ///   - pipe: The way to the screen.
  ///   - card: The card.
  ///   - allowsAtomic: Whether the mode may be set by the kernel's newer calls.
  /// - Throws: `DeviceProblem` when the card has no memory, or does not take the mode.
  init(_ pipe: DRMPipe, on card: DRMCard, allowsAtomic: Bool) throws {
    let format: ScanoutMemory.Format = card.prefersSixteenBits ? .rgb565 : .xrgb
    guard let first = pipe.makeBuffer(card, format) ?? pipe.makeBuffer(card, .rgb565) else {
      throw DeviceProblem(card.path, code: errno, group: "video")
    }
    self.pipe = pipe
    setting = pipe.makeSetting(card, for: first.framebuffer, allowsAtomic: allowsAtomic)
    guard setting.show(first.framebuffer) else {
      let reason = errno
      first.destroy()
      throw DeviceProblem(card.path, code: reason, group: "video")
    }
    var whole = drmModeClip(x1: 0, y1: 0, x2: pipe.mode.hdisplay, y2: pipe.mode.vdisplay)
    let takesDamage = drmModeDirtyFB(card.descriptor, first.framebuffer, &whole, 1) == 0
    var sequence: UInt64 = 0
    var time: UInt64 = 0
    isPacedByDisplay = drmCrtcGetSequence(card.descriptor, pipe.controller, &sequence, &time) == 0
    reportsDamage = takesDamage && !isPacedByDisplay
    // Without memory for a second buffer one has to do.
    let second = reportsDamage ? nil : pipe.makeBuffer(card, first.memory.format)
    buffers = [first] + (second.map { [$0] } ?? [])
  }

  /// The index of the buffer that is to be written next.
  var next: Int { buffers.count - 1 - shown }

  /// Sets the mode, and shows the current buffer with it.
  ///
  /// - Returns: Whether the card does.
  func show() -> Bool { setting.show(buffers[shown].framebuffer) }

  /// Frees the buffers; the card must not show them any more.
  func destroy() {
    for buffer in buffers { buffer.destroy() }
  }
}

extension DRMPipe {
  /// The size of the mode in pixels.
  var size: (width: Int, height: Int) { (Int(mode.hdisplay), Int(mode.vdisplay)) }

  /// Creates a buffer of the mode's size; `nil` without memory for it.
  @MainActor
  fileprivate func makeBuffer(_ card: DRMCard, _ format: ScanoutMemory.Format) -> DumbBuffer? {
    DumbBuffer(card: card.descriptor, width: size.width, height: size.height, format: format)
  }

  /// The card's interface: the atomic one, if the card has it.
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
