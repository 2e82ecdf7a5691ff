import Glibc
import UIKit

/// Measures an idle table in a window on X11.
///
/// Without a display, the workload starts Xvfb; without Xvfb there are no values.
struct IdleWorkload: Workload {
  let name = "idle"

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    guard let display = try VirtualDisplay() else { return [] }
    let output = try withExtendedLifetime(display) {
      try ChildProgram.run(
        [IdleProgram.command],
        environment: [
          "DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "WAYLAND_DISPLAY": "",
        ]
      )
    }
    let numbers = output.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 3 else { throw BenchFailure("the idle program said \"\(output)\"") }
    return [
      Measurement("frames in 10 s", numbers[0], .count, limit: 0, aim: 0),
      Measurement("context switches in 10 s", numbers[1], .count, limit: 3, aim: 1),
      Measurement("processor time in 10 s", numbers[2] * 1e3, .milliseconds, limit: 2, aim: 0.4),
    ]
  }
}

/// The program that idles in a window, which the workload runs in a child process.
enum IdleProgram {
  /// The argument that selects this program.
  static let command = "--idle"
  /// The measured time, in seconds.
  private static let idleSeconds = 10.0
  /// The time for the window to appear and for the desktop's events, in seconds.
  private static let settlingSeconds = 2.0

  /// The resources used by the process since its launch.
  private struct Usage {
    var frames: Int
    /// The number of context switches.
    var switches: Int
    /// The processor time, in seconds.
    var seconds: Double

    @MainActor
    static var now: Usage {
      var usage = rusage()
      getrusage(numericCast(RUSAGE_SELF.rawValue), &usage)
      return Usage(
        frames: UIApplication.shared.drawnFrames,
        switches: usage.ru_nvcsw + usage.ru_nivcsw,
        seconds: Clock.process
      )
    }
  }

  /// Opens a window, idles, prints the resources used, and exits.
  @MainActor
  static func run() -> Never {
    let delegate = IdleDelegate()
    perform(after: settlingSeconds) {
      let start = Usage.now
      perform(after: idleSeconds) { report(since: start) }
    }
    let configuration = LaunchConfiguration(size: TableStage.size, scale: 1, title: "rolltop-bench")
    exit(UIApplicationMain(delegate: delegate, configuration: configuration))
  }

  @MainActor
  private static func perform(
    after seconds: Double,
    _ work: @escaping @MainActor @Sendable () -> Void
  ) {
    // A `Timer` is used because the thread of a dispatch timer would wake up.
    _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in
      MainActor.assumeIsolated { work() }
    }
  }

  @MainActor
  private static func report(since start: Usage) {
    let now = Usage.now
    print(now.frames - start.frames, now.switches - start.switches, now.seconds - start.seconds)
    exit(now.frames > 0 ? 0 : 1)
  }
}

/// Presents `PeerRows` in a window.
private final class IdleDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let rows = PeerRows(count: 10_000)

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let controller = UITableViewController(style: .plain)
    controller.tableView.rowHeight = PeerRows.rowHeight
    controller.tableView.dataSource = rows
    controller.tableView.delegate = rows
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
