import Foundation
import UIKitGraphics

extension UITableViewCell {
  final var titleLabel: UILabel {
    if let label = textLabelStorage { return label }
    let label = UILabel()
    label.textAlignment = .left
    label.textColor = cellStyle == .value2 ? valueColor : theme.textColor
    switch cellStyle {
    case .default: label.font = theme.titleFont
    case .subtitle: label.font = theme.subtitleTitleFont
    case .value1: label.font = theme.value1TitleFont
    case .value2:
      label.font = theme.value2TitleFont
      label.textAlignment = .right
    }
    label.isHighlighted = showsSelection
    label.layoutOwner = self
    textLabelStorage = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  final var detailLabel: UILabel? {
    if let label = detailTextLabelStorage { return label }
    guard cellStyle != .default else { return nil }
    let label = UILabel()
    label.textAlignment = .left
    switch cellStyle {
    case .default, .subtitle:
      label.font = theme.subtitleFont
      label.textColor = theme.detailColor
    case .value1:
      label.font = theme.value1DetailFont
      label.textColor = valueColor
      label.textAlignment = .right
    case .value2:
      label.font = theme.value2DetailFont
      label.textColor = theme.textColor
    }
    label.isHighlighted = showsSelection
    label.layoutOwner = self
    detailTextLabelStorage = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  final var leadingImageView: UIImageView {
    if let view = imageViewStorage { return view }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    view.isHighlighted = showsSelection
    view.layoutOwner = self
    imageViewStorage = view
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  /// The colour of details and captions, as they were given it last.
  private var valueColor: UIColor {
    let color = theme.valueColor ?? tintColor ?? .systemBlue
    shownValueColor = color
    return color
  }

  /// The label in tint colour.
  private var valueLabel: UILabel? {
    switch cellStyle {
    case .default, .subtitle: nil
    case .value1: detailTextLabelStorage
    case .value2: textLabelStorage
    }
  }

  /// Labels in tint colour follow it as long as the application has not set another one.
  final func applyTint() {
    guard let label = valueLabel, label.textColor == shownValueColor else { return }
    label.textColor = valueColor
  }

  // MARK: Table

  final func enterTable(_ table: UITableView) {
    tableView = table
  }

  final func leaveTable() {
    finishTransition()
    tableView = nil
  }

  final func contextChanged() {
    updateGroupBackground()
    if showsSelection, selectionView !== wantedSelectionView { selectionBackgroundChanged() }
    setNeedsLayout()
  }

  // MARK: Background

  final var defaultBackgroundColor: UIColor {
    context.isGrouped ? theme.groupedCellBackground : theme.plainCellBackground
  }

  /// Draws the background colour: in a group through the view with its outline.
  final func applyBackgroundColor() {
    let color = ownBackgroundColor ?? defaultBackgroundColor
    if let groupBackground, ownBackgroundView == nil {
      groupBackground.backgroundColor = color
      super.backgroundColor = nil
    } else {
      super.backgroundColor = color
    }
  }

  final func setBackgroundView(_ view: UIView?) {
    guard view !== ownBackgroundView else { return }
    if ownBackgroundView?.superview === self { ownBackgroundView?.removeFromSuperview() }
    ownBackgroundView = view
    if let view { insertSubview(view, at: 0) }
    updateGroupBackground()
    applyBackgroundColor()
    setNeedsLayout()
  }

  /// Supplies the white, rounded background of a grouped row (TC-010.2).
  private func updateGroupBackground() {
    guard context.isGrouped, ownBackgroundView == nil else {
      groupBackground?.removeFromSuperview()
      groupBackground = nil
      applyBackgroundColor()
      updateGroupOutline()
      return
    }
    let view = groupBackground ?? UIView()
    if groupBackground == nil {
      groupBackground = view
      view.isUserInteractionEnabled = false
      insertSubview(view, at: 0)
    }
    round(view)
    applyBackgroundColor()
    updateGroupOutline()
  }

  /// Gives what is drawn behind the content the outline of the group (UI-005.2).
  ///
  /// Views of the application keep their own corners: the cell is cut instead.
  final func updateGroupOutline() {
    if let view = plainSelectionViewStorage { round(view) }
    let hasOwnViews =
      ownBackgroundView != nil || ownSelectedBackgroundView != nil
      || multipleSelectionBackgroundView != nil
    let isCut = hasOwnViews && !context.corners.isEmpty
    guard isCut || isCutToGroup else { return }
    isCutToGroup = isCut
    round(self)
    layer.masksToBounds = isCut
    if !isCut { layer.cornerRadius = 0 }
  }

  /// Gives a view the outline of the group at this row (UI-005.2).
  final func round(_ view: UIView) {
    let corners = context.corners
    view.layer.maskedCorners = corners
    view.layer.cornerRadius = corners.isEmpty ? 0 : theme.groupRadius
  }
}
