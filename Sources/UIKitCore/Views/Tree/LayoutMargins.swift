import Foundation
import UIKitGraphics

/// The margins of a view as set by the application: by left and right, or by leading and trailing
/// edge.
enum LayoutMargins: Equatable {
  case fixed(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  /// The default margins, in points.
  static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// Returns the margins in a layout direction.
  func insets(in direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    switch self {
    case .fixed(let insets): return insets
    case .directional(let insets):
      let isMirrored = direction == .rightToLeft
      return UIEdgeInsets(
        top: insets.top,
        left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom,
        right: isMirrored ? insets.leading : insets.trailing
      )
    }
  }
}

extension UIEdgeInsets {
  /// Returns these insets by leading and trailing edge.
  func directional(_ direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
    let isMirrored = direction == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: top,
      leading: isMirrored ? right : left,
      bottom: bottom,
      trailing: isMirrored ? left : right
    )
  }
}
