import Foundation

/// A view whose content moves by itself; for scroll views.
@MainActor
protocol MovingView: UIView {
  /// Whether a touch that begins in the view stops the motion rather than being a tap.
  func isStopped(by touch: UITouch) -> Bool
}

/// A view that keeps its place while the content of the view around it moves, so that a touch there
/// is for it; for scrollbars and the index of tables.
@MainActor
protocol StationaryView: UIView {}

extension UIView {
  /// The innermost view, this one or one around it, whose motion a touch in this view stops.
  final func movingView(stoppedBy touch: UITouch) -> UIView? {
    var view: UIView? = self
    while let present = view, !(present is any StationaryView) {
      if let moving = present as? any MovingView, moving.isStopped(by: touch) { return moving }
      view = present.superviewStorage
    }
    return nil
  }
}
