import Foundation
import UIKitGraphics

extension UITableViewCell {
  /// The duration of an animated change of the selection background, in seconds.
  private static let fadeDuration: TimeInterval = 0.45

  /// Whether the selection background is visible.
  final var showsSelection: Bool {
    (isSelectedStorage || isHighlightedStorage) && selectionStyle != .none
  }

  /// Updates the cell after a change of `isSelected` or `isHighlighted`.
  final func selectionAppearanceDidChange(animated: Bool) {
    highlightContent()
    markConfigurationPending()
    updateSelectionView(animated: animated)
    editing.control?.isChecked = isSelectedStorage
    accessoryDidChange()
    updateHover()
  }

  /// Applies the selected or the normal appearance to labels and image.
  private func highlightContent() {
    textLabelStorage?.isHighlighted = showsSelection
    detailTextLabelStorage?.isHighlighted = showsSelection
    imageViewStorage?.isHighlighted = showsSelection
    highlightImage()
    if case .standard(let accessory) = trailingPart { accessory.isInSelectedRow = showsSelection }
  }

  /// Applies the theme's colour of selected text to a tinted image, because the tint colour may
  /// equal the selection background.
  private func highlightImage() {
    guard let view = imageViewStorage else { return }
    if showsSelection, view.tintColorStorage == nil, let color = theme.selectedTextColor {
      view.tintColor = color
      highlightsImage = true
    } else if !showsSelection, highlightsImage {
      view.tintColor = nil
      highlightsImage = false
    }
  }

  /// Updates the cell after a change of `selectionStyle`.
  final func selectionStyleDidChange() {
    highlightContent()
    plainSelectionViewStorage?.fill = selectionFill
    selectionBackgroundDidChange()
    updateHover()
  }

  /// Updates the cell after a change of its selection background views.
  final func selectionBackgroundDidChange() {
    updateGroupOutline()
    if selectionView !== currentSelectionView || !showsSelection { removeSelectionView() }
    updateSelectionView(animated: false)
  }

  private func updateSelectionView(animated: Bool) {
    guard showsSelection, configurations.background == nil else {
      return hideSelectionView(animated: animated)
    }
    let view = currentSelectionView
    if selectionView !== view { removeSelectionView() }
    let isNew = view.superview !== self
    if isNew {
      view.frame = backgroundFrame
      insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
    }
    selectionView = view
    if animated {
      if isNew { UIView.performWithoutAnimation { view.alpha = 0 } }
      UIView.animate(withDuration: UITableViewCell.fadeDuration) { view.alpha = 1 }
    } else {
      view.removeAnimations()
      view.alpha = 1
    }
  }

  private func hideSelectionView(animated: Bool) {
    guard let view = selectionView else { return }
    guard animated else { return removeSelectionView() }
    guard window != nil else { return }
    UIView.animate(withDuration: UITableViewCell.fadeDuration) {
      view.alpha = 0
    } completion: { [weak self] _ in
      guard let self, self.selectionView === view, !self.showsSelection else { return }
      self.removeSelectionView()
    }
  }

  /// Starts the fade of a cell that was deselected outside of a window, as in a list that is about
  /// to reappear.
  final func cellDidMoveToWindow() {
    guard window != nil, !showsSelection else { return }
    hideSelectionView(animated: true)
  }

  /// Ends a fade immediately, before the cell is reused for another row.
  final func finishSelectionFade() {
    if !showsSelection { removeSelectionView() }
  }

  private func removeSelectionView() {
    guard let view = selectionView else { return }
    selectionView = nil
    view.removeAnimations()
    view.removeFromSuperview()
    view.alpha = 1
  }

  /// The selection background for the table's current mode.
  final var currentSelectionView: UIView {
    if context.allowsMultipleSelection, let view = multipleSelectionBackgroundView { return view }
    return selectedBackgroundView ?? plainSelectionView
  }

  /// The theme's selection background.
  final var plainSelectionView: UIView {
    if let view = plainSelectionViewStorage { return view }
    let view = TableFillView()
    view.fill = selectionFill
    plainSelectionViewStorage = view
    round(view)
    return view
  }

  /// The fill of the theme's selection background.
  final var selectionFill: TableTheme.Fill {
    selectionStyle == .gray ? theme.graySelection : theme.selection
  }
}
