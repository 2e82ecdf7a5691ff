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
        func content(_ url: URL) -> String? {
          (try? StateFile(url: url).read()).map { String(decoding: $0.application, as: UTF8.self) }
        }
        return Files(
          state: content(file.url),
          restoring: content(file.url(.restoring)),
          retrying: content(file.url(.retrying)),
          unusable: content(file.url(.unusable))
        )
      }
      set {
        try? FileManager.default.removeItem(at: url)
        func write(_ content: String?, _ url: URL) {
          guard let content else { return }
          try? StateFile(url: url).write(StateAttemptTests.state(content))
        }
        write(newValue.state, file.url)
        write(newValue.restoring, file.url(.restoring))
        write(newValue.retrying, file.url(.retrying))
        write(newValue.unusable, file.url(.unusable))
      }
    }

    /// Returns the state for a run to restore; `nil` if there is none.
    func begin() -> String? {
      guard let attempt = try? file.begin() else { return nil }
      return String(decoding: attempt.state.application, as: UTF8.self)
    }

    /// Simulates a crash.
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
    for set in 0..<16 {
      func name(_ bit: Int, _ name: String) -> String? { set & bit == 0 ? nil : name }
      let start = Files(
        state: name(1, "state"),
        restoring: name(2, "restoring"),
        retrying: name(4, "retrying"),
        unusable: name(8, "unusable")
      )
      let best = start.state ?? start.restoring
      func run(_ next: () throws -> Void = {}) throws -> Files {
        folder.files = start
        #expect(folder.begin() == best, "\(start)")
        try next()
        return folder.files
      }
      // The process is killed immediately: the next run gets the state unless this was the second
      // attempt.
      let killed = try run()
      #expect([killed.restoring, killed.retrying].contains(best), "\(start)")
      #expect(killed.state == nil)
      #expect((killed.retrying == best) == (start.state == nil && best != nil || best == nil))
      // The process is killed after it has shown the state.
      let shown = try run { folder.file.accept() }
      #expect(shown.state == best, "\(start)")
      // The process writes a new state, and is killed before and after the removal of the old one.
      let written = try run { try folder.file.write(Self.state("new")) }
      #expect(written.state == "new" && folder.begin() == "new", "\(start)")
      let keptFiles = try run {
        try folder.file.write(Self.state("new"))
        folder.file.accept()
      }
      #expect(keptFiles == Files(state: "new", unusable: keptFiles.unusable), "\(start)")
      // The process crashes: no restored state is used again.
      let crashed = try run { folder.crash() }
      #expect(crashed.state == nil && crashed.restoring == nil && crashed.retrying == nil)
      #expect(folder.begin() == nil, "\(start)")
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
    #expect("\(problem())" == "is a pipe, not a file")
    #expect("\(problem())" == "is a pipe, not a file")
    unlink(path)
    try FileManager.default.createDirectory(at: folder.file.url, withIntermediateDirectories: true)
    #expect("\(problem())" == "is a folder, not a file")
    rmdir(path)
    symlink("/dev/zero", path)
    #expect("\(problem())" == "is a device, not a file")
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

  /// A folder at the target path prevents renaming, like a folder without write permission.
  @Test func aStateThatCannotBeRenamedIsStillRestored() throws {
    folder.files = Files(state: "1")
    let taken = folder.file.url(.restoring).appendingPathComponent("full")
    try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
    let attempt = try #require(try folder.file.begin())
    #expect(attempt.file == folder.file.url)
    #expect(folder.files.state == "1")
  }

  @Test func aLargeFileIsNotRead() throws {
    folder.files = Files(state: "1")
    truncate(folder.file.url.path, 3 << 30)
    #expect("\(problem())" == "is too large (3221225472 bytes of 16777216 at most)")
    let large = SavedState(application: Data(count: StateFile.maximumSize), objects: [:])
    #expect(throws: StateFile.Problem.self) { try folder.file.write(large) }
  }

  private func problem() -> any Error {
    do {
      _ = try folder.file.begin()
      return CancellationError()
    } catch {
      return error
    }
  }
}
