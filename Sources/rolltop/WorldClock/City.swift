import UIKit

/// A place with a time of its own.
struct City: Equatable, Sendable {
  /// What is told to the user, such as "Buenos Aires, Argentina".
  var name: String
  /// The part of the world, such as "America".
  var region: String
  var timeZone: TimeZone

  /// Finds a city; `nil` when there is no such time zone.
  ///
  /// - Parameter identifier: A name of the time zone database, such as "Europe/Paris".
  init?(identifier: String) {
    guard let timeZone = TimeZone(identifier: identifier) else { return nil }
    self.timeZone = timeZone
    let parts = identifier.split(separator: "/").map {
      String($0.replacing("_", with: " "))
    }
    region = parts.count > 1 ? parts[0] : City.regionOfOthers
    name = parts.dropFirst().reversed().joined(separator: ", ")
    if name.isEmpty { name = identifier }
  }

  /// The region of time zones that do not name one.
  static let regionOfOthers = "Other"
}

extension City {
  /// The local time as "Sat 09:41:26".
  ///
  /// Worked out by hand: it is needed for every visible row in every second, and a
  /// date formatter takes a hundred times as long.
  func time(at date: Date) -> String {
    let offset = timeZone.secondsFromGMT(for: date)
    let seconds = Int(date.timeIntervalSince1970.rounded(.down)) + offset
    let days = seconds.flooredDivision(by: 86_400)
    let second = seconds - days * 86_400
    // 1 January 1970 was a Thursday.
    let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    let weekday = weekdays[days - days.flooredDivision(by: 7) * 7]
    let digits = [second / 3600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(weekday) \(digits.joined(separator: ":"))"
  }
}

extension Int {
  /// The quotient rounded down, also before 1970.
  fileprivate func flooredDivision(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
