import UIKit

/// Loads a grouped table of 300,000 sections with titles and one row each, and changes its width.
struct SectionsWorkload: Workload {
  let name = "sections"
  private static let count = 300_000

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    let rows = TitledSections(count: SectionsWorkload.count)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .grouped)
    table.dataSource = rows
    table.delegate = rows
    // The first load also creates the cells and reads the fonts.
    table.layoutIfNeeded()
    let calls = seconds { ask(rows, table) }
    let load = seconds {
      table.reloadData()
      table.layoutIfNeeded()
    }
    let callsBefore = rows.titleCalls
    let width = seconds {
      table.frame.size.width = 320
      table.layoutIfNeeded()
    }
    guard rows.titleCalls - callsBefore < 100 else {
      throw BenchFailure(
        "a change of width asked for \(rows.titleCalls - callsBefore) titles"
      )
    }
    func perSection(_ seconds: Double) -> Double {
      seconds / Double(SectionsWorkload.count) * 1e9
    }
    return [
      Measurement(
        "per section beyond the calls",
        perSection(load - calls),
        .nanoseconds,
        limit: 1000,
        aim: 500
      ),
      Measurement("the calls, per section", perSection(calls), .nanoseconds),
      Measurement("change of width", width * 1e3, .milliseconds),
    ]
  }

  /// Makes the same data source calls as a load, without using the results.
  @inline(never)
  private func ask(_ dataSource: some UITableViewDataSource, _ table: UITableView) {
    var length = 0
    for section in 0..<dataSource.numberOfSections(in: table) {
      length += dataSource.tableView(table, numberOfRowsInSection: section)
      length += dataSource.tableView(table, titleForHeaderInSection: section)?.utf8.count ?? 0
    }
    precondition(length > 0, "Sections have titles")
  }

  private func seconds(_ work: () -> Void) -> Double {
    let start = Clock.processor
    work()
    return Clock.processor - start
  }
}
