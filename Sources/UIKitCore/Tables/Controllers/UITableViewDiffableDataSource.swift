public import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

/// A table's data source that computes changes from snapshots.
///
/// It keeps the snapshot that is shown. Applying another one diffs the two, and animates the
/// changes as one batch; rows that are in both keep their cells.
///
///     let dataSource = UITableViewDiffableDataSource<Region, City.ID>(tableView: table) {
///       table, indexPath, id in
///       let cell = table.dequeueReusableCell(withIdentifier: "city", for: indexPath)
///       cell.textLabel?.text = store[id].name
///       return cell
///     }
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Makes the cell for an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()

  /// The animation of rows that appear and disappear.
  ///
  /// Default: `.automatic`.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source, and sets it as the table view's.
  ///
  /// - Parameters:
  ///   - tableView: The table view; it does not keep the data source alive.
  ///   - cellProvider: Makes cells; `nil` stops the program.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// The snapshot that is shown.
  ///
  /// - Returns: A copy without marks for reload.
  open func snapshot() -> NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  > { current }

  /// Applies another snapshot.
  ///
  /// Before the table's first load no cell is requested: cell classes may be registered
  /// afterwards.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - animatingDifferences: Whether rows slide and fade to their new places.
  ///   - completion: Called after the animation, on a later frame.
  ///
  /// - Complexity: O(*n*) for *n* items, and O(*v*) for the visible rows.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    demandMainThread(type(of: self))
    guard let tableView else { return }
    // The table shows a row in its new place while it reports the move.
    if let move = tableView.session.takeReportedMove() { adopt(move) }
    defer { reconfigure(snapshot.reconfiguredItems, of: tableView) }
    let animation = animatingDifferences ? defaultRowAnimation : .none
    // A table that was never loaded reads the snapshot when it loads.
    let isLoaded = !tableView.session.hasOtherDataSource
    if isLoaded { endEditing(before: snapshot, of: tableView) }
    let batch = isLoaded ? batch(to: snapshot, animation: animation) : UpdateBatch()
    current = snapshot
    current.reconfiguredItems = []
    current.reloadedItems = []
    current.reloadedSections = []
    guard !batch.isEmpty else {
      if let completion { (tableView.window?.loop ?? .current).onNextFrame(completion) }
      return
    }
    tableView.updates.begin()
    tableView.updates.add(isAnimated: animatingDifferences) { $0 = batch }
    tableView.updates.end { _ in completion?() }
  }

  /// Applies another snapshot by reloading the table, without diffing and animation.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - completion: Called after the table was reloaded, before this method returns.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    demandMainThread(type(of: self))
    // The row still has its item.
    if let tableView, tableView.session.isIdle { tableView.tiler.endEditing() }
    current = snapshot
    current.reconfiguredItems = []
    current.reloadedItems = []
    current.reloadedSections = []
    tableView?.reloadData()
    completion?()
  }

  /// The item of a row.
  ///
  /// - Parameter indexPath: Any index path.
  /// - Returns: `nil` for a row that does not exist.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard let position = indexPath.position,
      current.sections.indices.contains(position.section),
      current.sections[position.section].rows.indices.contains(position.row)
    else { return nil }
    return current.sections[position.section].rows[position.row]
  }

  /// The row of an item.
  ///
  /// - Parameter itemIdentifier: Any item.
  /// - Returns: `nil` for an item that is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.place(ofItem: itemIdentifier).map { IndexPath($0) }
  }

  /// The section at an index.
  ///
  /// - Parameter index: Any number.
  /// - Returns: `nil` for a section that does not exist.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].id : nil
  }

  /// The index of a section.
  ///
  /// - Parameter sectionIdentifier: Any section.
  /// - Returns: `nil` for a section that is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// Configures the cells of items again, at their present positions.
  private func reconfigure(_ items: Set<ItemIdentifierType>, of tableView: UITableView) {
    guard !items.isEmpty else { return }
    tableView.reconfigureRows(at: current.places(ofItems: items).map { IndexPath($0) })
  }

  /// Ends editing in a row that a snapshot deletes or reloads, while the row still has its item.
  private func endEditing(before snapshot: Snapshot, of tableView: UITableView) {
    guard tableView.session.isIdle, let row = tableView.tiler.editedRow,
      case let path = tableView.session.path(ofShown: row), let item = itemIdentifier(for: path)
    else { return }
    let section = current.sections[path.section].id
    if snapshot.place(ofItem: item) == nil || snapshot.reloadedItems.contains(item)
      || snapshot.reloadedSections.contains(section)
    {
      tableView.tiler.endEditing()
    }
  }

  private func batch(to snapshot: Snapshot, animation: UITableView.RowAnimation) -> UpdateBatch {
    let difference: SectionedDifference
    do {
      difference = try SectionedDifference(from: current.sections, to: snapshot.sections)
    } catch {
      misuse("\(error)")
    }
    let animation = UpdateAnimation(animation)
    var batch = difference.batch(animation: animation)
    let reloadedSections = snapshot.reloadedSections.compactMap(current.indexOfSection)
    for section in reloadedSections {
      batch.reloadSection(at: section, animation: animation)
    }
    let cleared = Set(reloadedSections)
    for old in current.places(ofItems: snapshot.reloadedItems) where !cleared.contains(old.section)
    {
      batch.reloadRow(at: old, animation: animation)
    }
    return batch
  }

  // MARK: Data source

  /// The number of the snapshot's sections.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  /// The number of a section's items.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.sections[section].rows.count
  }

  /// The cell that the cell provider makes.
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = current.sections[indexPath.section].rows[indexPath.row]
    guard let cell = cellProvider(tableView, indexPath, item) else {
      misuse("The cell provider returned nil for item \(item) at \(indexPath)")
    }
    return cell
  }

  /// No title; for subclasses.
  open func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// No title; for subclasses.
  open func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }

  /// No index; for subclasses.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Entry *i* leads to section *i*; for subclasses.
  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }

  // MARK: Editing and moving

  /// `false`: rows can be edited and swiped only where a subclass overrides this.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Does nothing; for subclasses.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// `false`: rows can be moved only where a subclass overrides this.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// For subclasses, which apply a snapshot with the row in its new place.
  ///
  /// During the call the data source has the rows from before the move, and the table shows the row
  /// in its new place: a snapshot with other changes animates only these, and one without the move
  /// takes it back. Where no snapshot is applied before the method returns, the data source has the
  /// move then, as the table shows it; so a snapshot may also be applied later.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

extension UITableViewDiffableDataSource: RowMoveAdopting {
  func adopt(_ move: RowMoveMapping) { current.moveRow(from: move.source, to: move.destination) }
}
