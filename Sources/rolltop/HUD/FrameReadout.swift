import UIKit

/// The texts of the overlay of frame costs.
struct FrameReadout {
  var statistics: FrameStatistics
  /// The time of one copy of the framebuffer in seconds, the unit of frame times.
  var copySeconds = 0.0
  /// The format of numbers.
  var digits = Digits()
  /// The number of context switches per second.
  var switchesPerSecond = 0.0

  /// The text with frame times.
  var times: String {
    guard statistics.drawnFrames > 0 else { return "no frames yet" }
    let median = digits.milliseconds(statistics.medianSeconds)
    let slowest = digits.milliseconds(statistics.percentile99Seconds)
    let dropped = digits.grouped(statistics.droppedFrames)
    return "\(median) ms · p99 \(slowest) ms · \(ratio) × memcpy · \(dropped) dropped"
  }

  /// The text with the work of frames.
  var work: String {
    let pixels = digits.grouped(statistics.compositedPixels)
    let createdCells = digits.grouped(statistics.cellsCreated)
    let reused = digits.grouped(statistics.cellsReused)
    let switches = digits.grouped(Int(switchesPerSecond.rounded()))
    return
      "\(pixels) px · cells: \(createdCells) made, \(reused) reused · \(switches) switches/s"
  }

  private var ratio: String {
    copySeconds > 0 ? digits.decimal(statistics.medianSeconds / copySeconds, digits: 1) : "–"
  }
}
