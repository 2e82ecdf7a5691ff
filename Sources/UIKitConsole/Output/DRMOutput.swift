import CConsole
import Glibc
import UIKitApplication
import UIKitGraphics

/// A screen of a graphics card, driven without the GPU.
///
/// Cards that scan out their memory alternate between two buffers, and flip at the screen's
/// refresh. Cards that transfer their memory, such as those of virtual machines and USB displays,
/// use one buffer and receive its damage; each transfer contains complete frames.
@MainActor
final class DRMOutput: Output {
  /// The assumed size of a screen that is not connected yet, in pixels.
  private static let assumedSize = (width: 1024, height: 768)

  private let card: DRMCard
  private let request: OutputRequest
  private let monitor: HotPlugMonitor?
  /// The current screen and its buffers; `nil` before a screen is connected, or if there is no
  /// memory for its buffers.
  private var scanout: Scanout?
  private var isFlipping = false
  /// Whether a screen is connected.
  private var isConnected = true
  private var isLit = true
  /// Whether another program uses the card.
  private var isReleased = false
  /// Whether a different screen may be connected than before.
  private var isScreenUnknown = false
  private(set) var size: (width: Int, height: Int)
  private(set) var counts = (flips: 0, uploads: 0)

  /// Opens a card and lights its first connected screen.
  ///
  /// Without a screen, the output waits for one.
  ///
  /// - Parameters:
  ///   - path: The card's device path.
  ///   - request: The mode and the opener of the device.
  /// - Throws: `DeviceProblem`.
  init(path: String, request: OutputRequest) throws {
    card = try DRMCard(path: path, request: request)
    self.request = request
    monitor = HotPlugMonitor()
    size = request.mode.map { ($0.width, $0.height) } ?? DRMOutput.assumedSize
    do {
      if let pipe = try card.findPipe(mode: request.mode) { try light(pipe) }
    } catch {
      close()
      throw error
    }
    isConnected = scanout != nil
    if isConnected, let mode = request.mode, size != (mode.width, mode.height) {
      StandardError.write(
        line: "\(path): the screen has no mode of \(mode.width)x\(mode.height); it shows "
          + "\(size.width)x\(size.height)"
      )
    }
  }

  /// Sets the mode of a pipe and shows a black screen, which replaces the previous one.
  private func light(_ pipe: DRMPipe) throws {
    let oldScanout = scanout
    do {
      scanout = try Scanout(pipe, on: card, allowsAtomic: request.allowsAtomic)
      oldScanout?.destroy()
    } catch  where oldScanout != nil {
      // The memory may suffice for the new buffers once the old ones are freed.
      oldScanout?.destroy()
      scanout = nil
      scanout = try Scanout(pipe, on: card, allowsAtomic: request.allowsAtomic)
    }
    isFlipping = false
    size = pipe.size
  }

  var isAtomic: Bool { scanout?.setting.isAtomic ?? false }
  var isPacedByDisplay: Bool { scanout?.isPacedByDisplay ?? false }
  var framesPerSecond: Double { scanout.map { Double($0.pipe.mode.vrefresh) } ?? 60 }
  var isReady: Bool { !isFlipping && isConnected && scanout != nil }
  var hasScreen: Bool { isConnected }
  var descriptors: [Int32] { [card.descriptor] + (monitor.map { [$0.descriptor] } ?? []) }
  var buffers: [ScanoutMemory] { scanout?.buffers.map(\.memory) ?? [] }
  var nextBuffer: Int { scanout?.nextIndex ?? 0 }

  func show(_ written: [PixelRect]) {
    guard var scanout else { return }
    if scanout.buffers.count == 1 {
      if scanout.reportsDamage { reportDamage(written, of: scanout.buffers[0]) }
      return
    }
    scanout.visibleIndex = scanout.nextIndex
    self.scanout = scanout
    let framebuffer = scanout.buffers[scanout.visibleIndex].framebuffer
    isFlipping = scanout.setting.flip(to: framebuffer, written: written)
    // Drivers without page flips set the mode again, which shows the buffer immediately.
    if !isFlipping { _ = scanout.show() }
  }

  /// Reports damage to the card; the bounding box of more than 256 rectangles.
  private func reportDamage(_ written: [PixelRect], of buffer: DumbBuffer) {
    var clips = written.map { rect in
      drmModeClip(
        x1: UInt16(clamping: rect.minX),
        y1: UInt16(clamping: rect.minY),
        x2: UInt16(clamping: rect.maxX),
        y2: UInt16(clamping: rect.maxY)
      )
    }
    if clips.count > Int(DRM_MODE_FB_DIRTY_MAX_CLIPS) {
      let writtenRect = written.dropFirst().reduce(written[0]) { $0.union($1) }
      reportDamage([writtenRect], of: buffer)
      return
    }
    let result = drmModeDirtyFB(card.descriptor, buffer.framebuffer, &clips, UInt32(clips.count))
    if result == 0 { counts.uploads += 1 }
  }

  func handleEvents() -> OutputChange {
    readEvents()
    if monitor?.takeChanges() == true { isScreenUnknown = true }
    guard isScreenUnknown, !isReleased else { return .none }
    isScreenUnknown = false
    return updateScreen()
  }

  /// Detects the connected screen again and shows the frame on it, in a new size if necessary.
  ///
  /// Without a screen or without memory for its buffers, nothing appears until the next hot-plug
  /// event.
  private func updateScreen() -> OutputChange {
    guard let newPipe = try? card.findPipe(mode: request.mode) else {
      isConnected = false
      return .none
    }
    let wasConnected = isConnected
    isConnected = true
    if let scanout, scanout.pipe == newPipe {
      // A screen that was briefly disconnected, or whose link failed, needs its mode set again. On
      // other screens this has no visible effect.
      let isShown = isLit && scanout.show()
      if wasConnected { return .none }
      isFlipping = false
      return isShown || !isLit ? .needsFrame : .none
    }
    do {
      try light(newPipe)
    } catch {
      StandardError.write(line: "\(error); the new screen stays dark")
      isConnected = false
      return .none
    }
    return .hasNewBuffers
  }

  /// Reads page flip events.
  private func readEvents() {
    withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 8) { bytes in
      let count = read(card.descriptor, bytes.baseAddress, bytes.count)
      var offset = 0
      while offset + MemoryLayout<drm_event>.size <= count {
        let event = bytes.loadUnaligned(fromByteOffset: offset, as: drm_event.self)
        if event.type == UInt32(DRM_EVENT_FLIP_COMPLETE) {
          isFlipping = false
          counts.flips += 1
        }
        offset += max(Int(event.length), MemoryLayout<drm_event>.size)
      }
    }
  }

  func setLit(_ isLit: Bool) {
    self.isLit = isLit
    if isLit {
      _ = scanout?.show()
    } else {
      scanout?.setting.turnOff()
    }
  }

  func release() {
    isReleased = true
    drmDropMaster(card.descriptor)
  }

  func acquire() -> Bool {
    guard card.becomeMaster() else { return false }
    isReleased = false
    isFlipping = false
    // This fails without a screen; the next hot-plug event then shows the buffer.
    _ = scanout?.show()
    return true
  }

  func close() {
    // The kernel's text console returns when the last program closes the card.
    scanout?.destroy()
    scanout = nil
    monitor?.close()
    card.close()
  }
}
