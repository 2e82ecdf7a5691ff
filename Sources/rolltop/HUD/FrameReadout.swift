import UIKit

/// The texts of the display of frame costs.
struct FrameReadout {
  /// The frames' statistics.
  var statistics: FrameStatistics
  /// The time of one copy of the framebuffer in seconds, the unit of frame times.
  var copySeconds = 0.0
  /// The number of context switches per second.
  var switchesPerSecond = 0.0

  /// The text about frame times.
  var times: String {
    guard statistics.drawnFrames > 0 else { return "no frames yet" }
    let median = Self.milliseconds(statistics.medianSeconds)
    let slowest = Self.milliseconds(statistics.percentile99Seconds)
    let dropped = Self.grouped(statistics.droppedFrames)
    return "\(median) ms · p99 \(slowest) ms · \(ratio) × memcpy · \(dropped) dropped"
  }

  /// The text about the work in frames.
  var work: String {
    let pixels = Self.grouped(statistics.compositedPixels)
    let made = Self.grouped(statistics.cellsCreated)
    let reused = Self.grouped(statistics.cellsReused)
    let switches = Self.grouped(Int(switchesPerSecond.rounded()))
    return "\(pixels) px · cells: \(made) made, \(reused) reused · \(switches) switches/s"
  }

  private var ratio: String {
    copySeconds > 0 ? Self.decimal(statistics.medianSeconds / copySeconds, digits: 1) : "–"
  }

  /// Seconds in milliseconds, with two digits after the point.
  static func milliseconds(_ seconds: Double) -> String { decimal(seconds * 1000, digits: 2) }

  /// A number with a fixed number of digits after the point.
  ///
  /// - Parameters:
  ///   - value: At least 0, less than a billion.
  ///   - digits: 1 or more.
  /// - Returns: Plain digits, independent of the locale: figures are for tables and reports.
  static func decimal(_ value: Double, digits: Int) -> String {
    let unit = (0..<digits).reduce(1) { unit, _ in unit * 10 }
    let whole = Int((value * Double(unit)).rounded())
    let fraction = String(whole % unit)
    return "\(whole / unit)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }

  /// A whole number in groups of three digits.
  static func grouped(_ value: Int) -> String {
    var text = ""
    for (index, digit) in String(value).reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
