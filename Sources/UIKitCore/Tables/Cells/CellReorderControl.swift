import Foundation
import UIKitGraphics
import UIKitSupport

/// The reordering control at the trailing edge of a movable row.
///
/// Forwards touches to the table from touch-down: a row is lifted without delay, and neither
/// scrolling nor swiping cancels the touch.
final class CellReorderControl: UIView {
  private weak var cell: UITableViewCell?
  var scaledTheme: ScaledTableTheme {
    didSet { setNeedsDisplay() }
  }
  private var theme: TableTheme { scaledTheme.theme }
  /// The touch that is forwarded to the table; `nil` if there is none.
  private weak var touch: UITouch?

  init(cell: UITableViewCell, scaledTheme: ScaledTableTheme) {
    self.cell = cell
    self.scaledTheme = scaledTheme
    super.init(frame: .zero)
    isPartOfSuperview = true
  }

  required init?(coder: NSCoder) {
    misuse("A reordering control is made by its cell only")
  }

  override func draw(_ rect: CGRect) {
    let size = theme.gripSize
    let gripFrame = CGRect(
      x: bounds.width - theme.rightMargin - size.width,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
    UIGraphicsGetCurrentContext()?.draw(
      .grip,
      in: mirror.frame(gripFrame),
      color: theme.chevronColor
    )
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    if oldBounds.size != bounds.size { setNeedsDisplay() }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !(gestureRecognizer is UIPanGestureRecognizer)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touch == nil, let newTouch = touches.first, let cell else { return }
    touch = newTouch
    cell.cellOwner?.gripTouchBegan(newTouch, of: cell)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch, touches.contains(touch), let cell else { return }
    cell.cellOwner?.gripTouchMoved(touch)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch, touches.contains(touch), let cell else { return }
    self.touch = nil
    cell.cellOwner?.gripTouchEnded(touch)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch, touches.contains(touch), let cell else { return }
    self.touch = nil
    cell.cellOwner?.gripTouchCancelled(touch)
  }

  override var accessibilityDefaults: any AccessibilityDefaults {
    ReorderControlAccessibility(view: self)
  }
}
