/// The shape of the ends of open subpaths.
public enum CGLineCap: Int32, Sendable {
  /// The line ends exactly at its end point.
  case butt = 0
  /// The line ends in a semicircle.
  case round = 1
  /// The line extends beyond its end point by half of the line width.
  case square = 2
}

/// The shape of joins between segments.
public enum CGLineJoin: Int32, Sendable {
  /// The outer edges are extended until they meet.
  case miter = 0
  /// The corner is rounded.
  case round = 1
  /// The corner is cut off with a straight edge.
  case bevel = 2
}

/// The fill rule, which determines the inside of a self-intersecting path.
public enum CGPathFillRule: Int, Sendable {
  /// Points with a nonzero winding number are inside.
  case winding = 0
  /// Points are inside if a ray from them crosses the path an odd number of times.
  case evenOdd = 1
}
