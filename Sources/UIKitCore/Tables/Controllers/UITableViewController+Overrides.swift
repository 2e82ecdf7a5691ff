import Foundation

extension UITableViewController: OptionalMethodBase {
  /// Returns whether this controller's class overrides a method.
  ///
  /// If the layout of class metadata is unknown, every subclass counts as overriding all methods;
  /// the inherited implementations then return the defaults.
  final func overrides(_ method: OptionalTableMethod) -> Bool {
    let type = type(of: self)
    guard let probe = UITableViewController.probes[method] else {
      return type != UITableViewController.self
    }
    return probe.isOverridden(in: type)
  }

  /// The probes with a validated layout; created for the first controller.
  private static let probes: [OptionalTableMethod: OverrideProbe] = {
    var probes: [OptionalTableMethod: OverrideProbe] = [:]
    for method in OptionalTableMethod.allCases {
      probes[method] = OverrideProbe(
        base: UITableViewController.self,
        probe: method.probe,
        others: OptionalTableMethod.allCases.filter { $0 != method }.map(\.probe)
      )
    }
    return probes
  }()
}

extension OptionalTableMethod {
  fileprivate var probe: AnyClass {
    switch self {
    case .numberOfRows: NumberOfRowsProbe.self
    case .rowHeight: RowHeightProbe.self
    case .estimatedRowHeight: EstimatedRowHeightProbe.self
    case .commit: CommitProbe.self
    case .moveRow: MoveRowProbe.self
    case .accessoryType: AccessoryTypeProbe.self
    }
  }
}

private final class NumberOfRowsProbe: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
}

private final class RowHeightProbe: UITableViewController {
  override func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 1 }
}

private final class EstimatedRowHeightProbe: UITableViewController {
  override func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { 1 }
}

private final class CommitProbe: UITableViewController {
  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.tag = 1 }
}

private final class MoveRowProbe: UITableViewController {
  override func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.tag = 2 }
}

private final class AccessoryTypeProbe: UITableViewController {
  override func tableView(
    _ tableView: UITableView,
    accessoryTypeForRowWith indexPath: IndexPath
  ) -> UITableViewCell.AccessoryType { .checkmark }
}
