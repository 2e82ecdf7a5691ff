import Foundation
import Testing

@testable import UIKitApplication

/// Tests for the crash guard, which renames the file of the state when the program crashes.
@MainActor
struct CrashGuardTests {
  private static func path(_ name: String) -> String {
    FileManager.default.temporaryDirectory.path + "/rolltop-crash-\(name)"
  }

  @Test(arguments: [SIGILL, SIGABRT, SIGSEGV])
  func aCrashRenamesTheFile(signal: Int32) async throws {
    let path = Self.path("\(signal)-\(UUID().uuidString)")
    try Data().write(to: URL(fileURLWithPath: path))
    await #expect(processExitsWith: .signal(signal)) {
      [path = path as String, signal = signal as Int32] in
      await CrashGuard.begin(renaming: path, to: path + ".after")
      // As on the main thread of a program; the threads of Dispatch block this signal.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGABRT)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      if signal == SIGABRT { abort() }
      raise(signal)
    }
    #expect(unlink(path + ".after") == 0)
    #expect(unlink(path) != 0)
  }

  @Test func aTrapRenamesTheFile() async throws {
    let path = Self.path(UUID().uuidString)
    try Data().write(to: URL(fileURLWithPath: path))
    await #expect(processExitsWith: .failure) { [path = path as String] in
      await CrashGuard.begin(renaming: path, to: path + ".after")
      let numbers: [Int] = []
      print(numbers[path.utf8.count])
    }
    #expect(unlink(path + ".after") == 0)
  }

  /// The signal handler needs an alternate stack.
  @Test func anExhaustedStackRenamesTheFile() async throws {
    let path = Self.path(UUID().uuidString)
    try Data().write(to: URL(fileURLWithPath: path))
    await #expect(processExitsWith: .signal(SIGSEGV)) { [path = path as String] in
      await MainActor.run {
        CrashGuard.begin(renaming: path, to: path + ".after")
        print(CrashGuardTests.recurse(path.utf8.count))
      }
    }
    #expect(unlink(path + ".after") == 0)
  }

  /// Recurses until the stack is exhausted.
  private static func recurse(_ number: Int) -> Int {
    let text = "\(number)"
    return number == .max ? 0 : recurse(number + 1) &+ text.utf8.count
  }

  @Test func afterANormalExitNothingIsRenamed() async throws {
    let path = Self.path(UUID().uuidString)
    try Data().write(to: URL(fileURLWithPath: path))
    await #expect(processExitsWith: .failure) { [path = path as String] in
      await CrashGuard.begin(renaming: path, to: path + ".after")
      await CrashGuard.end()
      abort()
    }
    #expect(unlink(path) == 0)
  }
}
