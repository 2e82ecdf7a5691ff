import UIKit

/// The content of the file of selected cities.
///
///     { "cities" : ["Europe/London", "Asia/Tokyo"], "version" : 1 }
struct CityFile: Equatable {
  var cities: [City]
  /// Names that this machine's time zone database does not have.
  var unknown: [String] = []

  private struct Content: Codable {
    var version: Int
    var cities: [String]
  }

  private static let version = 1
}

extension CityFile {
  /// The file's bytes.
  ///
  /// Equal lists give equal bytes. Unknown names are not written.
  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(Content(version: Self.version, cities: cities.map(\.identifier)))
  }

  /// Reads a file's bytes.
  ///
  /// - Throws: `StoreError` when they are not what `encoded` makes.
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
