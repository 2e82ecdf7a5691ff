internal import Foundation
internal import RolltopAssets

/// The words of a language, or a group of them, in the form of a `.strings` file.
///
/// A word is looked up in the file's text on each use, which takes a microsecond or two: nothing is
/// read before, and nothing is kept.
struct WordTable: Sendable {
  /// The file's contents: a line such as `"spoken.insert" = "Insert";` for each word, and comments.
  ///
  /// CI checks that all languages have the same keys.
  let file: [UInt8]
  /// The beginning of the keys of a group, such as `spoken.`.
  private let prefix: String

  static let english = WordTable(file: LanguageTables.english, prefix: "")

  private init(file: [UInt8], prefix: String) {
    (self.file, self.prefix) = (file, prefix)
  }

  /// The words of a language; `nil` for one that has none.
  ///
  /// - Parameter language: A code such as `de` or `zh-Hant`.
  init?(language: String) {
    guard let file = LanguageTables.table(named: language) else { return nil }
    self.init(file: file, prefix: "")
  }

  /// The group of words with the name of the calling property.
  func group(_ name: String = #function) -> WordTable {
    WordTable(file: file, prefix: "\(prefix)\(name).")
  }

  /// The word with the name of the calling property, or another name.
  func text(_ name: String = #function) -> String {
    let text = value(of: prefix + name)
    assert(text != nil, "no word \(prefix + name)")
    return text ?? ""
  }

  private func value(of key: String) -> String? {
    let start = Array("\"\(key)\" = \"".utf8)
    return file.withUnsafeBytes { file in
      guard let base = file.baseAddress else { return nil as String? }
      var line = 0
      while let end = memchr(base + line, Int32(UInt8(ascii: "\n")), file.count - line) {
        let next = UnsafeRawPointer(end) - base + 1
        if next - line > start.count, memcmp(base + line, start, start.count) == 0 {
          let text = file[(line + start.count)..<next].prefix { $0 != UInt8(ascii: "\"") }
          return String(decoding: text, as: UTF8.self)
        }
        line = next
      }
      return nil
    }
  }
}
