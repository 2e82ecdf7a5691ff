import Foundation
import UIKit

/// A list that accepts texts and files of other programs between its rows.
final class DropListController: UITableViewController, UITableViewDropDelegate {
  private var rows = (0..<40).map { "row \($0)" }
  private var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dropDelegate = self
    tableView.rowHeight = 44
  }

  /// Prints the positions of the first rows and the calls since the last time.
  func printRows() {
    let cells = tableView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
    let positions = cells.prefix(5).map { "\($0.textLabel?.text ?? "")@\(Int($0.frame.minY))" }
    DesktopProbe.printLine("rows", positions.joined(separator: ", "))
    DesktopProbe.printLine("offset", Int(tableView.contentOffset.y))
    DesktopProbe.printLine("message", presentedViewController?.title ?? "none")
    for call in calls { DesktopProbe.printLine(call) }
    calls = []
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    calls.append("enter \(session.items.count)")
  }

  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    calls.append("exit")
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    calls.append("end")
  }

  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let path = coordinator.destinationIndexPath else { return }
    calls.append("drop \(coordinator.items.count) at \(path.row)")
    rows.insert("new", at: path.row)
    tableView.insertRows(at: [path], with: .none)
    coordinator.session.loadObjects(ofClass: URL.self) { [self] urls in
      for url in urls { calls.append("got \(url.absoluteString)") }
    }
    coordinator.session.loadObjects(ofClass: String.self) { [self] texts in
      for text in texts { calls.append("got \(text.count) \(text.prefix(20))") }
    }
  }
}
