import CConsole
import Glibc
import UIKitApplication
import UIKitGraphics

/// A screen of a graphics card, without its GPU.
///
/// Cards that scan their memory out show two buffers in turns, each from a refresh of the screen
/// on. Cards that send their memory elsewhere, such as those of virtual machines and USB, show one
/// buffer and are told what changed; what they send at a time is never half a frame.
@MainActor
final class DRMOutput: Output {
  private let card: DRMCard
  private let request: OutputRequest
  private var setting: any ModeSetting
  private let monitor: HotPlugMonitor?
  private var pipe: DRMPipe
  private var dumbBuffers: [DumbBuffer] = []
  /// Whether the card is told what changed, instead of being given another buffer.
  private var isToldDamage = false
  private var shown = 0
  private var isFlipping = false
  /// Whether a screen is plugged in.
  private var isConnected = true
  /// Whether another program has the card.
  private var isReleased = false
  /// Whether there may be another screen than before.
  private var isScreenUnknown = false
  private(set) var isPacedByDisplay = false
  private(set) var counts = (flips: 0, uploads: 0)

  /// Opens a card and lights its first connected screen.
  ///
  /// - Parameters:
  ///   - path: The card's device.
  ///   - request: Its mode, and who opens it.
  /// - Throws: `DeviceProblem`.
  init(path: String, request: OutputRequest) throws {
    card = try DRMCard(path: path, request: request)
    self.request = request
    monitor = HotPlugMonitor()
    do {
      pipe = try card.findPipe(mode: request.mode)
    } catch {
      monitor?.close()
      card.close()
      throw error
    }
    setting = LegacyModeSetting(card: card.descriptor, pipe: pipe)
    if let mode = request.mode, size != (mode.width, mode.height) {
      StandardError.write(
        line: "\(path): the screen has no mode of \(mode.width)x\(mode.height); it shows "
          + "\(size.width)x\(size.height)"
      )
    }
    do {
      try makeBuffers()
    } catch {
      close()
      throw error
    }
  }

  /// Creates the buffers and shows the first one.
  private func makeBuffers() throws {
    let format: ScanoutMemory.Format = prefersSixteenBits ? .rgb565 : .xrgb
    guard let first = makeBuffer(format) ?? makeBuffer(.rgb565) else {
      throw DeviceProblem(card.path, code: errno, group: "video")
    }
    dumbBuffers = [first]
    shown = 0
    setting = makeSetting(for: first.framebuffer)
    guard showFirst() else { throw DeviceProblem(card.path, code: errno, group: "video") }
    var whole = drmModeClip(x1: 0, y1: 0, x2: pipe.mode.hdisplay, y2: pipe.mode.vdisplay)
    let takesDamage = drmModeDirtyFB(card.descriptor, first.framebuffer, &whole, 1) == 0
    var sequence: UInt64 = 0
    var time: UInt64 = 0
    isPacedByDisplay = drmCrtcGetSequence(card.descriptor, pipe.controller, &sequence, &time) == 0
    isToldDamage = takesDamage && !isPacedByDisplay
    // Without memory for a second buffer one has to do.
    if !isToldDamage, let second = makeBuffer(first.memory.format) { dumbBuffers.append(second) }
  }

  private func makeBuffer(_ format: ScanoutMemory.Format) -> DumbBuffer? {
    DumbBuffer(card: card.descriptor, width: size.width, height: size.height, format: format)
  }

  /// Whether the card says that 16 bits suit it better, as those of slow buses do.
  private var prefersSixteenBits: Bool {
    var depth: UInt64 = 0
    return drmGetCap(card.descriptor, UInt64(DRM_CAP_DUMB_PREFERRED_DEPTH), &depth) == 0
      && depth == 16
  }

  /// How the card is told what to show: by a change of all at once, if it takes that.
  private func makeSetting(for framebuffer: UInt32) -> any ModeSetting {
    if request.allowsAtomic,
      let atomic = AtomicModeSetting(card: card.descriptor, pipe: pipe),
      atomic.canShow(framebuffer)
    {
      return atomic
    }
    return LegacyModeSetting(card: card.descriptor, pipe: pipe)
  }

