import UIKit

/// Formats numbers with a locale's separators.
///
/// Foundation's styles are too slow for every row of a list that scrolls.
struct Digits {
  /// The separator between groups of three digits.
  var groupSeparator = ","
  /// The separator before the fraction.
  var decimalSeparator = "."

  init() {}

  /// The locales with the default separators that are known without asking ICU, which takes 3 MB of
  /// memory.
  private static let defaultSeparatorLocales: Set = ["en_001", "en_GB", "en_US"]

  init(locale: Locale) {
    guard !Digits.defaultSeparatorLocales.contains(locale.identifier) else { return }
    groupSeparator = locale.groupingSeparator ?? ","
    decimalSeparator = locale.decimalSeparator ?? "."
  }

  /// Formats an integer, which must not be negative, in groups of three digits.
  func grouped(_ value: Int) -> String {
    var text = ""
    for (index, digit) in String(value).reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { text.append(contentsOf: groupSeparator.reversed()) }
      text.append(digit)
    }
    return String(text.reversed())
  }

  /// Formats a number from 0 to a billion with a fixed number of decimals, at least 1.
  func decimal(_ value: Double, digits: Int) -> String {
    let unit = (0..<digits).reduce(1) { unit, _ in unit * 10 }
    let scaledValue = Int((value * Double(unit)).rounded())
    let fraction = String(scaledValue % unit)
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return "\(scaledValue / unit)\(decimalSeparator)\(zeros)\(fraction)"
  }

  /// Formats seconds as milliseconds with two decimals.
  func milliseconds(_ seconds: Double) -> String { decimal(seconds * 1000, digits: 2) }
}
