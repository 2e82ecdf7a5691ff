/// Finds the drop position of a dragged row.
///
/// The row swaps with a neighbour when its centre passes the neighbour's centre, or when it covers
/// the slot that it would get. The second rule lets a tall row pass a low one at the end of the
/// table. Both rules are symmetric. Between two sections, the footer of the first and the header of
/// the second together count as such a neighbour.
///
/// The position changes only by passing a neighbour; this hysteresis prevents flickering under a
/// finger that trembles on a border. The row returns to its original position when the centre is
/// nearer to it than to the next position, so that a row dragged back to about its original
/// position counts as not moved.
package struct RowDropFinder {
  /// The layout, with the dragged row at `gap`.
  private let geometry: TableGeometry
  private let gap: RowPosition
  /// The original position of the dragged row, counted without the dragged row.
  private let originalPosition: RowPosition
  /// The dragged row's height.
  private let height: Double

  /// The maximum distance that counts as a rounding error, in points.
  private static let tolerance = 0.001

  /// Creates a finder.
  ///
  /// - Precondition: The row exists.
  ///
  /// - Parameters:
  ///   - geometry: The layout that contains the dragged row.
  ///   - gap: The position of the dragged row.
  ///   - originalPosition: The original position of the dragged row, counted without it.
  package init(_ geometry: TableGeometry, gap: RowPosition, originalPosition: RowPosition) {
    self.geometry = geometry
    self.gap = gap
    self.originalPosition = originalPosition
    height = geometry.height(ofRow: gap).points
  }

  /// Returns the drop position.
  ///
  /// Costs O(log *n*) per row passed by the centre.
  ///
  /// - Parameters:
  ///   - previous: The previous drop position, initially the row's original position; counted
  ///     without the dragged row.
  ///   - center: The vertical centre of the dragged row, in content coordinates.
  /// - Returns: A position, counted like `previous`.
  package func dropPosition(from previous: RowPosition, center: Double) -> RowPosition {
    var position = previous
    var top = self.top(at: position)
    while center > top + height / 2 + RowDropFinder.tolerance,
      let step = self.step(below: position),
      center > top + passingDistance(for: step) - RowDropFinder.tolerance
    {
      (position, top) = (step.position, top + step.height)
    }
    guard position == previous else { return position }
    while center < top + height / 2 - RowDropFinder.tolerance,
      let step = self.step(above: position),
      center < top + height - passingDistance(for: step) + RowDropFinder.tolerance
    {
      (position, top) = (step.position, top - step.height)
    }
    return position
  }

  /// Returns the next position up or down, possibly in the neighbouring section.
  ///
  /// - Parameters:
  ///   - position: A position, counted without the dragged row.
  ///   - direction: 1 for down, −1 for up.
  /// - Returns: The neighbouring position; `nil` at the end of the table.
  package func neighbour(of position: RowPosition, direction: Int) -> RowPosition? {
    (direction > 0 ? step(below: position) : step(above: position))?.position
  }

  /// Returns the distance from the far edge of the current slot, which is the top for a step down,
  /// that the centre must exceed to pass a neighbour.
  private func passingDistance(for step: (position: RowPosition, height: Double)) -> Double {
    if step.position == originalPosition { return (height + step.height) / 2 }
    let neighbourCenter = height + step.height / 2
    let coveredSlotCenter = step.height + height / 2
    return step.height > 0 ? min(neighbourCenter, coveredSlotCenter) : neighbourCenter
  }

  // MARK: Positions without the dragged row

  /// Returns the next position down and the height in between; `nil` at the end of the table.
  private func step(below position: RowPosition) -> (position: RowPosition, height: Double)? {
    if position.row < rowCount(inSection: position.section) {
      return (
        RowPosition(section: position.section, row: position.row + 1), heightOfRow(at: position)
      )
    }
    let nextSection = position.section + 1
    guard nextSection < geometry.numberOfSections else { return nil }
    return (
      RowPosition(section: nextSection, row: 0),
      heightBetweenSections(position.section, and: nextSection)
    )
  }

  /// Returns the next position up and the height in between; `nil` at the top of the table.
  private func step(above position: RowPosition) -> (position: RowPosition, height: Double)? {
    if position.row > 0 {
      let previousRow = RowPosition(section: position.section, row: position.row - 1)
      return (previousRow, heightOfRow(at: previousRow))
    }
    let previousSection = position.section - 1
    guard previousSection >= 0 else { return nil }
    return (
      RowPosition(section: previousSection, row: rowCount(inSection: previousSection)),
      heightBetweenSections(previousSection, and: position.section)
    )
  }

  private func rowCount(inSection section: Int) -> Int {
    geometry.numberOfRows(inSection: section) - (section == gap.section ? 1 : 0)
  }

  private func heightBetweenSections(_ section: Int, and next: Int) -> Double {
    geometry.sections[section].footerHeight + geometry.sections[next].headerHeight
  }

  private func heightOfRow(at position: RowPosition) -> Double {
    geometry.height(ofRow: positionInLayout(position)).points
  }

  /// Returns the top of the dragged row at a position.
  private func top(at position: RowPosition) -> Double {
    let isEnd = position.row == rowCount(inSection: position.section)
    if isEnd {
      let end = geometry.span(ofRowsIn: position.section).maxY
      return gap.section <= position.section ? end - height : end
    }
    let y = geometry.y(ofRow: positionInLayout(position))
    return gap < positionInLayout(position) ? y - height : y
  }

  /// Returns a position in the layout that contains the dragged row.
  private func positionInLayout(_ position: RowPosition) -> RowPosition {
    guard position.section == gap.section, position.row >= gap.row else { return position }
    return RowPosition(section: position.section, row: position.row + 1)
  }
}
