import CWayland
import Foundation
import Glibc
import UIKitCore

/// Receives the data of another program's drag through a pipe.
final class IncomingData {
  /// The maximum number of bytes to read per turn, so that frames are drawn meanwhile.
  private static let portion = 1 << 20

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
    case pending(isAny: Bool)
    case whole(Data)
    case failed(isTooLarge: Bool)
  }

  /// Reads the available bytes.
  func take() -> Progress {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var count = 0
    while count < IncomingData.portion {
      let part = read(descriptor, &buffer, buffer.count)
      if part == 0 { return .whole(data) }
      guard part > 0 else {
        if errno == EINTR { continue }
        return errno == EAGAIN ? .pending(isAny: count > 0) : .failed(isTooLarge: false)
      }
      guard data.count + part <= maximumSize else { return .failed(isTooLarge: true) }
      data.append(contentsOf: buffer[..<part])
      count += part
    }
    return .pending(isAny: true)
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
    case .pending(let isAny): return isAny
    case .whole(let data): received(data)
    case .failed(let isTooLarge): received(nil, isTooLarge: isTooLarge)
    }
    return true
  }

  private func received(_ whole: Data?, isTooLarge: Bool = false) {
    incomingData = nil
    incoming?.receive(whole, isTooLarge: isTooLarge)
  }

  func finishDrag(_ isTaken: Bool) {
    (incoming, incomingData, lastAnswer) = (nil, nil, nil)
    rolltop_wayland_drop_finish(data, isTaken)
  }
}
