public import Foundation
public import UIKitGraphics
import UIKitLists

/// A scrolling list of rows in sections, in a single column.
///
/// The data source supplies row counts and cells, the delegate configures the table and responds
/// to the user. Cells exist for visible rows only, and are reused for others.
///
///     let tableView = UITableView(frame: bounds, style: .plain)
///     tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
///     tableView.dataSource = self
///     tableView.delegate = self
///
/// Ten million rows of uniform height load as fast as ten; individual heights cost O(log *n*) per
/// change.
///
/// Each concern is in a part of `TableParts`; the table's own additions are in
/// `UITableView+Concern.swift`. This file has the members that subclasses may override.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  // MARK: Helpers

  /// The helpers, each with a job of its own.
  final let parts: TableParts

  // MARK: Data source and delegate

  /// Supplies rows and cells.
  ///
  /// Not retained. A new one is loaded in the next layout pass.
  open weak var dataSource: (any UITableViewDataSource)? {
    get { parts.dataSource }
    set { setDataSource(newValue) }
  }

  /// Prefetches the content of rows that are likely to come into view next.
  ///
  /// Not retained.
  ///
  /// Default: `nil`.
  open var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { prefetcher?.dataSource }
    set { setPrefetchDataSource(newValue) }
  }

  /// Whether the prefetch data source is called.
  ///
  /// Default: `true`.
  open var isPrefetchingEnabled: Bool {
    get { configuration.isPrefetchingEnabled }
    set { set(\.isPrefetchingEnabled, newValue, setNeedsLayout) }
  }

  /// Configures the table and responds to the user; also the scroll view's delegate.
  ///
  /// Not retained.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get {
      // The scroll view's property may have been set to another object.
      let (own, object) = (parts.delegate, super.delegate)
      return object === own ? own : object as? any UITableViewDelegate
    }
    set {
      let changes = newValue !== parts.delegate
      parts.delegate = newValue
      super.delegate = newValue
      // Heights may come from the new delegate.
      if changes { heightsChanged() }
    }
  }

  /// Plain or grouped; chosen at initialization.
  open var style: UITableView.Style { model.style }

  // MARK: Configuration

  /// Whether the user can select rows.
  ///
  /// Default: `true`.
  open var allowsSelection: Bool {
    get { configuration.allowsSelection }
    set { configuration.allowsSelection = newValue }
  }
  /// Whether the user can select several rows.
  ///
  /// Default: `false`.
  open var allowsMultipleSelection: Bool {
    get { configuration.allowsMultipleSelection }
    set { setIfOther(\.allowsMultipleSelection, newValue, multipleSelectionChanged) }
  }
  /// Whether the user can select rows in editing mode.
  ///
  /// Default: `false`.
  open var allowsSelectionDuringEditing: Bool {
    get { configuration.allowsSelectionDuringEditing }
    set { configuration.allowsSelectionDuringEditing = newValue }
  }
  /// Whether the user can select several rows in editing mode, by circles in
  /// place of the rows' other controls.
  ///
  /// Default: `false`. Read when editing mode begins.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { configuration.allowsMultipleSelectionDuringEditing }
    set { configuration.allowsMultipleSelectionDuringEditing = newValue }
  }

  // MARK: Creating

  /// Creates a table view.
  ///
  /// - Parameters:
  ///   - frame: The rectangle in the superview's coordinates, in points.
  ///   - style: Plain or grouped; it cannot be changed later.
  public init(frame: CGRect, style: UITableView.Style) {
    parts = TableParts(style)
    super.init(frame: frame)
    setUpTable()
  }

  /// Creates a plain table view.
  ///
  /// - Parameter frame: The rectangle in the superview's coordinates, in points.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table view with a zero frame.
  public convenience init() { self.init(frame: .zero, style: .plain) }

  /// Creates a plain table view without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    parts = TableParts(.plain)
    super.init(coder: coder)
    setUpTable()
  }

  // MARK: Heights

  /// Height of rows whose delegate has no `heightForRowAt`, in points.
  ///
  /// The heights of rows, headers and footers are limited to 10⁹ points.
  ///
  /// Default: 44, more at larger text sizes than the standard one.
  open var rowHeight: CGFloat {
    get { configuration.rowHeight ?? theme.rowHeight }
    set { setRowHeight(newValue, from: rowHeight) }
  }

  /// Estimate of unmeasured row heights, in points; 0 and less measures all rows when loading.
  ///
  /// Default: 0.
  open var estimatedRowHeight: CGFloat {
    get { configuration.estimatedRowHeight }
    set { configuration.estimatedRowHeight = UITableView.checkedEstimate(newValue) }
  }

  /// Height of headers, in points.
  ///
  /// Default: 28 in plain, 18 in grouped tables, 22 and 10 in the classic theme; until it
  /// is set, headers fit their titles.
  open var sectionHeaderHeight: CGFloat {
    get { configuration.sectionHeaderHeight ?? defaultSupplementaryHeight }
    set { set(\.sectionHeaderHeight, newValue, heightsChanged) }
  }

  /// Height of footers in grouped tables, in points.
  ///
  /// Default: as for headers; until it is set, footers fit their titles.
  open var sectionFooterHeight: CGFloat {
    get { configuration.sectionFooterHeight ?? defaultSupplementaryHeight }
    set { set(\.sectionFooterHeight, newValue, heightsChanged) }
  }

  /// Estimate of header heights, in points; 0 queries all heights when loading.
  ///
  /// Default: 0.
  open var estimatedSectionHeaderHeight: CGFloat {
    get { configuration.estimatedSectionHeaderHeight }
    set { configuration.estimatedSectionHeaderHeight = UITableView.checkedEstimate(newValue) }
  }

  /// Estimate of footer heights, in points; 0 queries all heights when loading.
  ///
  /// Default: 0.
  open var estimatedSectionFooterHeight: CGFloat {
    get { configuration.estimatedSectionFooterHeight }
    set { configuration.estimatedSectionFooterHeight = UITableView.checkedEstimate(newValue) }
  }

  // MARK: Separators

  /// The kind of line between rows.
  ///
  /// Default: `.singleLine`; in grouped tables of the classic theme `.singleLineEtched`.
  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { configuration.separatorStyle ?? (isGrouped ? theme.groupedSeparatorStyle : .singleLine) }
    set { setSeparatorStyle(newValue, from: separatorStyle) }
  }

  /// Colour of separators; `nil` restores the default gray.
  open var separatorColor: UIColor? {
    get { configuration.separatorColor ?? defaultSeparatorColor }
    set { set(\.separatorColor, newValue, separatorsChanged) }
  }

  /// The effect of separators on what is behind them, below their colour; `nil`, the default, for none.
  open var separatorEffect: UIVisualEffect? {
    get { configuration.separatorEffect }
    set { set(\.separatorEffect, newValue, separatorsChanged) }
  }

  /// Inset of separators, in points; only left and right have an effect.
  ///
  /// Default: left 15; zero in the classic theme.
  open var separatorInset: UIEdgeInsets {
    get { configuration.separatorInset ?? theme.separatorInset }
    set { setIfOther(\.separatorInset, newValue, separatorsChanged) }
  }

  // MARK: Views

  /// A view behind everything that does not scroll.
  ///
  /// Default: `nil`; in grouped tables of the classic theme its stripes.
  open var backgroundView: UIView? {
    get { configuration.backgroundView }
    set { setOwnBackgroundView(newValue) }
  }

  /// A view above all rows, with its own height.
  ///
  /// Default: `nil`.
  open var tableHeaderView: UIView? {
    get { configuration.tableHeaderView }
    set { setSupplement(\.tableHeaderView, newValue) }
  }

  /// A view below all rows, with its own height.
  ///
  /// Default: `nil`.
  open var tableFooterView: UIView? {
    get { configuration.tableFooterView }
    set { setSupplement(\.tableFooterView, newValue) }
  }

  // MARK: Index

  /// Names the place beside a scrollbar that is dragged through a long list, such as a month.
  ///
  /// Default: `nil`. Without it, and where it returns `nil`, the label shows the section's entry in
  /// the index, else its header's title, else the number of the row. It is called for the row in
  /// view at each movement, so it should not take longer than a cell's configuration.
  public final var scrollbarTitleProvider: ((UITableView, IndexPath) -> String?)? {
    get { configuration.scrollbarTitleProvider }
    set { configuration.scrollbarTitleProvider = newValue }
  }

  /// The least number of rows with which the index is shown.
  ///
  /// Default: 0.
  open var sectionIndexMinimumDisplayRowCount: Int {
    get { configuration.indexMinimumRowCount }
    set { setIfOther(\.indexMinimumRowCount, newValue, updateIndexBar) }
  }

  /// Colour of the index's text; `nil` is the theme's, by default the tint colour.
  ///
  /// Default: `nil`.
  open var sectionIndexColor: UIColor? {
    get { configuration.indexColor }
    set { set(\.indexColor, newValue, indexColorsChanged) }
  }

  /// Background of the index while untouched; `nil` is the default.
  ///
  /// Default: `nil`.
  open var sectionIndexBackgroundColor: UIColor? {
    get { configuration.indexBackgroundColor }
    set { set(\.indexBackgroundColor, newValue, indexColorsChanged) }
  }

  /// Background of the index while touched; `nil` is as untouched.
  ///
  /// Default: `nil`.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    get { configuration.indexTrackingBackgroundColor }
    set { set(\.indexTrackingBackgroundColor, newValue, indexColorsChanged) }
  }

  // MARK: Places

  /// The number of sections, as last loaded from the data source.
  open var numberOfSections: Int { sectionCount }

  /// The number of rows of a section, as last loaded from the data source.
  ///
  /// - Parameter section: Any number.
  /// - Returns: 0 for a section that does not exist.
  open func numberOfRows(inSection section: Int) -> Int { countOfRows(inSection: section) }

  /// The row that a cell shows.
  ///
  /// - Parameter cell: Any cell.
  /// - Returns: `nil` when it shows no row of this table.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { findIndexPath(for: cell) }

  /// The row at a point.
  ///
  /// - Parameter point: Content coordinates, in points.
  /// - Returns: `nil` outside of all rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { findIndexPath(at: point) }

  /// The rows that intersect a rectangle, ascending.
  ///
  /// - Parameter rect: Content coordinates, in points.
  /// - Returns: An empty array when there is none.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { findIndexPaths(in: rect) }

  /// The rectangle of a section: header, rows, footer.
  ///
  /// - Parameter section: Any number.
  /// - Returns: Content coordinates; zero for a section that does not exist.
  open func rect(forSection section: Int) -> CGRect { sectionRect(forSection: section) }

  /// The rectangle of a row, visible or not.
  ///
  /// - Parameter indexPath: Any index path.
  /// - Returns: Content coordinates; zero for a row that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(at: indexPath) }

  /// The rectangle of a section's header at rest, not floating.
  ///
  /// - Parameter section: Any number.
  /// - Returns: Content coordinates; zero for a section that does not exist.
  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(inSection: section) }

  /// The rectangle of a section's footer at rest, not floating.
  ///
  /// - Parameter section: Any number.
  /// - Returns: Content coordinates; zero for a section that does not exist.
  open func rectForFooter(inSection section: Int) -> CGRect { footerRect(inSection: section) }

  // MARK: Scrolling

  /// Scrolls a row to a position in the visible area.
  ///
  /// The delegate gets no `scrollViewDidScroll(_:)`. Floating headers,
  /// footers and the content inset are taken into account.
  ///
  /// - Parameters:
  ///   - indexPath: The row; the row `NSNotFound` scrolls to the section's header.
  ///   - scrollPosition: The position; `.none` moves as little as possible.
  ///   - animated: Takes 0.3 s, and ends with `scrollViewDidEndScrollingAnimation(_:)`.
  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    checked().scroll(toRowAt: indexPath, at: scrollPosition, animated: animated)
  }

  /// Scrolls the selected row that is nearest to a position in the visible area there.
  ///
  /// - Parameters:
  ///   - scrollPosition: The position; `.none` moves as little as possible.
  ///   - animated: As for `scrollToRow(at:at:animated:)`.
  open func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    checked().scroll(toNearestSelectedRowAt: scrollPosition, animated: animated)
  }

  // MARK: Selection

  /// The selected row, the topmost one of several; `nil` without selection.
  open var indexPathForSelectedRow: IndexPath? { selection.first.map { IndexPath($0) } }

  /// All selected rows, ascending, visible or not; `nil` without selection.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.map { IndexPath($0) }
  }

  /// Selects a row without telling the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The row; `nil` deselects everything.
  ///   - animated: Whether the look changes and the table scrolls with animation.
  ///   - scrollPosition: The place to which the row is scrolled; `.none` does not scroll at all.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UITableView.ScrollPosition
  ) {
    checked().changeSelection(
      toRowAt: indexPath,
      animated: animated,
      scrollPosition: scrollPosition
    )
  }

  /// Deselects a row without telling the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: Any index path; rows that are not selected stay as they are.
  ///   - animated: Whether the selected look fades out.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    checked().removeSelection(ofRowAt: indexPath, animated: animated)
  }

  // MARK: Cells

  /// Registers the class of new cells for an identifier.
  ///
  /// - Parameters:
  ///   - cellClass: `UITableViewCell` or a subclass; `nil` removes the registration.
  ///   - identifier: Not empty.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(cellClass: cellClass, for: identifier)
  }

  /// A queued cell, or a new one of the registered class.
  ///
  /// - Parameter identifier: The reuse identifier.
  /// - Returns: `nil` when none is queued and nothing is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    checked().reuse.dequeueCell(identifier, for: nil)
  }

  /// A queued cell, or a new one of the registered class.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier; something has to be registered for it.
  ///   - indexPath: The row for which the data source was called.
  /// - Returns: A cell that has the row's size already.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    checked().reuse.requireCell(identifier, for: indexPath)
  }

  /// Registers the class of new header and footer views for an identifier.
  ///
  /// - Parameters:
  ///   - aClass: `UITableViewHeaderFooterView` or a subclass; `nil` removes the registration.
  ///   - identifier: Not empty.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.register(headerFooterClass: aClass, for: identifier)
  }

  /// A queued header or footer view, or a new one of the registered class.
  ///
  /// - Parameter identifier: The reuse identifier.
  /// - Returns: `nil` when none is queued and nothing is registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    checked().reuse.dequeueHeaderFooter(identifier)
  }

  /// Registers a nib as the source of new cells for an identifier.
  ///
  /// It takes the place of the class, closure or nib that was registered before.
  ///
  /// - Parameters:
  ///   - nib: Holds exactly one top-level object, a cell whose reuse identifier is this one or
  ///     none; dequeuing stops the program otherwise. `nil` removes the registration.
  ///   - identifier: Not empty.
  @_disfavoredOverload
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCells(of: nib, for: identifier)
  }

  /// Registers a nib as the source of new header and footer views for an identifier.
  ///
  /// - Parameters:
  ///   - nib: Holds exactly one top-level object, a `UITableViewHeaderFooterView`; as for cells.
  ///     `nil` removes the registration.
  ///   - identifier: Not empty.
  @_disfavoredOverload
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooters(of: nib, for: identifier)
  }

  /// The cell that shows a row.
  ///
  /// - Parameter indexPath: Any index path.
  /// - Returns: `nil` when the row is not visible or does not exist.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { visibleCell(at: indexPath) }

  /// The header view of a section, while it is on screen.
  ///
  /// - Parameter section: Any number.
  /// - Returns: `nil` without header, off screen, or for views of other classes.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    tiled().supplementary(.header, section) as? UITableViewHeaderFooterView
  }

  /// The footer view of a section, while it is on screen.
  ///
  /// - Parameter section: Any number.
  /// - Returns: `nil` without footer, off screen, or for views of other classes.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    tiled().supplementary(.footer, section) as? UITableViewHeaderFooterView
  }

  /// The visible rows, ascending; `nil` when there is none.
  open var indexPathsForVisibleRows: [IndexPath]? { visiblePaths() }

  /// The cells of the visible rows, from top to bottom.
  open var visibleCells: [UITableViewCell] { tiled().rowsOnScreen.map(\.cell) }

  // MARK: Loading

  /// Reloads everything from the data source; the selection is cleared.
  ///
  /// Counts and heights are queried now, cells in the next layout pass. The table calls it by itself
  /// in the first layout pass and in that after a change of the data source.
  open func reloadData() { checked().updates.reload() }

  /// Reloads the entries of the index.
  open func reloadSectionIndexTitles() {
    checked().reloadIndex()
  }

  // MARK: Editing

  /// Whether the table is in editing mode, or a row is swiped.
  ///
  /// Default: `false`.
  open var isEditing: Bool {
    get { editing.isOn || swipes.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Enters or leaves editing mode.
  ///
  /// Leaving it also hides a Delete button, and closes a swiped row.
  ///
  /// - Parameters:
  ///   - editing: Whether the rows show their controls.
  ///   - animated: Whether they slide, in 0.3 s.
  open func setEditing(_ editing: Bool, animated: Bool) {
    checked().editing.set(editing, animated: animated)
  }

  // MARK: Updates

  /// Opens a block of changes that are animated together.
  ///
  /// Blocks nest. Until the outermost one ends, the table has the rows from before it.
  open func beginUpdates() { checked().updates.begin() }

  /// Ends the block that the matching `beginUpdates()` opened.
  ///
  /// The outermost end applies all changes. Without any, heights are queried again, and their
  /// changes animated.
  open func endUpdates() { checked().updates.end() }

  /// Animates a group of changes as one.
  ///
  /// - Parameters:
  ///   - updates: Calls the methods below; runs before this one returns.
  ///   - completion: Called on a later frame after the animation; `false` if a reload superseded
  ///     it.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    checked().updates.perform(updates, completion: completion)
  }

  /// Inserts rows.
  ///
  /// - Parameters:
  ///   - indexPaths: Their index paths after the update.
  ///   - animation: The animation with which they appear.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    checked().change(indexPaths, animation, "inserted") { $0.insertRow(at: $1, animation: $2) }
  }

  /// Deletes rows.
  ///
  /// - Parameters:
  ///   - indexPaths: Their index paths before the update.
  ///   - animation: The animation with which they disappear.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    checked().change(indexPaths, animation, "deleted") { $0.deleteRow(at: $1, animation: $2) }
  }

  /// Reloads rows: requests new cells for them.
  ///
  /// - Parameters:
  ///   - indexPaths: Their index paths before the update.
  ///   - animation: The animation with which new cells replace the old ones.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    checked().change(indexPaths, animation, "reloaded") { $0.reloadRow(at: $1, animation: $2) }
  }

  /// Moves a row, with its cell.
  ///
  /// - Parameters:
  ///   - indexPath: Its index path before the update.
  ///   - newIndexPath: Its index path after the update.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    checked().changePlace(of: indexPath, to: newIndexPath)
  }

  /// Inserts sections.
  ///
  /// - Parameters:
  ///   - sections: Their indexes after the update.
  ///   - animation: The animation with which they appear.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    checked().change(sections, animation) { $0.insertSection(at: $1, animation: $2) }
  }

  /// Deletes sections.
  ///
  /// - Parameters:
  ///   - sections: Their indexes before the update.
  ///   - animation: The animation with which they disappear.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    checked().change(sections, animation) { $0.deleteSection(at: $1, animation: $2) }
  }

  /// Reloads sections; their row counts may change.
  ///
  /// - Parameters:
  ///   - sections: Their indexes before the update.
  ///   - animation: The animation with which new content replaces the old.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    checked().change(sections, animation) { $0.reloadSection(at: $1, animation: $2) }
  }

  /// Moves a section with its rows.
  ///
  /// - Parameters:
  ///   - section: Its index before the update.
  ///   - newSection: Its index after the update.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    checked().updates.add { $0.moveSection(from: section, to: newSection) }
  }

  // MARK: Overridden

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    hands.windowWillChange()
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    // No finger scrolls while a row is dragged, or where two fingers select.
    if gestureRecognizer === pan, hands.takesPan() { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// The rows determine the size of a table's content, and not constraints.
  override func adoptContentSize(_ size: CGSize) {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  /// The content size; reading it loads the table.
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

  /// Saves which row is the first visible one, and which are selected; nothing
  /// without a `restorationIdentifier`.
  ///
  /// - Parameter coder: A keyed coder.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodeState(with: coder)
  }

  /// Restores the saved rows, at once or after the next load that finds rows.
  ///
  /// - Parameter coder: A keyed coder.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodeState(with: coder)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    hands.touchesBegan(touches, with: event)
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

  override func reveal(_ rect: CGRect, animated: Bool) -> Bool {
    super.reveal(rowRect(around: rect), animated: animated)
  }

  override var verticalExtent: ScrollExtent {
    measuresWhileScrolling ? estimatedExtent : super.verticalExtent
  }

  override var focusContainer: (any FocusContainer)? { focus }

  override var indicatorDistance: CGFloat { indexBar?.width ?? 0 }
  override var refreshControlIndex: Int { tiler.backCount(in: self) }
  override var isContentIncomplete: Bool { session.isCollecting || session.hasDeferredBatch }

  override var placeTitle: String? { titleOfPlace }

  override func offset(atFraction fraction: CGFloat, along axis: ScrollAxis) -> CGPoint {
    tableOffset(atFraction: fraction, along: axis)
  }

  override func prepareToShow(_ offset: () -> CGPoint) { tiler.premeasure(at: offset) }

  override func traitsMayHaveChanged() {
    super.traitsMayHaveChanged()
    updateLook()
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    directionDidChange()
  }

  /// The colour behind all rows.
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
    if old.size != boundsStorage.size { tiler.emptyRows.update() }
    layoutFixedParts()
  }

  override var accessibilityDefaults: any AccessibilityDefaults {
    TableAccessibility(view: self, hands: hands) { [unowned self] in elements }
  }

  override func element(inPlaceOf subview: UIView) -> _UIAccessibleObject? {
    elements.element(inPlaceOf: subview)
  }
}
