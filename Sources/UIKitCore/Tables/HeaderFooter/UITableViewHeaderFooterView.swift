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
  public let reuseIdentifier: String?
  let theme = TableTheme.standard

  /// Superview for custom content (DS-019.3).
  public let contentView = UIView()
  private var titleStorage: UILabel?
  private var detailStorage: UILabel?

  /// Where the view is shown; set by the table.
  final var context = HeaderFooterContext() {
    didSet { if context != oldValue { contextChanged() } }
  }

  /// A view behind the content (DS-019.4); `nil` shows the theme's background.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      contextChanged()
    }
  }

  /// Creates a view that is reused by an identifier (DS-017).
  ///
  /// - Parameter reuseIdentifier: `nil`: not reused.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
    contextChanged()
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
    contextChanged()
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
    contextChanged()
    return label
  }

  /// A second label, displayed in grouped tables only (DS-019.2).
  open var detailTextLabel: UILabel? {
    if let label = detailStorage { return label }
    let label = UILabel()
    label.layoutOwner = self
    detailStorage = label
    contentView.addSubview(label)
    contextChanged()
    return label
  }

  /// Called before the view is handed out again (DS-019.5).
  ///
  /// Overrides call super.
  open func prepareForReuse() {}

  private func contextChanged() {
    let title = titleStorage
    if context.isGrouped {
      title?.font = theme.groupedHeaderFont
      title?.textColor = theme.groupedHeaderColor
      title?.numberOfLines = 0
    } else {
      title?.font = theme.plainHeaderFont
      title?.textColor = theme.plainHeaderColor
      title?.numberOfLines = 1
    }
    detailStorage?.font = theme.groupedHeaderFont
    detailStorage?.textColor = theme.groupedHeaderColor
    detailStorage?.isHidden = !context.isGrouped
    let isBare = context.isGrouped || backgroundView != nil
    if !hasOwnBackgroundColor {
      super.backgroundColor = isBare ? nil : theme.plainHeaderBackground
    }
    setNeedsLayout()
  }

  private var hasOwnBackgroundColor = false

  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasOwnBackgroundColor = newValue != nil
      super.backgroundColor = newValue
      if newValue == nil { contextChanged() }
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
