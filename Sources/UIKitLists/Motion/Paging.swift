/// Where content comes to rest that is scrolled page by page.
package enum Paging {
  /// From this speed on, in points per second, a flick turns the page however
  /// short it was.
  package static let turningSpeed = 200.0

  /// Returns the offset where content comes to rest.
  ///
  /// A slow release goes to the nearest page, a flick to the next page in its
  /// direction, but never farther than one page from where the drag began.
  ///
  /// - Parameters:
  ///   - offset: The offset at the release, in points.
  ///   - velocity: The velocity of the offset, in points per second.
  ///   - dragStart: The offset where the drag began.
  ///   - pageLength: The length of the view; 0 or less does not page.
  ///   - range: The legal offsets; its ends are always possible.
  /// - Returns: The offset, in the range.
  package static func target(
    offset: Double,
    velocity: Double,
    dragStart: Double,
    pageLength: Double,
    range: ClosedRange<Double>
  ) -> Double {
    func legal(_ offset: Double) -> Double { min(max(offset, range.lowerBound), range.upperBound) }
    guard pageLength > 0 else { return legal(offset) }
    // Pages are counted from the lower end of the range.
    let page = (offset - range.lowerBound) / pageLength
    let startPage = ((legal(dragStart) - range.lowerBound) / pageLength).rounded()
    var target = page.rounded()
    if velocity >= turningSpeed { target = page.rounded(.up) }
    if velocity <= -turningSpeed { target = page.rounded(.down) }
    target = min(max(target, startPage - 1), startPage + 1)
    return legal(range.lowerBound + target * pageLength)
  }
}
