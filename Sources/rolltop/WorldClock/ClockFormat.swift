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

  /// Creates the format of a locale, from its pattern for hours and minutes.
  init(locale: Locale) {
    let format = DateFormatter.dateFormat(fromTemplate: "jm", options: 0, locale: locale) ?? ""
    // The hour letters count from 0 to 23, from 1 to 24, from 1 to 12 and from 0 to 11.
    guard let hourIndex = format.firstIndex(where: "HkhK".contains) else { return }
    let letter = format[hourIndex]
    let hours = format[hourIndex...].prefix { $0 == letter }
    let separatorText = format[hours.endIndex...].prefix { $0 != "m" }.filter { $0 != "'" }
    if !separatorText.isEmpty { separator = separatorText }
    padsHours = hours.count > 1
    cycle = "Hk".contains(letter) ? 24 : 12
    firstHour = "kh".contains(letter) ? cycle : 0
    guard cycle == 12 else { return }
    let formatter = DateFormatter()
    formatter.locale = locale
    periods = [formatter.amSymbol, formatter.pmSymbol].compactMap { $0 }
    beginsWithPeriod = format[..<hourIndex].contains { "abB".contains($0) }
  }

  /// Formats an hour from 0 to 23 and a minute, such as "09:41".
  func text(hour: Int, minute: Int) -> String {
    let hourOfCycle = hour % cycle
    let displayedHour = hourOfCycle == 0 ? firstHour : hourOfCycle
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
