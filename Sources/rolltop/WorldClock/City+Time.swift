import UIKit

// Worked out by hand: all of this is needed for every visible row in every second,
// and a date formatter takes a hundred times as long.
extension City {
  /// What a clock on the wall shows.
  struct Clock: Equatable {
    /// Such as "09:41".
    var minutes: String
    /// Such as "26".
    var seconds: String
  }

  /// The local time of day.
  func clock(at date: Date) -> Clock {
    let second = localSeconds(at: date).flooredRemainder(by: 86_400)
    return Clock(
      minutes: "\((second / 3600).twoDigits):\((second / 60 % 60).twoDigits)",
      seconds: (second % 60).twoDigits
    )
  }

  /// The day and the difference in time as seen from elsewhere, such as "Tomorrow, +5:45 h".
  ///
  /// - Parameters:
  ///   - date: The moment, on which daylight saving time depends.
  ///   - timeZone: Where the user is.
  /// - Returns: The text; "Today, same time" where there is no difference.
  func distance(at date: Date, from timeZone: TimeZone) -> String {
    let own = localSeconds(at: date)
    let ahead = self.timeZone.secondsFromGMT(for: date) - timeZone.secondsFromGMT(for: date)
    let days = own.flooredDivision(by: 86_400) - (own - ahead).flooredDivision(by: 86_400)
    let day = days == 0 ? "Today" : days < 0 ? "Yesterday" : "Tomorrow"
    guard ahead != 0 else { return "\(day), same time" }
    let minutes = abs(ahead) / 60
    let fraction = minutes % 60 == 0 ? "" : ":\((minutes % 60).twoDigits)"
    return "\(day), \(ahead < 0 ? "−" : "+")\(minutes / 60)\(fraction) h"
  }

  /// Seconds since 1970 as the city's clocks count them.
  private func localSeconds(at date: Date) -> Int {
    Int(date.timeIntervalSince1970.rounded(.down)) + timeZone.secondsFromGMT(for: date)
  }
}

extension Int {
  /// The quotient rounded down, also before 1970.
  fileprivate func flooredDivision(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }

  /// What is left of it, from 0 on.
  fileprivate func flooredRemainder(by divisor: Int) -> Int {
    self - flooredDivision(by: divisor) * divisor
  }

  fileprivate var twoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}
