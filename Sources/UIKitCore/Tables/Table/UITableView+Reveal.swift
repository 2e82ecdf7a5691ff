import Foundation
import UIKitGraphics

extension UITableView {
  /// The row around a place that is edited, which is shown as a whole where it fits.
  ///
  /// - Parameter rect: The place, in the table's coordinates.
  /// - Returns: The rectangle of the row, or the place itself when the row is too high.
  final func rowRect(around rect: CGRect) -> CGRect {
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    guard let row = indexPathForRow(at: middle) else { return rect }
    let whole = rectForRow(at: row).union(rect)
    let inset = adjustedContentInset
    return whole.height <= bounds.height - inset.top - inset.bottom ? whole : rect
  }
}
