import UIKitGraphics

extension UITableView {
  /// Shows a view behind everything; the application's or the theme's.
  final func setBackgroundView(_ view: UIView?) {
    let old = backgroundView
    guard view !== old else { return }
    configuration.backgroundView = view
    backgroundViewChanged(from: old)
  }
}
