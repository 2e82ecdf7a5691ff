import CWayland
import Foundation
import Glibc
import UIKitCore

/// Receives the data of another program's drag through a pipe.
final class IncomingData {
  /// The number of bytes after which reading continues in the next turn, so that frames are drawn
  /// meanwhile.
  private static let maximumBytesPerTurn = 1 << 20

  let descriptor: Int32
  private let maximumSize: Int
  private var data = Data()

  /// Takes over the read end of a pipe.
  ///
  /// - Parameters:
  ///   - descriptor: The non-blocking read end.
  ///   - maximumSize: The maximum size of the data, in bytes.
  init(descriptor: Int32, maximumSize: Int) {
    (self.descriptor, self.maximumSize) = (descriptor, maximumSize)
  }

  deinit { close(descriptor) }

  /// The progress of the transfer.
  enum Progress {
    case pending(hasReadBytes: Bool)
    case complete(Data)
    case failed(isTooLarge: Bool)
  }

  /// Reads the available bytes.
  func take() -> Progress {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var count = 0
    while count < IncomingData.maximumBytesPerTurn {
      let byteCount = read(descriptor, &buffer, buffer.count)
      if byteCount == 0 { return .complete(data) }
      guard byteCount > 0 else {
        if errno == EINTR { continue }
        return errno == EAGAIN ? .pending(hasReadBytes: count > 0) : .failed(isTooLarge: false)
      }
      guard data.count + byteCount <= maximumSize else { return .failed(isTooLarge: true) }
      data.append(contentsOf: buffer[..<byteCount])
      count += byteCount
    }
    return .pending(hasReadBytes: true)
  }
}

/// Drags from other programs through a compositor, and those from other windows of this program.
extension CompositorExchange: IncomingDragSource {
  func beginIncoming(over window: UInt) {
    endIncoming()
    guard acceptsDrops() else { return rolltop_wayland_drop_answer(data, nil) }
    let types = CompositorExchange.collect { rolltop_wayland_drop_types(data, $0, $1) }
    incoming = IncomingDrag(over: window, offers: types.contains, from: self)
    incoming?.begin()
  }

  func endIncoming() {
    incoming?.leave()
    (incoming, incomingData, lastAnswer) = (nil, nil, nil)
  }

  func answerDrag(_ isTaken: Bool) { incoming?.answer(isTaken) }

  func answerDrag(_ isTaken: Bool, _ type: String?) {
    guard isTaken != lastAnswer else { return }
    lastAnswer = isTaken
    rolltop_wayland_drop_answer(data, type)
  }

  func readDrag(_ type: String) {
    incomingData = nil
    if let drag {
      // The compositor would ask this program for the data.
      let reader = incoming
      drag.source(SelectionTypes.canonicalType(for: type)) {
        reader?.receive($0, isTooLarge: false)
      }
      return
    }
    let descriptor = rolltop_wayland_drop_open(data, type)
    guard descriptor >= 0 else { return }
    incomingData = IncomingData(
      descriptor: descriptor,
      maximumSize: SelectionTypes.maximumSize(of: type)
    )
  }

  /// Reads the available data of a drag; returns whether there was any.
  func takeIncomingData() -> Bool {
    guard let progress = incomingData?.take() else { return false }
    switch progress {
    case .pending(let hasReadBytes): return hasReadBytes
    case .complete(let data): received(data)
    case .failed(let isTooLarge): received(nil, isTooLarge: isTooLarge)
    }
    return true
  }

  private func received(_ contents: Data?, isTooLarge: Bool = false) {
    incomingData = nil
    incoming?.receive(contents, isTooLarge: isTooLarge)
  }

  func finishDrag(_ isTaken: Bool) {
    (incoming, incomingData, lastAnswer) = (nil, nil, nil)
    rolltop_wayland_drop_finish(data, isTaken)
  }
}
