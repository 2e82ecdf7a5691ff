import UIKit

/// The content of the file of selected cities.
///
///     { "cities" : ["Europe/London", "Asia/Tokyo"], "version" : 1 }
struct CityFile: Equatable {
  var cities: [City]
  /// Names that are missing in this machine's time zone database.
  var unknown: [String] = []

  private struct Content: Codable {
    var version: Int
    var cities: [String]
  }

  private static let version = 1
}

extension CityFile {
  /// Encodes the file's content.
  ///
  /// Equal lists produce equal bytes. Unknown names are not written.
  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(Content(version: Self.version, cities: cities.map(\.identifier)))
  }

  /// Decodes a file's content.
  ///
  /// - Throws: `StoreError` if the data is not a list of cities of this version.
  init(decoding data: Data) throws(StoreError) {
    let content: Content
    do {
      content = try JSONDecoder().decode(Content.self, from: data)
    } catch {
      throw StoreError(data.isEmpty ? "it is empty" : "it is not a list of cities")
    }
    guard content.version == Self.version else {
      throw StoreError("it is of version \(content.version)")
    }
    self.init(cities: [])
    for identifier in content.cities {
      if let city = City(identifier: identifier) {
        cities.append(city)
      } else {
        unknown.append(identifier)
      }
    }
  }
}
