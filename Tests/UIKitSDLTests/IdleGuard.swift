import Foundation
import Glibc

/// Ends the process of a test whose loop never ends.
///
/// It counts idleness and work instead of time, so that no slow or busy machine meets its limits: a
/// thread that waits for a processor or for a disk is not idle.
enum IdleGuard {
  /// The number of seconds for which no thread may be idle; the loops of tests sleep for few.
  private static let idleSeconds = 60
  /// The limit of processor time for a loop that takes less than a second, in seconds.
  private static let processorSeconds: rlim_t = 600

  /// Watches this process until it ends: exit code 9 after idleness, `SIGXCPU` after too much work.
  static func start() {
    var limit = rlimit(rlim_cur: processorSeconds, rlim_max: processorSeconds)
    setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
    Thread.detachNewThread {
      var idle = 0
      while idle < idleSeconds {
        Thread.sleep(forTimeInterval: 1)
        if isIdle { idle += 1 }
      }
      exit(9)
    }
  }

  /// Whether all threads sleep but the one that asks.
  private static var isIdle: Bool {
    let folder = "/proc/self/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let awake = threads.count { thread in
      // The state follows the name in parentheses, which may have any characters.
      let status = try? String(contentsOfFile: "\(folder)/\(thread)/stat", encoding: .utf8)
      return status?.split(separator: ")").last?.first { $0 != " " } != "S"
    }
    return awake == 1
  }
}
