public import Foundation
public import UIKitGraphics

/// A row of a table view: content, accessory, background, and its look when
/// highlighted or selected.
///
/// Use one of the predefined styles and set texts and image, or add views of
/// your own to `contentView`.
@preconcurrency @MainActor
open class UITableViewCell: _UIReusableView, _UITableViewCellType {
  /// The identifier that the cell is reused by; `nil`: not reused.
  open var reuseIdentifier: String? { identifier }
  final var identifier: String?
  let cellStyle: CellStyle
  /// The table that shows the cell.
  final weak var tableView: UITableView?
  /// The transform of the cell when it entered the table, restored when it leaves.
  final var entryTransform = CGAffineTransform.identity

  /// The properties of row and table that the cell depends on; set by the table.
  final var context = CellContext() {
    didSet { if context != oldValue { contextChanged(from: oldValue) } }
  }

  /// Superview of everything the cell displays.
  ///
  /// Its `layoutMargins` are those of the cell's own texts until they are set.
  open var contentView: UIView { content }
  final var content: UIView = CellContentView()

  // MARK: Parts that are made when needed

  final var textLabelStorage: UILabel?
  final var detailTextLabelStorage: UILabel?
  final var imageViewStorage: UIImageView?
  final let separators = CellSeparators()
  /// The view at the trailing end: an accessory, or the reordering control.
  final var trailingPart = CellTrailingPart.none
  final var selectionView: UIView?
  final var groupBackground: CellGroupBackground?
  final var ownBackgroundColor: UIColor?
  /// Whether the background was set to `nil`: none in a plain table, the group's in others.
  final var hasNoBackground = false

  /// A view behind all others, which fills the cell.
  ///
  /// In grouped tables the table supplies one while none is set.
  open var backgroundView: UIView? {
    get { ownBackgroundView ?? groupBackgroundInAdvance }
    set { setBackgroundView(newValue) }
  }
  final var ownBackgroundView: UIView?

