import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

// Subclasses that override every member that UIKit lets subclasses of tables, cells and headers
// override. That they compile is the first half of the test.

/// A `UITableView` subclass that overrides every member.
class EveryTable: UITableView {
  override var dataSource: (any UITableViewDataSource)? {
    get { super.dataSource }
    set { super.dataSource = newValue }
  }
  override var delegate: (any UITableViewDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var style: UITableView.Style { super.style }
  override var allowsSelection: Bool {
    get { super.allowsSelection }
    set { super.allowsSelection = newValue }
  }
  override var allowsMultipleSelection: Bool {
    get { super.allowsMultipleSelection }
    set { super.allowsMultipleSelection = newValue }
  }
  override var allowsSelectionDuringEditing: Bool {
    get { super.allowsSelectionDuringEditing }
    set { super.allowsSelectionDuringEditing = newValue }
  }
  override var allowsMultipleSelectionDuringEditing: Bool {
    get { super.allowsMultipleSelectionDuringEditing }
    set { super.allowsMultipleSelectionDuringEditing = newValue }
  }
  override var rowHeight: CGFloat {
    get { super.rowHeight }
    set { super.rowHeight = newValue }
  }
  override var estimatedRowHeight: CGFloat {
    get { super.estimatedRowHeight }
    set { super.estimatedRowHeight = newValue }
  }
  override var sectionHeaderHeight: CGFloat {
    get { super.sectionHeaderHeight }
    set { super.sectionHeaderHeight = newValue }
  }
  override var sectionFooterHeight: CGFloat {
    get { super.sectionFooterHeight }
    set { super.sectionFooterHeight = newValue }
  }
  override var estimatedSectionHeaderHeight: CGFloat {
    get { super.estimatedSectionHeaderHeight }
    set { super.estimatedSectionHeaderHeight = newValue }
  }
  override var estimatedSectionFooterHeight: CGFloat {
    get { super.estimatedSectionFooterHeight }
    set { super.estimatedSectionFooterHeight = newValue }
  }
  override var separatorStyle: UITableViewCell.SeparatorStyle {
    get { super.separatorStyle }
    set { super.separatorStyle = newValue }
  }
  override var separatorColor: UIColor? {
    get { super.separatorColor }
    set { super.separatorColor = newValue }
  }
  override var separatorInset: UIEdgeInsets {
    get { super.separatorInset }
    set { super.separatorInset = newValue }
  }
  override var backgroundView: UIView? {
    get { super.backgroundView }
    set { super.backgroundView = newValue }
  }
  override var tableHeaderView: UIView? {
    get { super.tableHeaderView }
    set { super.tableHeaderView = newValue }
  }
  override var tableFooterView: UIView? {
    get { super.tableFooterView }
    set { super.tableFooterView = newValue }
  }
  override var sectionIndexMinimumDisplayRowCount: Int {
    get { super.sectionIndexMinimumDisplayRowCount }
    set { super.sectionIndexMinimumDisplayRowCount = newValue }
  }
  override var sectionIndexColor: UIColor? {
    get { super.sectionIndexColor }
    set { super.sectionIndexColor = newValue }
  }
  override var sectionIndexBackgroundColor: UIColor? {
    get { super.sectionIndexBackgroundColor }
    set { super.sectionIndexBackgroundColor = newValue }
  }
  override var sectionIndexTrackingBackgroundColor: UIColor? {
    get { super.sectionIndexTrackingBackgroundColor }
    set { super.sectionIndexTrackingBackgroundColor = newValue }
  }
  override var numberOfSections: Int { super.numberOfSections }
  override func numberOfRows(inSection section: Int) -> Int {
    super.numberOfRows(inSection: section)
  }
  override func indexPath(for cell: UITableViewCell) -> IndexPath? {
    super.indexPath(for: cell)
  }
  override func indexPathForRow(at point: CGPoint) -> IndexPath? {
    super.indexPathForRow(at: point)
  }
  override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    super.indexPathsForRows(in: rect)
  }
  override func rect(forSection section: Int) -> CGRect {
    super.rect(forSection: section)
  }
  override func rectForRow(at indexPath: IndexPath) -> CGRect {
    super.rectForRow(at: indexPath)
  }
  override func rectForHeader(inSection section: Int) -> CGRect {
    super.rectForHeader(inSection: section)
  }
  override func rectForFooter(inSection section: Int) -> CGRect {
    super.rectForFooter(inSection: section)
  }
  override func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }
  override func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    super.scrollToNearestSelectedRow(at: scrollPosition, animated: animated)
  }
  override var indexPathForSelectedRow: IndexPath? { super.indexPathForSelectedRow }
  override var indexPathsForSelectedRows: [IndexPath]? { super.indexPathsForSelectedRows }
  override func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UITableView.ScrollPosition
  ) {
    super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  override func deselectRow(at indexPath: IndexPath, animated: Bool) {
    super.deselectRow(at: indexPath, animated: animated)
  }
  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    super.register(cellClass, forCellReuseIdentifier: identifier)
  }
  override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    super.dequeueReusableCell(withIdentifier: identifier)
  }
  override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
  override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)
  {
    super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier)
  }
  override func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    super.dequeueReusableHeaderFooterView(withIdentifier: identifier)
  }
  override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    super.register(nib, forCellReuseIdentifier: identifier)
  }
  override func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    super.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
  }
  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    super.cellForRow(at: indexPath)
  }
  override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    super.headerView(forSection: section)
  }
  override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    super.footerView(forSection: section)
  }
  override var indexPathsForVisibleRows: [IndexPath]? { super.indexPathsForVisibleRows }
  override var visibleCells: [UITableViewCell] { super.visibleCells }
  override func reloadData() {
    super.reloadData()
  }
  override func reloadSectionIndexTitles() {
    super.reloadSectionIndexTitles()
  }
  override var isEditing: Bool {
    get { super.isEditing }
    set { super.isEditing = newValue }
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
  override func beginUpdates() {
    super.beginUpdates()
  }
  override func endUpdates() {
    super.endUpdates()
  }
  override func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((_ finished: Bool) -> Void)?
  ) {
    super.performBatchUpdates(updates, completion: completion)
  }
  override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    super.insertRows(at: indexPaths, with: animation)
  }
  override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    super.deleteRows(at: indexPaths, with: animation)
  }
  override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    super.reloadRows(at: indexPaths, with: animation)
  }
  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    super.moveRow(at: indexPath, to: newIndexPath)
  }
  override func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    super.insertSections(sections, with: animation)
  }
  override func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    super.deleteSections(sections, with: animation)
  }
  override func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    super.reloadSections(sections, with: animation)
  }
  override func moveSection(_ section: Int, toSection newSection: Int) {
    super.moveSection(section, toSection: newSection)
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
  }
  override var contentSize: CGSize {
    get { super.contentSize }
    set { super.contentSize = newValue }
  }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
  }
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
  override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set { super.backgroundColor = newValue }
  }
}

