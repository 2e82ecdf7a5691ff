public import Foundation

extension UIBezierPath {
  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The current point, where the next line starts; `.zero` when the path is empty.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The bounding box of all lines and curves; null when empty.
  public var bounds: CGRect { path.flattened(tolerance: 0.01).bounds }

  /// Whether a point is inside, by the path's fill rule; open subpaths count as closed.
  public func contains(_ point: CGPoint) -> Bool {
    path.contains(point, usesEvenOddRule: usesEvenOddFillRule)
  }

  /// The lines and curves alone; setting them keeps the settings of lines and filling.
  public var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// Creates a path with the lines and curves of another.
  ///
  /// - Parameter CGPath: The other path; later changes of it have no effect.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path = CGPath.path
  }

  /// The same path from its end to its start, with the same settings.
  public func reversing() -> UIBezierPath {
    guard let copy = copy() as? UIBezierPath else { return self }
    copy.path = path.reversed
    return copy
  }
}
