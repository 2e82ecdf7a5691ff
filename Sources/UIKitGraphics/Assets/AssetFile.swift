internal import Foundation

/// An error in a set of an asset catalog; the reason is one sentence.
struct AssetError: Error {
  var reason: String

  init(_ reason: String) { self.reason = reason }
}

/// Reads the files `Contents.json` of asset catalogs.
enum AssetFile {
  /// Reads the file of a set and converts it; `nil` if either fails.
  ///
  /// Debug builds report the error on the standard error stream.
  static func read<File: Decodable, Result>(
    _ type: File.Type,
    in folder: URL,
    make: (File) throws -> Result?
  ) -> Result? {
    let file = folder.appendingPathComponent("Contents.json")
    do {
      return try make(JSONDecoder().decode(File.self, from: Data(contentsOf: file)))
    } catch {
      AssetLog.shared.report("\(file.path): \(reason(of: error))")
      return nil
    }
  }

  static func reason(of error: any Error) -> String {
    switch error {
    case let error as AssetError: return error.reason
    case DecodingError.keyNotFound(let key, let context):
      return "\(subject(of: context))has no \"\(key.stringValue)\""
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      return "\(subject(of: context))has a value of another kind than expected"
    case is DecodingError: return "It is not JSON"
    default: return "It cannot be read"
    }
  }

  /// Returns the beginning of an error message: the path of the value, or "It " for the whole file.
  private static func subject(of context: DecodingError.Context) -> String {
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return path.isEmpty ? "It " : "\"\(path.joined(separator: "."))\" "
  }
}

/// A log of damaged and missing assets, which reports each line once, at most 10 000 lines.
final class AssetLog: @unchecked Sendable {
  static let shared = AssetLog { StandardError.write(line: $0) }

  private let lock = NSLock()
  /// The reported lines, guarded by the lock.
  private var lines: Set<String> = []
  private let write: @Sendable (String) -> Void

  /// Creates a log.
  ///
  /// - Parameter write: Writes a line.
  init(write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// Writes a line unless it was written before.
  ///
  /// Does nothing in release builds.
  func report(_ line: String) {
    #if DEBUG
    let isNew = lock.withLock { lines.count < 10_000 && lines.insert(line).inserted }
    if isNew { write(line) }
    #endif
  }
}

/// An appearance of a set's entry, such as a dark luminosity.
struct AssetAppearance: Decodable {
  var appearance: String
  var value: String
}

/// The common properties of all entries: the device idiom and the appearances.
protocol AssetEntry {
  var idiom: String? { get }
  var appearances: [AssetAppearance]? { get }
}

extension AssetEntry {
  /// Whether the entry is for dark interfaces; `nil` if it is for all.
  var isDark: Bool? { value(of: "luminosity").map { $0 == "dark" } }

  /// Whether the entry is for high contrast.
  var isHighContrast: Bool { value(of: "contrast") == "high" }

  private func value(of appearance: String) -> String? {
    appearances?.first { $0.appearance == appearance }?.value
  }
}

extension Array where Element: AssetEntry {
  /// The entries for the idiom closest to a desktop; empty if there are only other idioms.
  var entriesForDesktop: [Element] {
    for idiom in ["universal", "ipad", "iphone", "mac"] {
      let matches = filter { ($0.idiom ?? "universal") == idiom }
      if !matches.isEmpty { return matches }
    }
    return []
  }
}
