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
    let callSeconds = seconds { callDataSource(rows, table) }
    let loadSeconds = seconds {
      table.reloadData()
      table.layoutIfNeeded()
    }
    let queriesBefore = rows.titleQueryCount
    let resizeSeconds = seconds {
      table.frame.size.width = 320
      table.layoutIfNeeded()
    }
    guard rows.titleQueryCount - queriesBefore < 100 else {
      throw BenchFailure(
        "a change of width asked for \(rows.titleQueryCount - queriesBefore) titles"
      )
    }
    // Returns the time per section, in nanoseconds.
    func perSection(_ seconds: Double) -> Double {
      seconds / Double(SectionsWorkload.count) * 1e9
    }
    return [
      Measurement(
        "per section beyond the calls",
        perSection(loadSeconds - callSeconds),
        .nanoseconds,
        limit: 1000,
        aim: 500
      ),
      Measurement("the calls, per section", perSection(callSeconds), .nanoseconds),
      Measurement("change of width", resizeSeconds * 1e3, .milliseconds),
    ]
  }

  /// Makes the same data source calls as a load, without using the results.
  @inline(never)
  private func callDataSource(_ dataSource: some UITableViewDataSource, _ table: UITableView) {
    var length = 0
    for section in 0..<dataSource.numberOfSections(in: table) {
      length += dataSource.tableView(table, numberOfRowsInSection: section)
      length += dataSource.tableView(table, titleForHeaderInSection: section)?.utf8.count ?? 0
    }
    precondition(length > 0, "Sections have titles")
  }

  /// Returns the processor time of work, in seconds.
  private func seconds(_ work: () -> Void) -> Double {
    let start = Clock.processor
    work()
    return Clock.processor - start
  }
}
