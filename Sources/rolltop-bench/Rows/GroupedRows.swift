import UIKit

/// The rows of `PeerRows` in groups of eight, each with a header and a footer.
@MainActor
final class GroupedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private static let rowsInSection = 8
  private let sections: Int

  /// Creates a data source.
  ///
  /// - Parameter sections: The number of groups.
  init(sections: Int) {
    self.sections = sections
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    GroupedRows.rowsInSection
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Group \(section)"
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    "Eight rows belong to this group."
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let number = indexPath.section * GroupedRows.rowsInSection + indexPath.row
    return PeerRow.cell(of: tableView, number: number)
  }
}
