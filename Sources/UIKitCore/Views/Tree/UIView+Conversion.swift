import Foundation
import UIKitGraphics

extension UIView {
  final func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let root = pointInRoot(point)
    return view.map { $0.pointFromRoot(root) } ?? root
  }

  final func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
    pointFromRoot(view?.pointInRoot(point) ?? point)
  }

  final func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
    converted(rect, throughTransforms: hasTransformedChain || view?.hasTransformedChain == true) {
      convert($0, to: view)
    }
  }

  final func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
    converted(rect, throughTransforms: hasTransformedChain || view?.hasTransformedChain == true) {
      convert($0, from: view)
    }
  }

  /// Converts a point of this view to its superview's coordinates.
  final func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let untransformedPoint = CGPoint(
      x: origin.x + point.x - boundsStorage.minX,
      y: origin.y + point.y - boundsStorage.minY
    )
    guard isTransformed else { return untransformedPoint }
    let middle = centerPoint
    let transformedPoint = CGPoint(
      x: untransformedPoint.x - middle.x,
      y: untransformedPoint.y - middle.y
    ).applying(transformStorage)
    return CGPoint(x: transformedPoint.x + middle.x, y: transformedPoint.y + middle.y)
  }

  /// Converts a point of the superview to this view's coordinates.
  final func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    var untransformedPoint = point
    if isTransformed {
      let middle = centerPoint
      let centeredPoint = CGPoint(x: point.x - middle.x, y: point.y - middle.y)
        .applying(transformStorage.inverted())
      untransformedPoint = CGPoint(x: centeredPoint.x + middle.x, y: centeredPoint.y + middle.y)
    }
    return CGPoint(
      x: untransformedPoint.x - origin.x + boundsStorage.minX,
      y: untransformedPoint.y - origin.y + boundsStorage.minY
    )
  }

  /// Converts a movement on the screen to this view's coordinates; exact without transforms.
  final func localMovement(_ movement: CGPoint) -> CGPoint {
    let superviewMovement = superviewStorage?.localMovement(movement) ?? movement
    return isTransformed
      ? superviewMovement.turned(by: transformStorage.inverted()) : superviewMovement
  }

  /// Converts a movement in this view's coordinates to the screen; exact without transforms.
  final func movementOnScreen(_ movement: CGPoint) -> CGPoint {
    let superviewMovement = isTransformed ? movement.turned(by: transformStorage) : movement
    return superviewStorage?.movementOnScreen(superviewMovement) ?? superviewMovement
  }

  /// Whether this view or an ancestor has a transform.
  final var hasTransformedChain: Bool {
    var view: UIView? = self
    while let current = view {
      if current.isTransformed { return true }
      view = current.superviewStorage
    }
    return false
  }

  /// Converts a rectangle; if the ancestors only translate, the size stays exact.
  private func converted(
    _ rect: CGRect,
    throughTransforms: Bool,
    by map: (CGPoint) -> CGPoint
  ) -> CGRect {
    throughTransforms
      ? rect.mappingCorners(map) : CGRect(origin: map(rect.origin), size: rect.size)
  }

  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    var result = point
    var view = self
    while let superview = view.superviewStorage {
      result = view.pointInSuperview(result)
      view = superview
    }
    return result
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    guard let superview = superviewStorage else { return point }
    return pointFromSuperview(superview.pointFromRoot(point))
  }
}

extension CGPoint {
  /// Whether a movement is horizontal rather than vertical.
  var isHorizontalMovement: Bool { abs(x) > abs(y) }

  /// Returns the vector after a transform without its translation.
  fileprivate func turned(by transform: CGAffineTransform) -> CGPoint {
    CGPoint(x: transform.a * x + transform.c * y, y: transform.b * x + transform.d * y)
  }
}

extension CGRect {
  /// Returns the bounding box of the converted corners.
  func mappingCorners(_ transform: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      transform(CGPoint(x: minX, y: minY)), transform(CGPoint(x: maxX, y: minY)),
      transform(CGPoint(x: minX, y: maxY)), transform(CGPoint(x: maxX, y: maxY)),
    ]
    var (left, right) = (corners[0].x, corners[0].x)
    var (top, bottom) = (corners[0].y, corners[0].y)
    for corner in corners {
      (left, right) = (min(left, corner.x), max(right, corner.x))
      (top, bottom) = (min(top, corner.y), max(bottom, corner.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
