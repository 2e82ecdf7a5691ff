import SeededRandom
import UIKit
import UIKitApplication
import UIKitStage

/// Drags a table evenly on panels and displays of different rates, and compares the content's
/// position in each frame with even motion.
///
/// A panel's reports arrive with random delays of up to two milliseconds. Their timestamps are
/// exact, like those of the kernel, or rounded to milliseconds, like those of an X server.
struct JitterWorkload: Workload {
  let name = "jitter"
  /// The velocity in points per second, that of a fast scroll.
  private static let velocity = 1500.0
  /// Pixels per point.
  private static let scale = 2.0
  /// The reports per second of the panels.
  private static let panels = [60.0, 90, 120, 125, 240, 1000]
  /// The frames per second of the displays.
  private static let displays = [60.0, 75, 120, 144, 240]

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    let exact = try worstValues(hasExactTimestamps: true)
    let rounded = try worstValues(hasExactTimestamps: false)
    return [
      Measurement("worst deviation", exact.pixels, .pixels, limit: 0.5, aim: 0.5),
      Measurement("longest delay", exact.delay * 1e3, .milliseconds),
      Measurement("worst deviation, times in ms", rounded.pixels, .pixels),
    ]
  }

  /// Returns the largest deviation and the longest delay in seconds for all combinations of panel
  /// and display.
  private func worstValues(hasExactTimestamps: Bool) throws -> (pixels: Double, delay: Double) {
    var worst = (pixels: 0.0, delay: 0.0)
    for panel in JitterWorkload.panels {
      for display in JitterWorkload.displays {
        let drag = EvenDrag(
          panel: panel,
          display: display,
          velocity: JitterWorkload.velocity,
          hasExactTimestamps: hasExactTimestamps
        )
        let (deviation, delay) = try drag.measure(scale: JitterWorkload.scale)
        worst = (max(worst.pixels, deviation * JitterWorkload.scale), max(worst.delay, delay))
      }
    }
    return worst
  }
}

/// A finger that moves up a table at a constant speed.
private struct EvenDrag {
  /// Reports per second.
  let panel: Double
  /// Frames per second.
  let display: Double
  /// Points per second.
  let velocity: Double
  /// Whether timestamps are exact rather than rounded to milliseconds.
  let hasExactTimestamps: Bool
  /// The maximum delay of a report, in seconds.
  private static let maximumDelay = 0.002
  /// The duration of the drag, in seconds.
  private static let duration = 0.6
  /// The initial time that is ignored, in seconds: the distance until a drag is recognised, and the
  /// first frames.
  private static let ignoredTime = 0.15
  private static let start = CGPoint(x: 200, y: 1000)

  /// Measures the motion of the content.
  ///
  /// - Returns: The maximum deviation from even motion in points, and the delay of the content
  ///   relative to the finger, in seconds.
  @MainActor
  func measure(scale: Double) throws -> (deviation: Double, delay: Double) {
    let rows = PeerRows(count: 10_000)
    let scene = TableStage(
      rows: rows,
      size: CGSize(width: 400, height: 1024),
      scale: scale,
      framesPerSecond: display
    )
    let touches = scene.stage.loop.touches
    let startTime = scene.stage.time
    touches.touchDown(at: EvenDrag.start, id: 0)
    var reports = Reports(drag: self, startTime: startTime)
    var lags: [Double] = []
    for _ in 1...Int(EvenDrag.duration * display) {
      let time = scene.stage.time + 1 / display
      for move in reports.moves(forFrameAt: time) {
        touches.touchMove(to: move.point, id: 0, at: move.time)
      }
      scene.stage.advance(by: 1 / display)
      guard time - startTime > EvenDrag.ignoredTime else { continue }
      lags.append((time - startTime) * velocity - scene.table.contentOffset.y)
    }
    touches.touchCancel(id: 0)
    guard scene.table.contentOffset.y > 400 else { throw BenchFailure("the table was not dragged") }
    // Even motion may have any delay; the delay with the smallest deviation counts. Offsets are
    // whole pixels, so a deviation of up to half a pixel always remains.
    let (minimumLag, maximumLag) = (lags.min() ?? 0, lags.max() ?? 0)
    // Frame times are accumulated and therefore inexact.
    let deviation = ((maximumLag - minimumLag) / 2 * 1e6).rounded() / 1e6
    return (deviation, (maximumLag + minimumLag) / 2 / velocity)
  }

  /// The panel's reports, and the times of their arrival.
  struct Reports {
    let drag: EvenDrag
    let startTime: Double
    private var resampler = TouchResampler()
    private var clock = StampClock()
    private var random = SeededGenerator(seed: 7)
    /// The number of the next report.
    private var number = 1
    /// The arrival time of the next report; `nil` until it is determined.
    private var arrival: Double?
    private var lastArrival = 0.0

    init(drag: EvenDrag, startTime: Double) {
      self.drag = drag
      self.startTime = startTime
    }

    /// Returns the touch moves for a frame, from the reports that have arrived before it.
    mutating func moves(forFrameAt time: Double) -> [TouchResampler.Move] {
      while true {
        let reportTime = startTime + Double(number) / drag.panel
        let delay = Double.random(in: 0...EvenDrag.maximumDelay, using: &random)
        let arrivalTime = arrival ?? max(lastArrival, reportTime + delay)
        (arrival, lastArrival) = (arrivalTime, arrivalTime)
        guard arrivalTime <= time else { break }
        let y = EvenDrag.start.y - CGFloat((reportTime - startTime) * drag.velocity)
        resampler.add(
          CGPoint(x: EvenDrag.start.x, y: y),
          id: 0,
          at: timestamp(ofReportAt: reportTime, arrivingAt: arrivalTime),
          precision: drag.hasExactTimestamps ? 0 : 1e-3
        )
        number += 1
        arrival = nil
      }
      return resampler.removeMoves(forFrameAt: time)
    }

    private mutating func timestamp(
      ofReportAt reportTime: Double,
      arrivingAt arrivalTime: Double
    ) -> Double {
      guard !drag.hasExactTimestamps else { return reportTime }
      return clock.time(ofStamp: UInt32(reportTime * 1e3), at: arrivalTime)
    }
  }
}
