import Foundation
import UIKitCore

/// The file that stores an application's state between runs.
///
/// The first line contains a version and a checksum of the rest, so that damage is detected before
/// any content is used.
struct StateFile {
  /// The reason why a file is unusable.
  enum Problem: Error, CustomStringConvertible {
    case unreadable(String)
    case notAFile(String)
    case tooLarge(Int)
    case damaged
    case unknownVersion
    case stoppedTwice

    var description: String {
      switch self {
      case .unreadable(let reason): "cannot be read (\(reason))"
      case .notAFile(let type): "is \(type), not a file"
      case .tooLarge(let bytes): "is too large (\(bytes) bytes of \(StateFile.maximumSize) at most)"
      case .damaged: "is damaged"
      case .unknownVersion: "was written by another version"
      case .stoppedTwice: "was not restored in two runs"
      }
    }
  }

  /// Version 1 contained Foundation archives, which not every build can read.
  private static let version = "ROLLTOP-STATE 2"

  /// The maximum size in bytes; typical states have a few thousand.
  static let maximumSize = 16 << 20

  /// The file's location.
  let url: URL

  /// Returns the location according to the XDG Base Directory Specification: `$XDG_STATE_HOME`, or
  /// else `~/.local/state`.
  ///
  /// - Parameters:
  ///   - application: The application's name.
  ///   - environment: The environment variables.
  /// - Returns: The file; `nil` without a home folder, or if the name is unusable for a folder.
  static func standard(application: String, environment: [String: String]) -> StateFile? {
    let name = application.replacingOccurrences(of: "/", with: "_")
    guard !name.isEmpty, name != ".", name != ".." else { return nil }
    // The specification requires relative paths to be ignored.
    func folder(_ variable: String) -> URL? {
      environment[variable].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
    }
    let home = folder("HOME")?.appendingPathComponent(".local/state")
    return (folder("XDG_STATE_HOME") ?? home).map {
      StateFile(url: $0.appendingPathComponent(name).appendingPathComponent("state"))
    }
  }

  /// Reads the state; `nil` if there is no file.
  func read() throws(Problem) -> SavedState? {
    guard let data = try content() else { return nil }
    guard let headerEnd = data.firstIndex(of: UInt8(ascii: "\n")) else { throw .damaged }
    let header = String(decoding: data[..<headerEnd], as: UTF8.self)
    let content = data[data.index(after: headerEnd)...]
    guard header.hasPrefix(StateFile.version + " ") else {
      throw header.hasPrefix("ROLLTOP-STATE ") ? .unknownVersion : .damaged
    }
    guard header == StateFile.header(for: content), let state = try? StateReader.state(in: content)
    else { throw .damaged }
    return state
  }

  /// Writes the state atomically: after a crash or a power failure the file has either the old or
  /// the new content.
  func write(_ state: SavedState) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let content = try encoder.encode(state)
    let data = Data((StateFile.header(for: content) + "\n").utf8) + content
    guard data.count <= StateFile.maximumSize else { throw Problem.tooLarge(data.count) }
    try AtomicFile(url: url).write(data)
  }

  /// Reads the file's bytes; `nil` if there is no file.
  ///
  /// Opening does not block on a pipe or a device, and at most the maximum size is read.
  private func content() throws(Problem) -> Data? {
    let descriptor = open(url.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      if errno == ENXIO { throw .notAFile("a socket or device") }
      throw .unreadable(String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .unreadable(String(cString: strerror(errno)))
    }
    if let type = StateFile.specialType(ofMode: status.st_mode) { throw .notAFile(type) }
    guard status.st_size <= StateFile.maximumSize else { throw .tooLarge(Int(status.st_size)) }
    var data = Data(count: Int(status.st_size))
    var offset = 0
    while offset < data.count {
      let result = data.withUnsafeMutableBytes { bytes in
        Foundation.read(descriptor, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
      }
      if result < 0 && errno == EINTR { continue }
      if result < 0 { throw .unreadable(String(cString: strerror(errno))) }
      if result == 0 { break }
      offset += result
    }
    return data.prefix(offset)
  }

  /// Returns the type of a file for messages; `nil` for a regular file.
  private static func specialType(ofMode mode: mode_t) -> String? {
    switch mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: "a folder"
    case S_IFIFO: "a pipe"
    case S_IFSOCK: "a socket"
    default: "a device"
    }
  }

  /// Removes temporary files of processes that ended while they wrote.
  func removeLeftovers() {
    AtomicFile(url: url).removeLeftovers()
  }

  /// Returns the first line of a file with the given content after it.
  ///
  /// The line contains a 64-bit FNV-1a checksum, which detects accidental damage, and the length in
  /// bytes.
  private static func header(for content: Data) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in content { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return "\(version) \(String(hash, radix: 16)) \(content.count)"
  }
}
