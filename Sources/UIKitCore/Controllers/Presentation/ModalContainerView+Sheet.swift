import Foundation
import UIKitGraphics
import UIKitLists

extension ModalContainerView {
  /// The height of the strip at the top that always drags a sheet, in points.
  private static let dragStripHeight: CGFloat = 56

  /// The sheet in windows narrow enough for detents; `nil` in other windows and for other styles.
  final var sheet: UISheetPresentationController? {
    guard style == .pageSheet, bounds.width <= Sheet.compactWidth else { return nil }
    return presentedController?.sheetOrNew
  }

  /// The maximum height of a sheet, in points.
  final var maximumSheetHeight: CGFloat {
    bounds.height - min(safeAreaInsets.top + Sheet.topGap, bounds.height)
  }

  /// The height of the lowest detent, in points.
  final var minimumSheetHeight: CGFloat {
    sheet?.heights.first?.height ?? maximumSheetHeight
  }

  /// The current height of a sheet, including an ongoing drag, in points.
  final var sheetHeight: CGFloat {
    let restingHeight = sheet?.height ?? maximumSheetHeight
    guard sheetDrag != 0 else { return restingHeight }
    let height = restingHeight - sheetDrag
    let lowestHeight = minimumSheetHeight
    guard height < lowestHeight, presentedController?.isModalInPresentation == true else {
      return min(max(0, height), maximumSheetHeight)
    }
    let overshoot = RubberBand.displayed(
      overshoot: lowestHeight - height,
      dimension: lowestHeight
    )
    return lowestHeight - overshoot / 2
  }

  /// The fraction of the lowest height that is visible while the sheet is pulled down.
  final var sheetVisibility: CGFloat {
    let lowestHeight = minimumSheetHeight
    guard sheetDrag > 0, lowestHeight > 0 else { return 1 }
    return min(1, sheetHeight / lowestHeight)
  }

  /// Adds the gesture recogniser that drags a sheet.
  final func addSheetDrag(to card: UIView) {
    let pan = UIPanGestureRecognizer()
    pan.axis = .vertical
    pan.addHandler { [weak self] in
      self?.dragSheet($0)
    }
    card.addGestureRecognizer(pan)
    sheetPan = pan
  }

  /// Returns whether a touch may drag the sheet.
  ///
  /// The top strip always does; elsewhere, controls other than buttons, edited text and lists under
  /// the finger take precedence.
  final func canDragSheet(_ pan: UIPanGestureRecognizer) -> Bool {
    guard let sheet, let card = pan.view else { return false }
    let location = pan.location(in: card)
    if location.y <= ModalContainerView.dragStripHeight { return true }
    let movement = pan.translation(in: self).y
    var view = card.hitTest(location, with: nil)
    while let current = view, current !== card {
      if current is UIControl, !(current is UIButton) { return false }
      if current is UITextView, current.isFirstResponder { return false }
      if let list = current as? UIScrollView, !list.yields(toDragBy: movement, of: sheet) {
        return false
      }
      view = current.superview
    }
    return true
  }

  /// Makes lists wait until the sheet's drag has failed.
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

  /// Animates the sheet to the detent nearest to a height, or dismisses it on behalf of the user.
  private func settle(_ sheet: UISheetPresentationController, near height: CGFloat) {
    let heights = sheet.heights
    guard let lowestDetent = heights.first else { return setNeedsLayout() }
    if height < lowestDetent.height / 2 {
      onCancel?()
      // A sheet that is being dismissed continues from its current position.
      if presentedController?.isBeingDismissed ?? true || window == nil { return }
    }
    sheetDrag = 0
    let nearestDetent =
      heights.min { abs($0.height - height) < abs($1.height - height) } ?? lowestDetent
    let oldHeight = sheet.height
    sheet.animateChanges { sheet.selectedDetentIdentifier = nearestDetent.identifier }
    if nearestDetent.height != oldHeight {
      let delegate = sheet.delegate as? any UISheetPresentationControllerDelegate
      delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }
  }
}

extension UIScrollView {
  /// Returns whether a drag moves the sheet instead of the content: at the top of the content,
  /// downwards, and upwards while the sheet can grow.
  ///
  /// Lists with a refresh control keep downward drags.
  fileprivate final func yields(
    toDragBy movement: CGFloat,
    of sheet: UISheetPresentationController
  ) -> Bool {
    guard contentOffset.y <= minimumOffset.y, !(self is PickerWheel) else { return false }
    if movement > 0 { return refreshControl == nil }
    return sheet.prefersScrollingExpandsWhenScrolledToEdge && sheet.canGrow
  }
}
