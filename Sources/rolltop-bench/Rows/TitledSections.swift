import UIKit

/// Sections with a title and one row each.
@MainActor
final class TitledSections: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let count: Int
  /// The number of title queries.
  private(set) var titleQueryCount = 0

  /// Creates a data source.
  ///
  /// - Parameter count: The number of sections.
  init(count: Int) {
    self.count = count
  }

  func numberOfSections(in tableView: UITableView) -> Int { count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titleQueryCount += 1
    return "Section \(section)"
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    PeerRow.cell(of: tableView, number: indexPath.section)
  }
}
