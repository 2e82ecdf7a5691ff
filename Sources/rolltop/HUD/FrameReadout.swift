import UIKit

/// The texts of the overlay of frame costs.
struct FrameReadout {
  var statistics: FrameStatistics
  /// The time of one copy of the framebuffer in seconds, the unit of frame times; 0 if unknown.
  var copySeconds = 0.0
  /// The formatter of numbers.
  var digits = Digits()
  /// The number of context switches per second.
  var switchesPerSecond = 0.0

  /// The line of text with frame times.
  var times: String {
    guard statistics.drawnFrames > 0 else { return "no frames yet" }
    let median = digits.milliseconds(statistics.medianSeconds)
    let percentile99 = digits.milliseconds(statistics.percentile99Seconds)
    let dropped = digits.grouped(statistics.droppedFrames)
    return "\(median) ms · p99 \(percentile99) ms · \(ratio) × memcpy · \(dropped) dropped"
  }

  /// The line of text with drawn pixels, cells and context switches.
  var work: String {
    let pixels = digits.grouped(statistics.compositedPixels)
    let createdCells = digits.grouped(statistics.cellsCreated)
    let reusedCells = digits.grouped(statistics.cellsReused)
    let switches = digits.grouped(Int(switchesPerSecond.rounded()))
    return
      "\(pixels) px · cells: \(createdCells) made, \(reusedCells) reused · \(switches) switches/s"
  }

  /// The median frame time in copies of the framebuffer.
  private var ratio: String {
    copySeconds > 0 ? digits.decimal(statistics.medianSeconds / copySeconds, digits: 1) : "–"
  }
}
