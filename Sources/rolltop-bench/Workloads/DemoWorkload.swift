import Glibc
import UIKit

/// Launches the demo built beside this program in a window on X11, and waits for its first frame.
///
/// Without a display, the workload starts Xvfb; without Xvfb or the demo there are no values.
struct DemoWorkload: Workload {
  let name = "demo"
  /// The path of a second build of the demo, launched alternately; `nil` for none.
  let baseline: String?
  private static let starts = 11

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    let demo = DemoWorkload.demo
    guard access(demo, X_OK) == 0, let display = try VirtualDisplay() else { return [] }
    return try withExtendedLifetime(display) {
      // The first launch reads files that are cached afterwards.
      _ = try DemoStart(demo, display)
      var starts: [DemoStart] = []
      var others: [DemoStart] = []
      for _ in 0..<DemoWorkload.starts {
        starts.append(try DemoStart(demo, display))
        if let baseline { others.append(try DemoStart(baseline, display)) }
      }
      return measurements(starts, others)
    }
  }

  private func measurements(_ starts: [DemoStart], _ others: [DemoStart]) -> [Measurement] {
    let seconds = Distribution(starts.map(\.seconds)).median
    let peak = Distribution(starts.map(\.peakBytes)).median
    var measurements = [
      Measurement("exec to first frame", seconds * 1e3, .milliseconds),
      Measurement("peak resident", peak / 1e6, .megabytes, limit: 26, aim: 24),
    ]
    guard !others.isEmpty else { return measurements }
    let otherSeconds = Distribution(others.map(\.seconds)).median
    let otherPeak = Distribution(others.map(\.peakBytes)).median
    measurements += [
      Measurement("exec to first frame, baseline", otherSeconds * 1e3, .milliseconds),
      Measurement("peak resident, baseline", otherPeak / 1e6, .megabytes),
      Measurement("start ÷ baseline", seconds / otherSeconds, .times),
      Measurement("peak ÷ baseline", peak / otherPeak, .times),
    ]
    return measurements
  }

  /// The path of the demo beside this program.
  private static var demo: String {
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent("rolltop")
      .path
  }
}
