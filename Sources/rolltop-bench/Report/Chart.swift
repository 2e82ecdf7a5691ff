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
    let height = entries.reduce(ChartView.topMargin + 8) {
      $0 + ChartView.height(ofGroupWith: $1.figures.count)
    }
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
  /// The space above the bars, in points.
  static let topMargin: CGFloat = 44
  /// The space for names to the left of the bars, in points.
  private static let leftMargin: CGFloat = 190
  /// The distance from a bar to the next one, in points.
  private static let barPitch: CGFloat = 13

  /// Returns the height of a group with a number of bars, in points.
  static func height(ofGroupWith barCount: Int) -> CGFloat { CGFloat(barCount) * barPitch + 14 }

  var groups: [(name: String, bars: [(name: String, value: Double)])] = []
  var unit = ""

  private var values: [Double] { groups.flatMap(\.bars).map(\.value) }
  /// The exponent of ten at the left edge.
  private var minimumExponent: Double { log10(values.min() ?? 1).rounded(.down) }
  /// The exponent of ten at the right edge.
  private var maximumExponent: Double { log10(values.max() ?? 1).rounded(.up) }

  private func x(of value: Double) -> CGFloat {
    let width = bounds.width - Self.leftMargin - 60
    return Self.leftMargin + width * (log10(value) - minimumExponent)
      / max(1, maximumExponent - minimumExponent)
  }

  override func draw(_ rect: CGRect) {
    drawGrid()
    var y = Self.topMargin
    for (index, group) in groups.enumerated() {
      let centerY = y + CGFloat(group.bars.count) * Self.barPitch / 2
      drawText(group.name, size: 14, color: .label, isBold: index == 0, left: nil, centerY: centerY)
      for (barIndex, bar) in group.bars.enumerated() {
        let barEnd = x(of: bar.value)
        let area = CGRect(
          x: Self.leftMargin,
          y: y,
          width: max(2, barEnd - Self.leftMargin),
          height: Self.barPitch - 2
        )
        let path = UIBezierPath(roundedRect: area, cornerRadius: 2)
        let color: UIColor = index == 0 ? .systemBlue : .systemGray
        for fill in [.systemBackground, color.withAlphaComponent(barIndex == 0 ? 1 : 0.6)] {
          fill.setFill()
          path.fill()
        }
        let label = index == 0 ? "\(bar.value), \(bar.name)" : "\(bar.value)"
        drawText(label, size: 11, color: .secondaryLabel, left: barEnd + 6, centerY: area.midY)
        y += Self.barPitch
      }
      y += 14
    }
  }

  private func drawGrid() {
    for exponent in Int(minimumExponent)...Int(maximumExponent) {
      let value = pow(10, Double(exponent))
      UIColor.separator.setFill()
      UIRectFill(CGRect(x: x(of: value), y: 30, width: 1, height: bounds.height - 36))
      let name = exponent < 0 ? "\(value)" : "\(Int(value))"
      drawText(
        "\(name) \(unit)",
        size: 11,
        color: .secondaryLabel,
        left: x(of: value) - 14,
        centerY: 20
      )
    }
  }

  /// Draws a line of text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - size: The font size, in points.
  ///   - color: The text colour.
  ///   - isBold: Whether the text is bold.
  ///   - left: The left edge; `nil` for a text that ends before the bars.
  ///   - centerY: The vertical centre.
  private func drawText(
    _ text: String,
    size: CGFloat,
    color: UIColor,
    isBold: Bool = false,
    left: CGFloat?,
    centerY: CGFloat
  ) {
    let font = UIFont.systemFont(ofSize: size, weight: isBold ? .bold : .regular)
    let line = NSAttributedString(
      string: text,
      attributes: [.font: font, .foregroundColor: color]
    )
    let extent = line.size()
    let x = left ?? Self.leftMargin - 10 - extent.width
    line.draw(at: CGPoint(x: x, y: centerY - extent.height / 2))
  }
}
