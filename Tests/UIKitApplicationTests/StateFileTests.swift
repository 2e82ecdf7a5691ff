import Foundation
import Testing
import UIKitGraphics

@testable import UIKitCore
@testable import UIKitApplication

/// Tests for the file of the saved state, and for the times at which it is written.
@MainActor
struct StateFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("rolltop-state-\(UUID().uuidString)")
  private let state = SavedState(
    application: Data("app".utf8),
    objects: ["/a": Data([1, 2, 3]), "/b//c": Data()]
  )

  private var file: StateFile { StateFile(url: folder.appendingPathComponent("app/state")) }

  private func removeFolder() {
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func writtenStatesAreRead() throws {
    defer { removeFolder() }
    #expect(try file.read() == nil)
    try file.write(state)
    #expect(try file.read() == state)
    let emptyState = SavedState(application: Data(), objects: [:])
    try file.write(emptyState)
    #expect(try file.read() == emptyState)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: file.url.deletingLastPathComponent().path
    )
    #expect(names == ["state"])
    let attributes = try FileManager.default.attributesOfItem(atPath: file.url.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test func everyDamagedByteIsReported() throws {
    defer { removeFolder() }
    try file.write(state)
    let intact = try Data(contentsOf: file.url)
    for index in intact.indices {
      var damaged = intact
      damaged[index] ^= 0x41
      try damaged.write(to: file.url)
      #expect(throws: StateFile.Problem.self) { try file.read() }
    }
    for count in [0, 1, 20, intact.count - 1] {
      try intact.prefix(count).write(to: file.url)
      #expect(throws: StateFile.Problem.self) { try file.read() }
    }
    for (header, message) in [
      ("ROLLTOP-STATE 1", "was written by another version"), ("ROLLTOP", "is damaged"),
    ] {
      try Data("\(header) whatever\n".utf8).write(to: file.url)
      do {
        _ = try file.read()
        Issue.record("\(header) was read")
      } catch {
        #expect("\(error)" == message)
      }
    }
  }

  @Test func temporaryFilesOfAStoppedProcessAreRemoved() throws {
    defer { removeFolder() }
    try file.write(state)
    let processID = ProcessInfo.processInfo.processIdentifier
    let folder = file.url.deletingLastPathComponent()
    // No process has the ID 2^31 - 1, because the kernel's greatest ID is 2^22.
    for name in [".state.2147483647", ".state.\(processID)", ".state.x", ".other.2147483647"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    file.removeLeftovers()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == [".other.2147483647", ".state.\(processID)", ".state.x", "state"])
  }

  @Test func fileErrorsAreReportedOnce() throws {
    defer { removeFolder() }
    try FileManager.default.createDirectory(at: file.url, withIntermediateDirectories: true)
    try Data().write(to: file.url.appendingPathComponent("kept"))
    var lines: [String] = []
    let saver = makeSaver(Delegate()) { lines.append($0) }
    saver.restore()
    saver.save()
    saver.save()
    #expect(lines.count == 1)
    #expect(lines.first?.hasSuffix("is a folder, not a file; starting without it") == true)
    // The files of other programs remain.
    #expect(FileManager.default.fileExists(atPath: file.url.path + "/kept"))
  }

  /// The system writes only a part of the new file, and reports the failure.
  @Test func aFullDiskLeavesTheOldFile() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let tests = StateFileTests()
        defer { tests.removeFolder() }
        let file = tests.file
        try file.write(tests.state)
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 10_000, rlim_max: 10_000)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        let largeState = SavedState(application: Data(count: 20_000), objects: [:])
        #expect(throws: AtomicFile.Failure.self) { try file.write(largeState) }
        #expect(try file.read() == tests.state)
      }
    }
  }

  @Test func aFolderInPlaceOfTheFileIsReported() throws {
    defer { removeFolder() }
    try FileManager.default.createDirectory(at: file.url, withIntermediateDirectories: true)
    #expect(throws: StateFile.Problem.self) { try file.read() }
    #expect(throws: AtomicFile.Failure.self) { try file.write(state) }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: file.url.deletingLastPathComponent().path
    )
    #expect(names == ["state"])
  }

  @Test func thePathFollowsTheBaseDirectorySpecification() {
    func path(_ environment: [String: String], application name: String = "app") -> String? {
      StateFile.standard(application: name, environment: environment)?.url.path
    }
    #expect(path(["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/app/state")
    #expect(path(["HOME": "/h"]) == "/h/.local/state/app/state")
    // Relative paths are ignored.
    #expect(path(["XDG_STATE_HOME": "s", "HOME": "/h"]) == "/h/.local/state/app/state")
    #expect(path([:]) == nil)
    #expect(path(["HOME": "/h"], application: "..") == nil)
    #expect(path(["HOME": "/h"], application: ".") == nil)
    #expect(path(["HOME": "/h"], application: "a/b") == "/h/.local/state/a_b/state")
  }

  // MARK: Saver

  private final class Delegate: UIApplicationDelegate {
    var value = 1
    var additionalKeys: [String] = []
    var restored: [Int] = []

    func application(
      _ application: UIApplication,
      shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool {
      coder.encode(value, forKey: "value")
      for key in additionalKeys { coder.encode(key as NSString, forKey: key) }
      return true
    }

    func application(
      _ application: UIApplication,
      shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool {
      restored.append(coder.decodeInteger(forKey: "value"))
      return true
    }
  }

  private func makeSaver(
    _ delegate: Delegate,
    _ report: @escaping (String) -> Void = { _ in }
  ) -> StateSaver {
    let application = UIApplication()
    application.delegate = delegate
    let loop = FrameLoop(screen: UIScreen(size: CGSize(width: 10, height: 10)))
    return StateSaver(application: application, loop: loop, file: file, report: report)
  }

  @Test func theStateIsSavedASecondAfterTheLastFrame() throws {
    defer { removeFolder() }
    let delegate = Delegate()
    let saver = makeSaver(delegate)
    #expect(saver.deadline == .infinity)
    saver.recordFrame(at: 10)
    saver.recordFrame(at: 10.5)
    saver.saveIfDue(at: 11.4)
    #expect(try file.read() == nil)
    saver.saveIfDue(at: 11.5)
    #expect(try file.read() != nil)
    #expect(saver.deadline == .infinity)
  }

  @Test func endlessAnimationsAreSavedAfterFiveSeconds() {
    defer { removeFolder() }
    let saver = makeSaver(Delegate())
    for frame in 0..<600 { saver.recordFrame(at: 10 + Double(frame) / 60) }
    #expect(saver.deadline == 15)
  }

  @Test func laterSavesHaveTheSameMaximumDelay() throws {
    defer { removeFolder() }
    let delegate = Delegate()
    let saver = makeSaver(delegate)
    for start in [10.0, 100] {
      delegate.value += 1
      saver.recordFrame(at: start)
      saver.recordFrame(at: start + 4.5)
      #expect(saver.deadline == start + 5)
      saver.saveIfDue(at: start + 5)
      #expect(try file.read() != nil)
      // An unchanged state is not written again.
      removeFolder()
      saver.recordFrame(at: start + 6)
      saver.saveIfDue(at: start + 7)
      #expect(try file.read() == nil)
    }
  }

  @Test func filesUpToTheMaximumLengthAreRead() throws {
    defer { removeFolder() }
    try file.write(state)
    for (length, isTooLarge) in [(StateFile.maximumSize, false), (StateFile.maximumSize + 1, true)]
    {
      try Data(count: length).write(to: file.url)
      do {
        _ = try file.read()
        Issue.record("Zeros are no state")
      } catch {
        if case .tooLarge = error {
          #expect(isTooLarge)
        } else {
          #expect(!isTooLarge)
        }
      }
    }
  }

  @Test func theNextRunReadsTheState() throws {
    defer { removeFolder() }
    let firstDelegate = Delegate()
    firstDelegate.value = 7
    makeSaver(firstDelegate).save()
    let secondDelegate = Delegate()
    let saver = makeSaver(secondDelegate)
    saver.restore()
    #expect(secondDelegate.restored == [7])
    // The file was renamed, so that a state that stops the program does so only once.
    #expect(try file.read() == nil)
    saver.recordFrame(at: 1)
    saver.saveIfDue(at: 1)
    #expect(try file.read() != nil)
    #expect(saver.deadline == 2)
    secondDelegate.value = 8
    saver.saveIfDue(at: 2)
    let thirdDelegate = Delegate()
    self.makeSaver(thirdDelegate).restore()
    #expect(thirdDelegate.restored == [8])
  }

  @Test func aRunThatEndsBeforeItsFirstFrameLeavesAState() throws {
    defer { removeFolder() }
    let firstDelegate = Delegate()
    makeSaver(firstDelegate).save()
    let secondDelegate = Delegate()
    secondDelegate.value = 9
    let saver = makeSaver(secondDelegate)
    saver.restore()
    saver.save()
    let names = try FileManager.default.contentsOfDirectory(
      atPath: file.url.deletingLastPathComponent().path
    )
    #expect(names == ["state"])
    let thirdDelegate = Delegate()
    self.makeSaver(thirdDelegate).restore()
    #expect(thirdDelegate.restored == [9])
  }

  @Test func anUnchangedStateHasTheSameBytes() {
    let delegate = Delegate()
    delegate.additionalKeys = ["a", "b", "c", "d", "e", "f", "g", "h"]
    let application = UIApplication()
    application.delegate = delegate
    let states = (0..<50).map { _ in StateRestoration.save(application, windows: [])?.application }
    #expect(states[0]?.isEmpty == false)
    #expect(Set(states).count == 1)
  }

  @Test func aDamagedFileIsReportedInOneLine() throws {
    defer { removeFolder() }
    let delegate = Delegate()
    makeSaver(delegate).save()
    try Data("nonsense".utf8).write(to: file.url)
    var lines: [String] = []
    makeSaver(delegate) { lines.append($0) }.restore()
    #expect(lines == ["The saved state \(file.url.path) is damaged; starting without it"])
    #expect(delegate.restored == [])
    makeSaver(delegate) { lines.append($0) }.restore()
    #expect(lines.count == 1)
  }

  @Test func aFileThatCannotBeWrittenIsReportedInOneLine() throws {
    defer { removeFolder() }
    try FileManager.default.createDirectory(at: file.url, withIntermediateDirectories: true)
    var lines: [String] = []
    let delegate = Delegate()
    let saver = makeSaver(delegate) { lines.append($0) }
    saver.save()
    delegate.value = 2
    saver.save()
    #expect(lines.count == 1)
  }

  @Test func aMissingStateFolderIsReportedInOneLine() {
    var lines: [String] = []
    let delegate = Delegate()
    let application = UIApplication()
    application.delegate = delegate
    let loop = FrameLoop(screen: UIScreen(size: CGSize(width: 10, height: 10)))
    let saver = StateSaver(application: application, loop: loop, file: nil) { lines.append($0) }
    saver.restore()
    #expect(delegate.restored == [])
    #expect(lines == [])
    for start in [1.0, 10, 20] {
      delegate.value += 1
      saver.recordFrame(at: start)
      saver.saveIfDue(at: start + 1)
      #expect(saver.deadline == .infinity)
    }
    let reason = "neither XDG_STATE_HOME nor HOME is an absolute path"
    #expect(lines == ["The state is not saved: \(reason)"])
    // An application that saves no state loses nothing.
    let statelessSaver = StateSaver(application: UIApplication(), loop: loop, file: nil) {
      lines.append($0)
    }
    statelessSaver.save()
    #expect(lines.count == 1)
  }
}
