import Foundation
import SeededRandom
import Testing
import UIKitCore

@testable import UIKitDesktop
@testable import UIKitSDL

/// Tests for messages in the wire format of D-Bus.
struct BusMessageTests {
  private var message: BusMessage {
    var message = BusMessage.call(
      destination: ":1.5",
      path: "/org/a11y/atspi/accessible/3",
      interface: "org.a11y.atspi.Accessible",
      member: "GetChildAtIndex",
      body: [
        .int(-7), .string("Zoë 🐢"), .flag(true), .double(0.5), .small(-2), .byte(9),
        .array("(so)", [.structure([.string("a"), .path("/b")])]), .array("{sv}", []),
        .texts(["k": "v", "a": ""]), .variant(.array("u", [.unsigned(1), .unsigned(2)])),
        .signature("a{sv}"), .bytes([1, 2, 3]),
      ]
    )
    message.serial = 12
    return message
  }

  @Test func writtenValuesAreRead() {
    #expect(BusReader.message(BusWriter.bytes(of: message)) == message)
    var answer = message.reply([.int(3)])
    answer.serial = 1
    #expect(BusReader.message(BusWriter.bytes(of: answer)) == answer)
  }

  @Test func typesAreEncodedAsByDBus() {
    #expect(
      message.body.map(\.type) == [
        "i", "s", "b", "d", "n", "y", "a(so)", "a{sv}", "a{ss}", "v", "g", "ay",
      ]
    )
  }

  /// The values are written with a type of the same size, which is then replaced in the signature.
  @Test func otherIntegersAreReadAsWiderTypes() throws {
    let values: [(BusValue, String, BusValue)] = [
      (.small(-2), "q", .unsigned(65534)),
      (.double(Double(bitPattern: ~0)), "x", .double(-1)),
      (.double(Double(bitPattern: 1 << 63)), "t", .double(9_223_372_036_854_775_808)),
    ]
    for (written, type, expected) in values {
      var message = message
      message.body = [written]
      var bytes = BusWriter.bytes(of: message)
      let signature = try #require(bytes.firstRange(of: [1] + written.type.utf8 + [0]))
      bytes.replaceSubrange(signature, with: [1] + type.utf8 + [0])
      #expect(BusReader.message(bytes)?.body == [expected])
    }
  }

  /// Decoding replaces each invalid byte by several, and a signature has at most 255 bytes.
  @Test func nonASCIISignaturesAreRejected() {
    var message = message
    message.body = [.signature(String(repeating: "i", count: 200))]
    var bytes = BusWriter.bytes(of: message)
    #expect(BusReader.message(bytes) == message)
    bytes.replaceSubrange(
      bytes.count - 150..<bytes.count - 1,
      with: repeatElement(0xFF, count: 149)
    )
    #expect(BusReader.message(bytes) == nil)
  }

  @Test func damagedMessagesDoNotCrash() {
    let bytes = BusWriter.bytes(of: message)
    for count in 0..<bytes.count { _ = BusReader.message(Array(bytes[..<count])) }
    #expect(BusReader.message([]) == nil)
    #expect(BusReader.message(Array(bytes.prefix(40))) == nil)
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        damaged[Int.random(in: 0..<damaged.count, using: &random)] = .random(
          in: 0...255,
          using: &random
        )
      }
      _ = BusReader.message(damaged)
    }
  }

  /// A decoded value takes many times as much memory as in the message.
  @Test func aMessageHasALimitOfValues() {
    func bytes(_ values: BusValue) -> [UInt8] {
      BusWriter.bytes(of: .signal(path: "/a", interface: "b.c", member: "D", body: [values]))
    }
    let maximum = BusReader.maximumValues
    #expect(BusReader.message(bytes(.bytes([UInt8](repeating: 1, count: 4 * maximum)))) != nil)
    for value in [BusValue.unsigned(1), .string(""), .variant(.byte(1)), .structure([.byte(1)])] {
      func message(_ count: Int) -> [UInt8] {
        bytes(.array(value.type, Array(repeating: value, count: count)))
      }
      #expect(BusReader.message(message(maximum / 4)) != nil)
      #expect(BusReader.message(message(maximum)) == nil)
    }
  }

  @Test func textOffsetsCountCodePoints() {
    let offsets = TextOffsets("Zoë 🐢 Ng\nb")
    #expect(offsets.count == 10)
    #expect(offsets.unit(of: 5) == 6 && offsets.scalar(of: 6) == 5 && offsets.scalar(of: 5) == 4)
    #expect(offsets.unit(of: -1) == 11 && offsets.unit(of: 99) == 11)
    #expect(offsets.units(between: 6, and: 2) == 2..<7)
    #expect(offsets.text(4..<5) == "🐢" && offsets.text(8..<40) == "\nb")
    #expect(offsets.text(offsets.range(around: 1, unit: 0)) == "o")
    #expect(offsets.text(offsets.range(around: 1, unit: 1)) == "Zoë 🐢 ")
    #expect(offsets.text(offsets.range(around: 9, unit: 3)) == "b")
    #expect(offsets.range(around: -5, unit: 2) == 0..<9)
    #expect(TextOffsets("").range(around: 3, unit: 1) == 0..<0)
  }

  @MainActor
  @Test func objectsKeepTheirNumbers() {
    var numbers = NodeNumbers()
    let view = UIView()
    let first = numbers.number(of: view)
    #expect(numbers.number(of: view) == first && numbers.object(first) === view)
    var usedNumbers: Set<Int> = [first]
    for _ in 0..<10_000 { usedNumbers.insert(numbers.number(of: UIView())) }
    #expect(usedNumbers.count == 10_001)
    #expect(numbers.all.count == 1 && numbers.object(first) === view)
  }

  @Test func theDesktopReportsAssistiveTechnology() {
    var status = AssistanceStatus()
    #expect(!status.isOn)
    status.set("org.a11y.Status", "IsEnabled", .flag(true))
    #expect(status.isOn && status.replyCount == 1)
    status.set("org.a11y.Status", "IsEnabled", .whole(0))
    status.set("org.freedesktop.appearance", "IsEnabled", .flag(false))
    #expect(status.isOn && status.replyCount == 1)
    status.set("org.a11y.Status", "IsEnabled", .flag(false))
    status.set("org.a11y.Status", "ScreenReaderEnabled", .flag(true))
    #expect(status.isOn && status.hasScreenReader && status.replyCount == 3)
    status.set("org.a11y.Bus", "Address", .text("unix:path=/x"))
    #expect(status.address == "unix:path=/x")
    status.set("org.a11y.Bus", "Address", .text(""))
    #expect(status.address == nil)
  }
}
