import Glibc
import UIKit

/// Launches the demo built beside this program in a window on X11, and waits for its first frame.
///
/// Without a display, the workload starts Xvfb; without Xvfb or the demo there are no values.
struct DemoWorkload: Workload {
  let name = "demo"
  /// The path of a second build of the demo, launched alternately; `nil` for none.
  let baseline: String?
  private static let launchCount = 11

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    let demoPath = DemoWorkload.demoPath
    guard access(demoPath, X_OK) == 0, let display = try VirtualDisplay() else { return [] }
    return try withExtendedLifetime(display) {
      // The first launch reads files that are cached afterwards.
      _ = try DemoStart(path: demoPath, display: display)
      var starts: [DemoStart] = []
      var baselineStarts: [DemoStart] = []
      for _ in 0..<DemoWorkload.launchCount {
        starts.append(try DemoStart(path: demoPath, display: display))
        if let baseline {
          baselineStarts.append(try DemoStart(path: baseline, display: display))
        }
      }
      return measurements(of: starts, baseline: baselineStarts)
    }
  }

  private func measurements(
    of starts: [DemoStart],
    baseline baselineStarts: [DemoStart]
  ) -> [Measurement] {
    let seconds = Distribution(starts.map(\.seconds)).median
    let peak = Distribution(starts.map(\.peakBytes)).median
    var measurements = [
      Measurement("exec to first frame", seconds * 1e3, .milliseconds),
      Measurement("peak resident", peak / 1e6, .megabytes, limit: 26, aim: 24),
    ]
    guard !baselineStarts.isEmpty else { return measurements }
    let baselineSeconds = Distribution(baselineStarts.map(\.seconds)).median
    let baselinePeak = Distribution(baselineStarts.map(\.peakBytes)).median
    measurements += [
      Measurement("exec to first frame, baseline", baselineSeconds * 1e3, .milliseconds),
      Measurement("peak resident, baseline", baselinePeak / 1e6, .megabytes),
      Measurement("start ÷ baseline", seconds / baselineSeconds, .times),
      Measurement("peak ÷ baseline", peak / baselinePeak, .times),
    ]
    return measurements
  }

  /// The path of the demo beside this program.
  private static var demoPath: String {
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent("rolltop")
      .path
  }
}
