public import Foundation
public import UIKitGraphics
import UIKitLists

/// A scrolling list of rows in sections, in a single column (TV-001).
///
/// The data source tells how many rows there are and makes their cells, the
/// delegate configures and follows what the user does. Cells exist for visible
/// rows only, and are used again for others.
///
///     let tableView = UITableView(frame: bounds, style: .plain)
///     tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
///     tableView.dataSource = self
///     tableView.delegate = self
///
/// Ten million rows of equal height open as fast as ten; own heights cost
/// O(log *n*) per change. Each concern is in a helper with an extension of its
/// own, `UITableView+Concern.swift`; this file holds the state and what
/// subclasses may override.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  // MARK: Helpers

  /// The vertical layout, as loaded from the data source.
  final let model = TableModel()
  /// Cells, headers and footers that are on screen.
  final let tiler = TableTiler()
  /// Registered classes and queued cells, headers and footers.
  final let reuse = TableReuse()
  /// The touch that highlights and selects.
  final let touchTracker = TableTouchTracker()
  /// Changes that are collected and carried out together.
  final let updates = TableUpdates()
  /// The row that the keyboard works on.
  final let focus = TableFocus()
  /// Editing mode.
  final let editing = TableEditing()
  /// The row that shows the buttons of a swipe or of its deletion control.
  final let swipes = TableSwipes()
  /// The row that the user drags to another place.
  final let reorder = TableReorder()
  /// The edit menu of a row.
  final let menu = TableMenu()
  /// A saved state that waits for rows.
  final var pendingState: TableState?
  /// Selected rows, as the data source counts them.
  final var selection = SelectionSet()
  /// The index bar; `nil` while there is none to show.
  final var indexBar: TableIndexBar?
  /// Separators of the empty area below the last row.
  final lazy var emptyRows = TableEmptyRows(tableView: self)
  /// Colours, fonts and metrics; see `updateLook()`.
  final var look = TableLook.current
  /// The legibility weight that heights were measured with.
  final var measuredWeight = UILegibilityWeight.unspecified

  // MARK: Data source and delegate

  /// Supplies rows and cells.
  ///
  /// Not retained. A new one is loaded in the next layout pass (TV-074).
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { dataSourceChanged() } }
  }

  /// Configures and follows; also the scroll view's delegate.
  ///
  /// Not retained (TV-075).
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get {
      // The scroll view's property may have been set to another object.
      let object = super.delegate
      return object === delegateStorage ? delegateStorage : object as? any UITableViewDelegate
    }
    set {
      let changes = newValue !== delegateStorage
      delegateStorage = newValue
      super.delegate = newValue
      // Heights may come from the new delegate (TV-003.5).
      if changes { heightsChanged() }
    }
  }
  private final weak var delegateStorage: (any UITableViewDelegate)?

  /// Plain or grouped; chosen at initialization (TV-009).
  public let style: UITableView.Style

  // MARK: Configuration

  /// What `UITableView+Configuration.swift` gives access to.
  final var configuration = TableConfiguration()
  /// Whether heights have to be asked for again in the next layout pass.
  final var hasOutdatedHeights = false

  /// Whether the user can select rows (TV-042).
  ///
  /// Default: `true`.
  open var allowsSelection = true
  /// Whether the user can select several rows (TV-043).
  ///
  /// Default: `false`.
  open var allowsMultipleSelection = false {
    didSet { if allowsMultipleSelection != oldValue { multipleSelectionChanged() } }
  }
  /// Whether the user can select rows in editing mode (TV-044).
  ///
  /// Default: `false`.
  open var allowsSelectionDuringEditing = false
  /// Whether the user can select several rows in editing mode, by circles in
  /// place of the rows' other controls (TV-045).
  ///
  /// Default: `false`. Read when editing mode begins.
  open var allowsMultipleSelectionDuringEditing = false

  // MARK: Creating

  /// Creates a table view (TV-006).
  ///
  /// - Parameters:
  ///   - frame: The rectangle in the superview's coordinates, in points.
  ///   - style: Plain or grouped; it cannot be changed later.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    setUpTable()
  }

  /// Creates a plain table view (TV-007).
  ///
  /// - Parameter frame: The rectangle in the superview's coordinates, in points.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table view with a zero frame (TV-007).
  public convenience init() {
    self.init(frame: .zero, style: .plain)
  }

  /// Creates a plain table view without archive support (TV-008, PN-03).
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUpTable()
  }

  // MARK: Cells

  /// Registers the class of new cells for an identifier (TV-018).
  ///
  /// - Parameters:
  ///   - cellClass: `UITableViewCell` or a subclass; `nil` removes the registration.
  ///   - identifier: Not empty.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(cellClass: cellClass, for: identifier)
  }

  /// A queued cell, or a new one of the registered class (TV-020).
  ///
  /// - Parameter identifier: The reuse identifier.
  /// - Returns: `nil` when none is queued and nothing is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuse.dequeueCell(identifier, for: nil)
  }

  /// A queued cell, or a new one of the registered class (TV-021).
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier; something has to be registered for it.
  ///   - indexPath: The row that the data source was asked for.
  /// - Returns: A cell that has the row's size already.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    reuse.requireCell(identifier, for: indexPath)
  }

  /// Registers the class of new header and footer views for an identifier (TV-022).
  ///
  /// - Parameters:
  ///   - aClass: `UITableViewHeaderFooterView` or a subclass; `nil` removes the registration.
  ///   - identifier: Not empty.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.register(headerFooterClass: aClass, for: identifier)
  }

  /// A queued header or footer view, or a new one of the registered class (TV-024).
  ///
  /// - Parameter identifier: The reuse identifier.
  /// - Returns: `nil` when none is queued and nothing is registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    reuse.dequeueHeaderFooter(identifier)
  }

  /// The cell that shows a row (TV-031).
  ///
  /// - Parameter indexPath: Any index path.
  /// - Returns: `nil` when the row is not visible or does not exist.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard let position = indexPath.position.map({ shownPosition(of: $0) }),
      let cell = tiler.cell(at: position), isVisible(position)
    else { return nil }
    return cell
  }

  /// The header view of a section, while it is on screen (TV-025).
  ///
  /// - Parameter section: Any number.
  /// - Returns: `nil` without header, off screen, or for views of other classes.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    tiler.supplementary(.header, section) as? UITableViewHeaderFooterView
  }

  /// The footer view of a section, while it is on screen (TV-026).
  ///
  /// - Parameter section: Any number.
  /// - Returns: `nil` without footer, off screen, or for views of other classes.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    tiler.supplementary(.footer, section) as? UITableViewHeaderFooterView
  }

  /// The visible rows, ascending; `nil` when there is none (TV-036).
  open var indexPathsForVisibleRows: [IndexPath]? {
    tileIfPossible()
    let paths = tiler.rowsOnScreen.map { path(ofShown: $0.position) }.sorted()
    return paths.isEmpty ? nil : paths
  }

  /// The cells of the visible rows, from top to bottom (TV-035).
  open var visibleCells: [UITableViewCell] {
    tileIfPossible()
    return tiler.rowsOnScreen.map(\.cell)
  }

  // MARK: Loading

  /// Loads everything anew from the data source; the selection is lost (TV-066).
  ///
  /// Counts and heights are asked for now, cells in the next layout pass.
  open func reloadData() {
    reload()
  }

  /// Loads the entries of the index anew (TV-069).
  open func reloadSectionIndexTitles() {
    model.loadIndexTitles()
    updateIndexBar()
  }

  // MARK: Editing

  /// Whether the table is in editing mode, or a row is swiped (TV-061).
  ///
  /// Default: `false`.
  open var isEditing: Bool {
    get { editing.isOn || swipes.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Enters or leaves editing mode (TV-062).
  ///
  /// Leaving it also hides a Delete button, and closes a swiped row.
  ///
  /// - Parameters:
  ///   - editing: Whether the rows show their controls.
  ///   - animated: Whether they slide, in 0.3 s.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing.set(editing, animated: animated)
  }

  // MARK: Updates

  /// Opens a block of changes that are animated together (TV-051).
  ///
  /// Blocks nest. Until the outermost one ends, rows are those before it.
  open func beginUpdates() {
    updates.begin()
  }

  /// Ends the block that the matching `beginUpdates()` opened (TV-052).
  ///
  /// The outermost end carries out all changes. Without any, heights are asked
  /// for again, and changes of them are animated.
  open func endUpdates() {
    updates.end()
  }

  /// Animates a group of changes as one (TV-060).
  ///
  /// - Parameters:
  ///   - updates: Calls the methods below; runs before this one returns.
  ///   - completion: Called on a later frame after the animation; `false` when
  ///     a reload took its place.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    self.updates.begin()
    updates?()
    self.updates.end(completion: completion)
  }

  /// Inserts rows (TV-054).
  ///
  /// - Parameters:
  ///   - indexPaths: Their places after the update.
  ///   - animation: How they appear.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(indexPaths, animation, "inserted") { $0.insertRow(at: $1, animation: $2) }
  }

  /// Deletes rows (TV-055).
  ///
  /// - Parameters:
  ///   - indexPaths: Their places before the update.
  ///   - animation: How they disappear.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(indexPaths, animation, "deleted") { $0.deleteRow(at: $1, animation: $2) }
  }

  /// Asks for new cells of rows (TV-067).
  ///
  /// - Parameters:
  ///   - indexPaths: Their places before the update.
  ///   - animation: How the old cells give way to the new ones.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(indexPaths, animation, "reloaded") { $0.reloadRow(at: $1, animation: $2) }
  }

  /// Moves a row, with its cell (TV-056).
  ///
  /// - Parameters:
  ///   - indexPath: Its place before the update.
  ///   - newIndexPath: Its place after the update.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    let (old, new) = (requireRowPath(indexPath, "moved"), requireRowPath(newIndexPath, "moved"))
    updates.add(animation: nil) { $0.moveRow(from: old, to: new) }
  }

  /// Inserts sections (TV-057).
  ///
  /// - Parameters:
  ///   - sections: Their indexes after the update.
  ///   - animation: How they appear.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(sections, animation) { $0.insertSection(at: $1, animation: $2) }
  }

  /// Deletes sections (TV-058).
  ///
  /// - Parameters:
  ///   - sections: Their indexes before the update.
  ///   - animation: How they disappear.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(sections, animation) { $0.deleteSection(at: $1, animation: $2) }
  }

  /// Asks for everything in sections anew; their row counts may change (TV-068).
  ///
  /// - Parameters:
  ///   - sections: Their indexes before the update.
  ///   - animation: How the old content gives way to the new one.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(sections, animation) { $0.reloadSection(at: $1, animation: $2) }
  }

  /// Moves a section with its rows (TV-059).
  ///
  /// - Parameters:
  ///   - section: Its index before the update.
  ///   - newSection: Its index after the update.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    updates.add(animation: nil) { $0.moveSection(from: section, to: newSection) }
  }

  // MARK: Overridden

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    reorder.abandon()
    swipes.close(animated: false)
    menu.close()
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    // The finger that holds a row does not scroll, nor does another one.
    if gestureRecognizer === pan, reorder.isActive { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    if hasOutdatedHeights { heightsChanged() }
    restorePendingState()
    tiler.tile()
    reorder.follow()
    menu.follow()
    layoutFixedParts()
  }

  /// The content size; asking for it loads the table (TV-002.7).
  open override var contentSize: CGSize {
    get {
      loadIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Tables take keys; make one the first responder where several are shown.
  open override var canBecomeFirstResponder: Bool { true }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { press in !(press.key.map(handle) ?? false) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Saves which row is the first visible one, and which are selected (TV-088); nothing
  /// without a `restorationIdentifier`.
  ///
  /// - Parameter coder: A keyed coder.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodeState(with: coder)
  }

  /// Brings the saved rows back (TV-088), at once or after the next load that finds rows.
  ///
  /// - Parameter coder: A keyed coder.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodeState(with: coder)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !reorder.isActive else { return }
    focus.hideRing()
    if let event, event.buttonMask.contains(.secondary) { return menu.secondaryPress(touches) }
    touchTracker.began(touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchTracker.moved(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchTracker.ended(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchTracker.cancelled(touches)
  }

  override func willScroll() { swipes.close(animated: true) }

  override var verticalExtent: ScrollExtent {
    countsRowsAlike ? extentByRows : super.verticalExtent
  }

  override func traitsMayHaveChanged() {
    super.traitsMayHaveChanged()
    updateLook()
  }

  /// The colour behind all rows (TV-017).
  ///
  /// Default: white in plain tables, a light gray in grouped ones, by theme and appearance.
  open override var backgroundColor: UIColor? {
    didSet {
      configuration.hasOwnBackgroundColor = true
      backgroundColorChanged()
    }
  }

  override func boundsDidChange(from old: CGRect) {
    if old.size.width != boundsStorage.width { widthChanged() }
    reorder.placeRow()
    super.boundsDidChange(from: old)
    if old.size != boundsStorage.size { emptyRows.update() }
    layoutFixedParts()
  }
}
