import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for image headers, which are read before a decoder opens the file.
struct ImageHeaderTests {
  /// Returns the width and the height; `nil` if the header is invalid.
  private func size(_ bytes: [UInt8], _ format: ImageHeader.Format) -> [Int]? {
    ImageHeader.size(of: Data(bytes), format: format).map { [$0.width, $0.height] }
  }

  /// Returns a WebP file that ends after the header of its first chunk.
  private func webp(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    Array("RIFF\u{20}\0\0\0WEBP\(kind)".utf8) + [0x10, 0, 0, 0] + content
  }

  /// Returns a PNG file of chunks with correct checksums.
  private func png(_ chunks: [(String, [UInt8])]) -> Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    for (kind, content) in chunks {
      let body = Array(kind.utf8) + content
      data += bigEndian(UInt32(content.count)) + body + bigEndian(ImageMutator.checksum(body))
    }
    return data
  }

  private func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 255) }
  }

  @Test func theWholeSignatureSelectsTheFormat() {
    func format(_ bytes: [UInt8]) -> ImageHeader.Format? { ImageHeader.format(of: Data(bytes)) }
    #expect(format([0xFF, 0xD8, 0xFF, 0xE0]) == .jpeg)
    #expect(format([0xFF, 0xD8, 0x00, 0xE0]) == nil)
    #expect(format([0xFF, 0xFB, 0x90, 0x00]) == nil)
    #expect(format(Array("RIFF\0\0\0\0WEBPVP8 ".utf8)) == .webp)
    #expect(format(Array("RIFF\0\0\0\0WAVEfmt ".utf8)) == nil)
    #expect(format([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0B]) == nil)
  }

  @Test func aPNGStatesWidthAndHeight() {
    let file = [UInt8](png([("IHDR", bigEndian(3) + bigEndian(1_000_000_000) + [8, 6, 0, 0, 0])]))
    #expect(size(file, .png) == [3, 1_000_000_000])
    #expect(size(Array(file.prefix(23)), .png) == nil)
  }

  /// The size is read only from a header that is the first chunk.
  @Test func aPNGBeginsWithItsHeader() {
    let header = ("IHDR", bigEndian(23_000) + bigEndian(23_000) + [8, 6, 0, 0, 0])
    let hidden = png([("tEXt", bigEndian(16) + bigEndian(16) + [0, 0, 0, 0, 0]), header])
    #expect(size([UInt8](hidden), .png) == nil)
    #expect(size([UInt8](png([("IHDR", bigEndian(16) + bigEndian(16))])), .png) == nil)
    #expect(size([UInt8](png([header])), .png) == [23_000, 23_000])
  }

  /// For an invalid marker, libjpeg searches its supposed segment for the next marker.
  @Test func bytesBetweenJPEGSegmentsAreRejected() {
    let start: [UInt8] = [0xFF, 0xD8]
    let frame: [UInt8] = [0xFF, 0xC2, 0, 11, 8, 0, 5, 0, 3]
    let large: [UInt8] = [0xFF, 0xC2, 0, 11, 8, 0xFF, 0xFF, 0xFF, 0xFF]
    for kind in [0x00, 0x02, 0x4F, 0xBF, 0xD8, 0xD9, 0xDA, 0xFF] as [UInt8] {
      #expect(size(start + [0xFF, kind, 0, 11] + large + frame, .jpeg) == nil, "\(kind)")
    }
    #expect(size(start + [0xFF, 0xFE, 0, 11] + large + frame, .jpeg) == [3, 5])
  }

  /// A few scans suffice for a progressive file; the permitted number depends on its size.
  @Test func scansAreCountedBeforeTheyAreDecoded() throws {
    let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 1, 0x3F, 0, 0]
    func passes(_ bytes: [UInt8], _ format: ImageHeader.Format = .jpeg) -> Int {
      ImageHeader.passes(in: Data(bytes), format: format, limit: 1_000)
    }
    #expect(passes([0xDA] + scan + scan + [0xFF, 0x00, 0xDA] + scan) == 3)
    #expect(passes(Array(repeating: scan, count: 2_000).flatMap { $0 }) == 1_000)
    #expect(passes(scan + scan, .webp) == 1)
    let head: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC2, 0, 11, 8]
    func decodingError(side: Int, scans: Int) -> String {
      let highByte = UInt8(side >> 8)
      let frame = head + [highByte, 0, highByte, 0, 1, 1, 0x11, 0]
      let file = frame + Array(repeating: scan, count: scans).flatMap { $0 } + [0xFF, 0xD9]
      do {
        _ = try ImageCodec.decode(Data(file))
        return ""
      } catch {
        return "\(error)"
      }
    }
    #expect(decodingError(side: 8_192, scans: 33).contains("more scans"))
    #expect(!decodingError(side: 8_192, scans: 32).contains("more scans"))
    #expect(!decodingError(side: 1_024, scans: 500).contains("more scans"))
    #expect(decodingError(side: 1_024, scans: 2_049).contains("more scans"))
  }

  @Test func theSizeOfAJPEGIsFoundAfterOtherSegments() {
    let frame: [UInt8] = [0xFF, 0xC2, 0, 11, 8, 0, 5, 0, 3]
    let start: [UInt8] = [0xFF, 0xD8]
    // A table with a marker of the same range, whose data look like a size.
    let table: [UInt8] = [0xFF, 0xC4, 0, 9, 8, 0, 60, 0, 70, 1, 2]
    #expect(size(start + frame, .jpeg) == [3, 5])
    #expect(size(start + table + frame, .jpeg) == [3, 5])
    #expect(size(start + [0xFF, 0xFF, 0xFF] + frame, .jpeg) == [3, 5])
    #expect(size(start + [0xFF, 0x01, 0xFF, 0xD0] + frame, .jpeg) == [3, 5])
    // An invalid length, which does not include its own two bytes.
    #expect(size(start + [0xFF, 0xE0, 0, 0] + frame, .jpeg) == nil)
    #expect(size(start + [0x00] + frame, .jpeg) == nil)
    #expect(size(start + frame.dropLast(), .jpeg) == nil)
  }

  @Test func theSizeOfAWebPDependsOnItsChunk() {
    let simple: [UInt8] = [0, 0, 0, 0x9D, 0x01, 0x2A, 3, 0x40, 5, 0x80]
    #expect(size(webp("VP8 ", simple), .webp) == [3, 5])
    #expect(size(webp("VP8L", [0x2F, 0, 0, 0, 0]), .webp) == [1, 1])
    #expect(size(webp("VP8L", [0x2F, 2, 0, 1, 0]), .webp) == [3, 5])
    #expect(size(webp("VP8X", [0, 0, 0, 0, 2, 0, 0, 4, 0, 0]), .webp) == [3, 5])
    #expect(size(webp("VP8X", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]), .webp) == [1, 1])
    #expect(size(webp("ALPH", simple), .webp) == nil)
  }

  @Test func filesAreCompleteAtTheirEndMarkerOrLength() {
    func isComplete(_ bytes: [UInt8], _ format: ImageHeader.Format) -> Bool {
      ImageHeader.isComplete(Data(bytes), format: format)
    }
    #expect(isComplete([0xFF, 0xD8, 0xFF, 0xD9], .jpeg))
    #expect(!isComplete([0xFF, 0xD8, 0xFF, 0xD8], .jpeg))
    // Data of four bytes, of which the last one may be missing: it may be padding.
    for (count, isExpected) in [(4, true), (3, true), (2, false)] {
      let bytes = Array("RIFF".utf8) + [4, 0, 0, 0] + Array(repeating: 0, count: count)
      #expect(isComplete(bytes, .webp) == isExpected)
    }
  }

  @Test func onlyChunksThatAffectPixelsAreKept() throws {
    let file = png([
      ("IHDR", Array(repeating: 1, count: 13)), ("tEXt", [1, 2]), ("PLTE", [1, 2, 3]),
      ("tRNS", [0]), ("IDAT", [5]), ("tIME", []), ("IDAT", [6]), ("IEND", []),
    ])
    let cleanedPNG = png([
      ("IHDR", Array(repeating: 1, count: 13)), ("PLTE", [1, 2, 3]), ("tRNS", [0]),
      ("IDAT", [5]), ("IDAT", [6]), ("IEND", []),
    ])
    #expect(try PNGChunks.essential(of: file).file == [UInt8](cleanedPNG))
    #expect(try PNGChunks.essential(of: file + [1, 2, 3]).file == [UInt8](cleanedPNG))
    for count in 8..<file.count {
      #expect(throws: ImageError.self) { try PNGChunks.essential(of: file.prefix(count)) }
    }
  }

  @Test func damagedChunksAreRejectedUnlessRemoved() throws {
    let file = png([("IHDR", [1]), ("tEXt", [1, 2]), ("IDAT", [5]), ("IEND", [])])
    let kinds = [("IHDR", false), ("tEXt", true), ("IDAT", false)]
    for (kind, isAccepted) in kinds {
      var damaged = file
      let index = try #require(file.range(of: Data(kind.utf8))).upperBound
      damaged[index] ^= 1
      if isAccepted {
        #expect(try PNGChunks.essential(of: damaged).file.count == file.count - 14)
      } else {
        #expect(throws: ImageError.self) { try PNGChunks.essential(of: damaged) }
      }
    }
  }

  @Test func sizesAtTheLimitsArePermitted() throws {
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