  /// Sets the mode, and shows the current buffer with it.
  private func showFirst() -> Bool { setting.show(dumbBuffers[shown].framebuffer) }

  /// Whether the kernel takes changes of the screen whole or not at all.
  var isAtomic: Bool { setting.isAtomic }

  var size: (width: Int, height: Int) { (Int(pipe.mode.hdisplay), Int(pipe.mode.vdisplay)) }
  var framesPerSecond: Double { Double(pipe.mode.vrefresh) }
  var isReady: Bool { !isFlipping && isConnected }
  var descriptors: [Int32] { [card.descriptor] + (monitor.map { [$0.descriptor] } ?? []) }
  var buffers: [ScanoutMemory] { dumbBuffers.map(\.memory) }
  var nextBuffer: Int { dumbBuffers.count - 1 - shown }

  func show(_ written: [PixelRect]) {
    let next = nextBuffer
    if dumbBuffers.count == 1 {
      if isToldDamage { tellDamage(written) }
      return
    }
    isFlipping = setting.flip(to: dumbBuffers[next].framebuffer)
    shown = next
    counts.flips += 1
    // Cards that cannot flip set the mode again, which shows the buffer at once.
    if !isFlipping { _ = showFirst() }
  }

  /// Tells the card what changed; it takes 256 rectangles at a time.
  private func tellDamage(_ written: [PixelRect]) {
    var clips = written.map { rect in
      drmModeClip(
        x1: UInt16(clamping: rect.minX),
        y1: UInt16(clamping: rect.minY),
        x2: UInt16(clamping: rect.maxX),
        y2: UInt16(clamping: rect.maxY)
      )
    }
    if clips.count > Int(DRM_MODE_FB_DIRTY_MAX_CLIPS) {
      let all = written.dropFirst().reduce(written[0]) { $0.union($1) }
      tellDamage([all])
      return
    }
    drmModeDirtyFB(card.descriptor, dumbBuffers[0].framebuffer, &clips, UInt32(clips.count))
    counts.uploads += 1
  }

  func handleEvents() -> OutputChange {
    readEvents()
    if monitor?.takeChanges() == true { isScreenUnknown = true }
    guard isScreenUnknown, !isReleased else { return .none }
    isScreenUnknown = false
    return followScreen()
  }

  /// Looks for the screen again, and shows the frame on it, in another size if need be.
  ///
  /// Without a screen, or without memory for its buffers, nothing is shown until the next change.
  private func followScreen() -> OutputChange {
    guard let found = try? card.findPipe(mode: request.mode) else {
      isConnected = false
      return .none
    }
    let wasConnected = isConnected
    isConnected = true
    if found == pipe {
      guard !wasConnected else { return .none }
      isFlipping = false
      return showFirst() ? .needsFrame : .none
    }
    let old = dumbBuffers
    pipe = found
    isFlipping = false
    do {
      try makeBuffers()
    } catch {
      StandardError.write(line: "\(error); the new screen stays dark")
      isConnected = false
      return .none
    }
    for buffer in old { buffer.destroy() }
    return .hasNewBuffers
  }

  /// Reads which flips are done.
  private func readEvents() {
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(card.descriptor, &bytes, bytes.count)
    var offset = 0
    bytes.withUnsafeBytes { bytes in
      while offset + MemoryLayout<drm_event>.size <= count {
        let event = bytes.loadUnaligned(fromByteOffset: offset, as: drm_event.self)
        if event.type == UInt32(DRM_EVENT_FLIP_COMPLETE) { isFlipping = false }
        offset += max(Int(event.length), MemoryLayout<drm_event>.size)
      }
    }
  }

  func setLit(_ isLit: Bool) {
    guard isLit else {
      setting.turnOff()
      return
    }
    _ = showFirst()
  }

  func release() {
    isReleased = true
    drmDropMaster(card.descriptor)
  }

  func acquire() -> Bool {
    guard card.becomeMaster() else { return false }
    isReleased = false
    isFlipping = false
    // Without a screen this fails, and the next change shows the buffer.
    _ = showFirst()
    return true
  }

  func close() {
    // The kernel's own console takes over when the last program closes the card.
    for buffer in dumbBuffers { buffer.destroy() }
    dumbBuffers = []
    monitor?.close()
    card.close()
  }
}
