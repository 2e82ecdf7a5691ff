import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitApplication

/// Tests for the saved state after runs that end at any moment of its restoration.
struct StateAttemptTests {
  /// The files of a state by name, with their content; `nil` for missing files.
  private struct Files: Equatable, CustomStringConvertible {
    var state: String?
    var restoring: String?
    var retrying: String?
    var unusable: String?

    var description: String { "\([state, restoring, retrying, unusable].map { $0 ?? "-" })" }
  }

  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("rolltop-attempt-\(UUID().uuidString)")
    var file: StateFile { StateFile(url: url.appendingPathComponent("state")) }

    deinit { try? FileManager.default.removeItem(at: url) }

    var files: Files {
      get {
        func content(at url: URL) -> String? {
          (try? StateFile(url: url).read()).map { String(decoding: $0.application, as: UTF8.self) }
        }
        return Files(
          state: content(at: file.url),
          restoring: content(at: file.url(.restoring)),
          retrying: content(at: file.url(.retrying)),
          unusable: content(at: file.url(.unusable))
        )
      }
      set {
        try? FileManager.default.removeItem(at: url)
        func write(_ content: String?, to url: URL) {
          guard let content else { return }
          try? StateFile(url: url).write(StateAttemptTests.state(content))
        }
        write(newValue.state, to: file.url)
        write(newValue.restoring, to: file.url(.restoring))
        write(newValue.retrying, to: file.url(.retrying))
        write(newValue.unusable, to: file.url(.unusable))
      }
    }

    /// Returns the state for a run to restore; `nil` if there is none or it is unusable.
    func begin() -> String? {
      guard let attempt = try? file.begin() else { return nil }
      return String(decoding: attempt.state.application, as: UTF8.self)
    }

