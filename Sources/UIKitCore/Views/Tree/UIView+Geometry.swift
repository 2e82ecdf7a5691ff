import Foundation
import UIKitGraphics
import UIKitSupport

extension UIView {
  /// The bounding box of the transformed bounds, in the superview's coordinates.
  final var frameRect: CGRect {
    guard isTransformed else { return untransformedFrame }
    return untransformedFrame.transformed(transformStorage, about: centerPoint)
  }

  /// The centre of the untransformed frame, in the superview's coordinates.
  final var centerPoint: CGPoint {
    CGPoint(x: origin.x + boundsStorage.width / 2, y: origin.y + boundsStorage.height / 2)
  }

  /// Sets the geometry whose transformed bounding box is `rect`.
  final func setFrameRect(_ rect: CGRect) {
    UIView.checkFinite(rect, "frame")
    let rect = rect.standardized
    guard isTransformed else {
      return setGeometry(
        origin: rect.origin,
        bounds: CGRect(origin: boundsStorage.origin, size: rect.size)
      )
    }
    guard !hasAnchor else { return setAnchoredFrame(rect) }
    var linear = transformStorage
    linear.tx = 0
    linear.ty = 0
    let size = rect.applying(linear.inverted()).size
    let middle = CGPoint(x: rect.midX - transformStorage.tx, y: rect.midY - transformStorage.ty)
    setGeometry(
      origin: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2),
      bounds: CGRect(origin: boundsStorage.origin, size: size)
    )
  }

  /// Sets the bounds; the position of the anchor point is unchanged.
  final func setBoundsRect(_ rect: CGRect) {
    UIView.checkFinite(rect, "bounds")
    let rect = rect.standardized
    let anchor = anchorPoint
    let shift = CGPoint(
      x: (boundsStorage.width - rect.width) * anchor.x,
      y: (boundsStorage.height - rect.height) * anchor.y
    )
    setGeometry(origin: CGPoint(x: origin.x + shift.x, y: origin.y + shift.y), bounds: rect)
  }

  /// Moves the centre of the untransformed frame; the size is unchanged.
  final func setCenterPoint(_ point: CGPoint) {
    UIView.checkFinite(CGRect(origin: point, size: .zero), "center")
    setGeometry(
      origin: CGPoint(x: point.x - boundsStorage.width / 2, y: point.y - boundsStorage.height / 2),
      bounds: boundsStorage
    )
  }

  /// Sets the transform about the anchor point.
  final func setTransform(_ transform: CGAffineTransform) {
    if hasAnchor { return setAnchoredTransform(transform) }
    setCenteredTransform(transform)
  }

  /// Sets the transform about the centre.
  final func setCenteredTransform(_ transform: CGAffineTransform) {
    guard transform != transformStorage else { return }
    recordAnimation(of: .transform, from: transformStorage.vector, to: transform.vector)
    transformStorage = transform
    isTransformed = transform != .identity
    setPending(.move)
    valueDidChange()
  }

  /// Stores origin and bounds, and invalidates dependent state.
  ///
  /// - Parameters:
  ///   - newOrigin: Top left corner of the untransformed frame.
  ///   - newBounds: The bounds rectangle.
  final func setGeometry(origin newOrigin: CGPoint, bounds newBounds: CGRect) {
    let (newOrigin, newBounds) = (newOrigin.limited, newBounds.limited)
    let oldBounds = boundsStorage
    guard newOrigin != origin || newBounds != oldBounds else { return }
    recordAnimation(
      of: .geometry,
      from: .geometry(origin: origin, bounds: oldBounds),
      to: .geometry(origin: newOrigin, bounds: newBounds)
    )
    let hasMoved = newOrigin != origin
    let oldSafeArea = safeAreaByPosition
    origin = newOrigin
    boundsStorage = newBounds
    if newBounds.size != oldBounds.size {
      if hasAnchor { setAnchoredTransform(anchoredTransform) }
      resizeSubviews(from: oldBounds.size)
      setPending([.layout, .record, .move])
    } else if hasMoved {
      setPending(.move)
    }
    if newBounds.origin != oldBounds.origin {
      setPending([.scroll, .layout])
      // Views without scrolled content record only the drawing inside of their bounds.
      if displayList != nil, scrolledContent == nil { setPending(.record) }
    }
    layoutStateStorage?.geometryDidChange(
      sizeChanged: newBounds.size != oldBounds.size,
      scrolled: newBounds.origin != oldBounds.origin
    )
    boundsDidChange(from: oldBounds)
    safeAreaMayHaveChanged(from: oldSafeArea, resized: newBounds.size != oldBounds.size)
    UIKeyboardLayoutGuide.didMove(self)
    valueDidChange()
  }

  /// The frame without the transform, in the superview's coordinates.
  final var untransformedFrame: CGRect { CGRect(origin: origin, size: boundsStorage.size) }

  /// Stops the program if a rectangle has a NaN or infinite component.
  ///
  /// - Parameters:
  ///   - rect: The rectangle to check.
  ///   - name: The name to use in the message.
  nonisolated static func checkFinite(_ rect: CGRect, _ name: String) {
    demand(
      rect.origin.x.isFinite && rect.origin.y.isFinite && rect.size.width.isFinite
        && rect.size.height.isFinite,
      "A view's \(name) has to be finite, but \(rect) was set"
    )
  }
}

extension CGRect {
  /// Returns the bounding box of this rectangle after a transform about a point.
  ///
  /// - Parameters:
  ///   - transform: The transform.
  ///   - point: The fixed point of the transform without its translation.
  /// - Returns: The smallest enclosing rectangle.
  func transformed(_ transform: CGAffineTransform, about point: CGPoint) -> CGRect {
    offsetBy(dx: -point.x, dy: -point.y).applying(transform).offsetBy(dx: point.x, dy: point.y)
  }
}

extension CGFloat {
  /// The value clamped to -10¹⁵...10¹⁵; 0 for NaN.
  ///
  /// Sums and products of coordinates within these limits are finite.
  var limited: CGFloat {
    let limit: CGFloat = 1e15
    return self >= -limit ? Swift.min(self, limit) : self < 0 ? -limit : 0
  }
}

extension CGPoint {
  /// The point with clamped coordinates.
  fileprivate var limited: CGPoint { CGPoint(x: x.limited, y: y.limited) }
}

extension CGRect {
  /// The rectangle with clamped coordinates and lengths.
  var limited: CGRect {
    CGRect(
      origin: origin.limited,
      size: CGSize(width: size.width.limited, height: size.height.limited)
    )
  }
}

extension UIEdgeInsets {
  /// The insets with clamped lengths.
  var limited: UIEdgeInsets {
    UIEdgeInsets(
      top: top.limited,
      left: left.limited,
      bottom: bottom.limited,
      right: right.limited
    )
  }

  /// Stops the program unless all four lengths are finite.
  ///
  /// - Parameter name: The property's name, for the message.
  func demandFinite(_ name: String) {
    demand(
      top.isFinite && left.isFinite && bottom.isFinite && right.isFinite,
      "\(name) has to be finite, but \(self) was set"
    )
  }
}
