import UIKit

/// Writes numbers of rows and figures with a locale's separators; Foundation's styles cost too much
/// for every row of a list that is scrolled.
struct Digits {
  /// Between groups of three digits.
  var groupSeparator = ","
  /// Before the fraction.
  var decimalSeparator = "."

  init() {}

  init(locale: Locale) {
    groupSeparator = locale.groupingSeparator ?? ","
    decimalSeparator = locale.decimalSeparator ?? "."
  }

  /// A whole number in groups of three digits.
  func grouped(_ value: Int) -> String {
    var text = ""
    for (index, digit) in String(value).reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { text.append(contentsOf: groupSeparator.reversed()) }
      text.append(digit)
    }
    return String(text.reversed())
  }

  /// A number from 0 to a billion with a fixed number of digits after the point, 1 or more.
  func decimal(_ value: Double, digits: Int) -> String {
    let unit = (0..<digits).reduce(1) { unit, _ in unit * 10 }
    let whole = Int((value * Double(unit)).rounded())
    let fraction = String(whole % unit)
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return "\(whole / unit)\(decimalSeparator)\(zeros)\(fraction)"
  }

  /// Seconds in milliseconds, with two digits after the point.
  func milliseconds(_ seconds: Double) -> String { decimal(seconds * 1000, digits: 2) }
}
