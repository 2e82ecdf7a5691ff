import Foundation

extension UIView {
  /// Resizes the subviews by their masks after the bounds' size changed.
  ///
  /// - Parameter oldSize: The bounds' size before, in points.
  final func resizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    for subview in subviewStorage
    where !subview.autoresizingMask.isEmpty
      && subview.layoutStateStorage?.translatesAutoresizingMask ?? true
    {
      subview.autoresize(from: oldSize, to: boundsStorage.size)
    }
  }

  private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    let mask = autoresizingMask
    let rect = untransformedFrame
    let (x, width) = UIView.autoresized(
      start: rect.minX,
      length: rect.width,
      oldTotal: oldSize.width,
      newTotal: newSize.width,
      flexibleStart: mask.contains(.flexibleLeftMargin),
      flexibleLength: mask.contains(.flexibleWidth),
      flexibleEnd: mask.contains(.flexibleRightMargin)
    )
    let (y, height) = UIView.autoresized(
      start: rect.minY,
      length: rect.height,
      oldTotal: oldSize.height,
      newTotal: newSize.height,
      flexibleStart: mask.contains(.flexibleTopMargin),
      flexibleLength: mask.contains(.flexibleHeight),
      flexibleEnd: mask.contains(.flexibleBottomMargin)
    )
    let size = CGSize(width: width, height: height)
    if isTransformed {
      setGeometry(
        origin: CGPoint(x: x, y: y),
        bounds: CGRect(origin: boundsStorage.origin, size: size)
      )
    } else {
      frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }

  /// Distributes the growth of a dimension among its flexible components in proportion to their
  /// sizes, or equally if the sum of the sizes is 0.
  ///
  /// - Returns: The start and the length of the view in the superview's new length.
  private static func autoresized(
    start: CGFloat,
    length: CGFloat,
    oldTotal: CGFloat,
    newTotal: CGFloat,
    flexibleStart: Bool,
    flexibleLength: Bool,
    flexibleEnd: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let growth = newTotal - oldTotal
    let end = oldTotal - start - length
    var flexibleSum: CGFloat = 0
    var flexibleCount: CGFloat = 0
    for (isFlexible, component) in [
      (flexibleStart, start), (flexibleLength, length), (flexibleEnd, end),
    ]
    where isFlexible {
      flexibleSum += component
      flexibleCount += 1
    }
    guard flexibleCount > 0 else { return (start, length) }
    func increment(of component: CGFloat) -> CGFloat {
      flexibleSum == 0 ? growth / flexibleCount : growth * component / flexibleSum
    }
    return (
      flexibleStart ? start + increment(of: start) : start,
      max(0, flexibleLength ? length + increment(of: length) : length)
    )
  }

  /// Returns the fractions of the superview's growth that change a view's start and length.
  ///
  /// - Parameters:
  ///   - before: The space before the view, and whether it is flexible.
  ///   - length: The view's length, and whether it is flexible.
  ///   - after: The space after the view, and whether it is flexible.
  /// - Returns: The fractions, between 0 and 1 unless a space is negative.
  static func autoresizingFractions(
    _ before: (CGFloat, Bool),
    _ length: (CGFloat, Bool),
    _ after: (CGFloat, Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = [before, length, after]
    let flexible = parts.filter(\.1)
    guard !flexible.isEmpty else { return (0, 0) }
    let sum = flexible.reduce(0) { $0 + $1.0 }
    let fractions = parts.map { part in
      part.1 ? sum == 0 ? 1 / CGFloat(flexible.count) : part.0 / sum : 0
    }
    return (fractions[0], fractions[1])
  }
}
