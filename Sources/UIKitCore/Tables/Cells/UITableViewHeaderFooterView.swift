public import Foundation
public import UIKitGraphics

/// A reusable view for section headers and footers.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: _UIReusableView, _UITableViewHeaderFooterViewType {
  /// The reuse identifier; `nil` if the view is not reused.
  open var reuseIdentifier: String? { identifier }
  final var identifier: String?
  /// Whether the view was created for a grouped table.
  final var isForGroups = false

  /// The superview of custom content.
  open var contentView: UIView { content }
  final var content = UIView()
  final var titleStorage: UILabel?
  final var detailStorage: UILabel?

  /// The view's properties that depend on the table and the section; set by the table.
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

  /// The current state of the view for configurations; overrides may add custom values.
  open var configurationState: UIViewConfigurationState { headerFooterState }

  /// The content configuration, whose view becomes `contentView`.
  ///
  /// Default: `nil`. Replacing a configuration by `nil` creates an empty `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContentConfiguration(newValue) }
  }

  /// The background configuration, which replaces `backgroundColor` and `backgroundView`.
  ///
  /// Default: `nil`; these properties apply.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      configurations.background = newValue
      showBackgroundConfiguration()
      applyBackgroundColor()
      markConfigurationPending()
    }
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

  /// The closure that sets configurations for a state, before the next layout after a possible
  /// change.
  ///
  /// Default: `nil`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Returns a content configuration in the table's style, without texts.
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
  /// - Parameter state: The current state of the view.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  override var displayedContent: UIView { content }

  /// A view behind the content; `nil` means the theme's background.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      applyBackgroundColor()
      setNeedsLayout()
    }
  }

  /// Creates a view with a reuse identifier.
  ///
  /// - Parameter reuseIdentifier: The reuse identifier; `nil` if the view is not reused.
  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
    addContentView()
  }

  /// Creates a view without reuse identifier.
  ///
  /// - Parameter frame: The rectangle in points, which the table replaces.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view without reuse identifier.
  public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  /// Creates a view with the class's `init(reuseIdentifier:)`.
  ///
  /// Unavailable, so that subclasses need not implement it; see `_UIReusableView`.
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

  /// The data source's title if the table created the view; some themes show it in upper case.
  final var title: String? {
    didSet { if title != oldValue { updateTitle() } }
  }

  private func updateTitle() {
    guard let title else { return }
    let isUppercased =
      context.isGrouped && context.kind == .header && theme.uppercasesGroupedHeaders
    textLabel?.text = isUppercased ? title.uppercased() : title
  }

  /// Applies an appearance; does nothing if it is unchanged.
  final func adopt(_ newTheme: ScaledTableTheme) {
    guard newTheme !== scaledTheme else { return }
    scaledTheme = newTheme
    applyStyle()
    configurationAppearanceDidChange()
    setNeedsLayout()
  }

  /// Returns the style of titles in plain or grouped tables.
  final func titleStyle(alignment: NSTextAlignment) -> LabelStyle {
    let groupedStyle = context.kind == .header ? theme.groupedHeader : theme.groupedFooter
    var style = LabelStyle(context.isGrouped ? groupedStyle : theme.plainHeader, tint: tintColor)
    style.alignment = alignment
    return style
  }

  /// The alignment of titles for the layout direction.
  private var titleAlignment: NSTextAlignment {
    let isFooter = context.isGrouped && context.kind == .footer
    return mirror.alignment(isFooter ? theme.groupedFooterAlignment : .left)
  }

  /// Applies the style for the view's context to its subviews.
  private func applyStyle() {
    titleStorage?.style = titleStyle(alignment: titleAlignment)
    detailStorage?.style = titleStyle(alignment: .natural)
    detailStorage?.isHidden = !context.isGrouped
    updateTitle()
    applyBackgroundColor()
  }

  private func applyBackgroundColor() {
    let isConfigured = configurations.background != nil
    let hidesThemeFill =
      context.isGrouped || backgroundView != nil || hasCustomBackgroundColor || isConfigured
    let fill = hidesThemeFill ? nil : theme.plainHeaderFill
    if !hasCustomBackgroundColor { super.backgroundColor = fill?.isFlat == true ? fill?.top : nil }
    showGradient(fill?.isFlat == false ? fill : nil)
  }

  private func showGradient(_ fill: TableTheme.Fill?) {
    guard let fill else {
      gradientView?.removeFromSuperview()
      gradientView = nil
      return
    }
    let view = gradientView ?? TableFillView()
    view.fill = fill
    guard gradientView == nil else { return }
    gradientView = view
    insertSubview(view, at: 0)
    setNeedsLayout()
  }

  /// The theme's gradient background; `nil` without one.
  private var gradientView: TableFillView?
  private var hasCustomBackgroundColor = false

  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasCustomBackgroundColor = newValue != nil
      super.backgroundColor = newValue
      applyBackgroundColor()
    }
  }

  /// Returns the size determined by constraints in `contentView`, or without constraints by
  /// `sizeThatFits(_:)`.
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
      let maximumSize = CGSize(width: targetSize.width, height: .greatestFiniteMagnitude)
      return content.sizeThatFits(maximumSize)
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

  /// Returns the size of the texts with their margins; without texts, the view's size.
  ///
  /// - Parameter size: The width of the table, in points; the height is ignored.
  /// - Returns: The size, in points; the view is not resized.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let height = fittingHeight(forWidth: size.width) else { return super.sizeThatFits(size) }
    return CGSize(width: size.width, height: height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfPending()
    backgroundView?.frame = bounds
    gradientView?.frame = bounds
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
