import Foundation
import Testing

@testable import UIKitGraphics

#if canImport(Glibc)
import Glibc
#endif

/// Tests for damaged files in each format: the result is an image within the limits, or `nil`.
///
/// `ROLLTOP_IMAGE_VARIANTS=100000` tests so many variants of each format, with limits for memory
/// and time. The current variant is kept in a file in case the process crashes. Run this suite
/// alone with that variable.
@MainActor
@Suite(.serialized)
struct ImageVariantTests {
  enum Format: String, CaseIterable {
    case png, jpeg, svg, webp

    var samples: [Data] {
      switch self {
      case .png: ImageSamples.png
      case .jpeg: ImageSamples.jpeg
      case .svg: ImageSamples.svg
      case .webp: ImageSamples.webp
      }
    }
  }

  /// The limit of processor time for one variant, in seconds.
  private static let timeLimit = 1.0
  /// The limit of additional memory in bytes, for images of at most 1,048,576 pixels;
  /// a single variant may add half of it.
  private static let memoryLimit = 128 << 20

  /// The requested number of variants of each format; `nil` for a short test.
  private static let requestedCount = ProcessInfo.processInfo.environment["ROLLTOP_IMAGE_VARIANTS"]
    .flatMap { Int($0) }

  @Test(arguments: Format.allCases)
  func everyStillSampleIsDecoded(format: Format) {
    let sizes = format.samples.compactMap { UIImage(data: $0)?.bitmap?.bounds }
    #expect(sizes.count == format.samples.count - (format == .webp ? 1 : 0))
    #expect(sizes.allSatisfy { $0 == PixelRect(x: 0, y: 0, width: 12, height: 9) })
  }

  @Test(arguments: Format.allCases)
  func damagedFilesAreNilOrSmallImages(format: Format) throws {
    let isLong = ImageVariantTests.requestedCount != nil
    var generator = SeededGenerator.forTest("\(format)")
    let defaultPixelCount = UIImage.largestPixelCount
    if isLong { UIImage.largestPixelCount = 1 << 20 }
    defer { if isLong { UIImage.largestPixelCount = defaultPixelCount } }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("rolltop-variant-\(format)")
    if isLong { print("The variant under way is in \(file.path)") }
    let initialPeak = peakMemory
    var (imageCount, longestTime, peak) = (0, 0.0, initialPeak)
    let count = ImageVariantTests.requestedCount ?? 300
    while generator.nextStep(of: count) != nil {
      let seed = generator.next()
      var mutator = ImageMutator(seed: seed)
      let data = mutator.variant(of: format.samples, isText: format == .svg)
      if isLong { try data.write(to: file) }
      let startTime = processorTime
      if let image = UIImage(data: data) {
        imageCount += 1
        let area = image.size.width * image.size.height
        #expect(area > 0 && area <= CGFloat(UIImage.largestPixelCount), "seed \(seed)")
        _ = image.bitmap
      }
      let seconds = processorTime - startTime
      longestTime = max(longestTime, seconds)
      guard isLong else { continue }
      #expect(seconds < ImageVariantTests.timeLimit, "seed \(seed)")
      #expect(peakMemory - peak < ImageVariantTests.memoryLimit / 2, "seed \(seed)")
      peak = peakMemory
    }
    #expect(imageCount > 0 && imageCount < count)
    guard isLong else { return }
    #expect(peak - initialPeak < ImageVariantTests.memoryLimit)
    try? FileManager.default.removeItem(at: file)
    print(
      "\(format): \(count) variants, \(imageCount) images, at most \(Int(longestTime * 1_000)) ms,",
      "\((peak - initialPeak) >> 20) MB more memory"
    )
  }

  /// The largest resident size since the start of the process, in bytes.
  private var peakMemory: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss << 10
  }

  /// The processor time of this thread, in seconds.
  private var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Reads each file three times, like the cells of a list.
  @Test func aDamagedFileIsReportedOnce() async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("rolltop-damaged-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      for index in 0..<200 {
        var mutator = ImageMutator(seed: UInt64(index))
        let format = Format.allCases[index % 4]
        let data = mutator.variant(
          of: format.samples,
          isText: format == .svg,
          hidesDamage: false
        )
        let path = folder.appendingPathComponent("\(index).image").path
        try data.write(to: URL(fileURLWithPath: path))
        for _ in 0..<3 { _ = UIImage(contentsOfFile: path) }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count > 50 && lines.count <= 200)
    #expect(Set(lines).count == lines.count)
    #expect(lines.allSatisfy { $0.contains(".image: ") }, "\(text.suffix(1_000))")
  }
}
