import Foundation
import Testing

@testable import UIKitCore

/// Tests for `TextDataScanner`, which finds links, telephone numbers and other data in text.
struct TextDataScannerTests {
  /// Returns the detected texts and the URLs that they open.
  private func detectedTexts(_ text: String, _ types: UIDataDetectorTypes = .all) -> [String] {
    let units = Array(text.utf16)
    return TextDataScanner(text).findings(types).map {
      "\(String(decoding: units[$0.range], as: UTF16.self)) > \($0.url.absoluteString)"
    }
  }

  private func expect(_ text: String, _ expected: [String], _ types: UIDataDetectorTypes = .all) {
    #expect(detectedTexts(text, types) == expected)
  }

  @Test func addressesOfTheWebAreFound() {
    expect("See https://a.org/b?c=1#d.", ["https://a.org/b?c=1#d > https://a.org/b?c=1#d"])
    expect("(www.swift.org)", ["www.swift.org > http://www.swift.org"])
    expect(
      "Example.com, or a.de/x!",
      ["Example.com > http://Example.com", "a.de/x > http://a.de/x"]
    )
    expect(
      "localhost.com:8080/a and b.org:",
      ["localhost.com:8080/a > http://localhost.com:8080/a", "b.org > http://b.org"]
    )
    expect(
      "ftp://f.net file:///tmp/a FILE://a/b app+x://do",
      ["ftp://f.net > ftp://f.net", "app+x://do > app+x://do"]
    )
    expect("WWW.A.CO?q", ["WWW.A.CO?q > http://WWW.A.CO?q"])
    expect("看https://a.org。👍b.org👍", ["https://a.org > https://a.org", "b.org > http://b.org"])
  }

  @Test func punctuationOfTheSentenceIsExcluded() {
    expect("(https://a.org/b_(c))...", ["https://a.org/b_(c) > https://a.org/b_(c)"])
    expect("“https://a.org/b”, or", ["https://a.org/b > https://a.org/b"])
    expect(
      "https://a.org/; https://a.org/(",
      Array(repeating: "https://a.org/ > https://a.org/", count: 2)
    )
  }

  @Test func otherWordsAreNotAddresses() {
    expect("main.swift run.sh a.pl v1.2.3 e.g. Yes.Then ... a..com 3.5 x@ @y.com // ://", [])
    expect("/usr/a.com www. www.a http:// https://... a_b.com user@host", [])
  }

  @Test func mailAddressesAreFound() {
    expect(
      "Write to <first.last+tag@mail.example.org>.",
      ["first.last+tag@mail.example.org > mailto:first.last+tag@mail.example.org"]
    )
    expect("mailto:a@b.co; .x@y.zz", ["mailto:a@b.co > mailto:a@b.co", "x@y.zz > mailto:x@y.zz"])
    expect("a.@b.org a@b.c a@b.42 a@-b.org a@@b.org", [])
  }

  @Test(arguments: [
    "+49 30 1234567", "+1 (555) 555-1234", "(555) 555-1234", "555-123-4567", "1-800-555-1234",
    "555.123.4567", "555-1234", "030 1234567", "0171/1234567", "0612345678", "06 12 34 56 78",
    "020\u{A0}7946\u{202F}0958", "8 (495) 123-45-67", "138 1234 5678", "010-1234-5678",
  ])
  func phoneNumbersAreFound(number: String) {
    let digits = number.filter { $0.isNumber || $0 == "+" }
    expect("Call \(number).", ["\(number) > tel:\(digits)"])
    expect("Tel: \(number), or", ["\(number) > tel:\(digits)"])
    expect(number, [], .link)
  }

  @Test func theTrunkZeroOfAnInternationalNumberIsExcluded() {
    expect("+44 (0)20 7946 0958", ["+44 (0)20 7946 0958 > tel:+442079460958"])
  }

  @Test(arguments: [
    "2024-01-15", "15.01.2024", "01/02/2024", "192.168.100.200", "010.020.030.040", "1234567",
    "1.234.567", "1 234 567 890", "0.123456789", "12:30-14:45", "+49 30", "00000000000",
    "4294967296", "123-4567-89", "x555-123-4567", "555-123-4567x", "555-123-4567-8",
    "550e8400-e29b-41d4-a716-446655440000", "978-3-16-148410-0", "$555-1234", "4111 1111 1111 1111",
    "555 1234", "(1) 5551234", "+1234567890123456",
  ])
  func otherNumbersAreNotPhoneNumbers(number: String) {
    expect(number, [])
  }

  @Test func numbersInAddressesAreNotPhoneNumbers() {
    let address = "https://a.org/tel/555-123-4567"
    let link = "\(address) > \(address)"
    expect("\(address) 555-123-4567", [link, "555-123-4567 > tel:5551234567"])
    expect(address, [], .phoneNumber)
  }

  @Test func numbersMayFollowEachOther() {
    expect(
      "555-123-4567 555-987-6543 030 1234567 0171 7654321",
      [
        "555-123-4567 > tel:5551234567", "555-987-6543 > tel:5559876543",
        "030 1234567 > tel:0301234567", "0171 7654321 > tel:01717654321",
      ]
    )
    expect("Room 15 555-1234", ["555-1234 > tel:5551234"])
  }

  @Test func resultsAreInTextOrder() {
    let beginnings = detectedTexts("555-1234 a.org +49 30 1234567 b@c.org").map { $0.prefix(4) }
    #expect(beginnings == ["555-", "a.or", "+49 ", "b@c."])
  }

  /// Reading characters repeatedly would take hundreds of millions of steps for some of these
  /// texts.
  @Test(
    arguments: [
      "a", "a.", "a@", "(", "1", "(1", "1 ", "+", "a@b.", "www.", "://", "a://", "mailto:", "[](",
      "a:", "-", "555-", "a@b.org ", "https://a.org/)",
    ]
  )
  func textsAreScannedInLinearTime(repeatedText: String) {
    let scanner = TextDataScanner(String(repeating: repeatedText, count: 5_000))
    _ = scanner.findings(.all)
    #expect(scanner.units.readCount <= 100 * scanner.units.count)
  }
}
