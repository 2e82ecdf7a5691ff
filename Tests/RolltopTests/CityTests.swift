import Foundation
import Testing

@testable import rolltop

/// Tests for `City`.
@Suite struct CityTests {
  private func city(_ identifier: String) throws -> City {
    try #require(City(identifier: identifier))
  }

  @Test func namesComeFromTheIdentifier() throws {
    #expect(try city("America/Argentina/Buenos_Aires").name == "Buenos Aires, Argentina")
    #expect(try city("America/Argentina/Buenos_Aires").region == "America")
    #expect(try city("GMT").name == "GMT")
    #expect(try city("GMT").region == City.otherRegion)
    #expect(City(identifier: "Europe/Atlantis") == nil)
  }

  // 1,773,481,286 is 14 March 2026, 09:41:26 UTC.
  @Test(arguments: [
    ("GMT", 1_773_481_286.0, "09:41", "26"),
    ("Asia/Kathmandu", 1_773_481_286, "15:26", "26"),
    ("Pacific/Kiritimati", 1_773_481_286, "23:41", "26"),
    ("Pacific/Pago_Pago", 1_773_481_286, "22:41", "26"),
    ("GMT", 0, "00:00", "00"),
    ("GMT", -0.5, "23:59", "59"),
  ])
  func theClockShowsLocalTime(
    identifier: String,
    seconds: Double,
    minutes: String,
    secondsText: String
  ) throws {
    let clock = try city(identifier).clock(at: Date(timeIntervalSince1970: seconds))
    #expect(clock == City.Clock(minutes: minutes, seconds: secondsText))
  }

  @Test func theClockRespectsDaylightSavingTime() throws {
    // The last second before daylight saving time on 29 March 2026, and the next one.
    let paris = try city("Europe/Paris")
    #expect(paris.clock(at: Date(timeIntervalSince1970: 1_774_745_999)).minutes == "01:59")
    #expect(paris.clock(at: Date(timeIntervalSince1970: 1_774_746_000)).minutes == "03:00")
  }

  @Test(arguments: [
    ("GMT", "GMT", "Today, same time"),
    ("Asia/Kathmandu", "GMT", "Today, +5:45 h"),
    ("Pacific/Kiritimati", "GMT", "Today, +14 h"),
    ("Pacific/Pago_Pago", "GMT", "Yesterday, −11 h"),
    ("GMT", "Pacific/Pago_Pago", "Tomorrow, +11 h"),
    ("Pacific/Marquesas", "GMT", "Today, −9:30 h"),
  ])
  func theTimeDifferenceNamesDayAndHours(identifier: String, home: String, text: String) throws {
    // 14 March 2026, 09:41:26 UTC.
    let moment = Date(timeIntervalSince1970: 1_773_481_286)
    let difference = try city(identifier)
      .timeDifference(at: moment, from: city(home).timeZone)
    #expect(difference == text)
  }

  @Test func theCatalogIsSortedByLetter() {
    let catalog = CityCatalog(identifiers: ["UTC", "Europe/Rome", "Europe/Riga", "Europe/Bern?"])
    #expect(catalog.sections.map(\.title) == ["R", "U"])
    #expect(catalog.sections[0].cities[0].identifier == "Europe/Riga")
    #expect(CityCatalog().sections.reduce(0) { $0 + $1.cities.count } > 300)
  }

  @Test(arguments: [
    ("en_GB", "09:41 ", "00:05 ", "15:26 "), ("en_US", "9:41 AM", "12:05 AM", "3:26 PM"),
    ("fi_FI", "9.41 ", "0.05 ", "15.26 "), ("ja_JP", "9:41 ", "0:05 ", "15:26 "),
    ("ko_KR", "9:41 오전", "12:05 오전", "3:26 오후"), ("es_MX", "9:41 a.m.", "12:05 a.m.", "3:26 p.m."),
    ("en_GB@hours=h12", "9:41 am", "12:05 am", "3:26 pm"),
    ("en_US@hours=h23", "09:41 ", "00:05 ", "15:26 "),
    ("en_US@hours=h11", "9:41 AM", "0:05 AM", "3:26 PM"),
    ("en_GB@hours=h24", "09:41 ", "24:05 ", "15:26 "),
  ])
  func theHourFormatFollowsTheLocale(
    identifier: String,
    morning: String,
    midnight: String,
    afternoon: String
  ) throws {
    let format = ClockFormat(locale: Locale(identifier: identifier))
    #expect(format.beginsWithPeriod == (identifier == "ko_KR"))
    for (hour, minute, expected) in [(9, 41, morning), (0, 5, midnight), (15, 26, afternoon)] {
      let moment = Date(timeIntervalSince1970: Double(hour * 3600 + minute * 60))
      let clock = try city("GMT").clock(at: moment, format: format)
      #expect("\(clock.minutes) \(clock.period)" == expected)
      #expect(clock.seconds == "00")
    }
  }
}
