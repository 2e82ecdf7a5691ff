import Foundation
import Glibc

/// A non-blocking connection to a bus: bytes that cannot be sent immediately are queued.
@MainActor
final class BusSocket {
  /// The maximum size of a received message, in bytes; larger ones are discarded.
  static let maximumMessageSize = 1 << 20
  /// The maximum size of a D-Bus message, in bytes; a larger size in a header means malformed data.
  private static let maximumAnyMessageSize = 1 << 27
  /// The maximum number of queued bytes for a bus that does not read.
  static let maximumBacklog = 1 << 24
  /// The maximum number of bytes received before the next frame.
  private static let bytesPerTurn = 1 << 21
  /// The size of a read, and of the consumed data after which `incoming` is shortened, in bytes.
  private static let chunkSize = 1 << 16
  /// The maximum length of the bus's reply during authentication, in bytes.
  private static let maximumGreetingLength = 1 << 10

  private enum Stage {
    /// The bus has not accepted the connection yet.
    case waiting
    /// The bus has not authenticated this program yet.
    case greeting
    case open
    case closed
  }

  /// The names of the sockets to try, in order; see ``BusAddress``.
  private let names: [[UInt8]]
  private var handle: Int32 = -1
  private var stage = Stage.waiting
  private var outgoing: [UInt8]
  private var sentCount = 0
  private var incoming: [UInt8] = []
  private var consumedCount = 0
  /// The number of bytes still to come of a discarded message.
  private var discardedCount = 0

  /// Starts to connect to the first existing socket; `nil` if none exists.
  init?(_ names: [[UInt8]]) {
    self.names = names
    let user = "\(geteuid())".utf8.map { String($0, radix: 16) }.joined()
    outgoing = [0] + Array("AUTH EXTERNAL \(user)\r\nBEGIN\r\n".utf8)
    connect()
    if isClosed { return nil }
  }

  isolated deinit { closeConnection() }

  /// The descriptor that becomes readable when data has arrived; `nil` before the bus has accepted
  /// the connection and after the connection has ended.
  var descriptor: Int32? { handle < 0 ? nil : handle }

  /// Whether the bus has closed the connection or sent malformed data.
  var isClosed: Bool { stage == .closed }

  /// Whether the bus has authenticated this program.
  var isOpen: Bool { stage == .open }

  /// Whether queued bytes wait for the other end to read.
  var isWriting: Bool { !isClosed && sentCount < outgoing.count }

  /// Sends bytes, immediately or later.
  ///
  /// - Returns: `false` if the connection has ended.
  func send(_ bytes: [UInt8]) -> Bool {
    guard !isClosed else { return false }
    outgoing += bytes
    flush()
    if outgoing.count - sentCount > BusSocket.maximumBacklog { closeConnection() }
    return !isClosed
  }

  /// Receives pending data, up to a few messages, and sends queued bytes.
  func exchange() {
    if stage == .waiting { connect() }
    flush()
    var remainingCount = BusSocket.bytesPerTurn
    var bytes = [UInt8](repeating: 0, count: BusSocket.chunkSize)
    while handle >= 0, remainingCount > 0,
      incoming.count - consumedCount <= BusSocket.maximumMessageSize
    {
      let count = recv(handle, &bytes, bytes.count, Int32(MSG_DONTWAIT))
      guard count > 0 else {
        if count == 0 || errno != EAGAIN && errno != EINTR { closeConnection() }
        return
      }
      remainingCount -= count
      let unwantedCount = min(discardedCount, count)
      discardedCount -= unwantedCount
      incoming += bytes[unwantedCount..<count]
      if stage == .greeting { readGreeting() }
    }
  }

  /// Returns the next complete message; `nil` if there is none.
  func nextMessage() -> [UInt8]? {
    guard stage != .greeting else { return nil }
    while let size = nextSize() {
      if size > BusSocket.maximumMessageSize {
        let availableCount = min(size, incoming.count - consumedCount)
        discardedCount = size - availableCount
        advance(by: availableCount)
        continue
      }
      guard incoming.count - consumedCount >= size else { return nil }
      let message = Array(incoming[consumedCount..<consumedCount + size])
      advance(by: size)
      return message
    }
    return nil
  }

  /// Returns the size of the message that has arrived, at least in part; `nil` before its header
  /// has.
  ///
  /// Closes the connection if the data is malformed.
  private func nextSize() -> Int? {
    guard incoming.count - consumedCount >= 16 else { return nil }
    let isBigEndian = incoming[consumedCount] == UInt8(ascii: "B")
    func number(_ offset: Int) -> Int {
      let bytes = incoming[consumedCount + offset..<consumedCount + offset + 4]
      return (isBigEndian ? Array(bytes) : bytes.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
    // The fixed part and the fields of the header, padded to a multiple of 8 bytes, and the body.
    let size = (16 + number(12) + 7) / 8 * 8 + number(4)
    guard isBigEndian || incoming[consumedCount] == UInt8(ascii: "l"),
      size <= BusSocket.maximumAnyMessageSize
    else {
      closeConnection()
      (incoming, consumedCount) = ([], 0)
      return nil
    }
    return size
  }

  private func advance(by count: Int) {
    consumedCount += count
    guard consumedCount == incoming.count || consumedCount >= BusSocket.chunkSize else { return }
    incoming = Array(incoming[consumedCount...])
    consumedCount = 0
  }

  private func readGreeting() {
    guard let end = incoming.firstIndex(of: UInt8(ascii: "\n")) else {
      if incoming.count > BusSocket.maximumGreetingLength { closeConnection() }
      return
    }
    guard incoming.starts(with: Array("OK".utf8)) else { return closeConnection() }
    advance(by: end + 1)
    stage = .open
  }

  private func flush() {
    guard handle >= 0, sentCount < outgoing.count else { return }
    let flags = Int32(MSG_DONTWAIT | MSG_NOSIGNAL)
    let count = outgoing.withUnsafeBytes { bytes in
      Glibc.send(handle, bytes.baseAddress.map { $0 + sentCount }, bytes.count - sentCount, flags)
    }
    if count < 0, errno != EAGAIN, errno != EINTR { return closeConnection() }
    sentCount += max(0, count)
    if sentCount == outgoing.count { (outgoing, sentCount) = ([], 0) }
  }

  // MARK: Connecting

  private func connect() {
    for name in names {
      switch open(name) {
      // The socket's queue is full; the next exchange retries.
      case .some(EAGAIN): return
      case .some: continue
      case .none:
        stage = .greeting
        return flush()
      }
    }
    stage = .closed
  }

  /// Connects to a socket; returns the error, or `nil` on success.
  private func open(_ name: [UInt8]) -> Int32? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    // A path ends with a null byte, an abstract name does not.
    let size = MemoryLayout<sa_family_t>.size + name.count + (name.first == 0 ? 0 : 1)
    let flags = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    let descriptor = socket(AF_UNIX, Int32(flags), 0)
    guard descriptor >= 0 else { return errno }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, socklen_t(size))
      }
    }
    guard result < 0 else {
      handle = descriptor
      return nil
    }
    let reason = errno
    close(descriptor)
    return reason
  }

  private func closeConnection() {
    if handle >= 0 { close(handle) }
    (handle, stage) = (-1, .closed)
    (outgoing, sentCount) = ([], 0)
  }
}
