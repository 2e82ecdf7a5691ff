import Foundation
import UIKitGraphics

extension UITableViewCell {
  final func addContentView() {
    isPartOfSuperview = true
    content.isPartOfSuperview = true
    (content as? CellContentView)?.adoptMargins(of: theme)
    addSubview(content)
  }

  final var titleLabel: UILabel {
    if let label = textLabelStorage { return label }
    let label = makeLabel(titleStyle)
    textLabelStorage = label
    return label
  }

  final var detailLabel: UILabel? {
    if let label = detailTextLabelStorage { return label }
    guard let style = detailStyle else { return nil }
    let label = makeLabel(style)
    detailTextLabelStorage = label
    return label
  }

  private func makeLabel(_ style: LabelStyle) -> UILabel {
    let label = UILabel()
    label.style = style
    label.isHighlighted = showsSelection
    label.layoutOwner = self
    label.isPartOfSuperview = true
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  private var titleStyle: LabelStyle {
    var style = LabelStyle(
      theme.texts(of: cellStyle).title,
      tint: tintColor,
      selected: theme.selectedTextColor
    )
    style.alignment = mirror.alignment(cellStyle == .value2 ? .right : .left)
    return style
  }

  private var detailStyle: LabelStyle? {
    theme.texts(of: cellStyle).detail.map {
      var style = LabelStyle($0, tint: tintColor, selected: theme.selectedTextColor)
      style.alignment = mirror.alignment(cellStyle == .value1 ? .right : .left)
      return style
    }
  }

  /// Aligns the labels according to the layout direction.
  final func alignLabels(_ mirror: LayoutMirror) {
    textLabelStorage?.style.alignment = mirror.alignment(cellStyle == .value2 ? .right : .left)
    detailTextLabelStorage?.style.alignment =
      mirror.alignment(cellStyle == .value1 ? .right : .left)
  }

  final var leadingImageView: UIImageView {
    if let view = imageViewStorage { return view }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    view.isHighlighted = showsSelection
    view.layoutOwner = self
    view.isPartOfSuperview = true
    imageViewStorage = view
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  /// Applies the theme's fonts and colours to the labels, unless the application has set others.
  final func styleLabels() {
    textLabelStorage?.style = titleStyle
    if let label = detailTextLabelStorage, let style = detailStyle { label.style = style }
  }

  /// Updates labels drawn in the tint colour, also after the cell has moved to another superview.
  final func applyTint() {
    let texts = theme.texts(of: cellStyle)
    if texts.title.color == nil { textLabelStorage?.style = titleStyle }
    if let detail = texts.detail, detail.color == nil, let style = detailStyle {
      detailTextLabelStorage?.style = style
    }
  }

  // MARK: Table

  final func enterTable(_ table: UITableView, _ scaledTheme: ScaledTableTheme) {
    if tableView == nil { entryTransform = transform }
    tableView = table
    inheritTraits(of: table)
    adopt(scaledTheme)
  }

  /// Applies an appearance; does nothing if it is unchanged.
  final func adopt(_ newTheme: ScaledTableTheme) {
    guard newTheme !== scaledTheme else { return }
    scaledTheme = newTheme
    styleLabels()
    plainSelectionViewStorage?.fill = selectionFill
    editing.control?.scaledTheme = newTheme
    trailingPart.adopt(newTheme)
    (content as? CellContentView)?.adoptMargins(of: newTheme.theme)
    configurationAppearanceDidChange()
    updateGroupBackground()
    setNeedsLayout()
  }

  final func leaveTable() {
    endAssignment()
    finishTransition()
    setDragAppearance(.none, opacity: 1)
    transform = entryTransform
    tableView = nil
  }

  final func contextDidChange(from oldContext: CellContext) {
    if context.semanticContentAttribute != oldContext.semanticContentAttribute {
      invalidateLayoutDirection()
    }
    if configurations.background != nil { showBackgroundConfiguration() }
    updateGroupBackground()
    if showsSelection, selectionView !== currentSelectionView { selectionBackgroundDidChange() }
    setNeedsLayout()
  }

  // MARK: Background

  final var defaultBackgroundColor: UIColor? {
    if context.isGrouped { return theme.groupedCellBackground }
    if hasNoBackground { return .clear }
    return theme.plainCellBackground ?? context.tableColor
  }

  /// Applies the background colour; in a group, to the view with the group's outline.
  final func applyBackgroundColor() {
    let color = customBackgroundColor ?? defaultBackgroundColor
    if configurations.background != nil {
      super.backgroundColor = nil
    } else if let groupBackground, customBackgroundView == nil {
      groupBackground.backgroundColor = color
      super.backgroundColor = nil
    } else {
      super.backgroundColor = color
    }
  }

  final func setBackgroundView(_ view: UIView?) {
    guard view !== customBackgroundView else { return }
    if customBackgroundView?.superview === self { customBackgroundView?.removeFromSuperview() }
    customBackgroundView = view
    if let view { insertSubview(view, at: 0) }
    updateGroupBackground()
    applyBackgroundColor()
    setNeedsLayout()
  }

  /// Whether the cell is in a grouped table, or is being created for a grouped table that requests
  /// a cell; such a cell then adopts the table's traits and appearance.
  final var isInGroup: Bool {
    if !context.isGrouped, let session = TablePass.groupedSessionRequestingCell,
      let table = session.tableView,
      tableView == nil || tableView === table
    {
      inheritTraits(of: table)
      adopt(session.model.scaledTheme)
      var groupedContext = context
      groupedContext.isGrouped = true
      adopt(groupedContext)
    }
    return context.isGrouped
  }

  /// The group's background view, which is added to a cell that the data source has just created.
  final var groupBackgroundInAdvance: UIView? {
    groupBackground ?? (isInGroup ? groupBackground : nil)
  }

  /// Adds or removes the rounded background of a grouped row.
  final func updateGroupBackground() {
    guard context.isGrouped, customBackgroundView == nil, configurations.background == nil else {
      groupBackground?.removeFromSuperview()
      groupBackground = nil
      applyBackgroundColor()
      updateGroupOutline()
      return
    }
    let view = groupBackground ?? CellGroupBackground()
    if groupBackground == nil {
      groupBackground = view
      insertSubview(view, at: 0)
    }
    view.setOutline(theme.groupOutlineColor)
    round(view)
    view.setNeedsLayout()
    applyBackgroundColor()
    updateGroupOutline()
  }

  /// Rounds the backgrounds to the group's outline.
  ///
  /// The application's views keep their corners; the cell is clipped instead.
  final func updateGroupOutline() {
    if let view = plainSelectionViewStorage { round(view) }
    if let hoverView { round(hoverView) }
    let hasCustomBackground =
      customBackgroundView != nil || customSelectedBackgroundView != nil
      || multipleSelectionBackgroundView != nil || configurations.background != nil
    let clipsToGroup = hasCustomBackground && !context.corners.isEmpty
    guard clipsToGroup || isClippedToGroup else { return }
    isClippedToGroup = clipsToGroup
    round(self)
    layer.masksToBounds = clipsToGroup
    if !clipsToGroup { layer.cornerRadius = 0 }
  }

  /// Rounds a view to the group's outline at this row.
  ///
  /// Corners that are no longer rounded stay in the mask, so that an animation can make them
  /// square.
  final func round(_ view: UIView) {
    let corners = context.corners
    if !corners.isEmpty { view.layer.maskedCorners = corners }
    view.layer.cornerRadius = corners.isEmpty ? 0 : theme.groupRadius
  }
}
