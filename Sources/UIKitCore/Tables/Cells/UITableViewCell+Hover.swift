import Foundation
import UIKitGraphics

extension UITableViewCell {
  private static let hoverColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.06) : UIColor(white: 0, alpha: 0.035)
  }

  /// Updates the hover tint of the row under the pointer.
  final func updateHover() {
    guard showsHover else {
      hoverView?.removeFromSuperview()
      hoverView = nil
      return
    }
    if hoverView != nil { return }
    let view = UIView(frame: backgroundFrame)
    view.isUserInteractionEnabled = false
    view.backgroundColor = UITableViewCell.hoverColor
    round(view)
    insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
    hoverView = view
  }

  private var showsHover: Bool {
    guard isUnderPointer, UITableView.tintsRowUnderPointer, let owner = cellOwner else {
      return false
    }
    return selectionStyle != .none && !showsSelection && owner.canSelect(self)
  }
}
