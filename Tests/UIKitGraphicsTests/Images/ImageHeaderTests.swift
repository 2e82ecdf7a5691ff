import Foundation
import Testing

@testable import UIKitGraphics

/// What is read of a file before its decoder sees it.
struct ImageHeaderTests {
  private func size(_ bytes: [UInt8], _ format: ImageHeader.Format) -> [Int]? {
    ImageHeader.size(of: Data(bytes), format: format).map { [$0.width, $0.height] }
  }

  /// A WebP file of one chunk that ends after its header.
  private func webp(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    Array("RIFF\u{20}\0\0\0WEBP\(kind)".utf8) + [0x10, 0, 0, 0] + content
  }

  private func png(_ chunks: [(String, [UInt8])]) -> Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    for (kind, content) in chunks {
      let body = Array(kind.utf8) + content
      data += big(UInt32(content.count)) + body + big(checksum(body))
    }
    return data
  }

  private func big(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 255) }
  }

  private func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }
    return ~sum
  }

  @Test func theFormatIsThatOfTheWholeSignature() {
    func format(_ bytes: [UInt8]) -> ImageHeader.Format? { ImageHeader.format(of: Data(bytes)) }
    #expect(format([0xFF, 0xD8, 0xFF, 0xE0]) == .jpeg)
    #expect(format([0xFF, 0xD8, 0x00, 0xE0]) == nil)
    #expect(format([0xFF, 0xFB, 0x90, 0x00]) == nil)
    #expect(format(Array("RIFF\0\0\0\0WEBPVP8 ".utf8)) == .webp)
    #expect(format(Array("RIFF\0\0\0\0WAVEfmt ".utf8)) == nil)
    #expect(format([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0B]) == nil)
  }

  @Test func aPNGStatesWidthAndHeight() {
    let file = [UInt8](png([("IHDR", big(3) + big(1_000_000_000))]))
    #expect(size(file, .png) == [3, 1_000_000_000])
    #expect(size(Array(file.prefix(23)), .png) == nil)
  }

  @Test func aJPEGStatesItsSizeBehindOtherSegments() {
    let frame: [UInt8] = [0xFF, 0xC2, 0, 11, 8, 0, 5, 0, 3]
    let start: [UInt8] = [0xFF, 0xD8]
    // A table of the same range of markers, and what would be a size in it.
    let table: [UInt8] = [0xFF, 0xC4, 0, 9, 8, 0, 60, 0, 70, 1, 2]
    #expect(size(start + frame, .jpeg) == [3, 5])
    #expect(size(start + table + frame, .jpeg) == [3, 5])
    #expect(size(start + [0xFF, 0xFF, 0xFF] + frame, .jpeg) == [3, 5])
    #expect(size(start + [0xFF, 0x01, 0xFF, 0xD0] + frame, .jpeg) == [3, 5])
    // A length that does not count itself.
    #expect(size(start + [0xFF, 0xE0, 0, 0] + frame, .jpeg) == nil)
    #expect(size(start + [0x00] + frame, .jpeg) == nil)
    #expect(size(start + frame.dropLast(), .jpeg) == nil)
  }

  @Test func aWebPStatesItsSizeInItsKindOfChunk() {
    let simple: [UInt8] = [0, 0, 0, 0x9D, 0x01, 0x2A, 3, 0x40, 5, 0x80]
    #expect(size(webp("VP8 ", simple), .webp) == [3, 5])
    #expect(size(webp("VP8L", [0x2F, 0, 0, 0, 0]), .webp) == [1, 1])
    #expect(size(webp("VP8L", [0x2F, 2, 0, 1, 0]), .webp) == [3, 5])
    #expect(size(webp("VP8X", [0, 0, 0, 0, 2, 0, 0, 4, 0, 0]), .webp) == [3, 5])
    #expect(size(webp("VP8X", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]), .webp) == [1, 1])
    #expect(size(webp("ALPH", simple), .webp) == nil)
  }

  @Test func aFileIsCompleteWithItsEnd() {
    func isComplete(_ bytes: [UInt8], _ format: ImageHeader.Format) -> Bool {
      ImageHeader.isComplete(Data(bytes), format: format)
    }
    #expect(isComplete([0xFF, 0xD8, 0xFF, 0xD9], .jpeg))
    #expect(!isComplete([0xFF, 0xD8, 0xFF, 0xD8], .jpeg))
    // The length of what follows; an odd one has a byte behind it, which may be missing.
    for (count, isWhole) in [(4, true), (3, true), (2, false)] {
      let bytes = Array("RIFF".utf8) + [4, 0, 0, 0] + Array(repeating: 0, count: count)
      #expect(isComplete(bytes, .webp) == isWhole)
    }
  }

  @Test func aPNGKeepsTheChunksOfItsPixels() throws {
    let file = png([
      ("IHDR", Array(repeating: 1, count: 13)), ("tEXt", [1, 2]), ("PLTE", [1, 2, 3]),
      ("tRNS", [0]), ("IDAT", [5]), ("tIME", []), ("IDAT", [6]), ("IEND", []),
    ])
    let kept = png([
      ("IHDR", Array(repeating: 1, count: 13)), ("PLTE", [1, 2, 3]), ("tRNS", [0]),
      ("IDAT", [5]), ("IDAT", [6]), ("IEND", []),
    ])
    #expect(try PNGChunks.essential(of: file) == kept)
    #expect(try PNGChunks.essential(of: file + [1, 2, 3]) == kept)
    for count in 8..<file.count {
      #expect(throws: ImageError.self) { try PNGChunks.essential(of: file.prefix(count)) }
    }
  }

  @Test func damagedChunksOfAPNGAreRefusedUnlessTheyAreLeftOut() throws {
    let file = png([("IHDR", [1]), ("tEXt", [1, 2]), ("IDAT", [5]), ("IEND", [])])
    let kinds = [("IHDR", false), ("tEXt", true), ("IDAT", false)]
    for (kind, isAccepted) in kinds {
      var damaged = file
      let place = try #require(file.range(of: Data(kind.utf8))).upperBound
      damaged[place] ^= 1
      if isAccepted {
        #expect(try PNGChunks.essential(of: damaged).count == file.count - 14)
      } else {
        #expect(throws: ImageError.self) { try PNGChunks.essential(of: damaged) }
      }
    }
  }

  @Test func theLimitsThemselvesArePermitted() throws {
    #expect(UIImage.largestPixelCount == 8_192 * 8_192)
    try ImageCodec.check(8_192, 8_192)
    try ImageCodec.check(1, Bitmap.maximumSide)
    for (width, height) in [
      (8_192, 8_193), (1, Bitmap.maximumSide + 1), (Bitmap.maximumSide + 1, 1), (0, 1), (1, 0),
    ] {
      #expect(throws: ImageError.self) { try ImageCodec.check(width, height) }
    }
  }
}
