import UIKit

/// The format of times of day in a language and region.
struct ClockFormat: Equatable, Sendable {
  /// The separator of hours and minutes.
  var separator = ":"
  /// Whether hours below ten have a leading zero.
  var padsHours = true
  /// The number of hours per cycle: 24 or 12.
  var cycle = 24
  /// The first hour of a cycle: 0, or the number of hours per cycle.
  var firstHour = 0
  /// The names of the day periods; empty in the 24-hour format.
  var periods: [String] = []
  /// Whether the day period precedes the hours.
  var beginsWithPeriod = false

  /// Creates a 24-hour format with two digits.
  init() {}

  init(locale: Locale) {
    let format = DateFormatter.dateFormat(fromTemplate: "jm", options: 0, locale: locale) ?? ""
    guard let start = format.firstIndex(where: "HkhK".contains) else { return }
    let letter = format[start]
    let hours = format[start...].prefix { $0 == letter }
    let between = format[hours.endIndex...].prefix { $0 != "m" }.filter { $0 != "'" }
    if !between.isEmpty { separator = between }
    padsHours = hours.count > 1
    cycle = "Hk".contains(letter) ? 24 : 12
    firstHour = "kh".contains(letter) ? cycle : 0
    guard cycle == 12 else { return }
    let formatter = DateFormatter()
    formatter.locale = locale
    periods = [formatter.amSymbol, formatter.pmSymbol].compactMap { $0 }
    beginsWithPeriod = format[..<start].contains { "abB".contains($0) }
  }

  /// Formats an hour from 0 to 23 and a minute, such as "09:41".
  func text(hour: Int, minute: Int) -> String {
    let counted = hour % cycle
    let displayedHour = counted == 0 ? firstHour : counted
    return
      "\(padsHours ? displayedHour.twoDigits : "\(displayedHour)")\(separator)\(minute.twoDigits)"
  }

  /// Returns the day period of an hour from 0 to 23; empty in the 24-hour format.
  func period(ofHour hour: Int) -> String {
    periods.isEmpty ? "" : periods[min(hour / 12, periods.count - 1)]
  }
}

extension Int {
  /// The number with a leading zero if it has one digit.
  var twoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}
