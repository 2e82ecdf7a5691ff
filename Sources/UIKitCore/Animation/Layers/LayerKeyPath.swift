import Foundation
import UIKitGraphics

/// A property of a layer that animations change, by its name in Core Animation.
@MainActor
enum LayerKeyPath: String {
  case opacity
  case position
  case positionX = "position.x"
  case positionY = "position.y"
  case bounds
  case boundsSize = "bounds.size"
  case transform
  case scale = "transform.scale"
  case scaleX = "transform.scale.x"
  case scaleY = "transform.scale.y"
  case rotation = "transform.rotation"
  case rotationZ = "transform.rotation.z"
  case translation = "transform.translation"
  case translationX = "transform.translation.x"
  case translationY = "transform.translation.y"
  case backgroundColor
  case cornerRadius
  case shadowOpacity
  case strokeStart
  case strokeEnd
  case lineWidth
  case lineDashPhase
  case strokeColor
  case fillColor
  case path
  case colors
  case locations
  case startPoint
  case endPoint

  private static var reported: Set<String> = []

  /// Writes a line about a property that is not animated, once.
  static func reportUnknown(_ keyPath: String) {
    guard reported.count < 100, reported.insert(keyPath).inserted else { return }
    StandardError.write(line: "CAPropertyAnimation: the key path '\(keyPath)' is not animated")
  }

  /// The components of a value; `nil` when it is none of this property.
  func components(_ value: Any) -> AnimationVector? {
    switch self {
    case .path, .colors, .locations: return nil
    case .position, .translation, .startPoint, .endPoint:
      if let point = value as? CGPoint { return vector(point.x, point.y) }
      return (value as? CGSize).flatMap { vector($0.width, $0.height) }
    case .boundsSize: return (value as? CGSize).flatMap { vector($0.width, $0.height) }
    case .bounds:
      return (value as? CGRect).flatMap { vector($0.minX, $0.minY, $0.width, $0.height) }
    case .transform:
      let affine = (value as? CATransform3D)?.projected ?? value as? CGAffineTransform
      return affine.flatMap {
        vector($0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty)
      }
    case .backgroundColor, .strokeColor, .fillColor:
      if let color = value as? UIColor { return .color(color.pixelColor(in: .current)) }
      return (value as? CGColor).map { .color(UIColor(cgColor: $0).pixelColor(dark: false)) }
    default: return number(value).flatMap { vector($0) }
    }
  }

  /// Numbers that a screen can show; `nil` for infinite ones and NaN.
  private func vector(_ numbers: CGFloat...) -> AnimationVector? {
    guard numbers.allSatisfy({ abs($0) < 1e9 }) else { return nil }
    var vector = AnimationVector.zero
    for (index, number) in numbers.enumerated() { vector[index] = Double(number) }
    return vector
  }

  private func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  /// The components of a layer's values on the screen.
  func value(in shown: ShownLayer) -> AnimationVector {
    let geometry = shown.geometry
    switch self {
    case .opacity: return .scalar(shown.opacity)
    case .position: return AnimationVector(shown.position.x, shown.position.y, 0, 0, 0, 0, 0, 0)
    case .positionX: return .scalar(shown.position.x)
    case .positionY: return .scalar(shown.position.y)
    case .bounds:
      return AnimationVector(geometry[4], geometry[5], geometry[2], geometry[3], 0, 0, 0, 0)
    case .boundsSize: return AnimationVector(geometry[2], geometry[3], 0, 0, 0, 0, 0, 0)
    case .transform: return shown.transform.vector
    case .backgroundColor: return shown.backgroundColor
    case .cornerRadius: return .scalar(shown.cornerRadius)
    case .shadowOpacity: return .scalar(shown.shadowOpacity)
    case .strokeStart: return .scalar(shown.shape.strokeStart)
    case .strokeEnd: return .scalar(shown.shape.strokeEnd)
    case .lineWidth: return .scalar(shown.shape.lineWidth)
    case .lineDashPhase: return .scalar(shown.shape.lineDashPhase)
    case .strokeColor: return shown.shape.strokeColor
    case .fillColor: return shown.shape.fillColor
    case .path, .colors, .locations: return .zero
    case .startPoint: return shown.gradient?.startPoint ?? .zero
    case .endPoint: return shown.gradient?.endPoint ?? .zero
    case .translation:
      return AnimationVector(shown.transform.tx, shown.transform.ty, 0, 0, 0, 0, 0, 0)
    case .translationX: return .scalar(shown.transform.tx)
    case .translationY: return .scalar(shown.transform.ty)
    case .scale, .scaleX: return .scalar(TransformParts(shown.transform).scaleX)
    case .scaleY: return .scalar(TransformParts(shown.transform).scaleY)
    case .rotation, .rotationZ: return .scalar(TransformParts(shown.transform).angle)
    }
  }

