import Foundation

/// A view whose content moves without a touch; for scroll views.
@MainActor
protocol MovingView: UIView {
  /// Returns whether a touch that begins in the view stops the motion instead of being a tap.
  func isStopped(by touch: UITouch) -> Bool
}

/// A view that does not move with the content of its superview, so that a touch in it does not stop
/// the motion; for scrollbars and the index of tables.
@MainActor
protocol StationaryView: UIView {}

extension UIView {
  /// Returns the innermost view, this view or an ancestor, whose motion a touch in this view stops.
  final func movingView(stoppedBy touch: UITouch) -> UIView? {
    var view: UIView? = self
    while let current = view, !(current is any StationaryView) {
      if let moving = current as? any MovingView, moving.isStopped(by: touch) { return moving }
      view = current.superviewStorage
    }
    return nil
  }
}
