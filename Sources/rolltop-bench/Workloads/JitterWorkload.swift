import UIKit
import UIKitApplication

/// Moves a finger evenly, on panels and displays of different rates, and compares the places that
/// frames get with even steps.
struct JitterWorkload: Workload {
  let name = "jitter"
  /// Points per second: a fast scroll.
  private static let velocity = 1500.0
  private static let panels = [60.0, 90, 120, 125, 240, 1000]
  private static let displays = [60.0, 75, 120, 144, 240]

  func run(_ yardstick: Yardstick) throws -> [Reading] {
    var worst = 0.0
    var longest = 0.0
    for panel in JitterWorkload.panels {
      for display in JitterWorkload.displays {
        let (jitter, delay) = measure(panel: panel, display: display)
        worst = max(worst, jitter)
        longest = max(longest, delay)
      }
    }
    return [
      Reading("worst deviation", worst, .pixels, limit: 0.5, aim: 0.2),
      Reading("longest delay", longest * 1e3, .milliseconds),
    ]
  }

  /// - Returns: The largest deviation of a place from even motion, in points, and the mean delay
  ///   from the finger's place to its frame, in seconds.
  private func measure(panel: Double, display: Double) -> (jitter: Double, delay: Double) {
    var resampler = TouchResampler()
    var report = 0
    var delays: [Double] = []
    for frame in 1...Int(display) {
      let time = (Double(frame) + 0.3) / display
      while Double(report) / panel <= time {
        let reported = Double(report) / panel
        let place = CGPoint(x: 0, y: reported * JitterWorkload.velocity)
        resampler.add(place, id: 1, at: reported)
        report += 1
      }
      for move in resampler.take(forFrameAt: time) {
        delays.append(time - Double(move.point.y) / JitterWorkload.velocity)
      }
    }
    // The first moves are those of a finger that has just begun.
    let settled = delays.dropFirst(4)
    let mean = settled.reduce(0, +) / Double(max(settled.count, 1))
    let deviation = settled.map { abs($0 - mean) }.max() ?? 0
    return (deviation * JitterWorkload.velocity, mean)
  }
}
