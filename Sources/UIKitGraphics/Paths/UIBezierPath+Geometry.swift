public import Foundation

extension UIBezierPath {
  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The current point, at which the next segment starts; `.zero` if the path is empty.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The bounding box of all segments; null if the path is empty.
  public var bounds: CGRect { path.flattened(tolerance: 0.01).bounds }

  /// Returns whether a point is inside the path by its fill rule.
  ///
  /// Open subpaths count as closed.
  public func contains(_ point: CGPoint) -> Bool {
    path.contains(point, usesEvenOddRule: usesEvenOddFillRule)
  }

  /// The segments without the drawing settings.
  ///
  /// Setting the property keeps the path's drawing settings.
  public var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// Creates a path with the segments of a `CGPath`.
  ///
  /// - Parameter CGPath: The path to copy; later changes to it have no effect.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path = CGPath.path
  }

  /// Returns the path in the reverse direction, with the same drawing settings.
  public func reversing() -> UIBezierPath {
    guard let copy = copy() as? UIBezierPath else { return self }
    copy.path = path.reversed
    return copy
  }
}
