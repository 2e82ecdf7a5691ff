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

  /// The locales that are known to have the default separators, so that ICU, which takes 3 MB of
  /// memory, is not loaded for them.
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

  /// Formats a number from 0 to a billion.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - digits: The number of digits after the decimal separator, at least 1.
  /// - Returns: The rounded number.
  func decimal(_ value: Double, digits: Int) -> String {
    let powerOfTen = (0..<digits).reduce(1) { power, _ in power * 10 }
    let scaledValue = Int((value * Double(powerOfTen)).rounded())
    let fraction = String(scaledValue % powerOfTen)
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return "\(scaledValue / powerOfTen)\(decimalSeparator)\(zeros)\(fraction)"
  }

  /// Formats seconds as milliseconds with two decimals.
  func milliseconds(_ seconds: Double) -> String { decimal(seconds * 1000, digits: 2) }
}
