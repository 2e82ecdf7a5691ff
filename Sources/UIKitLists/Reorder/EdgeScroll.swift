/// The speed of automatic scrolling while a drag is near an edge of a list.
package struct EdgeScroll: Hashable, Sendable {
  /// The speed at the edge and beyond, in points per second: a screenful of rows in less than a
  /// second.
  package static let maximumSpeed = 1000.0

  /// The speed at the inner end of the zone, in points per second; slow enough to stop at a row.
  package static let minimumSpeed = 40.0

  /// The top of the visible area, in points.
  package var top: Double

  /// The bottom of the visible area, in points.
  package var bottom: Double

  /// The length of the zones at both edges of the visible area, in points.
  package var zoneLength: Double

  /// Creates the zones at both edges.
  ///
  /// - Parameters:
  ///   - top: The top of the visible area, in points.
  ///   - bottom: The bottom of the visible area, in points.
  ///   - zone: The length of the zones, in points; limited to a third of the area.
  package init(top: Double, bottom: Double, zone: Double) {
    self.top = top
    self.bottom = bottom
    zoneLength = max(0, min(zone, (bottom - top) / 3))
  }

  /// Returns the depth of a position in a zone: 0 outside the zones, 1 at an edge and beyond;
  /// negative in the upper zone.
  package func depth(at y: Double) -> Double {
    guard zoneLength > 0 else { return 0 }
    if y > bottom - zoneLength { return min(1, (y - (bottom - zoneLength)) / zoneLength) }
    if y < top + zoneLength { return -min(1, (top + zoneLength - y) / zoneLength) }
    return 0
  }

  /// Returns the velocity for a position, in points per second; negative towards the top.
  package func velocity(at y: Double) -> Double {
    let depth = depth(at: y)
    guard depth != 0 else { return 0 }
    let speedRange = EdgeScroll.maximumSpeed - EdgeScroll.minimumSpeed
    let speed = EdgeScroll.minimumSpeed + speedRange * depth * depth
    return depth < 0 ? -speed : speed
  }
}
