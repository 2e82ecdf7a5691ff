public import Foundation

extension CGPoint {
  /// Returns the transformed point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty
    )
  }
}

extension CGSize {
  /// Returns the transformed size, without the translation.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height
    )
  }
}

extension CGRect {
  /// Returns the bounding box of the transformed rectangle.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let corners = [
      CGPoint(x: minX, y: minY).applying(transform),
      CGPoint(x: maxX, y: minY).applying(transform),
      CGPoint(x: minX, y: maxY).applying(transform),
      CGPoint(x: maxX, y: maxY).applying(transform),
    ]
    var minimum = corners[0]
    var maximum = corners[0]
    for corner in corners.dropFirst() {
      minimum = CGPoint(x: min(minimum.x, corner.x), y: min(minimum.y, corner.y))
      maximum = CGPoint(x: max(maximum.x, corner.x), y: max(maximum.y, corner.y))
    }
    return CGRect(
      x: minimum.x,
      y: minimum.y,
      width: maximum.x - minimum.x,
      height: maximum.y - minimum.y
    )
  }
}
