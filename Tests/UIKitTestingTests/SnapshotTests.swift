import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for `Snapshot`, each with a separate directory that is removed afterwards.
final class SnapshotTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("rolltop-snapshots-\(UUID().uuidString)", isDirectory: true)
  private let bitmap = Bitmap.gradient(width: 20, height: 10)

  init() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  private var files: SnapshotFiles {
    SnapshotFiles(name: "list", testFile: directory.appendingPathComponent("FooTests.swift").path)
  }

  private func snapshot(
    _ recording: SnapshotRecording,
    tolerance: Double = 0,
    run: SnapshotRun = SnapshotRun()
  ) -> Snapshot {
    Snapshot(name: "list", files: files, tolerance: tolerance, recording: recording, run: run)
  }

  private func changedPicture() -> Bitmap {
    let changed = Bitmap.gradient(width: 20, height: 10)
    changed.set(x: 4, y: 2, bits: 0x00FF00)
    return changed
  }

  private func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

  @Test func snapshotsAreStoredBesideTheTest() {
    let path = directory.appendingPathComponent("__Snapshots__/FooTests/list.png").path
    #expect(files.reference.path == path)
    let filesOfPath = SnapshotFiles(name: "a/b c", testFile: "/t/FooTests.swift")
    #expect(filesOfPath.reference.path == "/t/__Snapshots__/FooTests/a%2Fb c.png")
  }

  @Test func namesThatDifferInPunctuationHaveSeparateFiles() {
    let names = [
      "a b", "a-b", "a+b", "a/b", "a:b", "a%2Fb", "a.b", "a…b", "a\nb", ".", "..", "/", "%",
    ]
    let paths = (names + ["a.b.actual", "a.b.difference"]).flatMap { name in
      let files = SnapshotFiles(name: name, testFile: "/t/FooTests.swift")
      return [files.reference, files.actual, files.difference].map(\.path)
    }
    #expect(Set(paths).count == paths.count)
    #expect(
      paths.allSatisfy {
        URL(fileURLWithPath: $0).deletingLastPathComponent().path
          == "/t/__Snapshots__/FooTests"
      }
    )
  }

  @Test(arguments: [.all, .failed] as [SnapshotRecording])
  func aSecondSnapshotOfOneNameKeepsTheFirst(recording: SnapshotRecording) throws {
    let run = SnapshotRun()
    _ = snapshot(.missing).failure(for: Bitmap.gradient(width: 3, height: 3))
    _ = snapshot(recording, run: run).failure(for: bitmap)
    let failure = try #require(snapshot(recording, run: run).failure(for: changedPicture()))
    #expect(failure.contains("a name of its own") && failure.contains("1 of 200"))
    #expect(snapshot(.never).failure(for: bitmap) == nil)
    // The same picture is compared twice.
    let secondFailure = snapshot(recording, run: run).failure(for: bitmap)
    #expect(secondFailure?.contains("a name of its own") != true)
    // A new run records the picture again.
    _ = snapshot(recording).failure(for: changedPicture())
    #expect(snapshot(.never).failure(for: changedPicture()) == nil)
  }

  @Test func aMissingReferenceIsWrittenAndFails() throws {
    let failure = try #require(snapshot(.missing).failure(for: bitmap))
    #expect(failure.contains("had no reference") && failure.contains(files.reference.path))
    #expect(snapshot(.missing).failure(for: bitmap) == nil)
    #expect(snapshot(.never).failure(for: bitmap) == nil)
  }

  @Test func neverWritesNoReference() throws {
    let failure = try #require(snapshot(.never).failure(for: bitmap))
    #expect(failure.contains("has no reference"))
    #expect(!exists(files.reference))
  }

  @Test func oneChangedPixelFailsAndSavesImages() throws {
    _ = snapshot(.missing).failure(for: bitmap)
    let failure = try #require(snapshot(.missing).failure(for: changedPicture()))
    #expect(failure.contains("1 of 200 pixels") && failure.contains("(4, 2)"))
    #expect(failure.contains("#00FF00 instead of #1C0016"))
    let actual = try Bitmap.decoding(Data(contentsOf: files.actual))
    #expect(PixelDifference(reference: changedPicture(), actual: actual) == nil)
    let difference = try Bitmap.decoding(Data(contentsOf: files.difference))
    #expect(difference.pixel(x: 4, y: 2) == PixelColor(red: 255, green: 0, blue: 0))
    #expect(difference.pixel(x: 5, y: 2).red == difference.pixel(x: 5, y: 2).blue)
  }

  @Test func aSizeMismatchFailsAndSavesImages() throws {
    _ = snapshot(.missing).failure(for: bitmap)
    let larger = Bitmap.gradient(width: 20, height: 11)
    let failure = try #require(snapshot(.missing, tolerance: 1).failure(for: larger))
    #expect(failure.contains("20 × 10") && failure.contains("20 × 11"))
    #expect(exists(files.actual) && exists(files.difference))
  }

  @Test func toleranceOverlooksFewPixels() {
    _ = snapshot(.missing).failure(for: bitmap)
    #expect(snapshot(.missing, tolerance: 0.005).failure(for: changedPicture()) == nil)
    #expect(snapshot(.missing, tolerance: 0.004).failure(for: changedPicture()) != nil)
  }

  @Test func successRemovesImagesOfAnEarlierFailure() {
    _ = snapshot(.missing).failure(for: bitmap)
    _ = snapshot(.missing).failure(for: changedPicture())
    #expect(exists(files.actual))
    _ = snapshot(.missing).failure(for: bitmap)
    #expect(!exists(files.actual) && !exists(files.difference))
  }

  @Test func recordingAllReplacesAndFails() {
    _ = snapshot(.missing).failure(for: bitmap)
    #expect(snapshot(.all).failure(for: changedPicture()) != nil)
    #expect(snapshot(.all).failure(for: changedPicture()) != nil)
    #expect(snapshot(.never).failure(for: changedPicture()) == nil)
  }

  @Test func recordingFailedReplacesOnlyFailedSnapshots() {
    _ = snapshot(.missing).failure(for: bitmap)
    #expect(snapshot(.failed).failure(for: bitmap) == nil)
    #expect(snapshot(.failed).failure(for: changedPicture()) != nil)
    #expect(snapshot(.failed).failure(for: changedPicture()) == nil)
  }

  @Test func aDamagedReferenceFailsWithAMessage() throws {
    _ = snapshot(.missing).failure(for: bitmap)
    try Data("no picture".utf8).write(to: files.reference)
    let failure = try #require(snapshot(.missing).failure(for: bitmap))
    #expect(failure.contains("cannot be read"))
  }

  @Test func anUnwritableDirectoryFailsWithAMessage() throws {
    try Data().write(to: directory.appendingPathComponent("__Snapshots__"))
    #expect(snapshot(.missing).failure(for: bitmap) != nil)
  }

  @Test(
    arguments: [
      (nil, nil, .missing), (nil, "", .missing), (nil, "record", .all), (nil, "never", .never),
      (.all, "missing", .all), (.missing, "record", .missing), (.all, "never", .never),
      (nil, "failed", .failed),
    ] as [(SnapshotRecording?, String?, SnapshotRecording)]
  )
  func onlyNeverInTheEnvironmentOverridesTheArgument(
    argument: SnapshotRecording?,
    environment: String?,
    expected: SnapshotRecording
  ) {
    #expect(SnapshotRecording(argument: argument, environment: environment) == expected)
  }

  @Test func literalsSwitchRecordingOnAndOff() {
    #expect((true as SnapshotRecording) == .all)
    #expect((false as SnapshotRecording) == .missing)
  }

  @MainActor
  @Test func anAnimatingStageFailsAndRecordsNothing() {
    let stage = Stage(size: CGSize(width: 20, height: 20))
    let view = UIView()
    stage.show(view)
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    #expect(!stage.isSettled)
    withKnownIssue {
      assertSnapshot(of: stage, named: "moving", record: .all)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("inMotion: true") }
    }
    #expect(!exists(SnapshotFiles(name: "moving", testFile: #filePath).reference))
    withKnownIssue {
      assertSnapshot(of: stage, named: "moving", inMotion: true, record: .never)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("has no reference") }
    }
    stage.settle()
    #expect(stage.isSettled)
    withKnownIssue {
      assertSnapshot(of: stage, named: "moving", record: .never)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("has no reference") }
    }
  }

  @Test func failuresReachTheRunningTest() {
    withKnownIssue {
      TestFailure("on purpose").report()
    } matching: { issue in
      issue.comments.contains { $0.rawValue == "on purpose" }
    }
  }
}
