public import Foundation
public import UIKitGraphics

/// A row of a table view, with content, accessory, background, and an appearance for the
/// highlighted and selected states.
///
/// Use one of the predefined styles and set texts and image, or add custom views to `contentView`.
@preconcurrency @MainActor
open class UITableViewCell: _UIReusableView, _UITableViewCellType {
  /// The reuse identifier; `nil` if the cell is not reused.
  open var reuseIdentifier: String? { identifier }
  final var identifier: String?
  let cellStyle: CellStyle
  /// The table that displays the cell.
  final weak var tableView: UITableView?
  /// The transform of the cell when it entered the table, which is restored when the cell leaves.
  final var entryTransform = CGAffineTransform.identity

  /// The row's and the table's properties on which the cell depends.
  final private(set) var context = CellContext()

  /// Adopts the properties of a row and its table.
  final func adopt(_ newContext: CellContext) {
    guard newContext != context else { return }
    let oldContext = context
    context = newContext
    contextDidChange(from: oldContext)
  }

  /// The superview of the cell's content.
  ///
  /// Unless its `layoutMargins` are set, they are those of the cell's standard texts.
  open var contentView: UIView { content }
  final var content: UIView = CellContentView()

  // MARK: Lazily created views

  final var textLabelStorage: UILabel?
  final var detailTextLabelStorage: UILabel?
  final var imageViewStorage: UIImageView?
  final let separators = CellSeparators()
  /// The view at the trailing edge: an accessory or the reordering control.
  final var trailingPart = CellTrailingPart.none
  /// The selection background that is visible or fading out; `nil` if there is none.
  final var selectionView: UIView?
  /// The background with the group's outline; `nil` in plain tables and behind a custom background.
  final var groupBackground: CellGroupBackground?
  final var customBackgroundColor: UIColor?
  /// Whether the background colour was set to `nil`, which removes it in plain tables and restores
  /// the default in grouped ones.
  final var hasNoBackground = false

  /// A view behind all others that fills the cell.
  ///
  /// Unless it is set, grouped tables supply a view.
  open var backgroundView: UIView? {
    get { customBackgroundView ?? groupBackgroundInAdvance }
    set { setBackgroundView(newValue) }
  }
  final var customBackgroundView: UIView?

