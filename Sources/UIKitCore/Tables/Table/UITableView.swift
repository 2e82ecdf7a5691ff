public import Foundation
public import UIKitGraphics
import UIKitLists

/// A scrolling list of rows in a single column, divided into sections.
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
/// Each concern is implemented by a helper in `TableParts`, and the table's additions for it are in
/// `UITableView+Concern.swift`. This file contains the members that subclasses may override.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  // MARK: Helpers

  /// The helpers, each responsible for one concern.
  final let parts: TableParts

  // MARK: Data source and delegate

  /// The object that supplies rows and cells.
  ///
  /// Not retained. The next layout pass loads a new data source.
  open weak var dataSource: (any UITableViewDataSource)? {
    get { parts.dataSource }
    set { setDataSource(newValue) }
  }

  /// The object that prefetches the content of rows that are likely to become visible next.
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

  /// The object that configures the table and responds to the user; also the scroll view's
  /// delegate.
  ///
  /// Not retained.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get {
      // The scroll view's property may have been set to a different object.
      let (tableDelegate, scrollDelegate) = (parts.delegate, super.delegate)
      return scrollDelegate === tableDelegate
        ? tableDelegate : scrollDelegate as? any UITableViewDelegate
    }
    set {
      let hasChanged = newValue !== parts.delegate
      parts.delegate = newValue
      super.delegate = newValue
      // Heights may come from the new delegate.
      if hasChanged { heightsDidChange() }
    }
  }

  /// The style, which is chosen at initialization.
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
    set { setIfChanged(\.allowsMultipleSelection, newValue, multipleSelectionDidChange) }
  }
  /// Whether the user can select rows in editing mode.
  ///
  /// Default: `false`.
  open var allowsSelectionDuringEditing: Bool {
    get { configuration.allowsSelectionDuringEditing }
    set { configuration.allowsSelectionDuringEditing = newValue }
  }
  /// Whether the user can select several rows in editing mode.
  ///
  /// Selection circles then replace the rows' other editing controls.
  ///
  /// Default: `false`. The controls of rows already displayed in editing mode do not change.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { configuration.allowsMultipleSelectionDuringEditing }
    set { configuration.allowsMultipleSelectionDuringEditing = newValue }
  }

  // MARK: Creating

  /// Creates a table view.
  ///
  /// - Parameters:
  ///   - frame: The rectangle in the superview's coordinates, in points.
  ///   - style: The style; it cannot be changed later.
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

  /// The height of rows if the delegate does not implement `heightForRowAt`, in points.
  ///
  /// The heights of rows, headers and footers are limited to 10⁹ points.
  ///
  /// Default: 44; more at text sizes larger than the standard one.
  open var rowHeight: CGFloat {
    get { configuration.rowHeight ?? theme.rowHeight }
    set { setRowHeight(newValue, from: rowHeight) }
  }

  /// The estimated height of unmeasured rows, in points; 0 or less measures all rows when loading.
  ///
  /// Default: 0.
  open var estimatedRowHeight: CGFloat {
    get { configuration.estimatedRowHeight }
    set { configuration.estimatedRowHeight = UITableView.checkedEstimate(newValue) }
  }

  /// The height of headers, in points.
  ///
  /// Default: 28 in plain and 18 in grouped tables; 22 and 10 in the classic theme. Until this
  /// property is set, headers fit their titles.
  open var sectionHeaderHeight: CGFloat {
    get { configuration.sectionHeaderHeight ?? defaultSupplementaryHeight }
    set { set(\.sectionHeaderHeight, newValue, heightsDidChange) }
  }

  /// The height of footers in grouped tables, in points.
  ///
  /// Default: as for headers. Until this property is set, footers fit their titles.
  open var sectionFooterHeight: CGFloat {
    get { configuration.sectionFooterHeight ?? defaultSupplementaryHeight }
    set { set(\.sectionFooterHeight, newValue, heightsDidChange) }
  }

  /// The estimated height of headers, in points; 0 queries all heights when loading.
  ///
  /// Default: 0.
  open var estimatedSectionHeaderHeight: CGFloat {
    get { configuration.estimatedSectionHeaderHeight }
    set { configuration.estimatedSectionHeaderHeight = UITableView.checkedEstimate(newValue) }
  }

  /// The estimated height of footers, in points; 0 queries all heights when loading.
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

  /// The colour of separators; `nil` restores the default grey.
  open var separatorColor: UIColor? {
    get { configuration.separatorColor ?? defaultSeparatorColor }
    set { set(\.separatorColor, newValue, separatorsDidChange) }
  }

  /// The visual effect that separators apply to the content behind them, below their colour; `nil`,
  /// the default, means no effect.
  open var separatorEffect: UIVisualEffect? {
    get { configuration.separatorEffect }
    set { set(\.separatorEffect, newValue, separatorsDidChange) }
  }

  /// The inset of separators, in points; only left and right have an effect.
  ///
  /// Default: left 15; zero in the classic theme.
  open var separatorInset: UIEdgeInsets {
    get { configuration.separatorInset ?? theme.separatorInset }
    set { setIfChanged(\.separatorInset, newValue, separatorsDidChange) }
  }

  // MARK: Views

  /// A view behind the rows that does not scroll.
  ///
  /// Default: `nil`; stripes in grouped tables of the classic theme.
  open var backgroundView: UIView? {
    get { configuration.backgroundView }
    set { setCustomBackgroundView(newValue) }
  }

  /// A view above all rows; its frame determines its height.
  ///
  /// Default: `nil`.
  open var tableHeaderView: UIView? {
    get { configuration.tableHeaderView }
    set { setSupplement(\.tableHeaderView, to: newValue) }
  }

  /// A view below all rows; its frame determines its height.
  ///
  /// Default: `nil`.
  open var tableFooterView: UIView? {
    get { configuration.tableFooterView }
    set { setSupplement(\.tableFooterView, to: newValue) }
  }

  // MARK: Index

  /// The closure that returns the label beside a dragged scrollbar, such as the month of the row in
  /// view.
  ///
  /// Default: `nil`. Without a closure, or if it returns `nil`, the label shows the section's index
  /// entry, the header's title or the row's ordinal number, whichever exists first. The table calls
  /// the closure at each movement with the row in view, so it should be no slower than configuring
  /// a cell.
  public final var scrollbarTitleProvider:
    ((_ tableView: UITableView, _ indexPath: IndexPath) -> String?)?
  {
    get { configuration.scrollbarTitleProvider }
    set { configuration.scrollbarTitleProvider = newValue }
  }

  /// The minimum number of rows at which the index is displayed.
  ///
  /// Default: 0.
  open var sectionIndexMinimumDisplayRowCount: Int {
    get { configuration.indexMinimumRowCount }
    set { setIfChanged(\.indexMinimumRowCount, newValue, updateIndexBar) }
  }

  /// The colour of the index's text; `nil` means the theme's colour, by default the tint colour.
  ///
  /// Default: `nil`.
  open var sectionIndexColor: UIColor? {
    get { configuration.indexColor }
    set { set(\.indexColor, newValue, indexColorsDidChange) }
  }

  /// The background colour of the index while it is not touched; `nil` means the theme's.
  ///
  /// Default: `nil`.
  open var sectionIndexBackgroundColor: UIColor? {
    get { configuration.indexBackgroundColor }
    set { set(\.indexBackgroundColor, newValue, indexColorsDidChange) }
  }

  /// The background colour of the index while it is touched; `nil` means the untouched background.
  ///
  /// Default: `nil`.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    get { configuration.indexTrackingBackgroundColor }
    set { set(\.indexTrackingBackgroundColor, newValue, indexColorsDidChange) }
  }

  // MARK: Positions

  /// The number of sections, as last loaded from the data source.
  open var numberOfSections: Int { sectionCount }

  /// Returns the number of rows in a section, as last loaded from the data source.
  ///
  /// - Parameter section: Any section index.
  /// - Returns: 0 for a section that does not exist.
  open func numberOfRows(inSection section: Int) -> Int { countOfRows(inSection: section) }

  /// Returns the index path of the row that a cell displays.
  ///
  /// - Parameter cell: Any cell.
  /// - Returns: `nil` if the cell displays no row of this table.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { findIndexPath(for: cell) }

  /// Returns the index path of the row at a point.
  ///
  /// - Parameter point: The point in content coordinates, in points.
  /// - Returns: `nil` outside of all rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { findIndexPath(at: point) }

  /// Returns the index paths of the rows that intersect a rectangle, ascending.
  ///
  /// - Parameter rect: The rectangle in content coordinates, in points.
  /// - Returns: An empty array if no row intersects the rectangle.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { findIndexPaths(in: rect) }

  /// Returns the rectangle of a section with its header, rows and footer.
  ///
  /// - Parameter section: Any section index.
  /// - Returns: The rectangle in content coordinates; zero for a section that does not exist.
  open func rect(forSection section: Int) -> CGRect { sectionRect(forSection: section) }

  /// Returns the rectangle of a row, visible or not.
  ///
  /// - Parameter indexPath: Any index path.
  /// - Returns: The rectangle in content coordinates; zero for a row that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(at: indexPath) }

  /// Returns the rectangle of a section's header at rest, not floating.
  ///
  /// - Parameter section: Any section index.
  /// - Returns: The rectangle in content coordinates; zero for a section that does not exist.
  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(inSection: section) }

  /// Returns the rectangle of a section's footer at rest, not floating.
  ///
  /// - Parameter section: Any section index.
  /// - Returns: The rectangle in content coordinates; zero for a section that does not exist.
  open func rectForFooter(inSection section: Int) -> CGRect { footerRect(inSection: section) }

  // MARK: Scrolling

  /// Scrolls a row to a position in the visible area.
  ///
  /// Does not call the delegate's `scrollViewDidScroll(_:)`. Floating headers and footers and the
  /// content inset are taken into account.
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

  /// Scrolls the selected row nearest to a position in the visible area to that position.
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

  /// The topmost selected row; `nil` without selection.
  open var indexPathForSelectedRow: IndexPath? { selection.first.map { IndexPath($0) } }

  /// The index paths of all selected rows, ascending, visible or not; `nil` without selection.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.map { IndexPath($0) }
  }

  /// Selects a row without notifying the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The row; `nil` deselects everything.
  ///   - animated: Whether the change of the appearance and the scrolling are animated.
  ///   - scrollPosition: The position to which the row is scrolled; `.none` does not scroll.
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

  /// Deselects a row without notifying the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: Any index path; does nothing for a row that is not selected.
  ///   - animated: Whether the selected appearance fades out.
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

  /// Returns a queued cell, or else a new one of the registered class.
  ///
  /// - Parameter identifier: The reuse identifier.
  /// - Returns: `nil` if no cell is queued and nothing is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    checked().reuse.dequeueCell(identifier, for: nil)
  }

  /// Returns a queued cell, or else a new one of the registered class.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier, for which a class, nib or closure must be registered.
  ///   - indexPath: The row passed to the data source.
  /// - Returns: A cell that already has the row's size.
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

  /// Returns a queued header or footer view, or else a new one of the registered class.
  ///
  /// - Parameter identifier: The reuse identifier.
  /// - Returns: `nil` if no view is queued and nothing is registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    checked().reuse.dequeueHeaderFooter(identifier)
  }

  /// Registers a nib as the source of new cells for an identifier.
  ///
  /// Replaces the class, closure or nib registered before.
  ///
  /// - Parameters:
  ///   - nib: A nib with exactly one top-level object: a cell with this reuse identifier or none.
  ///     Otherwise dequeuing stops the program. `nil` removes the registration.
  ///   - identifier: Not empty.
  @_disfavoredOverload
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCells(of: nib, for: identifier)
  }

  /// Registers a nib as the source of new header and footer views for an identifier.
  ///
  /// - Parameters:
  ///   - nib: A nib with exactly one top-level object, a `UITableViewHeaderFooterView`; the
  ///     conditions are those for cells. `nil` removes the registration.
  ///   - identifier: Not empty.
  @_disfavoredOverload
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooters(of: nib, for: identifier)
  }

  /// Returns the cell that displays a row.
  ///
  /// - Parameter indexPath: Any index path.
  /// - Returns: `nil` if the row is not visible or does not exist.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { visibleCell(at: indexPath) }

  /// Returns the header view of a section while it is on screen.
  ///
  /// - Parameter section: Any section index.
  /// - Returns: `nil` without header, off screen, or for views of other classes.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    tiled().supplementary(.header, section) as? UITableViewHeaderFooterView
  }

  /// Returns the footer view of a section while it is on screen.
  ///
  /// - Parameter section: Any section index.
  /// - Returns: `nil` without footer, off screen, or for views of other classes.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    tiled().supplementary(.footer, section) as? UITableViewHeaderFooterView
  }

  /// The index paths of the visible rows, ascending; `nil` without visible rows.
  open var indexPathsForVisibleRows: [IndexPath]? { visiblePaths() }

  /// The cells of the visible rows, from top to bottom.
  open var visibleCells: [UITableViewCell] { tiled().rowsOnScreen.map(\.cell) }

  // MARK: Loading

  /// Reloads everything from the data source and clears the selection.
  ///
  /// Counts and heights are queried immediately, cells in the next layout pass. The table itself
  /// calls this method in its first layout pass, and in the first one after a change of the data
  /// source.
  open func reloadData() { checked().updates.reload() }

  /// Reloads the entries of the index.
  open func reloadSectionIndexTitles() {
    checked().reloadIndex()
  }

  // MARK: Editing

  /// Whether the table is in editing mode or a row is swiped open.
  ///
  /// Default: `false`.
  open var isEditing: Bool {
    get { editing.isOn || swipes.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Enters or leaves editing mode.
  ///
  /// Leaving editing mode also hides a Delete button and closes a swiped row.
  ///
  /// - Parameters:
  ///   - editing: Whether the rows show their editing controls.
  ///   - animated: Whether the controls slide in or out, in 0.3 s.
  open func setEditing(_ editing: Bool, animated: Bool) {
    checked().editing.set(editing, animated: animated)
  }

  // MARK: Updates

  /// Begins a block of changes that are animated together.
  ///
  /// Blocks nest. Until the outermost block ends, the table keeps its previous rows.
  open func beginUpdates() { checked().updates.begin() }

  /// Ends the block that the matching `beginUpdates()` began.
  ///
  /// The end of the outermost block applies all changes. A block without changes queries all
  /// heights again and animates the differences.
  open func endUpdates() { checked().updates.end() }

  /// Animates a group of changes together.
  ///
  /// - Parameters:
  ///   - updates: Calls the methods below; runs before this method returns.
  ///   - completion: Called in a later frame after the animation; `finished` is `false` if a reload
  ///     superseded the update.
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
    checked().change(indexPaths, animation, verb: "inserted") {
      $0.insertRow(at: $1, animation: $2)
    }
  }

  /// Deletes rows.
  ///
  /// - Parameters:
  ///   - indexPaths: Their index paths before the update.
  ///   - animation: The animation with which they disappear.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    checked().change(indexPaths, animation, verb: "deleted") { $0.deleteRow(at: $1, animation: $2) }
  }

  /// Reloads rows, for which the table requests new cells.
  ///
  /// - Parameters:
  ///   - indexPaths: Their index paths before the update.
  ///   - animation: The animation with which new cells replace the old ones.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    checked().change(indexPaths, animation, verb: "reloaded") {
      $0.reloadRow(at: $1, animation: $2)
    }
  }

  /// Moves a row together with its cell.
  ///
  /// - Parameters:
  ///   - indexPath: Its index path before the update.
  ///   - newIndexPath: Its index path after the update.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    checked().recordMove(of: indexPath, to: newIndexPath)
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

  /// Moves a section together with its rows.
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
    interaction.windowWillChange()
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    // Neither scrolls while a row is dragged nor where a pan with two fingers selects.
    if gestureRecognizer === pan, interaction.handlesPan() { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Ignores sizes from constraints: the rows determine the size of a table's content.
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

  /// Whether the table can become first responder, to receive key presses; always `true`.
  ///
  /// If several tables are visible, make one of them the first responder.
  open override var canBecomeFirstResponder: Bool { true }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unhandledPresses = presses.filter { press in !(press.key.map(handle) ?? false) }
    if !unhandledPresses.isEmpty { super.pressesBegan(unhandledPresses, with: event) }
  }

  /// Saves the first visible row and the selected rows; does nothing without a
  /// `restorationIdentifier`.
  ///
  /// - Parameter coder: A keyed coder.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodeState(with: coder)
  }

  /// Restores the saved rows immediately, or after the next load that finds rows.
  ///
  /// - Parameter coder: A keyed coder.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodeState(with: coder)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    interaction.touchesBegan(touches, with: event)
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

  override var scrollbarTitle: String? { titleOfVisibleRows }

  override func offset(atFraction fraction: CGFloat, along axis: ScrollAxis) -> CGPoint {
    tableOffset(atFraction: fraction, along: axis)
  }

  override func prepareToShow(_ offset: () -> CGPoint) { tiler.premeasure(at: offset) }

  override func traitsMayHaveChanged() {
    super.traitsMayHaveChanged()
    updateTheme()
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    directionDidChange()
  }

  /// The background colour behind all rows.
  ///
  /// Default: white in plain tables, a light grey in grouped ones, by theme and appearance.
  open override var backgroundColor: UIColor? {
    didSet {
      configuration.hasCustomBackgroundColor = true
      backgroundColorDidChange()
    }
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    if oldBounds.size.width != boundsStorage.width { widthDidChange() }
    reorder.layOutRow()
    super.boundsDidChange(from: oldBounds)
    if oldBounds.size != boundsStorage.size { tiler.emptyRows.update() }
    layoutFixedParts()
  }

  override var accessibilityDefaults: any AccessibilityDefaults {
    TableAccessibility(view: self, interaction: interaction) { [unowned self] in elements }
  }

  override func element(representing subview: UIView) -> _UIAccessibleObject? {
    elements.element(inPlaceOf: subview)
  }
}
