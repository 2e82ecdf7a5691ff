internal import CLanguageFiles

/// The library's own words in its languages, compiled into the program: the files of `Languages`.
///
/// Nothing has to be installed with an application, and nothing is read at its start.
package enum LanguageTables {
  /// The English table.
  package static var english: [UInt8] { table(named: "en") ?? [] }

  /// The contents of a `.strings` file.
  ///
  /// - Parameter name: The file's name without its extension, such as `de` or `zh-Hant`.
  /// - Returns: The text in UTF-8; `nil` for a language that has none.
  package static func table(named name: String) -> [UInt8]? {
    var size = 0
    guard let bytes = language_file(name, &size) else { return nil }
    return Array(UnsafeBufferPointer(start: bytes, count: size))
  }
}
