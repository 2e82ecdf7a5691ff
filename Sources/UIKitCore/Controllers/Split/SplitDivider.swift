import Foundation
import UIKitGraphics

/// The invisible strip around the line between the columns of a split view, which is dragged to
/// change the primary column's width.
final class SplitDivider: UIView {
  /// The widths by which the divider overlaps the primary and the secondary column, in points: the
  /// primary one has its scrollbar at the line.
  static let reach: (primary: CGFloat, secondary: CGFloat) = (2, 6)

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

  /// Puts the line at the pointer.
  private func trackPointer(_ pan: UIPanGestureRecognizer) {
    guard let controller, let view = controller.viewIfLoaded else { return }
    guard pan.state == .began || pan.state == .changed || pan.state == .ended else { return }
    let x = pan.location(in: view).x
    controller.dragDivider(to: controller.isPrimaryOnTheRight ? view.bounds.width - x : x)
  }
}
