import Foundation
import UIKitGraphics

/// A property whose changes inside an animation block are animated.
enum AnimatedProperty {
  /// The origin, size and bounds origin together, in points.
  case geometry
  case transform
  case alpha
  case backgroundColor
  case cornerRadius
  case shadowOpacity
  /// The remaining fraction of a transition from older pixels, from 1 to 0.
  case transition
}

/// The components of any animated property; unused ones are 0.
typealias AnimationVector = SIMD8<Double>

extension AnimationVector {
  /// Returns a vector with a number as its first component.
  static func scalar(_ value: CGFloat) -> AnimationVector {
    AnimationVector(Double(value), 0, 0, 0, 0, 0, 0, 0)
  }

  /// Returns the origin, the size and the origin of the bounds, in this order.
  static func geometry(origin: CGPoint, bounds: CGRect) -> AnimationVector {
    AnimationVector(
      origin.x,
      origin.y,
      bounds.size.width,
      bounds.size.height,
      bounds.origin.x,
      bounds.origin.y,
      0,
      0
    )
  }

  /// Returns colour components from 0 to 255, premultiplied by alpha, so that a fade from or to
  /// clear keeps the hue.
  static func color(_ color: PixelColor) -> AnimationVector {
    let alpha = Double(color.alpha) / 255
    return AnimationVector(
      Double(color.red) * alpha,
      Double(color.green) * alpha,
      Double(color.blue) * alpha,
      Double(color.alpha),
      0,
      0,
      0,
      0
    )
  }

  /// The colour with these components.
  var pixelColor: PixelColor {
    let alpha = Swift.min(Swift.max(self[3], 0), 255)
    guard alpha > 0 else { return .clear }
    func component(_ index: Int) -> UInt8 {
      UInt8(Swift.min(Swift.max((self[index] * 255 / alpha).rounded(), 0), 255))
    }
    return PixelColor(
      red: component(0),
      green: component(1),
      blue: component(2),
      alpha: UInt8(alpha.rounded())
    )
  }
}

extension CGAffineTransform {
  /// The components `a`, `b`, `c`, `d`, `tx` and `ty`.
  var vector: AnimationVector { AnimationVector(a, b, c, d, tx, ty, 0, 0) }

  init(_ vector: AnimationVector) {
    self.init(
      a: vector[0],
      b: vector[1],
      c: vector[2],
      d: vector[3],
      tx: vector[4],
      ty: vector[5]
    )
  }
}
