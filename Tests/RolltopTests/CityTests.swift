import Foundation
import Testing

@testable import rolltop

@Suite struct CityTests {
  private func city(_ identifier: String) throws -> City {
    try #require(City(identifier: identifier))
  }

  @Test func namesComeFromTheIdentifier() throws {
    #expect(try city("America/Argentina/Buenos_Aires").name == "Buenos Aires, Argentina")
    #expect(try city("America/Argentina/Buenos_Aires").region == "America")
    #expect(try city("GMT").name == "GMT")
    #expect(try city("GMT").region == City.regionOfOthers)
    #expect(City(identifier: "Europe/Atlantis") == nil)
  }

  @Test(arguments: [
    ("GMT", 1_773_481_286.0, "Sat 09:41:26"),
    ("Asia/Kathmandu", 1_773_481_286, "Sat 15:26:26"),
    ("Pacific/Kiritimati", 1_773_481_286, "Sat 23:41:26"),
    ("Pacific/Pago_Pago", 1_773_481_286, "Fri 22:41:26"),
    ("GMT", 0, "Thu 00:00:00"),
    ("GMT", -0.5, "Wed 23:59:59"),
  ])
  func timeIsLocal(identifier: String, seconds: Double, text: String) throws {
    #expect(try city(identifier).time(at: Date(timeIntervalSince1970: seconds)) == text)
  }

  @Test func daylightSavingTimeCounts() throws {
    let paris = try city("Europe/Paris")
    #expect(paris.time(at: Date(timeIntervalSince1970: 1_774_745_999)) == "Sun 01:59:59")
    #expect(paris.time(at: Date(timeIntervalSince1970: 1_774_746_000)) == "Sun 03:00:00")
  }

  @Test func theCatalogIsSorted() {
    let catalog = CityCatalog(identifiers: ["UTC", "Europe/Rome", "Asia/Tokyo", "Europe/Bern?"])
    #expect(catalog.regions.map(\.name).last == City.regionOfOthers)
    #expect(catalog.regions.first?.name == "Asia")
    #expect(catalog[IndexPath(indexes: [1, 0])].name == "Rome")
    #expect(CityCatalog().regions.reduce(0) { $0 + $1.cities.count } > 300)
  }
}
