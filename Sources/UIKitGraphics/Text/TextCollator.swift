internal import CFoundationICU

/// The order of texts in a language, by ICU's collation.
@MainActor
package final class TextCollator {
  /// The differences that count when texts are compared.
  package enum Strength {
    /// Different letters; neither accents, nor upper and lower case.
    case letters
    /// Letters, then accents, then case.
    case full
  }

  private let collator: OpaquePointer?

  /// - Parameters:
  ///   - locale: A name such as `de_CH`; the common order of Unicode serves unknown ones.
  ///   - strength: What counts.
  package init(locale: String, strength: Strength) {
    var status: Int32 = 0
    collator = swift_ucol_open(locale, &status)
    guard let collator else { return }
    switch strength {
    case .letters: swift_ucol_setStrength(collator, rolltop_letters_count)
    case .full: swift_ucol_setStrength(collator, rolltop_case_counts)
    }
  }

  isolated deinit {
    if let collator { swift_ucol_close(collator) }
  }

  /// Compares two texts.
  ///
  /// - Parameters:
  ///   - first: UTF-16 code units.
  ///   - second: UTF-16 code units.
  /// - Returns: Less than 0 when the first one comes first, 0 when they are equal.
  func compare(_ first: [UInt16], _ second: [UInt16]) -> Int {
    guard let collator else {
      return first == second ? 0 : first.lexicographicallyPrecedes(second) ? -1 : 1
    }
    return Int(
      swift_ucol_strcoll(
        collator,
        first,
        Int32(clamping: first.count),
        second,
        Int32(clamping: second.count)
      )
    )
  }

  /// The bytes whose order is that of the texts, for sorting many.
  ///
  /// - Parameter text: The text.
  /// - Returns: Bytes, to be compared one by one.
  /// - Complexity: Linear in the length of the text.
  package func sortKey(of text: String) -> [UInt8] {
    let units = Array(text.utf16)
    let count = Int32(clamping: units.count)
    guard let collator else { return Array(text.utf8) }
    let needed = Int(swift_ucol_getSortKey(collator, units, count, nil, 0))
    return [UInt8](unsafeUninitializedCapacity: needed) { buffer, written in
      let length = swift_ucol_getSortKey(
        collator,
        units,
        count,
        buffer.baseAddress,
        Int32(clamping: needed)
      )
      written = min(Int(length), needed)
    }
  }
}
