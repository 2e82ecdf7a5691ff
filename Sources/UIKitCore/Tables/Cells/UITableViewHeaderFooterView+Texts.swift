import Foundation
import UIKitGraphics

extension UITableViewHeaderFooterView {
  /// Returns the height that fits the texts in a table of a width, in points; `nil` without texts.
  final func fittingHeight(forWidth width: CGFloat) -> CGFloat? {
    let labels = [titleStorage, context.isGrouped ? detailStorage : nil].compactMap { $0 }
      .filter { !($0.text ?? "").isEmpty }
    guard !labels.isEmpty else { return nil }
    let maximumSize = CGSize(
      width: max(0, width - context.indexWidth - 2 * textInset),
      height: .greatestFiniteMagnitude
    )
    let lineLabel = UILabel()
    lineLabel.style = titleStyle(alignment: .natural)
    lineLabel.text = " "
    return scaledTheme.titleHeight(
      around: labels.reduce(0) { $0 + $1.sizeThatFits(maximumSize).height },
      lineHeight: lineLabel.sizeThatFits(maximumSize).height,
      context
    )
  }

  /// The left and right inset of the texts, in points.
  private var textInset: CGFloat {
    context.margin + (context.isGrouped ? theme.groupedTextInset : theme.plainHeaderInset)
  }

  /// Places the title of a plain table, vertically centred.
  final func layoutPlain() {
    let inset = textInset
    titleStorage?.frame = CGRect(
      x: inset,
      y: 0,
      width: max(0, contentView.bounds.width - 2 * inset),
      height: bounds.height
    )
  }

  /// Places the texts of a grouped table: headers directly above their group, footers directly
  /// below.
  final func layoutGrouped() {
    let inset = textInset
    let width = max(0, contentView.bounds.width - 2 * inset)
    let unbounded = CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)
    let gap = theme.groupedTextGap
    let titleHeight = titleStorage?.sizeThatFits(unbounded).height ?? 0
    let detailHeight = detailStorage.map { $0.sizeThatFits(unbounded).height } ?? 0
    let top =
      context.kind == .header ? max(0, bounds.height - gap - titleHeight - detailHeight) : gap
    titleStorage?.frame = CGRect(x: inset, y: top, width: width, height: titleHeight)
    detailStorage?.frame = CGRect(
      x: inset,
      y: top + titleHeight,
      width: width,
      height: detailHeight
    )
  }
}
