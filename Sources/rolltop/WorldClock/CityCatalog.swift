import UIKit

/// All cities that there are, by region.
struct CityCatalog: Sendable {
  /// A part of the world.
  struct Region: Equatable, Sendable {
    var name: String
    /// By name.
    var cities: [City]
  }

  /// By name, those without a region last.
  let regions: [Region]

  /// - Parameter identifiers: Names of the time zone database; unknown ones are left out.
  init(identifiers: [String] = TimeZone.knownTimeZoneIdentifiers) {
    let cities = identifiers.compactMap(City.init).sorted { $0.name < $1.name }
    regions = Dictionary(grouping: cities, by: \.region)
      .map { Region(name: $0.key, cities: $0.value) }
      .sorted { left, right in
        let isLeftLast = left.name == City.regionOfOthers
        let isRightLast = right.name == City.regionOfOthers
        return isLeftLast == isRightLast ? left.name < right.name : isRightLast
      }
  }

  /// The city of an index path.
  subscript(indexPath: IndexPath) -> City {
    regions[indexPath.section].cities[indexPath.row]
  }
}
