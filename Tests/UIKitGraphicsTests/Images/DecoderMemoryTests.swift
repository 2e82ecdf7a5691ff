import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for `DecoderMemory`, which predicts the memory of a decoder from the header of a file.
struct DecoderMemoryTests {
  /// Creates a JPEG file with the headers of a frame and a scan.
  ///
  /// - Parameters:
  ///   - frame: The marker of the frame: 0xC0 for baseline, 0xC2 for progressive files.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - factors: The sampling factors of each component, the horizontal one in the upper bits.
  ///   - scanned: The number of components in the scan; `nil` for all.
  /// - Returns: A file without compressed data.
  private func jpeg(
    _ frame: UInt8,
    _ width: Int,
    _ height: Int,
    factors: [UInt8],
    scanned: Int? = nil
  ) -> Data {
    func bigEndian(_ value: Int) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 255)] }
    let count = UInt8(factors.count)
    var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 0, 0]
    bytes += [0xFF, frame, 0, 8 + 3 * count, 8] + bigEndian(height) + bigEndian(width) + [count]
    for (index, factor) in factors.enumerated() { bytes += [UInt8(index + 1), factor, 0] }
    let scannedCount = UInt8(scanned ?? factors.count)
    bytes += [0xFF, 0xDA, 0, 6 + 2 * scannedCount, scannedCount]
    for component in 1...scannedCount { bytes += [component, 0] }
    return Data(bytes + [0, 63, 0, 0, 0xFF, 0xD9])
  }

  private func predictedBytes(_ data: Data, _ width: Int, _ height: Int) -> Int {
    DecoderMemory(data: data, format: .jpeg, width: width, height: height).total
  }

  @Test func baselineFilesNeedMemoryForPixels() {
    let data = jpeg(0xC0, 4000, 3000, factors: [0x22, 0x11, 0x11])
    #expect(predictedBytes(data, 4000, 3000) == 3 * 4000 * 3000)
  }

  @Test func progressiveFilesNeedMemoryForCoefficients() {
    let subsampled = jpeg(0xC2, 4000, 3200, factors: [0x22, 0x11, 0x11])
    #expect(predictedBytes(subsampled, 4000, 3200) == 6 * 4000 * 3200)
    let full = jpeg(0xC2, 4000, 3200, factors: [0x11, 0x11, 0x11])
    #expect(predictedBytes(full, 4000, 3200) == 9 * 4000 * 3200)
  }

  @Test func filesWithAScanPerComponentKeepAllCoefficients() {
    let data = jpeg(0xC0, 4000, 3200, factors: [0x11, 0x11, 0x11], scanned: 1)
    #expect(predictedBytes(data, 4000, 3200) == 9 * 4000 * 3200)
  }

  @Test func partialBlocksCountAsWholeBlocks() {
    let data = jpeg(0xC2, 17, 9, factors: [0x22, 0x11, 0x11])
    // Two units of 16 × 16 pixels, each with six blocks of 64 coefficients.
    #expect(predictedBytes(data, 17, 9) == 3 * 17 * 9 + 2 * 6 * 128)
  }

  @Test(arguments: [("VP8L", 8), ("VP8 ", 6)])
  func webpMemoryDependsOnLosslessPixels(chunk: String, bytesPerPixel: Int) {
    // A chunk of three bytes with padding precedes the chunk of pixels.
    let alphaChunk = Data("ALPH".utf8) + Data([3, 0, 0, 0, 1, 2, 3, 0])
    let data = Data("RIFF____WEBP".utf8) + alphaChunk + Data(chunk.utf8) + Data([0, 0, 0, 0])
    let memory = DecoderMemory(data: data, format: .webp, width: 10, height: 20)
    #expect(memory.total == bytesPerPixel * 200)
  }

  /// Any file with 24 million pixels is decoded; one with 64 million only if its decoder needs no
  /// additional memory.
  @Test(
    arguments: [
      (0xC2, 6000, 4000, 0x11, true), (0xC2, 9000, 6000, 0x22, true),
      (0xC0, 9248, 6936, 0x11, true),
      (0xC2, 9248, 6936, 0x22, false), (0xC2, 8000, 5000, 0x11, false),
    ] as [(UInt8, Int, Int, UInt8, Bool)]
  )
  func imagesThatExceedTheMemoryLimitAreNotDecoded(
    frame: UInt8,
    width: Int,
    height: Int,
    factors: UInt8,
    isDecoded: Bool
  ) {
    let data = jpeg(frame, width, height, factors: [factors, 0x11, 0x11])
    let memory = DecoderMemory(data: data, format: .jpeg, width: width, height: height)
    #expect((memory.total <= DecoderMemory.limit) == isDecoded)
    guard !isDecoded else { return }
    let error = #expect(throws: ImageError.self) { try ImageCodec.decode(data) }
    #expect(error?.description.contains("decoding it takes") == true)
  }
}
