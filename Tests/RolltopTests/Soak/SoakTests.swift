import Foundation
import SeededRandom
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import rolltop

/// Tests for the demo in long use, which may leak no memory, descriptor, timer or screen.
///
/// `ROLLTOP_SOAK_HOURS=24` extends the test to a day. This requires an optimized build, a process
/// without other tests, which also use memory, and a single heap. Tests run the main actor on
/// changing threads, each of which has its own heap, while an application stays on the main thread.
///
///     export ROLLTOP_LINK=dynamic
///     swift build -c release --build-tests -Xswiftc -enable-testing
///     export GLIBC_TUNABLES=glibc.malloc.arena_max=1
///     ROLLTOP_SOAK_HOURS=24 .build/release/RolltopPackageTests.xctest --filter SoakTests \
///       --testing-library swift-testing
@Suite struct SoakTests {
  /// The allowed growth from the minimum memory of the first `comparedHours` to that of the last,
  /// in bytes.
  private static let allowedGrowth = 1 << 20
  /// How many hours at the start and at the end of the run are compared, by their minimum memory.
  ///
  /// Memory varies by half a megabyte with the most recent screens, because pages with a few cached
  /// values cannot be returned. A leak also raises the minimum.
  private static let comparedHours = 6
  /// The allowed processor time of a day, in seconds; proportionally less for shorter runs.
  private static let allowedProcessorSecondsPerDay = 600.0

  private static var environment: [String: String] { ProcessInfo.processInfo.environment }

  /// Slow: uses the demo for half an hour of its virtual clock, in a separate process.
  @Test func longUseLeaksNothing() async throws {
    let seed = SeededGenerator.forTest().seed
    if let hours = SoakTests.environment["ROLLTOP_SOAK_HOURS"].flatMap(Int.init) {
      try await SoakTests.use(hours: hours, seed: seed)
      return
    }
    await #expect(processExitsWith: .success) { [seed = seed as UInt64] in
      try await SoakTests.useForMinutes(seed: seed)
    }
  }

  /// Uses the demo for half an hour.
  @MainActor
  private static func useForMinutes(seed: UInt64) async throws {
    let folder = try TemporaryFolder()
    let run = SoakRun(seed: seed, folder: folder.path)
    // The first use opens resources that stay open, such as fonts.
    run.useAndWait()
    await finishCancellations()
    let start = ProcessResources.current()
    for _ in 0..<2 { run.useAndWait() }
    await finishCancellations()
    expectNothingLeft(run, start, "seed \(seed)")
  }

  @MainActor
  private static func use(hours: Int, seed: UInt64) async throws {
    let folder = try TemporaryFolder()
    let run = SoakRun(seed: seed, folder: folder.path)
    run.useAll()
    await finishCancellations()
    let start = ProcessResources.current()
    var memory: [Int] = []
    for hour in 1...hours {
      for _ in 0..<SoakRun.activeMinutes { run.useAndWait() }
      await finishCancellations()
      let now = ProcessResources.current()
      print(summary(hour, now, run))
      let phase = "seed \(seed), hour \(hour)"
      expectNothingLeft(run, start, phase)
      memory.append(now.residentBytes)
      let first = memory.prefix(comparedHours).min() ?? 0
      let last = memory.suffix(comparedHours).min() ?? 0
      #expect(last - first <= allowedGrowth, Comment(rawValue: phase))
    }
    let seconds = ProcessResources.current().processorSeconds - start.processorSeconds
    #expect(seconds <= allowedProcessorSecondsPerDay * Double(hours) / 24)
  }

  /// Waits until the main queue has closed the descriptors of cancelled sources.
  ///
  /// Dispatch calls cancel handlers in the order of cancellation, so this one is last.
  @MainActor
  private static func finishCancellations() async {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    let last = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      last.setCancelHandler { continuation.resume() }
      last.activate()
      last.cancel()
    }
    try? pipe.fileHandleForReading.close()
    try? pipe.fileHandleForWriting.close()
  }

  @MainActor
  private static func expectNothingLeft(
    _ run: SoakRun,
    _ start: ProcessResources,
    _ phase: String
  ) {
    let comment = Comment(rawValue: phase)
    #expect(run.stage.settle(), comment)
    #expect(!run.stage.loop.isMoving && run.stage.loop.nextTimerTime == nil, comment)
    let next = RunLoop.current.limitDate(forMode: .default) ?? .distantFuture
    #expect(next == .distantFuture, comment)
    let opened = Set(ProcessResources.current().descriptors).symmetricDifference(start.descriptors)
    #expect(opened == [], "\(phase): \(opened)")
    #expect(run.remainingScreens == [], comment)
    #expect(run.stage.cpuFrameSeconds.count <= 7_200, comment)
  }

  @MainActor
  private static func summary(_ hour: Int, _ now: ProcessResources, _ run: SoakRun) -> String {
    let memory = now.residentBytes / 1_024
    let seconds = Int(now.processorSeconds.rounded())
    return "hour \(hour): \(memory) KB resident, besides \(now.cachedBytes / 1_024) KB in caches, "
      + "\(now.descriptors.count) descriptors, \(run.stage.framesDrawn) frames, "
      + "\(seconds) s of the processor"
  }
}