/// A `UITableViewCell` subclass that overrides every member.
class EveryCell: UITableViewCell {
  override var reuseIdentifier: String? { super.reuseIdentifier }
  override var contentView: UIView { super.contentView }
  override var backgroundView: UIView? {
    get { super.backgroundView }
    set { super.backgroundView = newValue }
  }
  override var selectedBackgroundView: UIView? {
    get { super.selectedBackgroundView }
    set { super.selectedBackgroundView = newValue }
  }
  override var multipleSelectionBackgroundView: UIView? {
    get { super.multipleSelectionBackgroundView }
    set { super.multipleSelectionBackgroundView = newValue }
  }
  override var selectionStyle: SelectionStyle {
    get { super.selectionStyle }
    set { super.selectionStyle = newValue }
  }
  override var accessoryType: AccessoryType {
    get { super.accessoryType }
    set { super.accessoryType = newValue }
  }
  override var accessoryView: UIView? {
    get { super.accessoryView }
    set { super.accessoryView = newValue }
  }
  override var editingAccessoryType: AccessoryType {
    get { super.editingAccessoryType }
    set { super.editingAccessoryType = newValue }
  }
  override var editingAccessoryView: UIView? {
    get { super.editingAccessoryView }
    set { super.editingAccessoryView = newValue }
  }
  override var showsReorderControl: Bool {
    get { super.showsReorderControl }
    set { super.showsReorderControl = newValue }
  }
  override var shouldIndentWhileEditing: Bool {
    get { super.shouldIndentWhileEditing }
    set { super.shouldIndentWhileEditing = newValue }
  }
  override var indentationLevel: Int {
    get { super.indentationLevel }
    set { super.indentationLevel = newValue }
  }
  override var indentationWidth: CGFloat {
    get { super.indentationWidth }
    set { super.indentationWidth = newValue }
  }
  override var separatorInset: UIEdgeInsets {
    get { super.separatorInset }
    set { super.separatorInset = newValue }
  }
  override class func appearance() -> UITableViewCell.Appearance {
    super.appearance()
  }
  override var textLabel: UILabel? { super.textLabel }
  override var detailTextLabel: UILabel? { super.detailTextLabel }
  override var imageView: UIImageView? { super.imageView }
  override func prepareForReuse() {
    super.prepareForReuse()
  }
  override var isSelected: Bool {
    get { super.isSelected }
    set { super.isSelected = newValue }
  }
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
  }
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
  }
  override var isEditing: Bool {
    get { super.isEditing }
    set { super.isEditing = newValue }
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
  override var editingStyle: UITableViewCell.EditingStyle { super.editingStyle }
  override var showingDeleteConfirmation: Bool { super.showingDeleteConfirmation }
  override func willTransition(to state: UITableViewCell.StateMask) {
    super.willTransition(to: state)
  }
  override func didTransition(to state: UITableViewCell.StateMask) {
    super.didTransition(to: state)
  }
  override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set { super.backgroundColor = newValue }
  }
  override func layoutSubviews() {
    super.layoutSubviews()
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    super.sizeThatFits(size)
  }
  override func didMoveToWindow() {
    super.didMoveToWindow()
  }
  override func tintColorDidChange() {
    super.tintColorDidChange()
  }
}

/// A `UITableViewHeaderFooterView` subclass that overrides every member.
class EveryHeader: UITableViewHeaderFooterView {
  override var reuseIdentifier: String? { super.reuseIdentifier }
  override var contentView: UIView { super.contentView }
  override var backgroundView: UIView? {
    get { super.backgroundView }
    set { super.backgroundView = newValue }
  }
  override var textLabel: UILabel? { super.textLabel }
  override var detailTextLabel: UILabel? { super.detailTextLabel }
  override func prepareForReuse() {
    super.prepareForReuse()
  }
  override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set { super.backgroundColor = newValue }
  }
  override func layoutSubviews() {
    super.layoutSubviews()
  }
}
