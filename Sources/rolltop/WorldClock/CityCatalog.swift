import UIKit

/// All cities of the time zone database, by their first letter.
struct CityCatalog: Sendable {
  /// The cities under a letter.
  struct Section: Equatable, Sendable {
    /// The letter, in upper case.
    var title: String
    /// The cities, sorted by name.
    var cities: [City]
  }

  /// The sections, sorted by letter.
  let sections: [Section]

  /// - Parameter identifiers: Names of the time zone database; unknown names are ignored.
  init(identifiers: [String] = TimeZone.knownTimeZoneIdentifiers) {
    let cities = identifiers.compactMap(City.init).sorted {
      ($0.name, $0.identifier) < ($1.name, $1.identifier)
    }
    sections = Dictionary(grouping: cities) { $0.name.prefix(1).uppercased() }
      .map { Section(title: $0.key, cities: $0.value) }
      .sorted { $0.title < $1.title }
  }

  /// Returns the cities whose name or region contains a text, ignoring case and accents.
  ///
  /// - Parameter text: The searched text; an empty text matches all cities.
  /// - Returns: The sections with matching cities.
  func sections(foundBy text: String) -> [Section] {
    guard !text.isEmpty else { return sections }
    return sections.compactMap { section in
      let matches = section.cities.filter {
        $0.name.isFound(by: text) || $0.region.isFound(by: text)
      }
      return matches.isEmpty ? nil : Section(title: section.title, cities: matches)
    }
  }
}
