import UIKit

// Computed without a date formatter, which takes a hundred times as long: the code runs for every
// visible row every second.
extension City {
  /// The time of day as text.
  struct Clock: Equatable {
    /// Hours and minutes, such as "09:41".
    var minutes: String
    /// Seconds, such as "26".
    var seconds: String
    /// The day period, such as "PM"; empty in the 24-hour format.
    var period = ""
  }

  /// Returns the time of day in the city.
  func clock(at date: Date, format: ClockFormat = ClockFormat()) -> Clock {
    let second = localSeconds(at: date).flooredRemainder(by: 86_400)
    let hour = second / 3600
    return Clock(
      minutes: format.text(hour: hour, minute: second / 60 % 60),
      seconds: (second % 60).twoDigits,
      period: format.period(ofHour: hour)
    )
  }

  /// Returns the relative day and the time difference to another time zone, such as "Tomorrow,
  /// +5:45 h".
  ///
  /// - Parameters:
  ///   - date: The date, on which daylight saving time depends.
  ///   - timeZone: The user's time zone.
  /// - Returns: The text; "Today, same time" if there is no difference.
  func timeDifference(at date: Date, from timeZone: TimeZone) -> String {
    let citySeconds = localSeconds(at: date)
    let secondsAhead = self.timeZone.secondsFromGMT(for: date) - timeZone.secondsFromGMT(for: date)
    let userSeconds = citySeconds - secondsAhead
    let dayOffset =
      citySeconds.flooredDivision(by: 86_400) - userSeconds.flooredDivision(by: 86_400)
    let day = dayOffset == 0 ? "Today" : dayOffset < 0 ? "Yesterday" : "Tomorrow"
    guard secondsAhead != 0 else { return "\(day), same time" }
    let minutes = abs(secondsAhead) / 60
    let fraction = minutes % 60 == 0 ? "" : ":\((minutes % 60).twoDigits)"
    return "\(day), \(secondsAhead < 0 ? "−" : "+")\(minutes / 60)\(fraction) h"
  }

  /// Returns the local time of the city in seconds since the beginning of 1970 in local time.
  private func localSeconds(at date: Date) -> Int {
    Int(date.timeIntervalSince1970.rounded(.down)) + timeZone.secondsFromGMT(for: date)
  }
}

extension Int {
  /// Returns the quotient rounded down, also for negative values.
  fileprivate func flooredDivision(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }

  /// Returns the remainder of the floored division; never negative for a positive divisor.
  fileprivate func flooredRemainder(by divisor: Int) -> Int {
    self - flooredDivision(by: divisor) * divisor
  }
}
