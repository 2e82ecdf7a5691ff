import Foundation

/// The rows of a date picker's wheel, and their effect on the date.
struct DatePickerColumn {
  enum Kind {
    /// Days from a first one, with the current day in the middle, in the mode for date and time.
    case day(first: Date)
    case month, dayOfMonth, year
    case hour, minute
    /// AM or PM.
    case half
  }

  let kind: Kind
  /// The number of rows.
  let count: Int
  let calendar: Calendar
  let locale: Locale
  /// The interval between the values of adjacent rows, in minutes; 1 for other kinds.
  let step: Int
  private let formatter: DateFormatter
  /// The formatter for numbers in the locale's digits, as in the buttons of the picker.
  private let digits: NumberFormatter
  /// The word for the current day; `nil` if the locale's language is not supported.
  private let today: String?

  /// The first and the last year of a wheel.
  private static let firstYear = 1
  private static let lastYear = 9_999
  /// The number of days before and after the current one in a wheel of days.
  private static let daysOnEachSide = 36_500

  init(_ kind: Kind, _ count: Int, _ calendar: Calendar, _ locale: Locale, step: Int = 1) {
    (self.kind, self.count, self.calendar, self.locale) = (kind, count, calendar, locale)
    self.step = step
    today = SystemWords.words(forLocale: locale.identifier)?.today
    formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
    digits = NumberFormatter()
    digits.locale = locale
    digits.numberStyle = .none
    if case .minute = kind { digits.minimumIntegerDigits = 2 }
  }

  /// Returns the wheels of a mode; those for day, month and year are in the locale's order.
  @MainActor static func columns(
    of mode: UIDatePicker.Mode,
    onlyMonth: Bool = false,
    locale: Locale,
    calendar: Calendar,
    minuteInterval: Int
  ) -> [DatePickerColumn] {
    func make(_ kind: Kind, _ count: Int, step: Int = 1) -> DatePickerColumn {
      DatePickerColumn(kind, count, calendar, locale, step: step)
    }
    let years = make(.year, lastYear - firstYear + 1)
    if onlyMonth {
      let months = make(.month, 12)
      return isBefore("y", "M", in: locale) ? [years, months] : [months, years]
    }
    let pattern = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "H"
    let hasHalves = pattern.contains("a") && mode != .countDownTimer
    var time = [
      make(.hour, hasHalves ? 12 : 24), make(.minute, 60 / minuteInterval, step: minuteInterval),
    ]
    if hasHalves { time.append(make(.half, 2)) }
    switch mode {
    case .time, .countDownTimer: return time
    case .date:
      let parts: [(Character, DatePickerColumn)] = [
        ("d", make(.dayOfMonth, 31)), ("M", make(.month, 12)), ("y", years),
      ]
      return parts.sorted { isBefore($0.0, $1.0, in: locale) }.map(\.1)
    case .dateAndTime:
      let today = calendar.startOfDay(for: WindowHost.current.civilTime())
      let firstDay = calendar.date(byAdding: .day, value: -daysOnEachSide, to: today) ?? today
      return [make(.day(first: firstDay), 2 * daysOnEachSide + 1)] + time
    }
  }

  /// Returns whether a date component precedes another in the locale's date format.
  private static func isBefore(
    _ component: Character,
    _ otherComponent: Character,
    in locale: Locale
  ) -> Bool {
    let order = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? ""
    let first = order.firstIndex(of: component) ?? order.endIndex
    return first < order.firstIndex(of: otherComponent) ?? order.endIndex
  }

  /// The width of the wheel, in points.
  var width: CGFloat {
    switch kind {
    case .day: 150
    case .month: 130
    case .dayOfMonth, .year: 70
    case .hour, .minute, .half: 50
    }
  }

  /// Whether an hour wheel has twelve hours, with AM and PM in another wheel.
  private var hasHalves: Bool { count == 12 }

  /// Returns the text of a row.
  func title(forRow row: Int) -> String {
    switch kind {
    case .day(let first):
      if row == DatePickerColumn.daysOnEachSide, let today { return today }
      let date = calendar.date(byAdding: .day, value: row, to: first) ?? first
      return formatter.string(from: date)
    case .month:
      let names = formatter.standaloneMonthSymbols
      return names.indices.contains(row) ? names[row] : number(row + 1)
    case .dayOfMonth: return number(row + 1)
    case .year: return number(row + DatePickerColumn.firstYear)
    case .hour: return number(hasHalves && row == 0 ? 12 : row)
    case .minute: return number(row * step)
    case .half: return row == 0 ? formatter.amSymbol : formatter.pmSymbol
    }
  }

  private func number(_ number: Int) -> String {
    digits.string(from: number as NSNumber) ?? "\(number)"
  }

  /// Returns the row of a date.
  func row(of date: Date) -> Int {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    switch kind {
    case .day(let first):
      let day = calendar.startOfDay(for: date)
      return calendar.dateComponents([.day], from: first, to: day).day ?? 0
    case .month: return (parts.month ?? 1) - 1
    case .dayOfMonth: return (parts.day ?? 1) - 1
    case .year: return (parts.year ?? 1) - DatePickerColumn.firstYear
    case .hour: return (parts.hour ?? 0) % (hasHalves ? 12 : 24)
    case .minute: return (parts.minute ?? 0) / step
    case .half: return (parts.hour ?? 0) / 12
    }
  }

  /// Returns a date with a different row selected.
  ///
  /// A day beyond the end of the month becomes its last day.
  func date(_ date: Date, bySelecting row: Int) -> Date {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    switch kind {
    case .day:
      return calendar.date(byAdding: .day, value: row - self.row(of: date), to: date) ?? date
    case .month: parts.month = row + 1
    case .dayOfMonth: parts.day = row + 1
    case .year: parts.year = row + DatePickerColumn.firstYear
    case .hour: parts.hour = hasHalves ? row + (parts.hour ?? 0) / 12 * 12 : row
    case .minute: parts.minute = row * step
    case .half: parts.hour = (parts.hour ?? 0) % 12 + 12 * row
    }
    return calendar.date(from: clamped(parts)) ?? date
  }

  private func clamped(_ parts: DateComponents) -> DateComponents {
    var parts = parts
    var month = parts
    month.day = 1
    guard let day = parts.day, let start = calendar.date(from: month),
      let days = calendar.range(of: .day, in: .month, for: start)
    else { return parts }
    parts.day = min(day, days.count)
    return parts
  }
}
