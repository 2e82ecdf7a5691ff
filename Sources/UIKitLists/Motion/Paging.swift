/// The rest position of paged scrolling.
package enum Paging {
  /// The speed in points per second from which a fling turns the page, however short it was.
  package static let flingSpeed = 200.0

  /// Returns the offset at which paged content comes to rest.
  ///
  /// A slow release snaps to the nearest page, a fling to the next page in its direction, but never
  /// farther than one page from the start of the drag.
  ///
  /// - Parameters:
  ///   - offset: The offset at the release, in points.
  ///   - velocity: The velocity of the offset, in points per second.
  ///   - dragStart: The offset at the start of the drag.
  ///   - pageLength: The length of the view; 0 or less disables paging.
  ///   - range: The valid offsets; its ends are always possible rest positions.
  /// - Returns: The offset, clamped to the range.
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
    if velocity >= flingSpeed { target = page.rounded(.up) }
    if velocity <= -flingSpeed { target = page.rounded(.down) }
    target = min(max(target, startPage - 1), startPage + 1)
    return legal(range.lowerBound + target * pageLength)
  }
}
