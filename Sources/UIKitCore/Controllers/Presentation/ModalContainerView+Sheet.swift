import Foundation
import UIKitGraphics
import UIKitLists

extension ModalContainerView {
  /// The height of the strip at the top by which a sheet is always dragged, in points.
  private static let strip: CGFloat = 56

  /// The sheet, in windows that are narrow enough for detents.
  final var sheet: UISheetPresentationController? {
    guard style == .pageSheet, bounds.width <= Sheet.compactWidth else { return nil }
    return presentedController?.sheetOrNew
  }

  /// The greatest height of a sheet, in points.
  final var greatestSheetHeight: CGFloat {
    bounds.height - min(safeAreaInsets.top + Sheet.topGap, bounds.height)
  }

  /// The lowest height at which the sheet rests, in points.
  final var lowestSheetHeight: CGFloat {
    sheet?.heights.first?.height ?? greatestSheetHeight
  }

  /// The height of a sheet, in points, while it is dragged, too.
  final var sheetHeight: CGFloat {
    let resting = sheet?.height ?? greatestSheetHeight
    guard sheetDrag != 0 else { return resting }
    let height = resting - sheetDrag
    let lowest = lowestSheetHeight
    guard height < lowest, presentedController?.isModalInPresentation == true else {
      return min(max(0, height), greatestSheetHeight)
    }
    return lowest - RubberBand.displayed(overshoot: lowest - height, dimension: lowest) / 2
  }

  /// The fraction of the lowest height that is visible while the sheet is pulled down.
  final var sheetVisibility: CGFloat {
    let lowest = lowestSheetHeight
    guard sheetDrag > 0, lowest > 0 else { return 1 }
    return min(1, sheetHeight / lowest)
  }

  /// Adds the recogniser that drags a sheet.
  final func addSheetDrag(to card: UIView) {
    let pan = UIPanGestureRecognizer()
    pan.axis = .vertical
    pan.addHandler { [weak self] in
      self?.dragSheet($0)
    }
    card.addGestureRecognizer(pan)
    sheetPan = pan
  }

  /// Whether a drag of the sheet may begin at the finger: at the top, and elsewhere unless a
  /// control or a list below the finger needs it.
  final func mayDragSheet(_ pan: UIPanGestureRecognizer) -> Bool {
    guard let sheet, let card = pan.view else { return false }
    let place = pan.location(in: card)
    if place.y <= ModalContainerView.strip { return true }
    let movement = pan.translation(in: self).y
    var view = card.hitTest(place, with: nil)
    while let present = view, present !== card {
      if present is UIControl, !(present is UIButton) { return false }
      if present is UITextView, present.isFirstResponder { return false }
      if let list = present as? UIScrollView, !list.yields(toDragBy: movement, of: sheet) {
        return false
      }
      view = present.superview
    }
    return true
  }

  /// Lists wait until it is clear that the sheet is not dragged.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let list = otherGestureRecognizer.view as? UIScrollView, sheet != nil else {
      return false
    }
    return otherGestureRecognizer === list.panGestureRecognizer
  }

  private func dragSheet(_ pan: UIPanGestureRecognizer) {
    guard let sheet else { return }
    switch pan.state {
    case .began, .changed:
      sheetDrag = pan.translation(in: self).y
      setNeedsLayout()
    case .ended, .cancelled:
      let velocity = pan.state == .ended ? pan.velocity(in: self).y : 0
      settle(sheet, near: sheet.height - sheetDrag - velocity * 0.15)
    default: break
    }
  }

  /// Animates to the detent that is nearest to a height, or dismisses the sheet for the user.
  private func settle(_ sheet: UISheetPresentationController, near height: CGFloat) {
    let heights = sheet.heights
    guard let lowest = heights.first else { return setNeedsLayout() }
    if height < lowest.height / 2 {
      onCancel?()
      // A sheet that disappears slides on from its present position.
      if presentedController?.isBeingDismissed ?? true || window == nil { return }
    }
    sheetDrag = 0
    let nearest = heights.min { abs($0.height - height) < abs($1.height - height) } ?? lowest
    let old = sheet.height
    sheet.animateChanges { sheet.selectedDetentIdentifier = nearest.identifier }
    if nearest.height != old {
      let delegate = sheet.delegate as? any UISheetPresentationControllerDelegate
      delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }
  }
}

extension UIScrollView {
  /// Whether a sheet may be dragged in place of the content: at the top of the content, down, and up
  /// where the sheet can be higher.
  ///
  /// Lists that can be refreshed by a pull keep it.
  fileprivate final func yields(
    toDragBy movement: CGFloat,
    of sheet: UISheetPresentationController
  ) -> Bool {
    guard contentOffset.y <= minimumOffset.y, !(self is PickerWheel) else { return false }
    if movement > 0 { return refreshControl == nil }
    return sheet.prefersScrollingExpandsWhenScrolledToEdge && sheet.canGrow
  }
}
