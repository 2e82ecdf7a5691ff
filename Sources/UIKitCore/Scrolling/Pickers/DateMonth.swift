import Foundation

/// A month of a calendar, laid out in seven columns.
struct DateMonth {
  /// The first moment of the month.
  let start: Date
  /// The number of days.
  let dayCount: Int
  /// The column of the first day.
  let firstColumn: Int
  private let calendar: Calendar

  /// Creates the month that contains a date.
  init(_ date: Date, _ calendar: Calendar) {
    self.calendar = calendar
    let parts = calendar.dateComponents([.era, .year, .month], from: date)
    start = calendar.date(from: parts) ?? calendar.startOfDay(for: date)
    dayCount = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
    let weekday = calendar.component(.weekday, from: start)
    firstColumn = (weekday - calendar.firstWeekday + 7) % 7
  }

  /// Returns the first moment of a day, counted from 1.
  func day(_ number: Int) -> Date {
    calendar.date(byAdding: .day, value: number - 1, to: start) ?? start
  }

  /// Returns the day of a date, counted from 1; `nil` for dates in other months.
  func number(of date: Date) -> Int? {
    guard calendar.isDate(date, equalTo: start, toGranularity: .month) else { return nil }
    return calendar.component(.day, from: date)
  }

  /// Returns the month at a distance of a number of months.
  func adding(_ months: Int) -> DateMonth {
    DateMonth(calendar.date(byAdding: .month, value: months, to: start) ?? start, calendar)
  }
}
