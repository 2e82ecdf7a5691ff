import Foundation
import Testing

@testable import UIKitApplication
@testable import UIKitCore

/// Tests for the limits for reading a state file.
struct StateReaderTests {
  private static func encoded(_ state: SavedState) throws -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return try encoder.encode(state)
  }

  /// Returns a binary property list of encoded objects, of which the first is the root, with
  /// references to objects of a size in bytes.
  private static func propertyList(_ objects: [[UInt8]], referenceSize: UInt8 = 1) -> Data {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let tableOffset = UInt8(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, referenceSize]
    for number in [UInt8(objects.count), 0, tableOffset] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
    return Data(bytes)
  }

  /// The keys of the encoded state, as string objects.
  private static let application = [0x5B] + Array("application".utf8)
  private static let objects = [0x57] + Array("objects".utf8)
  /// A dictionary that maps the objects 1 and 2 to the objects 3 and 4.
  private static let rootDictionary: [UInt8] = [0xD2, 1, 2, 3, 4]

  @Test func everyWrittenStateIsRead() throws {
    let names = ["", "/a//b", "/ä//漢字#2", "/👍", String(repeating: "x", count: 70_000)]
    for count in [0, 1, 14, 15, 16, 300, 70_000] {
      var state = SavedState(application: Data(repeating: 7, count: count), objects: [:])
      for name in names.prefix(count) { state.objects[name] = Data(repeating: 8, count: count) }
      for number in 0..<count where count < 1_000 { state.objects["/\(number)"] = Data([1]) }
      #expect(try StateReader.state(in: Self.encoded(state)) == state, "\(count)")
    }
    // The data are a slice whose indices do not start at 0.
    let state = SavedState(application: Data([1, 2]), objects: ["a": Data([3])])
    let slice = (Data([9, 9, 9]) + (try Self.encoded(state)))[3...]
    #expect(try StateReader.state(in: slice) == state)
  }

  @Test func otherFormatsAreNotRead() throws {
    let encoder = PropertyListEncoder()
    let state = SavedState(application: Data([1]), objects: [:])
    for format in [PropertyListSerialization.PropertyListFormat.xml, .openStep] {
      encoder.outputFormat = format
      guard let data = try? encoder.encode(state) else { continue }
      #expect(throws: StateReader.Damage.self) { try StateReader.state(in: data) }
    }
    let deep = String(repeating: "<array>", count: 100_000)
    for text in ["", "bplist00", "<plist>\(deep)", String(repeating: "(", count: 100_000)] {
      #expect(throws: StateReader.Damage.self) { try StateReader.state(in: Data(text.utf8)) }
    }
  }

  @Test func valuesOtherThanDataAreRejected() throws {
    let intact = [Self.rootDictionary, Self.application, Self.objects, [0x42, 5, 6], [0xD0]]
    #expect(try StateReader.state(in: Self.propertyList(intact)).application == Data([5, 6]))
    // An array, a set, a UID, a date, a Boolean, an integer, null, and dictionaries: with itself as
    // a value, with equal keys, with a reference to no object, and with data as a key.
    let values: [[UInt8]] = [
      [0xA1, 4], [0xC1, 3], [0x80, 1], [0x33, 0, 0, 0, 0, 0, 0, 0, 0], [0x09], [0x10, 1], [0x00],
      [0xD1, 1, 4], [0xD2, 1, 1, 3, 3], [0xD1, 9, 3], [0xD1, 3, 3],
    ]
    for value in values {
      #expect(throws: StateReader.Damage.self, "\(value)") {
        try StateReader.state(in: Self.propertyList(intact.dropLast() + [value]))
      }
    }
  }

  /// Some counts exceed the size of the file, and some overflow in a multiplication.
  @Test(arguments: [0x4F, 0x5F, 0x6F, 0xAF, 0xDF] as [UInt8], [1, 2, 4, 8] as [UInt8])
  func countsLargerThanTheFileAreRejected(type: UInt8, referenceSize: UInt8) {
    let counts: [[UInt8]] = [
      [0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
      [0x13, 0x80, 0, 0, 0, 0, 0, 0, 0], [0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
      [0x13, 0x10, 0, 0, 0, 0, 0, 0, 0], [0x12, 0x40, 0, 0, 0], [0x11, 1, 0], [0x14, 0], [0x20],
    ]
    let references = [1, 2, 3, 4].flatMap {
      [UInt8](repeating: 0, count: Int(referenceSize) - 1) + [UInt8($0)]
    }
    for count in counts {
      let value = [type] + count
      for values in [[[0x40], value], [value, [0xD0]]] as [[[UInt8]]] {
        let objects = [[0xD2] + references, Self.application, Self.objects] + values
        #expect(throws: StateReader.Damage.self) {
          try StateReader.state(in: Self.propertyList(objects, referenceSize: referenceSize))
        }
      }
    }
  }

  /// Reading overlapping names would take time proportional to the square of the file's length.
  @Test func overlappingNamesAreRejected() {
    let bytes = Array("bplist00".utf8)
    let nameCount = 200
    // Each name contains the beginnings of the following names.
    var content = bytes + [0xD2, 1, 2, 3, 4] + Self.application + Self.objects + [0x40]
    var offsets = [8, 13, 25, 33]
    offsets.append(content.count)
    let nameReferences = (0..<nameCount).map { UInt8($0 % 200) + 5 }
    content += [0xDF, 0x10, UInt8(nameCount)] + nameReferences + nameReferences.map { _ in 3 }
    for index in 0..<nameCount {
      offsets.append(content.count)
      content += [0x5F, 0x10, UInt8(nameCount - index)]
    }
    content += [UInt8](repeating: 0x61, count: 300)
    let tableOffset = content.count
    for offset in offsets { content += [UInt8(offset >> 8), UInt8(offset & 255)] }
    content += [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [offsets.count, 0, tableOffset] {
      content += [0, 0, 0, 0, 0, 0, UInt8(number >> 8), UInt8(number & 255)]
    }
    #expect(throws: StateReader.Damage.self) { try StateReader.state(in: Data(content)) }
  }

  @Test func damagedStatesDoNotCrashTheReader() throws {
    let state = SavedState(
      application: Data([1, 2, 3]),
      objects: ["/a": Data([4]), "/b//ä": Data(repeating: 5, count: 40)]
    )
    let intact = try Self.encoded(state)
    for index in intact.indices {
      for byte in [0, 1, 0x7F, 0x80, 0xFF, intact[index] ^ 0x10, intact[index] &+ 1] as [UInt8] {
        var damaged = intact
        damaged[index] = byte
        _ = try? StateReader.state(in: damaged)
      }
      #expect(throws: StateReader.Damage.self) { try StateReader.state(in: intact.prefix(index)) }
    }
  }
}
