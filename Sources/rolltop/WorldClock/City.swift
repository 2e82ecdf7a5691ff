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

  /// Creates the city of a time zone; `nil` if the time zone does not exist.
  ///
  /// - Parameter identifier: A name of the time zone database, such as "Europe/Paris".
  init?(identifier: String) {
    guard let timeZone = TimeZone(identifier: identifier) else { return nil }
    self.identifier = identifier
    self.timeZone = timeZone
    let components = identifier.split(separator: "/").map {
      String($0.replacing("_", with: " "))
    }
    region = components.count > 1 ? components[0] : City.otherRegion
    name = components.dropFirst().reversed().joined(separator: ", ")
    if name.isEmpty { name = identifier }
  }

  /// The region of time zones whose names contain none.
  static let otherRegion = "Other"

  static func == (lhs: City, rhs: City) -> Bool {
    lhs.identifier == rhs.identifier
  }
}
