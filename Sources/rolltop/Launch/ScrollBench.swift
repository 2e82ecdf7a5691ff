import UIKit

/// Scrolls a screen offscreen and reports the cost of its frames.
@MainActor
struct ScrollBench {
  let options: Options
  let screen: Screen
  /// The number of frames.
  var frames = 600
  /// The distance per frame, in points.
  static let step: CGFloat = 7

  /// Scrolls and measures.
  ///
  /// - Returns: A table in Markdown.
  /// - Throws: `ScrollBenchError` if the content fits the screen.
  func run() throws(ScrollBenchError) -> String {
    let configuration = options.configuration
    let scale = configuration.scale ?? 1
    let width = Int((options.size.width * scale).rounded())
    let height = Int((options.size.height * scale).rounded())
    let copy = Machine.secondsOfCopying(width * height * 4)
    let world = World.still(root: options.root)
    world.settings.overridingTheme = options.theme
    let statistics = measureScrolling(configuration, frames: frames, step: Self.step) {
      screen.makeController(in: world)
    }
    guard let statistics else {
      throw ScrollBenchError(screen: screen, size: options.size)
    }
    let copyTimeAfter = Machine.secondsOfCopying(width * height * 4)
    let rows = rows(statistics, copySeconds: (copy + copyTimeAfter) / 2)
    return table([("scroll of \(screen.rawValue)", "\(width) × \(height) pixels")] + rows)
  }

  private func rows(_ statistics: FrameStatistics, copySeconds: Double) -> [(String, String)] {
    let (median, slowest) = (statistics.medianSeconds, statistics.percentile99Seconds)
    return [
      ("frames drawn", "\(statistics.drawnFrames)"),
      ("frame, median", Digits().milliseconds(median) + " ms"),
      ("frame, p99", Digits().milliseconds(slowest) + " ms"),
      ("memcpy of the framebuffer", Digits().milliseconds(copySeconds) + " ms"),
      ("median ÷ memcpy", ratio(median, copySeconds)),
      ("p99 ÷ median", ratio(slowest, median)),
      ("pixels drawn in the last frame", Digits().grouped(statistics.compositedPixels)),
      ("cells made", Digits().grouped(statistics.cellsCreated)),
      ("cells reused", Digits().grouped(statistics.cellsReused)),
    ]
  }

  private func ratio(_ value: Double, _ unit: Double) -> String {
    unit > 0 ? Digits().decimal(value / unit, digits: 2) : "–"
  }

  /// Formats a table whose columns fit their longest entries, with right-aligned numbers.
  private func table(_ rows: [(String, String)]) -> String {
    let left = rows.map(\.0.count).max() ?? 0
    let right = rows.map(\.1.count).max() ?? 0
    var lines = rows.map { name, value in
      let gap = String(repeating: " ", count: left - name.count)
      let indent = String(repeating: " ", count: right - value.count)
      return "| \(name)\(gap) | \(indent)\(value) |"
    }
    let rule = [left + 2, right + 1].map { String(repeating: "-", count: $0) }
    lines.insert("|\(rule.joined(separator: "|")):|", at: 1)
    return lines.joined(separator: "\n")
  }
}

/// The reason why no measurement was made.
struct ScrollBenchError: Error, CustomStringConvertible {
  let description: String

  init(screen: Screen, size: CGSize) {
    description =
      "nothing on the screen \(screen.rawValue) scrolls at \(Int(size.width))x\(Int(size.height)); "
      + "try a smaller --size"
  }
}
