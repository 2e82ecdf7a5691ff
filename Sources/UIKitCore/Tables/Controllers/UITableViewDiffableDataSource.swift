public import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

/// A data source that computes a table's changes from snapshots.
///
/// Keeps the displayed snapshot. Applying a new snapshot computes the differences and animates them
/// as one batch; rows contained in both keep their cells.
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
  /// A closure that returns the cell for an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  /// The displayed snapshot, without marks for reloading and reconfiguration.
  private var currentSnapshot = Snapshot()

  /// The animation of rows that appear and disappear.
  ///
  /// Default: `.automatic`.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source and assigns it to the table view.
  ///
  /// - Parameters:
  ///   - tableView: The table view, which does not retain the data source.
  ///   - cellProvider: Returns cells; `nil` stops the program.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// Returns the displayed snapshot.
  ///
  /// - Returns: A copy without marks for reloading and reconfiguration.
  open func snapshot() -> NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  > { currentSnapshot }

  /// Applies a new snapshot.
  ///
  /// Before the table's first load no cells are requested, so that cell classes may still be
  /// registered afterwards.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to display.
  ///   - animatingDifferences: Whether rows slide and fade to their new positions.
  ///   - completion: Called in a later frame after the animation.
  ///
  /// - Complexity: O(*n*) for *n* items, and O(*v*) for the visible rows.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    demandMainThread(type(of: self))
    guard let tableView else { return }
    // The table already displays a moved row at its new position while it reports the move.
    if let move = tableView.session.takeReportedMove() { adopt(move) }
    defer { reconfigure(snapshot.reconfiguredItems, of: tableView) }
    let animation = animatingDifferences ? defaultRowAnimation : .none
    // A table that has not been loaded yet reads the snapshot when it loads.
    let isLoaded = !tableView.session.hasOtherDataSource
    if isLoaded { endEditing(before: snapshot, of: tableView) }
    let batch = isLoaded ? batch(to: snapshot, animation: animation) : UpdateBatch()
    currentSnapshot = snapshot
    currentSnapshot.reconfiguredItems = []
    currentSnapshot.reloadedItems = []
    currentSnapshot.reloadedSections = []
    guard !batch.isEmpty else {
      if let completion { (tableView.window?.host ?? .current).onNextFrame(completion) }
      return
    }
    tableView.updates.begin()
    tableView.updates.add(isAnimated: animatingDifferences) { $0 = batch }
    tableView.updates.end { _ in completion?() }
  }

  /// Applies a new snapshot by reloading the table, without computing differences and without
  /// animation.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to display.
  ///   - completion: Called after the table has been reloaded, before this method returns.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    demandMainThread(type(of: self))
    // Editing ends while the row still has its item.
    if let tableView, tableView.session.isIdle { tableView.tiler.endEditing() }
    currentSnapshot = snapshot
    currentSnapshot.reconfiguredItems = []
    currentSnapshot.reloadedItems = []
    currentSnapshot.reloadedSections = []
    tableView?.reloadData()
    completion?()
  }

  /// Returns the item of a row.
  ///
  /// - Parameter indexPath: Any index path.
  /// - Returns: `nil` for a row that does not exist.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard let position = indexPath.position,
      currentSnapshot.sections.indices.contains(position.section),
      currentSnapshot.sections[position.section].rows.indices.contains(position.row)
    else { return nil }
    return currentSnapshot.sections[position.section].rows[position.row]
  }

  /// Returns the index path of an item.
  ///
  /// - Parameter itemIdentifier: Any item.
  /// - Returns: `nil` for an item that is not displayed.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    currentSnapshot.position(ofItem: itemIdentifier).map { IndexPath($0) }
  }

  /// Returns the section at an index.
  ///
  /// - Parameter index: Any index.
  /// - Returns: `nil` for a section that does not exist.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    currentSnapshot.sections.indices.contains(index) ? currentSnapshot.sections[index].id : nil
  }

  /// Returns the index of a section.
  ///
  /// - Parameter sectionIdentifier: Any section.
  /// - Returns: `nil` for a section that is not displayed.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    currentSnapshot.indexOfSection(sectionIdentifier)
  }

  /// Configures the cells of items again, at their current positions.
  private func reconfigure(_ items: Set<ItemIdentifierType>, of tableView: UITableView) {
    guard !items.isEmpty else { return }
    tableView.reconfigureRows(at: currentSnapshot.positions(ofItems: items).map { IndexPath($0) })
  }

  /// Ends editing in a row that a snapshot deletes or reloads, while the row still has its item.
  private func endEditing(before snapshot: Snapshot, of tableView: UITableView) {
    guard tableView.session.isIdle, let row = tableView.tiler.editedRow,
      case let path = tableView.session.path(ofShown: row), let item = itemIdentifier(for: path)
    else { return }
    let section = currentSnapshot.sections[path.section].id
    if snapshot.position(ofItem: item) == nil || snapshot.reloadedItems.contains(item)
      || snapshot.reloadedSections.contains(section)
    {
      tableView.tiler.endEditing()
    }
  }

  private func batch(to snapshot: Snapshot, animation: UITableView.RowAnimation) -> UpdateBatch {
    let difference: SectionedDifference
    do {
      difference = try SectionedDifference(from: currentSnapshot.sections, to: snapshot.sections)
    } catch {
      misuse("\(error)")
    }
    let animation = UpdateAnimation(animation)
    var batch = difference.batch(animation: animation)
    let reloadedSections = snapshot.reloadedSections.compactMap(currentSnapshot.indexOfSection)
    for section in reloadedSections {
      batch.reloadSection(at: section, animation: animation)
    }
    let reloadedSectionSet = Set(reloadedSections)
    for position in currentSnapshot.positions(ofItems: snapshot.reloadedItems)
    where !reloadedSectionSet.contains(position.section) {
      batch.reloadRow(at: position, animation: animation)
    }
    return batch
  }

  // MARK: Data source

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { currentSnapshot.numberOfSections }

  /// Returns the number of items in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    currentSnapshot.sections[section].rows.count
  }

  /// Returns the cell provider's cell.
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = currentSnapshot.sections[indexPath.section].rows[indexPath.row]
    guard let cell = cellProvider(tableView, indexPath, item) else {
      misuse("The cell provider returned nil for item \(item) at \(indexPath)")
    }
    return cell
  }

  /// Returns `nil`: no title.
  ///
  /// Subclasses may override this method.
  open func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Returns `nil`: no title.
  ///
  /// Subclasses may override this method.
  open func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Returns `nil`: no index.
  ///
  /// Subclasses may override this method.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns `index`: entry *i* leads to section *i*.
  ///
  /// Subclasses may override this method.
  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }

  // MARK: Editing and moving

  /// Returns `false`: rows can be edited and swiped only if a subclass overrides this method.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Does nothing.
  ///
  /// Subclasses may override this method.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Returns `false`: rows can be moved only if a subclass overrides this method.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Does nothing.
  ///
  /// Subclasses override this method to apply a snapshot with the row at its new position.
  ///
  /// During the call the data source has the rows from before the move, while the table already
  /// displays the row at its new position. A snapshot with further changes animates only those, and
  /// a snapshot without the move reverts it. If no snapshot is applied before the method returns,
  /// the data source adopts the move as displayed, so that a snapshot may also be applied later.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

extension UITableViewDiffableDataSource: RowMoveAdopting {
  func adopt(_ move: RowMoveMapping) {
    currentSnapshot.moveRow(from: move.source, to: move.destination)
  }
}
