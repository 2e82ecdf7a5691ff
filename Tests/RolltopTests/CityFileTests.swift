import Foundation
import Testing

@testable import rolltop

/// Tests for `CityFile`, the file format of the world clock.
@Suite struct CityFileTests {
  @Test func encodedCitiesDecodeToTheSameCities() throws {
    for cities in [[], CityList.standard.cities] {
      let data = try CityFile(cities: cities).encoded()
      #expect(try CityFile(decoding: data) == CityFile(cities: cities))
    }
    let all = TimeZone.knownTimeZoneIdentifiers.compactMap(City.init)
    #expect(try CityFile(cities: all).encoded().count < CityStore.maximumFileSize)
  }

  @Test func theFileCanBeReadByPeople() throws {
    let cities = ["Asia/Tokyo"].compactMap(City.init)
    let text = String(decoding: try CityFile(cities: cities).encoded(), as: UTF8.self)
    #expect(text.contains("\"Asia/Tokyo\""))
  }

  @Test(arguments: [
    "", " ", "{", "[]", "null", "42", "\"Asia/Tokyo\"", "{}", "{\"cities\": []}",
    "{\"version\": 1}", "{\"version\": 1, \"cities\": null}",
    "{\"version\": 1, \"cities\": {}}", "{\"version\": 1, \"cities\": [1]}",
    "{\"version\": 1, \"cities\": [null]}", "{\"version\": 1, \"cities\": [[\"Asia/Tokyo\"]]}",
    "{\"version\": \"1\", \"cities\": []}", "{\"version\": 2, \"cities\": []}",
    "{\"version\": 1, \"cities\": [\"Asia/Tokyo\"", "\u{0}\u{0}\u{0}\u{0}",
    "{\"version\": 1e99, \"cities\": []}",
  ])
  func invalidContentIsRejected(text: String) {
    #expect(throws: StoreError.self) { try CityFile(decoding: Data(text.utf8)) }
  }

  @Test func everyTruncationIsRejected() throws {
    let data = try CityFile(cities: CityList.standard.cities).encoded()
    for count in 0..<data.count {
      #expect(throws: StoreError.self) { try CityFile(decoding: data.prefix(count)) }
    }
  }

  @Test func damagedBytesDoNotCrashTheDecoder() throws {
    let data = try CityFile(cities: CityList.standard.cities).encoded()
    for index in data.indices {
      for byte in [0, 0x20, 0x22, 0x5D, 0x80, 0xFF] as [UInt8] {
        var damaged = data
        damaged[index] = byte
        _ = try? CityFile(decoding: damaged)
      }
    }
  }

  @Test func deepNestingIsRejected() {
    let text = String(repeating: "[", count: 60_000)
    #expect(throws: StoreError.self) { try CityFile(decoding: Data(text.utf8)) }
  }

  @Test func unknownCitiesAreListedSeparately() throws {
    let names = ["Mars/Olympus", "Asia/Tokyo", "", "../../etc/passwd", "Europe/"]
    let data = try JSONSerialization.data(withJSONObject: ["version": 1, "cities": names])
    let file = try CityFile(decoding: data)
    #expect(file.cities == ["Asia/Tokyo"].compactMap(City.init))
    #expect(file.unknown == ["Mars/Olympus", "", "../../etc/passwd", "Europe/"])
  }
}
