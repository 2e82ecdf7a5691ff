import Foundation
import UIKitCore

/// The file in which an application's state survives the end of the process.
///
/// The first line holds a version and a checksum of the rest, so that a damaged file
/// is noticed before anything of it is used.
struct StateFile {
  /// Why a file cannot be used.
  enum Problem: Error, CustomStringConvertible {
    case unreadable(String)
    case damaged
    case unknownVersion

    var description: String {
      switch self {
      case .unreadable(let reason): "cannot be read (\(reason))"
      case .damaged: "is damaged"
      case .unknownVersion: "was written by another version"
      }
    }
  }

  private static let version = "ROLLTOP-STATE 1"

  /// Where the file is.
  let url: URL

  /// The place that the desktop's rules give it: `$XDG_STATE_HOME`, else `~/.local/state`.
  ///
  /// - Parameters:
  ///   - application: The application's name.
  ///   - environment: The environment variables.
  /// - Returns: `nil` when there is no home.
  static func standard(application: String, environment: [String: String]) -> StateFile? {
    let name = application.replacingOccurrences(of: "/", with: "_")
    guard !name.isEmpty, name != ".", name != ".." else { return nil }
    func folder(_ variable: String) -> URL? {
      environment[variable].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
    }
    let home = folder("HOME")?.appendingPathComponent(".local/state")
    return (folder("XDG_STATE_HOME") ?? home).map {
      StateFile(url: $0.appendingPathComponent(name).appendingPathComponent("state"))
    }
  }

  /// Reads the state; `nil` when there is no file.
  func read() throws(Problem) -> SavedState? {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return nil
    } catch {
      throw .unreadable(error.systemReason)
    }
    guard let end = data.firstIndex(of: UInt8(ascii: "\n")) else { throw .damaged }
    let header = String(decoding: data[..<end], as: UTF8.self)
    let content = data[data.index(after: end)...]
    guard header.hasPrefix(StateFile.version + " ") else {
      throw header.hasPrefix("ROLLTOP-STATE ") ? .unknownVersion : .damaged
    }
    guard header == StateFile.header(content),
      let state = try? PropertyListDecoder().decode(SavedState.self, from: Data(content))
    else { throw .damaged }
    return state
  }

  /// Writes the state so that the file is either the old one or the new one, whenever
  /// the process or the computer stops.
  func write(_ state: SavedState) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let content = try encoder.encode(state)
    try AtomicFile(url: url).write(Data((StateFile.header(content) + "\n").utf8) + content)
  }

  /// Takes the file away, if there is one; a folder of its name stays.
  func remove() {
    unlink(url.path)
  }

  /// Takes away what processes left that were stopped while they wrote.
  func removeLeftovers() {
    AtomicFile(url: url).removeLeftovers()
  }

  /// The first line for a content: FNV-1a of 64 bits notices every damage that is not intended.
  private static func header(_ content: Data) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in content { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return "\(version) \(String(hash, radix: 16)) \(content.count)"
  }
}
