import Foundation
import UIKitGraphics

extension UITableViewCell {
  /// Seconds in which a deselected row's background fades (UI-021.4).
  private static let fadeDuration: TimeInterval = 0.45

  /// Whether the background of selected cells is to be seen.
  private var showsSelection: Bool {
    (isSelectedStorage || isHighlightedStorage) && selectionStyle != .none
  }

  /// Follows a change of `isSelected` or `isHighlighted`.
  final func selectionLookChanged(animated: Bool) {
    let isActive = isSelectedStorage || isHighlightedStorage
    let marksContent = isActive && selectionStyle != .none
    textLabelStorage?.isHighlighted = marksContent
    detailTextLabelStorage?.isHighlighted = marksContent
    imageViewStorage?.isHighlighted = marksContent
    updateSelectionView(animated: animated)
    editing.control?.isChosen = isSelectedStorage
    accessoryChanged()
  }

  /// Follows a change of the views or the style that selection is drawn with.
  final func selectionBackgroundChanged() {
    removeSelectionView()
    updateSelectionView(animated: false)
  }

  private func updateSelectionView(animated: Bool) {
    guard showsSelection else { return hideSelectionView(animated: animated) }
    let view = wantedSelectionView
    if selectionView !== view { removeSelectionView() }
    if view.superview !== self {
      view.frame = bounds.inset(
        by: UIEdgeInsets(top: 0, left: backgroundIndent, bottom: 0, right: 0)
      )
      insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
    }
    selectionView = view
    if animated && view.alpha == 1 && !isHighlightedStorage {
      UIView.performWithoutAnimation { view.alpha = 0 }
    }
    if animated {
      UIView.animate(withDuration: UITableViewCell.fadeDuration) { view.alpha = 1 }
    } else {
      view.removeAnimations()
      view.alpha = 1
    }
  }

  private func hideSelectionView(animated: Bool) {
    guard let view = selectionView else { return }
    guard animated else { return removeSelectionView() }
    UIView.animate(withDuration: UITableViewCell.fadeDuration) {
      view.alpha = 0
    } completion: { [weak self] _ in
      guard let self, self.selectionView === view, !self.showsSelection else { return }
      self.removeSelectionView()
    }
  }

  /// Ends a fade at once, before the cell is used for another row.
  final func endSelectionFade() {
    if !showsSelection { removeSelectionView() }
  }

  private func removeSelectionView() {
    guard let view = selectionView else { return }
    selectionView = nil
    view.removeAnimations()
    view.removeFromSuperview()
    view.alpha = 1
  }

  /// The view that stands for the selection now (TC-011, TC-012).
  private var wantedSelectionView: UIView {
    if context.allowsMultipleSelection, let view = multipleSelectionBackgroundView { return view }
    if let view = selectedBackgroundView { return view }
    if let view = selectionView as? CellSelectionView { return view }
    let view = CellSelectionView()
    view.backgroundColor = theme.selectionColor
    view.isUserInteractionEnabled = false
    round(view)
    return view
  }
}

/// The plain colour behind a selected cell.
final class CellSelectionView: UIView {}
