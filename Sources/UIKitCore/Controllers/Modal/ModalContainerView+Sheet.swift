import Foundation
import UIKitGraphics

extension ModalContainerView {
  /// The height of the strip at the top by which a sheet is dragged, in points.
  private static let strip: CGFloat = 56

  /// The sheet, in windows that are narrow enough for detents.
  final var sheet: UISheetPresentationController? {
    guard style == .pageSheet, bounds.width <= Sheet.compactWidth else { return nil }
    return presentedController?.bars.sheet
  }

  /// The greatest height of a sheet, in points.
  final var greatestSheetHeight: CGFloat {
    bounds.height - min(safeAreaInsets.top + Sheet.topGap, bounds.height)
  }

  /// The height of a sheet, in points, while it is dragged, too.
  final var sheetHeight: CGFloat {
    let greatest = greatestSheetHeight
    let resting = sheet?.height(for: greatest) ?? greatest
    guard sheetDrag != 0 else { return resting }
    let height = resting - sheetDrag
    return height > greatest ? greatest : max(0, height)
  }

  /// Adds the recogniser that drags a sheet by its top.
  final func addSheetDrag(to card: UIView) {
    let pan = UIPanGestureRecognizer()
    pan.addHandler { [weak self] in
      self?.dragSheet($0)
    }
    card.addGestureRecognizer(pan)
    sheetPan = pan
  }

  /// Whether a drag of the sheet may begin where the finger is.
  final func mayDragSheet(_ recognizer: UIGestureRecognizer) -> Bool {
    guard sheet != nil, let card = recognizer.view else { return false }
    return recognizer.location(in: card).y <= ModalContainerView.strip
  }

  private func dragSheet(_ pan: UIPanGestureRecognizer) {
    guard let sheet else { return }
    switch pan.state {
    case .began, .changed:
      sheetDrag = pan.translation(in: self).y
      setNeedsLayout()
    case .ended, .cancelled:
      let velocity = pan.state == .ended ? pan.velocity(in: self).y : 0
      let height = sheetHeight - velocity * 0.15
      sheetDrag = 0
      settle(sheet, near: height)
    default: break
    }
  }

  /// Goes to the detent that is nearest to a height, or lets the user dismiss the sheet.
  private func settle(_ sheet: UISheetPresentationController, near height: CGFloat) {
    let heights = sheet.heights(for: greatestSheetHeight)
    guard let lowest = heights.first else { return setNeedsLayout() }
    if height < lowest.height / 2, canCancel {
      onCancel?()
      return
    }
    let nearest = heights.min { abs($0.height - height) < abs($1.height - height) } ?? lowest
    let old = sheet.height(for: greatestSheetHeight)
    sheet.animateChanges { sheet.selectedDetentIdentifier = nearest.identifier }
    if nearest.height != old {
      sheet.delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }
  }
}
