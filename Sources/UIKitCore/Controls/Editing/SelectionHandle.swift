import Foundation
import UIKitGraphics

/// A draggable handle at an end of a selection made by finger: a line with a knob.
final class SelectionHandle: UIView {
  /// Lengths in points.
  enum Metrics {
    static let knob: CGFloat = 10
    static let stem: CGFloat = 2
    static let width: CGFloat = 20
    /// The distance from the handle within which a touch hits it.
    static let slack: CGFloat = 12
  }

  private unowned let editor: TextEditor
  /// Whether the handle is at the start of the selection.
  let isStart: Bool
  private var touch: UITouch?
  /// The vector from the finger to the middle of the line, in points.
  private var gripOffset = CGVector.zero

  init(_ editor: TextEditor, isStart: Bool) {
    (self.editor, self.isStart) = (editor, isStart)
    super.init(frame: .zero)
    isPartOfSuperview = true
  }

  required init?(coder: NSCoder) { nil }

  /// Prevents the drag of a handle from scrolling.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view === self
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Metrics.slack, dy: -Metrics.slack).contains(point)
  }

  /// Moves the handle to a caret's rectangle, in the host's coordinates.
  func layOut(at caret: CGRect) {
    let frame = CGRect(
      x: caret.midX - Metrics.width / 2,
      y: isStart ? caret.minY - Metrics.knob : caret.minY,
      width: Metrics.width,
      height: caret.height + Metrics.knob
    )
    if self.frame != frame { self.frame = frame }
  }

  override func draw(_ rect: CGRect) {
    tintColor.setFill()
    let centerX = bounds.midX
    let stem = CGRect(
      x: centerX - Metrics.stem / 2,
      y: isStart ? Metrics.knob - 1 : 0,
      width: Metrics.stem,
      height: max(0, bounds.height - Metrics.knob + 1)
    )
    UIBezierPath(rect: stem).fill()
    let knob = CGRect(
      x: centerX - Metrics.knob / 2,
      y: isStart ? 0 : bounds.height - Metrics.knob,
      width: Metrics.knob,
      height: Metrics.knob
    )
    UIBezierPath(ovalIn: knob).fill()
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    if bounds.size != oldBounds.size { setNeedsDisplay() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touch == nil, let newTouch = touches.first else { return }
    touch = newTouch
    let caret = editor.handleCaret(isStart: isStart)
    let point = newTouch.location(in: editor.host)
    gripOffset = CGVector(dx: caret.midX - point.x, dy: caret.midY - point.y)
    editor.editMenu?.close()
    editor.showLoupe(at: caret)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch, touches.contains(touch) else { return }
    let point = touch.location(in: editor.host)
    editor.moveHandle(
      isStart: isStart,
      to: CGPoint(x: point.x + gripOffset.dx, y: point.y + gripOffset.dy)
    )
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch, touches.contains(touch) else { return }
    self.touch = nil
    editor.hideLoupe()
    if let rect = editor.visibleSelection { editor.openMenu(pointingTo: rect) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touch = nil
    editor.hideLoupe()
  }
}
