import Foundation

extension UIControl {
  /// Returns whether a gesture recogniser of an ancestor may take over the touch from this control.
  ///
  /// As in UIKit, a tap on a button is not recognised as a tap on an ancestor, and dragging a thumb
  /// does not scroll.
  final func yields(to recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, let view = recognizer.view, view !== self, isDescendant(of: view) else {
      return true
    }
    if let tap = recognizer as? UITapGestureRecognizer {
      return !preventsAncestorTaps || tap.numberOfTapsRequired > 1
    }
    if let pan = recognizer as? UIPanGestureRecognizer {
      let movement = pan.translation(in: self)
      let location = pan.location(in: self)
      let start = CGPoint(x: location.x - movement.x, y: location.y - movement.y)
      return !claimsDrag(from: start, by: movement)
    }
    return true
  }
}
