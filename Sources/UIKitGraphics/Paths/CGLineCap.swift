/// The shape of the ends of open subpaths.
public enum CGLineCap: Int32, Sendable {
  /// The line ends exactly at its last point.
  case butt = 0
  /// The line ends in a semicircle.
  case round = 1
  /// The line ends half a line width beyond its last point.
  case square = 2
}

/// The shape of joins between segments.
public enum CGLineJoin: Int32, Sendable {
  /// The outer edges are extended until they meet.
  case miter = 0
  /// The corner is rounded.
  case round = 1
  /// The corner is cut off.
  case bevel = 2
}

/// The rule for the inside of a path that intersects itself.
public enum CGPathFillRule: Int, Sendable {
  /// Points with a nonzero winding number are inside.
  case winding = 0
  /// Points from which a ray crosses the path an odd number of times are inside.
  case evenOdd = 1
}
