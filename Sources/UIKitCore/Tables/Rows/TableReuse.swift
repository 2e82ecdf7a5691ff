import Foundation
import UIKitLists
import UIKitSupport

/// The registered classes, and the reuse queues of cells and of header and footer views.
@MainActor
final class TableReuse: TableComponent {
  let session: TableSession
  private var cells = ReusePool<UITableViewCell>()
  private var headerFooters = ReusePool<UITableViewHeaderFooterView>()
  /// The cell of a row that is being reconfigured, which is dequeued again for that row; `nil` if
  /// none is.
  var reconfiguredCell: UITableViewCell?

  init(_ session: TableSession) {
    self.session = session
  }

  func register(cellClass: AnyClass?, for identifier: String) {
    TableReuse.check(identifier)
    guard let cellClass else { return cells.register(nil, for: identifier) }
    guard let type = cellClass as? UITableViewCell.Type else {
      misuse("\(cellClass) was registered for cells, but is no UITableViewCell")
    }
    cells.register({ type.init(style: .default, reuseIdentifier: identifier) }, for: identifier)
  }

  func register(makeCell: @escaping () -> UITableViewCell, for identifier: String) {
    TableReuse.check(identifier)
    cells.register(makeCell, for: identifier)
  }

  func register(headerFooterClass: AnyClass?, for identifier: String) {
    TableReuse.check(identifier)
    guard let headerFooterClass else { return headerFooters.register(nil, for: identifier) }
    guard let type = headerFooterClass as? UITableViewHeaderFooterView.Type else {
      misuse(
        "\(headerFooterClass) was registered for headers and footers, but is no "
          + "UITableViewHeaderFooterView"
      )
    }
    headerFooters.register({ type.init(reuseIdentifier: identifier) }, for: identifier)
  }

  func register(
    makeHeaderFooter: @escaping () -> UITableViewHeaderFooterView,
    for identifier: String
  ) {
    TableReuse.check(identifier)
    headerFooters.register(makeHeaderFooter, for: identifier)
  }

  /// Returns a queued or new cell; `nil` without registration.
  func dequeueCell(_ identifier: String, for indexPath: IndexPath?) -> UITableViewCell? {
    if let cell = reconfiguredCell, cell.reuseIdentifier == identifier {
      reconfiguredCell = nil
      return cell
    }
    if let cell = cells.dequeue(identifier) {
      CellCounter.reused += 1
      adoptTheme(cell)
      cell.prepareForReuse()
      return cell
    }
    guard let cell = cells.make(identifier) else { return nil }
    adoptTheme(cell)
    return cell
  }

  /// Returns a queued or new cell of the row's size; stops the program without registration.
  func requireCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueCell(identifier, for: indexPath) else {
      misuse(
        "No cell is registered for the reuse identifier \"\(identifier)\"; call "
          + "register(_:forCellReuseIdentifier:) before dequeuing"
      )
    }
    if let position = indexPath.position, let tableView, session.hasRow(position) {
      cell.frame = model.rect(of: session.shownPosition(of: position), in: tableView)
    }
    return cell
  }

  /// Returns a queued or new header or footer view; `nil` without registration.
  func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headerFooters.dequeue(identifier) {
      adoptTheme(view)
      view.prepareForReuse()
      return view
    }
    guard let view = headerFooters.make(identifier) else { return nil }
    adoptTheme(view)
    return view
  }

  /// Applies the table's current traits and appearance, which may have changed since the cell was
  /// queued.
  private func adoptTheme(_ cell: UITableViewCell) {
    guard let tableView else { return }
    cell.inheritTraits(of: tableView)
    cell.adopt(model.scaledTheme)
  }

  private func adoptTheme(_ view: UITableViewHeaderFooterView) {
    guard let tableView else { return }
    view.inheritTraits(of: tableView)
    view.isForGroups = model.isGrouped
    view.adopt(model.scaledTheme)
  }

  /// Returns a queued or new view for a title of the data source.
  func dequeueTitleView() -> UITableViewHeaderFooterView {
    let identifier = TableReuse.titleIdentifier
    if let view = headerFooters.dequeue(identifier) {
      view.prepareForReuse()
      return view
    }
    return UITableViewHeaderFooterView(reuseIdentifier: identifier)
  }

  /// A reserved identifier that no application uses.
  private static let titleIdentifier = "\u{0}title"

  /// Queues a cell that has left the screen; a cell without identifier is released.
  func enqueue(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier { cells.enqueue(cell, identifier) }
  }

  /// Returns whether a cell is in a reuse queue.
  func isQueued(_ cell: UITableViewCell) -> Bool {
    cell.reuseIdentifier.map { cells.contains(cell, $0) } ?? false
  }

  /// Removes a cell from its reuse queue because it is displayed without having been dequeued.
  func withdraw(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier { cells.withdraw(cell, identifier) }
  }

  /// Removes a header or footer view from its reuse queue because it is displayed.
  func withdraw(_ view: UITableViewHeaderFooterView) {
    if let identifier = view.reuseIdentifier { headerFooters.withdraw(view, identifier) }
  }

  /// Queues a header or footer view that has left the screen.
  func enqueue(_ view: UITableViewHeaderFooterView) {
    if let identifier = view.reuseIdentifier { headerFooters.enqueue(view, identifier) }
  }

  private static func check(_ identifier: String) {
    demand(!identifier.isEmpty, "A reuse identifier must not be empty")
  }
}

/// The reuse queues of one kind of view by identifier.
@MainActor
struct ReusePool<View: UIView> {
  /// The maximum length of a reuse queue.
  ///
  /// Further views are released, because no more than a screen of rows is needed at a time.
  static var capacity: Int { 64 }

  private var makers: [String: () -> View] = [:]
  private var queues: [String: [View]] = [:]

  mutating func register(_ maker: (() -> View)?, for identifier: String) {
    makers[identifier] = maker
  }

  mutating func dequeue(_ identifier: String) -> View? {
    queues[identifier]?.popLast()
  }

  func make(_ identifier: String) -> View? {
    makers[identifier]?()
  }

  func contains(_ view: View, _ identifier: String) -> Bool {
    queues[identifier]?.contains { $0 === view } ?? false
  }

  mutating func withdraw(_ view: View, _ identifier: String) {
    guard let index = queues[identifier]?.firstIndex(where: { $0 === view }) else { return }
    queues[identifier]?.remove(at: index)
  }

  mutating func enqueue(_ view: View, _ identifier: String) {
    guard queues[identifier, default: []].count < ReusePool.capacity else { return }
    queues[identifier, default: []].append(view)
  }
}
