import Foundation
import UIKitGraphics

/// The invisible handle around the line between the columns of a split view.
///
/// Dragging it changes the width of the primary column.
final class SplitDivider: UIView {
  /// The overlap of the divider with the primary and the secondary column, in points.
  ///
  /// The primary column's scrollbar is next to the line.
  static let touchOverlap: (primary: CGFloat, secondary: CGFloat) = (2, 6)

  weak var controller: UISplitViewController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    let pan = UIPanGestureRecognizer()
    pan.axis = .horizontal
    pan.maximumNumberOfTouches = 1
    pan.addHandler { [weak self] in self?.trackPointer($0) }
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  override var pointerShape: PointerShape { .resizeHorizontally }

  /// Moves the line to the pointer.
  private func trackPointer(_ pan: UIPanGestureRecognizer) {
    guard let controller, let view = controller.viewIfLoaded else { return }
    guard pan.state == .began || pan.state == .changed || pan.state == .ended else { return }
    let x = pan.location(in: view).x
    controller.dragDivider(to: controller.isPrimaryOnTheRight ? view.bounds.width - x : x)
  }
}
