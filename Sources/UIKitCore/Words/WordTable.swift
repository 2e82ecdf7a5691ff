internal import Foundation
internal import RolltopAssets

/// The words of a language, or a group of them, in `.strings` format.
///
/// Each access searches the file's text, which takes one or two microseconds. Nothing is parsed in
/// advance or cached.
struct WordTable: Sendable {
  /// The contents of the file: comments, and for each word a line such as `"spoken.insert" =
  /// "Insert";`.
  ///
  /// CI checks that all languages have the same keys.
  let file: [UInt8]
  /// The prefix of a group's keys, such as `spoken.`.
  private let prefix: String

  static let english = WordTable(file: LanguageTables.english, prefix: "")

  private init(file: [UInt8], prefix: String) {
    (self.file, self.prefix) = (file, prefix)
  }

  /// Creates the table of a language.
  ///
  /// Fails if no table exists for it.
  ///
  /// - Parameter language: The language code, such as `de` or `zh-Hant`.
  init?(language: String) {
    guard let file = LanguageTables.table(named: language) else { return nil }
    self.init(file: file, prefix: "")
  }

  /// Returns the group of words named after the calling property.
  func group(_ name: String = #function) -> WordTable {
    WordTable(file: file, prefix: "\(prefix)\(name).")
  }

  /// Returns the word named after the calling property, or with a given name.
  func text(_ name: String = #function) -> String {
    let text = value(of: prefix + name)
    assert(text != nil, "no word \(prefix + name)")
    return text ?? ""
  }

  private func value(of key: String) -> String? {
    let lineStart = Array("\"\(key)\" = \"".utf8)
    return file.withUnsafeBytes { file in
      guard let base = file.baseAddress else { return nil as String? }
      var offset = 0
      while let newline = memchr(base + offset, Int32(UInt8(ascii: "\n")), file.count - offset) {
        let nextOffset = UnsafeRawPointer(newline) - base + 1
        if nextOffset - offset > lineStart.count,
          memcmp(base + offset, lineStart, lineStart.count) == 0
        {
          let valueStart = offset + lineStart.count
          let text = file[valueStart..<nextOffset].prefix { $0 != UInt8(ascii: "\"") }
          return String(decoding: text, as: UTF8.self)
        }
        offset = nextOffset
      }
      return nil
    }
  }
}