  /// Sets the values of a layer on the screen.
  func set(_ value: AnimationVector, in shown: inout ShownLayer) {
    switch self {
    case .opacity: shown.opacity = value[0]
    case .position: shown.position = CGPoint(x: value[0], y: value[1])
    case .positionX: shown.position.x = value[0]
    case .positionY: shown.position.y = value[0]
    case .bounds:
      (shown.geometry[4], shown.geometry[5]) = (value[0], value[1])
      shown.size = CGSize(width: value[2], height: value[3])
    case .boundsSize: shown.size = CGSize(width: value[0], height: value[1])
    case .transform: shown.transform = CGAffineTransform(value)
    case .backgroundColor: shown.backgroundColor = value
    case .cornerRadius: shown.cornerRadius = value[0]
    case .shadowOpacity: shown.shadowOpacity = value[0]
    case .strokeStart: shown.shape.strokeStart = value[0]
    case .strokeEnd: shown.shape.strokeEnd = value[0]
    case .lineWidth: shown.shape.lineWidth = value[0]
    case .lineDashPhase: shown.shape.lineDashPhase = value[0]
    case .strokeColor: shown.shape.strokeColor = value
    case .fillColor: shown.shape.fillColor = value
    case .path, .colors, .locations: break
    case .startPoint: shown.gradient?.startPoint = value
    case .endPoint: shown.gradient?.endPoint = value
    case .translation: (shown.transform.tx, shown.transform.ty) = (value[0], value[1])
    case .translationX: shown.transform.tx = value[0]
    case .translationY: shown.transform.ty = value[0]
    case .scale, .scaleX, .scaleY, .rotation, .rotationZ:
      var parts = TransformParts(shown.transform)
      if self == .rotation || self == .rotationZ {
        parts.angle = value[0]
      } else {
        if self != .scaleY { parts.scaleX = value[0] }
        if self != .scaleX { parts.scaleY = value[0] }
      }
      shown.transform = parts.transform
    }
  }
}

/// The values that a layer shows with the animations that are applied so far.
struct ShownLayer {
  /// Origin, size, and origin of the bounds; see `AnimationVector`.
  var geometry: AnimationVector
  var transform: CGAffineTransform
  var opacity: CGFloat = 1
  /// See `AnimationVector`.
  var backgroundColor = AnimationVector.zero
  var cornerRadius: CGFloat = 0
  var shadowOpacity: CGFloat = 0
  /// The values of a shape layer; the default for others.
  var shape = ShapeValues()
  /// The values that a gradient layer shows while animations run; `nil` for its own values.
  var gradient: GradientValues?

  /// The centre.
  var position: CGPoint {
    get { CGPoint(x: geometry[0] + geometry[2] / 2, y: geometry[1] + geometry[3] / 2) }
    set {
      (geometry[0], geometry[1]) = (newValue.x - geometry[2] / 2, newValue.y - geometry[3] / 2)
    }
  }

  /// The size; the centre stays.
  var size: CGSize {
    get { CGSize(width: geometry[2], height: geometry[3]) }
    set {
      let center = position
      (geometry[2], geometry[3]) = (newValue.width, newValue.height)
      position = center
    }
  }
}

/// The values of a shape layer that can be animated.
struct ShapeValues: Equatable {
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var lineDashPhase: CGFloat = 0
  /// See `AnimationVector`.
  var strokeColor = AnimationVector.zero
  /// See `AnimationVector`.
  var fillColor = AnimationVector.zero
  /// The path that is shown while animations run; `nil` for the layer's own path.
  var path: CGPath?
}

/// The values of a gradient layer that can be animated.
struct GradientValues {
  /// See `AnimationVector`.
  var colors: [AnimationVector]
  /// Scalars, as many as colours.
  var locations: [AnimationVector]
  /// X and y.
  var startPoint: AnimationVector
  /// X and y.
  var endPoint: AnimationVector
}

/// A transform as a scaling, followed by a rotation and a translation; it has no shear.
private struct TransformParts {
  var scaleX: CGFloat
  var scaleY: CGFloat
  /// In radians.
  var angle: CGFloat
  let (x, y): (CGFloat, CGFloat)

  init(_ transform: CGAffineTransform) {
    scaleX = hypot(transform.a, transform.b)
    angle = scaleX > 0 ? atan2(transform.b, transform.a) : 0
    let area = transform.a * transform.d - transform.b * transform.c
    scaleY = scaleX > 0 ? area / scaleX : hypot(transform.c, transform.d)
    (x, y) = (transform.tx, transform.ty)
  }

  var transform: CGAffineTransform {
    CGAffineTransform(
      a: scaleX * cos(angle),
      b: scaleX * sin(angle),
      c: -scaleY * sin(angle),
      d: scaleY * cos(angle),
      tx: x,
      ty: y
    )
  }
}
