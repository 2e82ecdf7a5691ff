import UIKit

/// Scrolls a screen offscreen and reports the cost of its frames.
@MainActor
struct ScrollBench {
  let options: Options
  let screen: Screen
  /// The number of scrolled frames.
  var frameCount = 600
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
    let copySecondsBefore = Machine.secondsToCopy(byteCount: width * height * 4)
    let world = World.still(root: options.root)
    world.settings.overridingTheme = options.theme
    let statistics = measureScrolling(configuration, frames: frameCount, step: Self.step) {
      screen.makeController(in: world)
    }
    guard let statistics else {
      throw ScrollBenchError(screen: screen, size: options.size)
    }
    let copySecondsAfter = Machine.secondsToCopy(byteCount: width * height * 4)
    let rows = rows(statistics, copySeconds: (copySecondsBefore + copySecondsAfter) / 2)
    return table([("scroll of \(screen.rawValue)", "\(width) × \(height) pixels")] + rows)
  }

  /// Returns the rows of the table, each with a name and a value.
  private func rows(_ statistics: FrameStatistics, copySeconds: Double) -> [(String, String)] {
    let (median, percentile99) = (statistics.medianSeconds, statistics.percentile99Seconds)
    return [
      ("frames drawn", "\(statistics.drawnFrames)"),
      ("frame, median", Digits().milliseconds(median) + " ms"),
      ("frame, p99", Digits().milliseconds(percentile99) + " ms"),
      ("memcpy of the framebuffer", Digits().milliseconds(copySeconds) + " ms"),
      ("median ÷ memcpy", ratio(of: median, to: copySeconds)),
      ("p99 ÷ median", ratio(of: percentile99, to: median)),
      ("pixels drawn in the last frame", Digits().grouped(statistics.compositedPixels)),
      ("cells made", Digits().grouped(statistics.cellsCreated)),
      ("cells reused", Digits().grouped(statistics.cellsReused)),
    ]
  }

  private func ratio(of value: Double, to unit: Double) -> String {
    unit > 0 ? Digits().decimal(value / unit, digits: 2) : "–"
  }

  /// Formats a table whose columns fit their longest entries, with right-aligned numbers.
  private func table(_ rows: [(String, String)]) -> String {
    let nameWidth = rows.map(\.0.count).max() ?? 0
    let valueWidth = rows.map(\.1.count).max() ?? 0
    var lines = rows.map { name, value in
      let gap = String(repeating: " ", count: nameWidth - name.count)
      let indent = String(repeating: " ", count: valueWidth - value.count)
      return "| \(name)\(gap) | \(indent)\(value) |"
    }
    let rule = [nameWidth + 2, valueWidth + 1].map { String(repeating: "-", count: $0) }
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
