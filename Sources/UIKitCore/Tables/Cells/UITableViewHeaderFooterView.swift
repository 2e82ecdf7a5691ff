public import Foundation
public import UIKitGraphics

/// A reusable view for section headers and footers.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: _UIReusableView, _UITableViewHeaderFooterViewType {
  /// The identifier that the view is reused by; `nil`: not reused.
  open var reuseIdentifier: String? { identifier }
  final var identifier: String?
  /// Whether the view was made for a grouped table.
  final var isForGroups = false

  /// Superview for custom content.
  open var contentView: UIView { content }
  final var content = UIView()
  final var titleStorage: UILabel?
  final var detailStorage: UILabel?

  /// The position of the view in the table; set by the table.
  final var context = HeaderFooterContext() {
    didSet {
      guard context != oldValue else { return }
      if context.isGrouped != oldValue.isGrouped || context.kind != oldValue.kind { applyStyle() }
      if context.semanticContentAttribute != oldValue.semanticContentAttribute {
        invalidateLayoutDirection()
      }
      if configurations.background != nil { showBackgroundConfiguration() }
      setNeedsLayout()
    }
  }

  // MARK: Configurations

  /// The current state of the view, for configurations; overrides may add values of their own.
  open var configurationState: UIViewConfigurationState { headerFooterState }

  /// The content, shown by a view that it makes and that becomes `contentView`.
  ///
  /// Default: `nil`. `nil` in place of another value makes an empty `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContentConfiguration(newValue) }
  }

  /// The background, in place of `backgroundColor` and `backgroundView`.
  ///
  /// Default: `nil`, these properties.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      configurations.background = newValue
      showBackgroundConfiguration()
      applyBackgroundColor()
      markConfigurationPending()
    }
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

  /// Sets configurations for a state, before the next layout when the state may have changed.
  ///
  /// Default: `nil`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// A content in the table's style, without texts.
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
  /// - Parameter state: The current state of the view.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  override var shownContent: UIView { content }

  /// A view behind the content; `nil` shows the theme's background.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      applyBackgroundColor()
      setNeedsLayout()
    }
  }

  /// Creates a view that is reused by an identifier.
  ///
  /// - Parameter reuseIdentifier: `nil`: not reused.
  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
    addContentView()
  }

  /// Creates a view without identifier.
  ///
  /// - Parameter frame: The rectangle, in points; the table sets another one.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view without identifier.
  public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  /// Creates a view as `init(reuseIdentifier:)` of its class does.
  ///
  /// Unavailable, so that subclasses need not have it; see `_UIReusableView`.
  @available(*, unavailable)
  public required convenience init(_making: Void) {
    self.init(reuseIdentifier: UITableViewHeaderFooterView.makingIdentifier)
  }

  /// Creates a view without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    identifier = nil
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    isPartOfSuperview = true
    content.isPartOfSuperview = true
    addSubview(content)
    applyBackgroundColor()
  }

  /// The label of the title.
  open var textLabel: UILabel? {
    if let label = titleStorage { return label }
    let label = UILabel()
    label.layoutOwner = self
    label.isPartOfSuperview = true
    titleStorage = label
    contentView.addSubview(label)
    label.numberOfLines = 0
    applyStyle()
    return label
  }

  /// A second label, displayed in grouped tables only.
  open var detailTextLabel: UILabel? {
    if let label = detailStorage { return label }
    let label = UILabel()
    label.style = titleStyle(alignment: .natural)
    label.isPartOfSuperview = true
    label.isHidden = !context.isGrouped
    label.layoutOwner = self
    detailStorage = label
    contentView.addSubview(label)
    return label
  }

  /// Called before a queued view is dequeued.
  ///
  /// Overrides call super.
  open func prepareForReuse() {}

  /// The data source's title, where the view is the table's own; some themes show it in
  /// capitals.
  final var title: String? {
    didSet { if title != oldValue { updateTitle() } }
  }

  private func updateTitle() {
    guard let title else { return }
    let isUpper = context.isGrouped && context.kind == .header && theme.uppercasesGroupedHeaders
    textLabel?.text = isUpper ? title.uppercased() : title
  }

  /// Applies another look; does nothing if it is the same.
  final func adopt(_ new: TableLook) {
    guard new !== look else { return }
    look = new
    applyStyle()
    configurationLookChanged()
    setNeedsLayout()
  }

  /// The look of titles in plain or in grouped tables.
  final func titleStyle(alignment: NSTextAlignment) -> LabelStyle {
    let grouped = context.kind == .header ? theme.groupedHeader : theme.groupedFooter
    var style = LabelStyle(context.isGrouped ? grouped : theme.plainHeader, tint: tintColor)
    style.alignment = alignment
    return style
  }

  /// The alignment of titles in the direction of layout.
  private var titleAlignment: NSTextAlignment {
    let isFooter = context.isGrouped && context.kind == .footer
    return mirror.alignment(isFooter ? theme.groupedFooterAlignment : .left)
  }

  /// Applies the look of the view's context to its parts.
  private func applyStyle() {
    titleStorage?.style = titleStyle(alignment: titleAlignment)
    detailStorage?.style = titleStyle(alignment: .natural)
    detailStorage?.isHidden = !context.isGrouped
    updateTitle()
    applyBackgroundColor()
  }

  private func applyBackgroundColor() {
    let isConfigured = configurations.background != nil
    let isBare =
      context.isGrouped || backgroundView != nil || hasOwnBackgroundColor || isConfigured
    let fill = isBare ? nil : theme.plainHeaderFill
    if !hasOwnBackgroundColor { super.backgroundColor = fill?.isFlat == true ? fill?.top : nil }
    showGradient(fill?.isFlat == false ? fill : nil)
  }

  private func showGradient(_ fill: TableTheme.Fill?) {
    guard let fill else {
      gradient?.removeFromSuperview()
      gradient = nil
      return
    }
    let view = gradient ?? TableFillView()
    view.fill = fill
    guard gradient == nil else { return }
    gradient = view
    insertSubview(view, at: 0)
    setNeedsLayout()
  }

  /// The theme's gradient background; `nil` for a flat one.
  private var gradient: TableFillView?
  private var hasOwnBackgroundColor = false

  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasOwnBackgroundColor = newValue != nil
      super.backgroundColor = newValue
      applyBackgroundColor()
    }
  }

  /// The size by the constraints in `contentView`; without any, that of `sizeThatFits(_:)`.
  ///
  /// - Parameters:
  ///   - targetSize: The width of the table, in points.
  ///   - horizontalFittingPriority: The priority of the width.
  ///   - verticalFittingPriority: The priority of the height.
  /// - Returns: The size, in points; the view is not resized.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfPending()
    if configurations.content != nil, !content.hasConstraintsInside {
      prepareConfiguredContent()
      let room = CGSize(width: targetSize.width, height: .greatestFiniteMagnitude)
      return content.sizeThatFits(room)
    }
    guard content.hasConstraintsInside else {
      return sizeThatFits(CGSize(width: targetSize.width, height: .greatestFiniteMagnitude))
    }
    let width = max(0, targetSize.width - context.indexWidth)
    var size = content.systemLayoutSizeFitting(
      CGSize(width: width, height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
    size.width += context.indexWidth
    return size
  }

  /// The size of the texts with the space around them; without any, that of the view.
  ///
  /// - Parameter size: The width of the table; the height is not used.
  /// - Returns: The size, in points; the view is not resized.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let height = fittingHeight(forWidth: size.width) else { return super.sizeThatFits(size) }
    return CGSize(width: size.width, height: height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfPending()
    backgroundView?.frame = bounds
    gradient?.frame = bounds
    configurations.backgroundView?.frame = bounds
    contentView.frame = mirror.frame(
      CGRect(
        x: 0,
        y: 0,
        width: max(0, bounds.width - context.indexWidth),
        height: bounds.height
      )
    )
    if configurations.content != nil { return prepareConfiguredContent() }
    titleStorage?.style.alignment = titleAlignment
    if context.isGrouped { layoutGrouped() } else { layoutPlain() }
  }
}
