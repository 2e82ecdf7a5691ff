import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for prefix codes in lossless WebP files, for which a small file may need a gigabyte.
struct PrefixCodeGroupsTests {
  @Test(arguments: [(4, 1), (64, 256), (256, 4_096)])
  func groupsAreCounted(side: Int, expected: Int) {
    let bytes = Picture(side: side).bytes
    let groupCount = bytes.withUnsafeBytes {
      PrefixCodeGroups.count(in: $0, width: side, height: side)
    }
    #expect(groupCount == expected)
  }

  @Test func imagesWithFewEnoughGroupsAreDecoded() throws {
    let bitmap = try ImageCodec.decode(Picture(side: 256).file)
    #expect(bitmap.width == 256 && bitmap.height == 256)
  }

  @Test func tooManyGroupsAreRejected() {
    let error = #expect(throws: ImageError.self) {
      try ImageCodec.decode(Picture(side: 512).file)
    }
    #expect(error?.description.contains("prefix codes") == true)
  }

  @Test func alphaChunksHaveTheSameLimit() {
    let file = Picture.container([
      ("VP8X", [0x10, 0, 0, 0, 0xFF, 1, 0, 0xFF, 1, 0]), ("ALPH", [1] + Picture(side: 512).bytes),
    ])
    let areTooMany = Data(file).withUnsafeBytes {
      PrefixCodeGroups.areTooMany(in: $0, width: 512, height: 512)
    }
    #expect(areTooMany)
  }

  @Test func damagedImagesAreLeftToTheDecoder() {
    for count in 0..<200 {
      let bytes = Array(Picture(side: 64).bytes.prefix(count))
      let groupCount = bytes.withUnsafeBytes {
        PrefixCodeGroups.count(in: $0, width: 64, height: 64)
      }
      #expect(groupCount == nil)
    }
  }
}

/// A picture of one colour with a group of prefix codes for each block of 4 x 4 pixels.
private struct Picture {
  /// The data that follow the header of a lossless image.
  private(set) var bytes: [UInt8] = []
  let side: Int
  private var bitCount = 0

  init(side: Int) {
    self.side = side
    let count = (side / 4) * (side / 4)
    // No transforms and no colour cache; the entropy image has blocks of 4 x 4 pixels and no cache
    // either.
    for (value, length) in [(0, 1), (0, 1), (1, 1), (0, 3), (0, 1)] {
      append(value, length: length)
    }
    // The codes of green, which also has lengths as symbols, and of red.
    addCode(unused: 24)
    addCode(unused: 0)
    // The codes of blue, alpha and distances have the single symbol 0.
    for _ in 0..<3 { append(1, length: 4) }
    // A block's green and red are the low and the high byte of the number of its group.
    for number in 0..<count {
      append(Picture.reversed(number & 255), length: 8)
      append(Picture.reversed(number >> 8 & 255), length: 8)
    }
    // Each group has five codes with the single symbol 0.
    for _ in 0..<5 * count { append(1, length: 4) }
    bytes += [UInt8](repeating: 0, count: 64)
  }

  /// Adds a code with 8 bits for each of 256 symbols, and further symbols that do not occur.
  private mutating func addCode(unused: Int) {
    append(0, length: 1)
    append(8, length: 4)
    // Of the code's lengths in the order of the format, only 0 and 8 are used.
    for index in 0..<12 { append(index == 2 || index == 11 ? 1 : 0, length: 3) }
    append(0, length: 1)
    for _ in 0..<256 { append(1, length: 1) }
    for _ in 0..<unused { append(0, length: 1) }
  }

  /// Appends the lowest bits of a value, the lowest one first.
  private mutating func append(_ value: Int, length: Int) {
    for bit in 0..<length {
      if bitCount % 8 == 0 { bytes.append(0) }
      bytes[bitCount / 8] |= UInt8(value >> bit & 1) << UInt8(bitCount % 8)
      bitCount += 1
    }
  }

  /// Returns the eight bits of a code in the order in which they are stored.
  private static func reversed(_ value: Int) -> Int {
    (0..<8).reduce(0) { $0 | (value >> $1 & 1) << (7 - $1) }
  }

  /// The WebP file.
  var file: Data {
    let sides = (side - 1) | (side - 1) << 14
    let header = [0x2F] + (0..<4).map { UInt8(sides >> (8 * $0) & 255) }
    return Data(Picture.container([("VP8L", header + bytes)]))
  }

  static func container(_ chunks: [(kind: String, content: [UInt8])]) -> [UInt8] {
    func littleEndian(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (8 * $0) & 255) } }
    let body = chunks.reduce(into: Array("WEBP".utf8)) { body, chunk in
      body += Array(chunk.kind.utf8) + littleEndian(chunk.content.count) + chunk.content
      if chunk.content.count % 2 == 1 { body.append(0) }
    }
    return Array("RIFF".utf8) + littleEndian(body.count) + body
  }
}
