public import Foundation
public import UIKitGraphics

/// What a header or footer has to know about its place.
struct HeaderFooterContext: Equatable {
  var kind = SupplementaryKind.header
  var isGrouped = false
  /// Distance of groups from the table's sides.
  var margin: CGFloat = 0
  /// What the index takes from the right side.
  var indexWidth: CGFloat = 0
}

/// A reusable view for section headers and footers (DS-016).
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The identifier that the view is reused by (DS-018); `nil`: not reused.
  public internal(set) final var reuseIdentifier: String?
  let theme = TableTheme.standard

  /// Superview for custom content (DS-019.3).
  public let contentView = UIView()
  private var titleStorage: UILabel?
  private var detailStorage: UILabel?

  /// Where the view is shown; set by the table.
  final var context = HeaderFooterContext() {
    didSet {
      guard context != oldValue else { return }
      if context.isGrouped != oldValue.isGrouped { styleChanged() }
      setNeedsLayout()
    }
  }

  /// A view behind the content (DS-019.4); `nil` shows the theme's background.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      applyBackgroundColor()
      setNeedsLayout()
    }
  }

  /// Creates a view that is reused by an identifier (DS-017).
  ///
  /// - Parameter reuseIdentifier: `nil`: not reused.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
    applyBackgroundColor()
  }

  /// Creates a view without identifier.
  ///
  /// - Parameter frame: The rectangle, in points; the table sets another one.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view; this is how tables make views of registered classes (PN-02).
  public required convenience init() {
    self.init(reuseIdentifier: UITableViewHeaderFooterView.parkedIdentifier)
  }

  /// Creates a view without archive support (PN-03).
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
    applyBackgroundColor()
  }

  private static var parkedIdentifier: String?

  /// Makes a view of this class for an identifier.
  static func make(reuseIdentifier: String) -> UITableViewHeaderFooterView {
    parkedIdentifier = reuseIdentifier
    defer { parkedIdentifier = nil }
    return self.init()
  }

  /// The title (DS-019.1).
  open var textLabel: UILabel? {
    if let label = titleStorage { return label }
    let label = UILabel()
    label.layoutOwner = self
    titleStorage = label
    contentView.addSubview(label)
    let style = titleStyle(isGrouped: context.isGrouped)
    label.font = style.font
    label.textColor = style.color
    label.numberOfLines = style.lines
    label.textAlignment = .left
    return label
  }

  /// A second label, displayed in grouped tables only (DS-019.2).
  open var detailTextLabel: UILabel? {
    if let label = detailStorage { return label }
    let label = UILabel()
    label.font = theme.groupedHeaderFont
    label.textColor = theme.groupedHeaderColor
    label.isHidden = !context.isGrouped
    label.layoutOwner = self
    detailStorage = label
    contentView.addSubview(label)
    return label
  }

  /// Called before the view is handed out again (DS-019.5).
  ///
  /// Overrides call super.
  open func prepareForReuse() {}

  private struct TitleStyle {
    var font: UIFont
    var color: UIColor
    var lines: Int
  }

  /// The look of the title in plain or in grouped tables (UI-002.10, UI-005.14).
  private func titleStyle(isGrouped: Bool) -> TitleStyle {
    isGrouped
      ? TitleStyle(font: theme.groupedHeaderFont, color: theme.groupedHeaderColor, lines: 0)
      : TitleStyle(font: theme.plainHeaderFont, color: theme.plainHeaderColor, lines: 1)
  }

  /// Gives the parts the look of the other style of table, where the
  /// application has not given them its own.
  private func styleChanged() {
    let (old, new) = (
      titleStyle(isGrouped: !context.isGrouped), titleStyle(isGrouped: context.isGrouped)
    )
    if let label = titleStorage {
      if label.font == old.font { label.font = new.font }
      if label.textColor == old.color { label.textColor = new.color }
      if label.numberOfLines == old.lines { label.numberOfLines = new.lines }
    }
    detailStorage?.isHidden = !context.isGrouped
    applyBackgroundColor()
  }

  private func applyBackgroundColor() {
    guard !hasOwnBackgroundColor else { return }
    let isBare = context.isGrouped || backgroundView != nil
    super.backgroundColor = isBare ? nil : theme.plainHeaderBackground
  }

  private var hasOwnBackgroundColor = false

  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasOwnBackgroundColor = newValue != nil
      super.backgroundColor = newValue
      if newValue == nil { applyBackgroundColor() }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = CGRect(
      x: 0,
      y: 0,
      width: max(0, bounds.width - context.indexWidth),
      height: bounds.height
    )
    if context.isGrouped { layoutGrouped() } else { layoutPlain() }
  }

  private func layoutPlain() {
    let inset = theme.plainHeaderInset
    titleStorage?.frame = CGRect(
      x: inset,
      y: 0,
      width: max(0, contentView.bounds.width - 2 * inset),
      height: bounds.height
    )
  }

  /// Headers stand just above their group, footers just below (UI-005.14, UI-005.15).
  private func layoutGrouped() {
    let inset = context.margin + theme.groupedTextInset
    let width = max(0, contentView.bounds.width - 2 * inset)
    let unbounded = CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)
    let gap = theme.groupedTextGap
    let title = titleStorage?.sizeThatFits(unbounded).height ?? 0
    let detail = detailStorage.map { $0.sizeThatFits(unbounded).height } ?? 0
    let top = context.kind == .header ? max(0, bounds.height - gap - title - detail) : gap
    titleStorage?.frame = CGRect(x: inset, y: top, width: width, height: title)
    detailStorage?.frame = CGRect(x: inset, y: top + title, width: width, height: detail)
  }
}