    /// Renames the files like the signal handler in a crash.
    func crash() {
      for suffix in [StateFile.Suffix.restoring, .retrying] {
        rename(file.url(suffix).path, file.url(.unusable).path)
      }
    }
  }

  private static func state(_ content: String) -> SavedState {
    SavedState(application: Data(content.utf8), objects: [:])
  }

  private let folder = Folder()

  @Test func aRunThatDrawsAFrameKeepsTheState() {
    folder.files = Files(state: "1")
    #expect(folder.begin() == "1")
    #expect(folder.files == Files(restoring: "1"))
    folder.file.accept()
    #expect(folder.files == Files(state: "1"))
  }

  @Test func aKilledRunKeepsTheState() {
    folder.files = Files(state: "1")
    #expect(folder.begin() == "1")
    // The process is killed here.
    #expect(folder.begin() == "1")
    #expect(folder.files == Files(retrying: "1"))
    folder.file.accept()
    #expect(folder.files == Files(state: "1"))
  }

  @Test func aStateWithTwoFailedRestorationsIsSetAside() {
    folder.files = Files(state: "1")
    #expect(folder.begin() == "1")
    #expect(folder.begin() == "1")
    #expect(throws: StateFile.Problem.self) { try folder.file.begin() }
    #expect(folder.files == Files(unusable: "1"))
    #expect(folder.begin() == nil)
  }

  @Test(arguments: [1, 2]) func aStateThatCrashesARunIsNotUsedAgain(attempts: Int) {
    folder.files = Files(state: "1")
    for _ in 0..<attempts { #expect(folder.begin() == "1") }
    folder.crash()
    #expect(folder.files == Files(unusable: "1"))
    #expect(folder.begin() == nil)
  }

  @Test func aNormalExitReplacesTheState() throws {
    folder.files = Files(state: "1")
    #expect(folder.begin() == "1")
    try folder.file.write(Self.state("2"))
    #expect(folder.files == Files(state: "2", restoring: "1"))
    // The process is killed here.
    #expect(folder.begin() == "2")
    #expect(folder.files == Files(restoring: "2"))
    folder.files = Files(state: "2", retrying: "1")
    folder.file.accept()
    #expect(folder.files == Files(state: "2"))
  }

  @Test func aNewerStateOutlivesTheSecondAttemptOfAnOlderOne() {
    folder.files = Files(state: "2", retrying: "1")
    #expect(folder.begin() == "2")
    #expect(folder.files == Files(restoring: "2"))
    folder.file.accept()
    #expect(folder.files == Files(state: "2"))
    // The newer state gets two attempts, too.
    folder.files = Files(state: "2", restoring: "1", retrying: "0")
    #expect(folder.begin() == "2")
    #expect(folder.begin() == "2")
    folder.file.accept()
    #expect(folder.files == Files(state: "2"))
  }

  /// Tests every set of files that runs may leave, and each way to continue.
  @Test func everyStepKeepsTheLatestValidState() throws {
    for mask in 0..<16 {
      func content(_ name: String, ifBit bit: Int) -> String? { mask & bit == 0 ? nil : name }
      let initialFiles = Files(
        state: content("state", ifBit: 1),
        restoring: content("restoring", ifBit: 2),
        retrying: content("retrying", ifBit: 4),
        unusable: content("unusable", ifBit: 8)
      )
      let latestState = initialFiles.state ?? initialFiles.restoring
      func filesAfterRun(_ nextStep: () throws -> Void = {}) throws -> Files {
        folder.files = initialFiles
        #expect(folder.begin() == latestState, "\(initialFiles)")
        try nextStep()
        return folder.files
      }
      // The process is killed immediately: the next run gets the state unless this was the second
      // attempt.
      let killedFiles = try filesAfterRun()
      let attemptFiles = [killedFiles.restoring, killedFiles.retrying]
      #expect(attemptFiles.contains(latestState), "\(initialFiles)")
      #expect(killedFiles.state == nil)
      let isSecondAttempt = initialFiles.state == nil && latestState != nil
      #expect((killedFiles.retrying == latestState) == (isSecondAttempt || latestState == nil))
      // The process is killed after it has shown the state.
      let acceptedFiles = try filesAfterRun { folder.file.accept() }
      #expect(acceptedFiles.state == latestState, "\(initialFiles)")
      // The process writes a new state, and is killed before and after the removal of the old one.
      let writtenFiles = try filesAfterRun { try folder.file.write(Self.state("new")) }
      #expect(writtenFiles.state == "new" && folder.begin() == "new", "\(initialFiles)")
      let keptFiles = try filesAfterRun {
        try folder.file.write(Self.state("new"))
        folder.file.accept()
      }
      #expect(keptFiles == Files(state: "new", unusable: keptFiles.unusable), "\(initialFiles)")
      // The process crashes: no restored state is used again.
      let crashedFiles = try filesAfterRun { folder.crash() }
      #expect(crashedFiles == Files(unusable: crashedFiles.unusable))
      #expect(folder.begin() == nil, "\(initialFiles)")
    }
  }

  @Test func aDamagedStateIsSetAside() throws {
    folder.files = Files(state: "1")
    try Data("nonsense".utf8).write(to: folder.file.url)
    #expect(throws: StateFile.Problem.self) { try folder.file.begin() }
    #expect(try String(contentsOf: folder.file.url(.unusable), encoding: .utf8) == "nonsense")
    #expect(folder.begin() == nil)
  }

  @Test func specialFilesAreReportedAndKept() throws {
    let path = folder.file.url.path
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    mkfifo(path, 0o600)
    #expect("\(attemptError())" == "is a pipe, not a file")
    #expect("\(attemptError())" == "is a pipe, not a file")
    unlink(path)
    try FileManager.default.createDirectory(at: folder.file.url, withIntermediateDirectories: true)
    #expect("\(attemptError())" == "is a folder, not a file")
    rmdir(path)
    symlink("/dev/zero", path)
    #expect("\(attemptError())" == "is a device, not a file")
    #expect(FileManager.default.fileExists(atPath: path))
  }

  /// A state whose reading ends the process is tried only once more.
  @Test func aStateHasTheNameOfItsAttemptBeforeItIsRead() throws {
    folder.files = Files(state: "1")
    for suffix in [StateFile.Suffix.restoring, .retrying] {
      var read: [URL] = []
      let attempt = try folder.file.begin { file in
        read.append(file)
        #expect(!FileManager.default.fileExists(atPath: folder.file.url.path))
        try? StateFile(url: file).write(Self.state("\(suffix)"))
      }
      #expect(read == [folder.file.url(suffix)] && attempt?.file == folder.file.url(suffix))
      #expect(attempt?.state == Self.state("\(suffix)"))
    }
    #expect(throws: StateFile.Problem.self) { try folder.file.begin { _ in Issue.record("read") } }
  }

  /// A nonempty folder at the target path prevents renaming, like a missing write permission.
  @Test func aStateThatCannotBeRenamedIsStillRestored() throws {
    folder.files = Files(state: "1")
    let blockingFolder = folder.file.url(.restoring).appendingPathComponent("full")
    try FileManager.default.createDirectory(at: blockingFolder, withIntermediateDirectories: true)
    let attempt = try #require(try folder.file.begin())
    #expect(attempt.file == folder.file.url)
    #expect(folder.files.state == "1")
  }

  @Test func aLargeFileIsNotRead() throws {
    folder.files = Files(state: "1")
    truncate(folder.file.url.path, 3 << 30)
    #expect("\(attemptError())" == "is too large (3221225472 bytes of 16777216 at most)")
    let largeState = SavedState(application: Data(count: StateFile.maximumSize), objects: [:])
    #expect(throws: StateFile.Problem.self) { try folder.file.write(largeState) }
  }

  /// Returns the error of an attempt to restore the state; a `CancellationError` if it succeeds.
  private func attemptError() -> any Error {
    do {
      _ = try folder.file.begin()
      return CancellationError()
    } catch {
      return error
    }
  }
}
