internal import CFoundationICU

/// The collation order of text in a language, provided by ICU.
@MainActor
package final class TextCollator {
  /// The strength of a comparison.
  package enum Strength {
    /// Compares letters; ignores accents and case.
    case letters
    /// Compares letters, then accents, then case.
    case full
  }

  private let collator: OpaquePointer?

  /// Creates a collator.
  ///
  /// - Parameters:
  ///   - locale: A locale name such as `de_CH`; the root collation of Unicode is used for unknown
  ///     locales.
  ///   - strength: The strength of comparisons.
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

  /// Compares two texts in collation order.
  ///
  /// - Parameters:
  ///   - first: The UTF-16 code units of the first text.
  ///   - second: The UTF-16 code units of the second text.
  /// - Returns: A negative number if the first text comes first, 0 if both are equal, otherwise a
  ///   positive number.
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

  /// Returns a sort key, whose bytes have the order of the texts.
  ///
  /// Sort keys speed up sorting of many texts.
  ///
  /// - Parameter text: The text.
  /// - Returns: The key, to be compared byte by byte.
  /// - Complexity: Linear in the length of the text.
  package func sortKey(of text: String) -> [UInt8] {
    let units = Array(text.utf16)
    let count = Int32(clamping: units.count)
    guard let collator else { return Array(text.utf8) }
    let keyLength = Int(swift_ucol_getSortKey(collator, units, count, nil, 0))
    return [UInt8](unsafeUninitializedCapacity: keyLength) { buffer, written in
      let length = swift_ucol_getSortKey(
        collator,
        units,
        count,
        buffer.baseAddress,
        Int32(clamping: keyLength)
      )
      written = min(Int(length), keyLength)
    }
  }
}
