import UIKit

/// A city and its time zone.
struct City: Equatable, Sendable {
  /// The name in the time zone database, such as "America/Argentina/Buenos_Aires".
  var identifier: String
  /// The displayed name, such as "Buenos Aires, Argentina".
  var name: String
  /// The region, such as "America".
  var region: String
  var timeZone: TimeZone

  /// Finds a city; `nil` if the time zone does not exist.
  ///
  /// - Parameter identifier: A name of the time zone database, such as "Europe/Paris".
  init?(identifier: String) {
    guard let timeZone = TimeZone(identifier: identifier) else { return nil }
    self.identifier = identifier
    self.timeZone = timeZone
    let parts = identifier.split(separator: "/").map {
      String($0.replacing("_", with: " "))
    }
    region = parts.count > 1 ? parts[0] : City.regionOfOthers
    name = parts.dropFirst().reversed().joined(separator: ", ")
    if name.isEmpty { name = identifier }
  }

  /// The region of time zones whose names contain none.
  static let regionOfOthers = "Other"

  static func == (left: City, right: City) -> Bool {
    left.identifier == right.identifier
  }
}
