import Foundation
import Glibc

/// Terminates a test's process if its main loop never ends.
///
/// The guard counts idle time and processor time instead of elapsed time, so that slow or busy
/// machines do not reach its limits: a thread that waits for a processor or a disk is not idle.
enum IdleGuard {
  /// The number of seconds for which all threads may be idle; the loops of tests sleep for shorter
  /// times.
  private static let idleSeconds = 60
  /// The limit of processor time in seconds; a loop takes less than one.
  private static let processorSeconds: rlim_t = 600

  /// Watches this process until it ends: exit code 9 after idleness, `SIGXCPU` after too much work.
  static func start() {
    var limit = rlimit(rlim_cur: processorSeconds, rlim_max: processorSeconds)
    setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
    Thread.detachNewThread {
      var idleSecondCount = 0
      while idleSecondCount < idleSeconds {
        Thread.sleep(forTimeInterval: 1)
        if isIdle { idleSecondCount += 1 }
      }
      exit(9)
    }
  }

  /// Whether all threads except the current one sleep.
  private static var isIdle: Bool {
    let folder = "/proc/self/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let awakeThreadCount = threads.count { thread in
      // The state follows the thread's name in parentheses, which may contain any characters.
      let status = try? String(contentsOfFile: "\(folder)/\(thread)/stat", encoding: .utf8)
      return status?.split(separator: ")").last?.first { $0 != " " } != "S"
    }
    return awakeThreadCount == 1
  }
}
