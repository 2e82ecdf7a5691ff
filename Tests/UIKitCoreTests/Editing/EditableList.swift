import Foundation
import UIKitTesting

@testable import UIKitCore

/// A table of named rows in one section, which logs its calls to data source and delegate.
@MainActor
final class EditableList: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table: UITableView
  let log = CallRecorder()
  var names: [String]
  /// Whether a committed deletion removes the row.
  var removesRows = true
  /// The rows that cannot be edited.
  var fixedRows: Set<Int> = []
  /// The rows that cannot be moved.
  var immovableRows: Set<Int> = []
  var style = UITableViewCell.EditingStyle.delete
  /// Whether rows indent in editing mode; `nil` for the default.
  var indents: Bool?
  /// The title of the Delete button; `nil` for the default.
  var deleteTitle: String?
  var leading: UISwipeActionsConfiguration?
  var trailing: UISwipeActionsConfiguration?
  var rowActions: [UITableViewRowAction]?
  var configure: (UITableViewCell) -> Void = { _ in }
  /// Called when a change is committed, before the row is removed.
  var onCommit: () -> Void = {}
  /// Called when the table queries whether a row can be edited.
  var onEdit: () -> Void = {}
  /// Called when a swipe begins.
  var onBegin: () -> Void = {}
  /// The table's `isEditing` when the delegate was notified of a swipe.
  var wasEditingAtBegin: Bool?

  init(_ style: UITableView.Style = .plain, rows: Int = 5) {
    table = UITableView(frame: .zero, style: style)
    names = (0..<rows).map { "Row \($0)" }
    super.init()
    table.register(LoggedCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
  }

  func cell(_ row: Int) -> LoggedCell {
    // swift-format-ignore: NeverForceUnwrap
    table.cellForRow(at: IndexPath(row: row, section: 0)) as! LoggedCell
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? LoggedCell)?.log = log
    cell.textLabel?.text = names[indexPath.row]
    configure(cell)
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    log.record("canEdit \(indexPath.row)")
    onEdit()
    return !fixedRows.contains(indexPath.row)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    log.record("canMove \(indexPath.row)")
    return !immovableRows.contains(indexPath.row)
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.record("commit \(editingStyle == .delete ? "delete" : "insert") \(indexPath.row)")
    onCommit()
    guard editingStyle == .delete, removesRows else { return }
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    log.record("style \(indexPath.row)")
    return style
  }

  func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    log.record("indent \(indexPath.row)")
    return indents ?? tableView.indentsByDefault(at: indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    log.record("title \(indexPath.row)")
    return deleteTitle
  }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing }

  func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { rowActions }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.record("willBegin \(indexPath.row)")
    wasEditingAtBegin = tableView.isEditing
    onBegin()
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.record("didEnd \(indexPath.map { "\($0.row)" } ?? "nil")")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.record("willSelect \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.record("didSelect \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.record("didDeselect \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    log.record("accessory \(indexPath.row)")
  }
}

/// A cell that logs its changes of state.
@MainActor
final class LoggedCell: UITableViewCell {
  var log: CallRecorder?
  /// Called when the state is about to change.
  var onTransition: () -> Void = {}
  /// Whether layout passes are logged, because a transition is in progress.
  private var isChanging = false

  override func willTransition(to state: StateMask) {
    super.willTransition(to: state)
    log?.record("will \(state.rawValue)")
    isChanging = true
    onTransition()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard isChanging else { return }
    isChanging = false
    log?.record("layout")
  }

  override func didTransition(to state: StateMask) {
    super.didTransition(to: state)
    log?.record("did \(state.rawValue)")
  }
}

/// A read-only data source, without the methods that change rows.
@MainActor
final class ReadOnlyList: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.showsReorderControl = true
    return cell
  }
}

extension UIView {
  /// The presented x-coordinate of the view in its superview, including running animations.
  var shownX: CGFloat { PresentationGeometry(of: self).origin.x }
  var shownAlpha: CGFloat { PresentationGeometry(of: self).alpha }
}

extension CallRecorder {
  /// Returns the calls since the last `take` that begin with one of the words.
  func take(_ words: String...) -> [String] {
    take().filter { line in words.contains { line.hasPrefix($0 + " ") || line == $0 } }
  }
}
