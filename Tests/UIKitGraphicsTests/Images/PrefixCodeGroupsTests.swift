import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for prefix codes in lossless WebP files, which take up to a gigabyte for a small file.
struct PrefixCodeGroupsTests {
  @Test(arguments: [(4, 1), (64, 256), (256, 4_096)])
  func groupsAreCounted(side: Int, count: Int) {
    let bytes = Picture(side: side).bytes
    let groupCount = bytes.withUnsafeBytes {
      PrefixCodeGroups.count(in: $0, width: side, height: side)
    }
    #expect(groupCount == count)
  }

  @Test func groupCountsOfEncodersAreDecoded() throws {
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
  private(set) var bytes: [UInt8] = []
  let side: Int
  private var bits = 0

  init(side: Int) {
    self.side = side
    let count = (side / 4) * (side / 4)
    // No transforms and no colour cache; the entropy image has blocks of 4 x 4 pixels and no cache
    // either.
    for (value, length) in [(0, 1), (0, 1), (1, 1), (0, 3), (0, 1)] { put(value, length) }
    addCode(unused: 24)
    addCode(unused: 0)
    for _ in 0..<3 { put(1, 4) }
    for number in 0..<count {
      put(Picture.reversed(number & 255), 8)
      put(Picture.reversed(number >> 8 & 255), 8)
    }
    for _ in 0..<5 * count { put(1, 4) }
    bytes += [UInt8](repeating: 0, count: 64)
  }

  /// Adds a code of 256 symbols with 8 bits each.
  private mutating func addCode(unused: Int) {
    put(0, 1)
    put(8, 4)
    for index in 0..<12 { put(index == 2 || index == 11 ? 1 : 0, 3) }
    put(0, 1)
    for _ in 0..<256 { put(1, 1) }
    for _ in 0..<unused { put(0, 1) }
  }

  private mutating func put(_ value: Int, _ count: Int) {
    for bit in 0..<count {
      if bits % 8 == 0 { bytes.append(0) }
      bytes[bits / 8] |= UInt8(value >> bit & 1) << UInt8(bits % 8)
      bits += 1
    }
  }

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
    func little(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (8 * $0) & 255) } }
    let body = chunks.reduce(into: Array("WEBP".utf8)) { body, chunk in
      body += Array(chunk.kind.utf8) + little(chunk.content.count) + chunk.content
      if chunk.content.count % 2 == 1 { body.append(0) }
    }
    return Array("RIFF".utf8) + little(body.count) + body
  }
}
