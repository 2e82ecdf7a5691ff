import Foundation

/// The areas of a page's keys, in points from the keyboard's top left corner.
struct KeyboardGeometry {
  /// A key with its areas.
  struct Entry {
    let key: KeyboardKey
    /// The touch area of the key; the areas cover the keyboard without gaps.
    let cell: CGRect
    /// The area in which the key is drawn.
    let cap: CGRect
  }

  let entries: [Entry]

  /// Lengths in points.
  enum Metrics {
    /// The maximum total width of the keys on a page of letters or signs.
    static let maximumLettersWidth: CGFloat = 1000
    /// The maximum total width of the keys of a pad.
    static let maximumPadWidth: CGFloat = 480
    /// The gaps between caps.
    static let columnGap: CGFloat = 6
    static let rowGap: CGFloat = 11
    /// The space above the first row.
    static let topInset: CGFloat = 4
    /// The space beside the first and the last key.
    static let sideInset: CGFloat = 3
  }

  /// Returns the height of the keyboard.
  ///
  /// - Parameter screen: The screen's size, in points.
  /// - Returns: The height in points: four rows, but at most 60 % of the screen's height.
  static func height(on screen: CGSize) -> CGFloat {
    let isWide = screen.width >= 600
    let isHigh = screen.height >= (isWide ? 700 : 500)
    let rowHeight: CGFloat = isWide ? (isHigh ? 62 : 48) : (isHigh ? 53 : 40)
    return min(4 * rowHeight + Metrics.topInset, (screen.height * 0.6).rounded())
  }

  /// Creates the frames of a page's keys.
  ///
  /// - Parameters:
  ///   - page: The keys.
  ///   - size: The keyboard's size, in points.
  ///   - scale: The number of device pixels per point, to which caps are aligned.
  init(_ page: KeyboardPage, size: CGSize, scale: CGFloat) {
    func aligned(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let maximumWidth = page.isPad ? Metrics.maximumPadWidth : Metrics.maximumLettersWidth
    let width = max(0, min(size.width - 2 * Metrics.sideInset, maximumWidth))
    let left = (size.width - width) / 2
    let columnWidth = width / page.columns
    let rowHeight = max(0, size.height - Metrics.topInset) / CGFloat(max(1, page.rows.count))
    let rowGap = min(Metrics.rowGap, rowHeight * 0.22)
    var entries: [Entry] = []
    for (rowIndex, row) in page.rows.enumerated() {
      let rowColumns = row.reduce(0) { $0 + $1.width }
      var x = left + (page.columns - rowColumns) / 2 * columnWidth
      let y = Metrics.topInset + CGFloat(rowIndex) * rowHeight
      for (index, cell) in row.enumerated() {
        let nextX = x + cell.width * columnWidth
        // The touch areas of the outer keys extend to the keyboard's edges.
        let cellLeft = index == 0 ? 0 : x
        let cellRight = index == row.count - 1 ? size.width : nextX
        let cellTop = rowIndex == 0 ? 0 : y
        let capLeft = aligned(x + Metrics.columnGap / 2)
        let capTop = aligned(y + rowGap / 2)
        entries.append(
          Entry(
            key: cell.key,
            cell: CGRect(
              x: cellLeft,
              y: cellTop,
              width: cellRight - cellLeft,
              height: y + rowHeight - cellTop
            ),
            cap: CGRect(
              x: capLeft,
              y: capTop,
              width: max(0, aligned(nextX - Metrics.columnGap / 2) - capLeft),
              height: max(0, aligned(y + rowHeight - rowGap / 2) - capTop)
            )
          )
        )
        x = nextX
      }
    }
    self.entries = entries
  }

  /// Returns the index of the entry at a point, or of the nearest one beyond the edges; `nil` at an
  /// empty cell.
  func index(at point: CGPoint) -> Int? {
    func distance(_ cell: CGRect) -> CGFloat {
      let x = max(cell.minX - point.x, point.x - cell.maxX, 0)
      let y = max(cell.minY - point.y, point.y - cell.maxY, 0)
      return x + y
    }
    let nearest = entries.indices.min { distance(entries[$0].cell) < distance(entries[$1].cell) }
    return nearest.flatMap { entries[$0].key == .blank ? nil : $0 }
  }
}
