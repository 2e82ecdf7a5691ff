import Foundation
import UIKitGraphics

extension UITableView {
  /// Returns the rectangle of the row around an edited area, so that the whole row is revealed if
  /// it fits.
  ///
  /// - Parameter rect: The edited area, in the table's coordinates.
  /// - Returns: The union of the row and the area, or the area alone if the row is too tall or does
  ///   not exist.
  final func rowRect(around rect: CGRect) -> CGRect {
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    guard let row = indexPathForRow(at: middle) else { return rect }
    let rowRect = rectForRow(at: row).union(rect)
    let inset = adjustedContentInset
    return rowRect.height <= bounds.height - inset.top - inset.bottom ? rowRect : rect
  }
}
