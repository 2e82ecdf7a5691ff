/// The rest position of paged scrolling.
package enum Paging {
  /// The minimum speed of a fling that turns the page regardless of its distance, in points per
  /// second.
  package static let flingSpeed = 200.0

  /// Returns the offset at which paged content comes to rest.
  ///
  /// A slow release snaps to the nearest page, and a fling to the next page in its direction, but
  /// never farther than one page from the start of the drag.
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
    func clamped(_ offset: Double) -> Double {
      min(max(offset, range.lowerBound), range.upperBound)
    }
    guard pageLength > 0 else { return clamped(offset) }
    // Pages are counted from the lower end of the range; `page` may be a fraction.
    let page = (offset - range.lowerBound) / pageLength
    let startPage = ((clamped(dragStart) - range.lowerBound) / pageLength).rounded()
    var target = page.rounded()
    if velocity >= flingSpeed { target = page.rounded(.up) }
    if velocity <= -flingSpeed { target = page.rounded(.down) }
    target = min(max(target, startPage - 1), startPage + 1)
    return clamped(range.lowerBound + target * pageLength)
  }

  /// Returns the offset of the page to which a wheel or a key turns.
  ///
  /// - Parameters:
  ///   - offset: The offset of the current page or of the page being turned to, or an offset
  ///     between two pages.
  ///   - distance: The scroll distance without paging; at least one page is turned, none for 0.
  ///   - pageLength: The length of the view; 0 or less disables paging.
  ///   - range: The valid offsets; its ends are always possible rest positions.
  /// - Returns: The offset, clamped to the range.
  package static func page(
    from offset: Double,
    by distance: Double,
    pageLength: Double,
    range: ClosedRange<Double>
  ) -> Double {
    func clamped(_ offset: Double) -> Double {
      min(max(offset, range.lowerBound), range.upperBound)
    }
    guard pageLength > 0, distance != 0 else { return clamped(offset + distance) }
    // The tolerance is necessary because offsets are rounded to pixels.
    let page = (offset - range.lowerBound) / pageLength
    let targetPage = ((clamped(offset + distance) - range.lowerBound) / pageLength).rounded()
    let target =
      distance > 0
      ? max(targetPage, (page + 0.01).rounded(.down) + 1)
      : min(targetPage, (page - 0.01).rounded(.up) - 1)
    return clamped(range.lowerBound + target * pageLength)
  }
}
