import Foundation

extension UIControl {
  /// Whether a gesture recognizer of an ancestor may take the touch from this control.
  ///
  /// As in UIKit, a tap on a button is not a tap on the views behind it, and dragging a thumb
  /// scrolls nothing.
  final func yields(to recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, let view = recognizer.view, view !== self, isDescendant(of: view) else {
      return true
    }
    if let tap = recognizer as? UITapGestureRecognizer {
      return !preventsAncestorTaps || tap.numberOfTapsRequired > 1
    }
    if let pan = recognizer as? UIPanGestureRecognizer {
      let movement = pan.translation(in: self)
      let place = pan.location(in: self)
      let start = CGPoint(x: place.x - movement.x, y: place.y - movement.y)
      return !claimsDrag(from: start, by: movement)
    }
    return true
  }
}
