import UIKit
import UIKitStage

/// A bar chart with a logarithmic scale, drawn from the benchmark's JSON output.
struct Chart {
  /// The values of a program or a workload.
  private struct Entry: Decodable {
    struct Figure: Decodable {
      var name: String
      var unit: String
      var median: Double
    }

    var workload: String
    var figures: [Figure]
  }

  private let entries: [Entry]

  /// Reads a file.
  ///
  /// - Parameter path: The path of a JSON file, as printed by `--json`. Each entry has the same
  ///   figures, with values greater than 0.
  /// - Throws: The errors of reading, and `BenchFailure` for a file without figures.
  init(path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    entries = try JSONDecoder().decode([Entry].self, from: data)
    let figures = entries.flatMap(\.figures)
    guard !figures.isEmpty, figures.allSatisfy({ $0.median > 0 && $0.unit == figures[0].unit })
    else { throw BenchFailure("\(path) has no figures above 0 of one unit") }
  }

  /// Draws the chart with a width of 720 points.
  ///
  /// - Parameter isDark: Whether the chart is for a dark page.
  /// - Returns: A PNG file.
  @MainActor
  func png(isDark: Bool) -> Data? {
    let height = entries.reduce(ChartView.top + 8) { $0 + ChartView.height(of: $1.figures.count) }
    let stage = Stage(size: CGSize(width: 720, height: height), scale: 2)
    stage.window.overrideUserInterfaceStyle = isDark ? .dark : .light
    let chart = ChartView()
    chart.backgroundColor = .systemBackground
    chart.unit = entries.first?.figures.first?.unit ?? ""
    chart.groups = entries.map { entry in
      (entry.workload, entry.figures.map { ($0.name, $0.median) })
    }
    stage.show(chart)
    return stage.snapshot().pngData()
  }
}

/// Draws groups of horizontal bars; each grid line stands for ten times the value of the previous
/// one.
private final class ChartView: UIView {
  static let top: CGFloat = 44
  private static let left: CGFloat = 190
  private static let bar: CGFloat = 13

  static func height(of bars: Int) -> CGFloat { CGFloat(bars) * bar + 14 }

  var groups: [(name: String, bars: [(name: String, value: Double)])] = []
  var unit = ""

  private var values: [Double] { groups.flatMap(\.bars).map(\.value) }
  /// The exponents of ten at the left and right edge.
  private var lowest: Double { log10(values.min() ?? 1).rounded(.down) }
  private var highest: Double { log10(values.max() ?? 1).rounded(.up) }

  private func x(of value: Double) -> CGFloat {
    let width = bounds.width - Self.left - 60
    return Self.left + width * (log10(value) - lowest) / max(1, highest - lowest)
  }

  override func draw(_ rect: CGRect) {
    drawGrid()
    var y = Self.top
    for (index, group) in groups.enumerated() {
      let middle = y + CGFloat(group.bars.count) * Self.bar / 2
      text(group.name, size: 14, .label, isBold: index == 0, rightOf: nil, at: middle)
      for (barIndex, bar) in group.bars.enumerated() {
        let end = x(of: bar.value)
        let area = CGRect(x: Self.left, y: y, width: max(2, end - Self.left), height: Self.bar - 2)
        let path = UIBezierPath(roundedRect: area, cornerRadius: 2)
        let color: UIColor = index == 0 ? .systemBlue : .systemGray
        for fill in [.systemBackground, color.withAlphaComponent(barIndex == 0 ? 1 : 0.6)] {
          fill.setFill()
          path.fill()
        }
        let label = index == 0 ? "\(bar.value), \(bar.name)" : "\(bar.value)"
        text(label, size: 11, .secondaryLabel, rightOf: end + 6, at: area.midY)
        y += Self.bar
      }
      y += 14
    }
  }

  private func drawGrid() {
    for power in Int(lowest)...Int(highest) {
      let value = pow(10, Double(power))
      UIColor.separator.setFill()
      UIRectFill(CGRect(x: x(of: value), y: 30, width: 1, height: bounds.height - 36))
      let name = power < 0 ? "\(value)" : "\(Int(value))"
      text("\(name) \(unit)", size: 11, .secondaryLabel, rightOf: x(of: value) - 14, at: 20)
    }
  }

  /// Draws a line of text, vertically centred at a height; starts at a position, or ends at the
  /// bars for `nil`.
  private func text(
    _ text: String,
    size: CGFloat,
    _ color: UIColor,
    isBold: Bool = false,
    rightOf left: CGFloat?,
    at middle: CGFloat
  ) {
    let font = UIFont.systemFont(ofSize: size, weight: isBold ? .bold : .regular)
    let line = NSAttributedString(
      string: text,
      attributes: [.font: font, .foregroundColor: color]
    )
    let extent = line.size()
    let x = left ?? Self.left - 10 - extent.width
    line.draw(at: CGPoint(x: x, y: middle - extent.height / 2))
  }
}