  /// The background while selected or highlighted; `nil` draws the
  /// colour of `selectionStyle`.
  ///
  /// In grouped tables a view of that colour is returned while none is set.
  open var selectedBackgroundView: UIView? {
    get { ownSelectedBackgroundView ?? (isInGroup ? plainSelectionView : nil) }
    set {
      guard newValue !== ownSelectedBackgroundView else { return }
      ownSelectedBackgroundView = newValue
      selectionBackgroundChanged()
    }
  }
  final var ownSelectedBackgroundView: UIView?
  final var plainSelectionViewStorage: TableFillView?
  /// Whether the cell is clipped to its group's outline.
  final var isClippedToGroup = false
  /// The background while selected in multiple selection; `nil` uses `selectedBackgroundView`.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { if multipleSelectionBackgroundView !== oldValue { selectionBackgroundChanged() } }
  }
  /// The background colour of a selected cell.
  ///
  /// Default: `.default`.
  open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { selectionStyleChanged() } }
  }

  /// The standard accessory.
  ///
  /// Default: `.none`.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryChanged() } }
  }
  /// A view in place of the standard accessory.
  ///
  /// Default: `nil`.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { accessoryChanged() } }
  }
  /// The standard accessory in editing mode.
  ///
  /// Default: `.none`.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoryChanged() } }
  }
  /// A view in place of the standard accessory in editing mode.
  ///
  /// Default: `nil`.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { accessoryChanged() } }
  }
  /// Whether editing mode shows the accessory of normal mode while it has none of its own.
  final var keepsAccessoryWhileEditing = false {
    didSet { if keepsAccessoryWhileEditing != oldValue { accessoryChanged() } }
  }
  /// Whether editing mode shows the reordering control, if the data source can
  /// move the row; it takes the place of the accessory.
  ///
  /// Default: the value of `appearance()`, which is `false` until it is set.
  open var showsReorderControl: Bool {
    get { ownShowsReorderControl ?? defaultShowsReorderControl }
    set {
      let old = showsReorderControl
      ownShowsReorderControl = newValue
      if newValue != old { accessoryChanged() }
    }
  }
  final var ownShowsReorderControl: Bool?
  /// Whether editing mode moves the background away from the leading edge, in grouped tables; the
  /// delegate's answer takes precedence.
  ///
  /// Default: `true`.
  open var shouldIndentWhileEditing = true

  /// Levels by which labels and image are moved away from the leading edge.
  ///
  /// Default: 0.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  /// Points of one level.
  ///
  /// Default: 10.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }
  /// Space at the left and right of content and separator.
  ///
  /// Default: the table's; negative values count as 0. Where layout is from right to left, left and
  /// right change places.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? context.separatorInset ?? theme.separatorInset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  final var ownSeparatorInset: UIEdgeInsets?

  /// The cell's editing state and controls.
  final var editing = CellEditing()
  final var isSelectedStorage = false
  final var isHighlightedStorage = false
  /// Whether the image has the colour of selected text.
  final var marksImage = false
  /// The tint of the row under the pointer.
  final var hoverView: UIView?

  // MARK: Creating

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - style: The predefined layout.
  ///   - reuseIdentifier: `nil`: the cell will not be reused.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    identifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableLook.current.theme.rowHeight))
    CellCounter.created += 1
    addContentView()
    applyBackgroundColor()
  }

  /// Creates a cell of style `.default` without identifier.
  ///
  /// - Parameter frame: The rectangle, in points; the table sets another one.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of style `.default` without identifier.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates a cell as `init(style:reuseIdentifier:)` of its class does.
  ///
  /// Unavailable, so that subclasses need not have it; see `_UIReusableView`.
  @available(*, unavailable)
  public required convenience init(_making: Void) {
    let making = UITableViewCell.making
    self.init(style: making.style, reuseIdentifier: making.identifier)
  }

  /// Creates a cell without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    cellStyle = UITableViewCell.pendingStyle ?? .default
    identifier = nil
    super.init(coder: coder)
    CellCounter.created += 1
    addContentView()
    applyBackgroundColor()
  }

  /// The style for `init(coder:)` while a nib makes a cell; `nil` otherwise.
  static var pendingStyle: CellStyle?

  /// The defaults of all cells of this class and of its subclasses.
  ///
  /// - Returns: The same object each time.
  open class func appearance() -> UITableViewCell.Appearance { findAppearance(of: self) }

  // MARK: Content

  /// The main label; it takes no space while it has no text.
  open var textLabel: UILabel? { titleLabel }

  /// The second label, in the styles that have one.
  open var detailTextLabel: UILabel? { detailLabel }

  /// The image at the leading edge; it takes no space without an image.
  open var imageView: UIImageView? { leadingImageView }

  /// Whether the cell takes touches while its row is dragged.
  ///
  /// Default: `false`.
  open var userInteractionEnabledWhileDragging = false

  /// Called when the cell's row is lifted, begins to move, or is dropped.
  ///
  /// The default does nothing.
  ///
  /// - Parameter dragState: The state of the row in the drag.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The look while the row is dragged; `nil` otherwise.
  final var dragLook: CellDragLook?

  /// Called before a queued cell is dequeued.
  ///
  /// Overrides call super.
  ///
  /// Clears selection, highlight and editing; texts, images and accessories stay.
  open func prepareForReuse() {
    endEditingForReuse()
    if isSelectedStorage { setSelected(false, animated: false) }
    if isHighlightedStorage { setHighlighted(false, animated: false) }
    finishSelectionFade()
  }

  // MARK: Configurations

  /// The current state of the cell, for configurations; overrides may add values of their own.
  open var configurationState: UICellConfigurationState { cellState }

  /// The content, shown by a view that it makes and that becomes `contentView`.
  ///
  /// Default: `nil`. `nil` in place of another value makes an empty `contentView`. The labels and
  /// the image of the cell's style are not for cells with such a content.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContentConfiguration(newValue) }
  }

  /// The background, in place of `backgroundColor`, `backgroundView` and `selectedBackgroundView`.
  ///
  /// Default: `nil`, these properties.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackgroundConfiguration(newValue) }
  }

  /// Whether the content follows the state, by `updated(for:)`.
  ///
  /// Default: `true`.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// Whether the background follows the state, by `updated(for:)`.
  ///
  /// Default: `true`.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// Sets configurations for a state: called before the next layout when the state may have
  /// changed, after `updateConfiguration(using:)`.
  ///
  /// Default: `nil`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// A content in the cell's style, without texts.
  ///
  /// - Returns: A new value; set it as `contentConfiguration` after changing it.
  open func defaultContentConfiguration() -> UIListContentConfiguration { styledContent }

  /// A background in the table's style.
  ///
  /// - Returns: A new value; set it as `backgroundConfiguration` after changing it.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { styledBackground }

  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() { markConfigurationPending() }

  /// Sets configurations for a state: called before the next layout when the state may have
  /// changed.
  ///
  /// The default does nothing. Overrides call super.
  ///
  /// - Parameter state: The current state of the cell.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  override var shownContent: UIView { content }

  // MARK: Selection and highlight

  /// Whether the cell looks selected.
  ///
  /// Default: `false`.
  open var isSelected: Bool {
    get { isSelectedStorage }
    set { setSelected(newValue, animated: false) }
  }

  /// Changes the selected look.
  ///
  /// - Parameters:
  ///   - selected: Whether the cell looks selected.
  ///   - animated: Whether the look fades.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != isSelectedStorage else { return }
    isSelectedStorage = selected
    selectionLookChanged(animated: animated)
  }

  /// Whether the cell looks touched.
  ///
  /// Default: `false`.
  open var isHighlighted: Bool {
    get { isHighlightedStorage }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Changes the highlighted look.
  ///
  /// - Parameters:
  ///   - highlighted: Whether the cell looks touched.
  ///   - animated: Whether the look fades.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != isHighlightedStorage else { return }
    isHighlightedStorage = highlighted
    selectionLookChanged(animated: animated)
  }

  override func hoverDidChange() { updateHover() }

  // MARK: Editing

  /// Whether the cell shows the controls of editing mode.
  ///
  /// Default: `false`.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the controls of editing mode.
  ///
  /// - Parameters:
  ///   - editing: Whether they show.
  ///   - animated: Whether they slide, and the content with them.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(to: editing, animated: animated)
  }

  /// The row's editing style, as the delegate returned it.
  ///
  /// Default: `.none`.
  open var editingStyle: UITableViewCell.EditingStyle { editing.row.style }

  /// Whether the button that confirms a deletion shows.
  open var showingDeleteConfirmation: Bool { editing.showsConfirmation }

  /// Called just before the state changes.
  ///
  /// Overrides call super. `layoutSubviews()` follows, inside the animation.
  ///
  /// - Parameter state: The state that the cell changes to.
  open func willTransition(to state: UITableViewCell.StateMask) {}

  /// Called after the state has changed, when the animation is over.
  ///
  /// Overrides call super.
  ///
  /// - Parameter state: The state that the cell has changed to.
  open func didTransition(to state: UITableViewCell.StateMask) {}

  // MARK: Overridden

  /// The colour behind everything.
  ///
  /// Default: white, by theme and appearance; in the classic theme the table's colour. `nil` is the
  /// default in a grouped table, and no colour in a plain one.
  open override var backgroundColor: UIColor? {
    get { ownBackgroundColor ?? defaultBackgroundColor }
    set {
      ownBackgroundColor = newValue
      hasNoBackground = newValue == nil
      applyBackgroundColor()
    }
  }

  /// Whether the keyboard's focus can be on the row.
  ///
  /// Default: `true`; the delegate's `tableView(_:canFocusRowAt:)` is asked, too.
  open override var canBecomeFocused: Bool { true }

  override var isFocusStop: Bool { false }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  /// The height that the content needs at a width; at least the standard row height.
  ///
  /// - Parameter size: The available width; the height is ignored.
  /// - Returns: The width and the fitting height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(forWidth: size.width))
  }

  /// The size by the constraints in `contentView`; without any, that of `sizeThatFits(_:)`.
  ///
  /// - Parameters:
  ///   - targetSize: The width of the row, in points.
  ///   - horizontalFittingPriority: The priority of the width.
  ///   - verticalFittingPriority: The priority of the height.
  /// - Returns: The size, in points; the cell is not resized.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    constrainedSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? sizeThatFits(CGSize(width: targetSize.width, height: .greatestFiniteMagnitude))
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    cellDidMoveToWindow()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    styleLabels()
    setNeedsLayout()
  }

  override var accessibilityDefaults: any AccessibilityDefaults { CellAccessibility(view: self) }
}
