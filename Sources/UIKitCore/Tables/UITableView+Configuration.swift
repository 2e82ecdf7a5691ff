import Foundation
import UIKitGraphics
import UIKitSupport

extension UITableView {
  /// Shows a view behind everything; the application's or the theme's.
  final func setBackgroundView(_ view: UIView?) {
    let old = backgroundView
    guard view !== old else { return }
    configuration.backgroundView = view
    backgroundViewChanged(from: old)
  }

  /// An estimate as it is kept; stops the program for one that is no length.
  static func checkedEstimate(_ height: CGFloat, _ name: String) -> CGFloat {
    demand(
      height.isFinite,
      "\(name) is \(height); an estimate is a finite number of points"
    )
    return height
  }
}