  /// The background while the cell is selected or highlighted; `nil` means the colour of
  /// `selectionStyle`.
  ///
  /// Unless it is set, cells of grouped tables return a view of that colour.
  open var selectedBackgroundView: UIView? {
    get { customSelectedBackgroundView ?? (isInGroup ? plainSelectionView : nil) }
    set {
      guard newValue !== customSelectedBackgroundView else { return }
      customSelectedBackgroundView = newValue
      selectionBackgroundDidChange()
    }
  }
  final var customSelectedBackgroundView: UIView?
  final var plainSelectionViewStorage: TableFillView?
  /// Whether the cell is clipped to its group's outline.
  final var isClippedToGroup = false
  /// The background of a selected cell in multiple selection; `nil` means `selectedBackgroundView`.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { if multipleSelectionBackgroundView !== oldValue { selectionBackgroundDidChange() } }
  }
  /// The background colour of a selected cell.
  ///
  /// Default: `.default`.
  open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { selectionStyleDidChange() } }
  }

  /// The standard accessory.
  ///
  /// Default: `.none`.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }
  /// A custom view instead of the standard accessory.
  ///
  /// Default: `nil`.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { accessoryDidChange() } }
  }
  /// The standard accessory in editing mode.
  ///
  /// Default: `.none`.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
  }
  /// A custom view instead of the standard accessory in editing mode.
  ///
  /// Default: `nil`.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { accessoryDidChange() } }
  }
  /// Whether editing mode keeps the normal accessory if the cell displays neither an editing
  /// accessory nor the reordering control.
  final var keepsAccessoryWhileEditing = false {
    didSet { if keepsAccessoryWhileEditing != oldValue { accessoryDidChange() } }
  }
  /// Whether editing mode displays the reordering control instead of the accessory, if the data
  /// source can move the row.
  ///
  /// Default: the value of `appearance()`, which is `false` until it is set.
  open var showsReorderControl: Bool {
    get { customShowsReorderControl ?? defaultShowsReorderControl }
    set {
      let wasShown = showsReorderControl
      customShowsReorderControl = newValue
      if newValue != wasShown { accessoryDidChange() }
    }
  }
  final var customShowsReorderControl: Bool?
  /// Whether editing mode indents the background in grouped tables; the delegate's method takes
  /// precedence.
  ///
  /// Default: `true`.
  open var shouldIndentWhileEditing = true

  /// The number of levels by which labels and image are indented.
  ///
  /// Default: 0.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  /// The width of one indentation level, in points.
  ///
  /// Default: 10.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }
  /// The left and right inset of content and separator, in points.
  ///
  /// Default: the table's; negative values count as 0. In right-to-left layout, left and right are
  /// exchanged.
  open var separatorInset: UIEdgeInsets {
    get { customSeparatorInset ?? context.separatorInset ?? theme.separatorInset }
    set {
      customSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  final var customSeparatorInset: UIEdgeInsets?

  /// The cell's editing state and controls.
  final var editing = CellEditing()
  final var isSelectedStorage = false
  final var isHighlightedStorage = false
  /// Whether the image is drawn in the colour of selected text.
  final var highlightsImage = false
  /// The tint of the row under the pointer; `nil` if the row is not tinted.
  final var hoverView: UIView?

  // MARK: Creating

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - style: The predefined layout.
  ///   - reuseIdentifier: The reuse identifier; `nil` if the cell is not reused.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    identifier = reuseIdentifier
    super.init(
      frame: CGRect(x: 0, y: 0, width: 320, height: ScaledTableTheme.current.theme.rowHeight)
    )
    CellCounter.created += 1
    addContentView()
    applyBackgroundColor()
  }

  /// Creates a cell of style `.default` without reuse identifier.
  ///
  /// - Parameter frame: The rectangle in points, which the table replaces.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of style `.default` without reuse identifier.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates a cell with the class's `init(style:reuseIdentifier:)`.
  ///
  /// Unavailable, so that subclasses need not implement it; see `_UIReusableView`.
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

  /// The style for `init(coder:)` while a nib creates a cell; otherwise `nil`.
  static var pendingStyle: CellStyle?

  /// Returns the appearance proxy of this class and its subclasses.
  ///
  /// - Returns: The same object each time.
  open class func appearance() -> UITableViewCell.Appearance { findAppearance(of: self) }

  // MARK: Content

  /// The main label; takes no space without text.
  open var textLabel: UILabel? { titleLabel }

  /// The second label; `nil` in styles without one.
  open var detailTextLabel: UILabel? { detailLabel }

  /// The image view at the leading edge; takes no space without an image.
  open var imageView: UIImageView? { leadingImageView }

  /// Whether the cell accepts touches while its row is dragged.
  ///
  /// Default: `false`.
  open var userInteractionEnabledWhileDragging = false

  /// Called when the cell's row is lifted, begins to move or is dropped.
  ///
  /// The default does nothing.
  ///
  /// - Parameter dragState: The state of the row in the drag.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The appearance while the row is dragged; otherwise `nil`.
  final var dragAppearance: CellDragAppearance?

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

  /// The current state of the cell for configurations; overrides may add custom values.
  open var configurationState: UICellConfigurationState { cellState }

  /// The content configuration, whose view becomes `contentView`.
  ///
  /// Default: `nil`. Replacing a configuration by `nil` creates an empty `contentView`. Do not use
  /// the labels and the image of the cell's style together with a content configuration.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContentConfiguration(newValue) }
  }

  /// The background configuration, which replaces `backgroundColor`, `backgroundView` and
  /// `selectedBackgroundView`.
  ///
  /// Default: `nil`; these properties apply.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackgroundConfiguration(newValue) }
  }

  /// Whether the content adapts to the state through `updated(for:)`.
  ///
  /// Default: `true`.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// Whether the background adapts to the state through `updated(for:)`.
  ///
  /// Default: `true`.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// The closure that sets configurations for a state.
  ///
  /// Called after `updateConfiguration(using:)`, before the next layout after a possible change of
  /// the state.
  ///
  /// Default: `nil`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Returns a content configuration in the cell's style, without texts.
  ///
  /// - Returns: A new value; set it as `contentConfiguration` after changing it.
  open func defaultContentConfiguration() -> UIListContentConfiguration { styledContent }

  /// Returns a background configuration in the table's style.
  ///
  /// - Returns: A new value; set it as `backgroundConfiguration` after changing it.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { styledBackground }

  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() { markConfigurationPending() }

  /// Sets configurations for a state.
  ///
  /// Called before the next layout after a possible change of the state.
  ///
  /// The default does nothing. Overrides call super.
  ///
  /// - Parameter state: The current state of the cell.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  override var displayedContent: UIView { content }

  // MARK: Selection and highlight

  /// Whether the cell appears selected.
  ///
  /// Default: `false`.
  open var isSelected: Bool {
    get { isSelectedStorage }
    set { setSelected(newValue, animated: false) }
  }

  /// Changes the selected appearance.
  ///
  /// - Parameters:
  ///   - selected: Whether the cell appears selected.
  ///   - animated: Whether the appearance fades.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != isSelectedStorage else { return }
    isSelectedStorage = selected
    selectionAppearanceDidChange(animated: animated)
  }

  /// Whether the cell appears touched.
  ///
  /// Default: `false`.
  open var isHighlighted: Bool {
    get { isHighlightedStorage }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Changes the highlighted appearance.
  ///
  /// - Parameters:
  ///   - highlighted: Whether the cell appears touched.
  ///   - animated: Whether the appearance fades.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != isHighlightedStorage else { return }
    isHighlightedStorage = highlighted
    selectionAppearanceDidChange(animated: animated)
  }

  override func hoverDidChange() { updateHover() }

  // MARK: Editing

  /// Whether the cell displays the controls of editing mode.
  ///
  /// Default: `false`.
  open var isEditing: Bool {
    get { editing.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the controls of editing mode.
  ///
  /// - Parameters:
  ///   - editing: Whether the controls are visible.
  ///   - animated: Whether the controls and the content slide.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(to: editing, animated: animated)
  }

  /// The row's editing style, as returned by the delegate.
  ///
  /// Default: `.none`.
  open var editingStyle: UITableViewCell.EditingStyle { editing.rowAttributes.style }

  /// Whether swipe buttons, such as the Delete button, are open or opening.
  open var showingDeleteConfirmation: Bool { editing.showsActions }

  /// Called just before the state changes.
  ///
  /// Overrides call super. `layoutSubviews()` follows, inside the animation.
  ///
  /// - Parameter state: The new state.
  open func willTransition(to state: UITableViewCell.StateMask) {}

  /// Called after the state has changed and the animation has ended.
  ///
  /// Overrides call super.
  ///
  /// - Parameter state: The new state.
  open func didTransition(to state: UITableViewCell.StateMask) {}

  // MARK: Overridden

  /// The background colour of the cell.
  ///
  /// Default: white, depending on theme and appearance; in the classic theme the table's colour.
  /// `nil` means the default in grouped tables, and no colour in plain ones.
  open override var backgroundColor: UIColor? {
    get { customBackgroundColor ?? defaultBackgroundColor }
    set {
      customBackgroundColor = newValue
      hasNoBackground = newValue == nil
      applyBackgroundColor()
    }
  }

  /// Whether the row can receive the keyboard focus.
  ///
  /// Default: `true`; the delegate's `tableView(_:canFocusRowAt:)` must also return `true`.
  open override var canBecomeFocused: Bool { true }

  override var isFocusStop: Bool { false }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  /// Returns the height that fits the content at a width; at least the standard row height.
  ///
  /// - Parameter size: The available width; the height is ignored.
  /// - Returns: The width and the fitting height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(forWidth: size.width))
  }

  /// Returns the size determined by constraints in `contentView`, or without constraints by
  /// `sizeThatFits(_:)`.
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
    constrainedSize(
      targetSize,
      horizontal: horizontalFittingPriority,
      vertical: verticalFittingPriority
    )
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
