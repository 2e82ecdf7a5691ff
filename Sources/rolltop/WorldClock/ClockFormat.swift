import UIKit

/// The format of times of day in a language and region.
struct ClockFormat: Equatable, Sendable {
  /// Between hours and minutes.
  var separator = ":"
  /// Whether hours below ten begin with a zero.
  var padsHours = true
  /// The hours that are counted: 24, or twice 12.
  var cycle = 24
  /// The number of the first hour: 0, or that of the cycle.
  var firstHour = 0
  /// The names of the halves of the day; none where there are 24 hours.
  var periods: [String] = []
  /// Whether the half of the day is before the hours.
  var beginsWithPeriod = false

  /// Two digits for each of 24 hours.
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

  /// An hour from 0 to 23 with its minute, such as "09:41".
  func text(hour: Int, minute: Int) -> String {
    let counted = hour % cycle
    let shown = counted == 0 ? firstHour : counted
    return "\(padsHours ? shown.twoDigits : "\(shown)")\(separator)\(minute.twoDigits)"
  }

  /// The half of the day of an hour from 0 to 23; empty where there are 24 hours.
  func period(ofHour hour: Int) -> String {
    periods.isEmpty ? "" : periods[min(hour / 12, periods.count - 1)]
  }
}

extension Int {
  /// The number with a zero before it where it has one digit.
  var twoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}
