import UIKit

/// The report of the results.
struct Report {
  private let results: [WorkloadResult]

  init(_ results: [WorkloadResult]) {
    self.results = results
  }

  /// The results as a table in Markdown.
  var table: String {
    var rows = [["workload", "figure", "median", "lowest – highest", "limit", "aim", ""]]
    for result in results {
      for (index, figure) in result.figures.enumerated() {
        rows.append([
          index == 0 ? result.workload : "",
          figure.name,
          "\(Report.text(figure.values.median)) \(figure.unit.rawValue)",
          "\(Report.text(figure.values.minimum)) – \(Report.text(figure.values.maximum))",
          figure.goal.map { Report.text($0.limit) } ?? "",
          figure.goal.map { Report.text($0.aim) } ?? "",
          figure.verdict,
        ])
      }
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    rows.insert(widths.map { String(repeating: "-", count: $0) }, at: 1)
    return rows.map { row in
      let cells = zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }
      return "| \(cells.joined(separator: " | ")) |"
    }.joined(separator: "\n")
  }

  /// Encodes the results as JSON.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(results.map(Entry.init)), as: UTF8.self)
  }

  /// Formats an integer without decimals, and other numbers with one decimal from 10 on, two from 1
  /// on, and three below; none from 100 on.
  private static func text(_ value: Double) -> String {
    let digits = abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : abs(value) >= 1 ? 2 : 3
    return value == value.rounded() ? "\(Int(value))" : String(format: "%.\(digits)f", value)
  }
}

/// A workload in JSON.
private struct Entry: Encodable {
  struct Figure: Encodable {
    var name: String
    var unit: String
    var median: Double
    var lowest: Double
    var highest: Double
    var limit: Double?
    var aim: Double?
  }

  var workload: String
  var figures: [Figure]

  init(_ result: WorkloadResult) {
    workload = result.workload
    figures = result.figures.map {
      Figure(
        name: $0.name,
        unit: $0.unit.rawValue,
        median: $0.values.median,
        lowest: $0.values.minimum,
        highest: $0.values.maximum,
        limit: $0.goal?.limit,
        aim: $0.goal?.aim
      )
    }
  }
}
