import Foundation
import UIKitGraphics

/// An animatable property of a layer, by its key path in Core Animation.
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

  private static var reportedKeyPaths: Set<String> = []

  /// Reports a property that is not animated on standard error, once; at most 100 properties.
  static func reportUnknown(_ keyPath: String) {
    guard reportedKeyPaths.count < 100, reportedKeyPaths.insert(keyPath).inserted else { return }
    StandardError.write(line: "CAPropertyAnimation: the key path '\(keyPath)' is not animated")
  }

  /// Returns the components of a value; `nil` if its type does not match the property.
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

  /// Returns the components as a vector; `nil` if one is NaN or has a magnitude of 1e9 or more.
  private func vector(_ numbers: CGFloat...) -> AnimationVector? {
    guard numbers.allSatisfy({ abs($0) < 1e9 }) else { return nil }
    var vector = AnimationVector.zero
    for (index, number) in numbers.enumerated() { vector[index] = Double(number) }
    return vector
  }

  /// Returns a number of any common type; `nil` for other types.
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

  /// Returns the components of a layer's presented value.
  func value(in presentation: LayerPresentation) -> AnimationVector {
    let geometry = presentation.geometry
    switch self {
    case .opacity: return .scalar(presentation.opacity)
    case .position:
      return AnimationVector(presentation.position.x, presentation.position.y, 0, 0, 0, 0, 0, 0)
    case .positionX: return .scalar(presentation.position.x)
    case .positionY: return .scalar(presentation.position.y)
    case .bounds:
      return AnimationVector(geometry[4], geometry[5], geometry[2], geometry[3], 0, 0, 0, 0)
    case .boundsSize: return AnimationVector(geometry[2], geometry[3], 0, 0, 0, 0, 0, 0)
    case .transform: return presentation.transform.vector
    case .backgroundColor: return presentation.backgroundColor
    case .cornerRadius: return .scalar(presentation.cornerRadius)
    case .shadowOpacity: return .scalar(presentation.shadowOpacity)
    case .strokeStart: return .scalar(presentation.shape.strokeStart)
    case .strokeEnd: return .scalar(presentation.shape.strokeEnd)
    case .lineWidth: return .scalar(presentation.shape.lineWidth)
    case .lineDashPhase: return .scalar(presentation.shape.lineDashPhase)
    case .strokeColor: return presentation.shape.strokeColor
    case .fillColor: return presentation.shape.fillColor
    case .path, .colors, .locations: return .zero
    case .startPoint: return presentation.gradient?.startPoint ?? .zero
    case .endPoint: return presentation.gradient?.endPoint ?? .zero
    case .translation:
      return AnimationVector(presentation.transform.tx, presentation.transform.ty, 0, 0, 0, 0, 0, 0)
    case .translationX: return .scalar(presentation.transform.tx)
    case .translationY: return .scalar(presentation.transform.ty)
    case .scale, .scaleX: return .scalar(TransformComponents(presentation.transform).scaleX)
    case .scaleY: return .scalar(TransformComponents(presentation.transform).scaleY)
    case .rotation, .rotationZ: return .scalar(TransformComponents(presentation.transform).angle)
    }
  }

  /// Sets a layer's presented value.
  func set(_ value: AnimationVector, in presentation: inout LayerPresentation) {
    switch self {
    case .opacity: presentation.opacity = value[0]
    case .position: presentation.position = CGPoint(x: value[0], y: value[1])
    case .positionX: presentation.position.x = value[0]
    case .positionY: presentation.position.y = value[0]
    case .bounds:
      (presentation.geometry[4], presentation.geometry[5]) = (value[0], value[1])
      presentation.size = CGSize(width: value[2], height: value[3])
    case .boundsSize: presentation.size = CGSize(width: value[0], height: value[1])
    case .transform: presentation.transform = CGAffineTransform(value)
    case .backgroundColor: presentation.backgroundColor = value
    case .cornerRadius: presentation.cornerRadius = value[0]
    case .shadowOpacity: presentation.shadowOpacity = value[0]
    case .strokeStart: presentation.shape.strokeStart = value[0]
    case .strokeEnd: presentation.shape.strokeEnd = value[0]
    case .lineWidth: presentation.shape.lineWidth = value[0]
    case .lineDashPhase: presentation.shape.lineDashPhase = value[0]
    case .strokeColor: presentation.shape.strokeColor = value
    case .fillColor: presentation.shape.fillColor = value
    case .path, .colors, .locations: break
    case .startPoint: presentation.gradient?.startPoint = value
    case .endPoint: presentation.gradient?.endPoint = value
    case .translation: (presentation.transform.tx, presentation.transform.ty) = (value[0], value[1])
    case .translationX: presentation.transform.tx = value[0]
    case .translationY: presentation.transform.ty = value[0]
    case .scale, .scaleX, .scaleY, .rotation, .rotationZ:
      var components = TransformComponents(presentation.transform)
      if self == .rotation || self == .rotationZ {
        components.angle = value[0]
      } else {
        if self != .scaleY { components.scaleX = value[0] }
        if self != .scaleX { components.scaleY = value[0] }
      }
      presentation.transform = components.transform
    }
  }
}

/// The presented values of a layer, including the animations applied so far.
struct LayerPresentation {
  /// The origin, size and bounds origin; see `AnimationVector`.
  var geometry: AnimationVector
  var transform: CGAffineTransform
  var opacity: CGFloat = 1
  /// The background colour; see `AnimationVector`.
  var backgroundColor = AnimationVector.zero
  var cornerRadius: CGFloat = 0
  var shadowOpacity: CGFloat = 0
  /// The values of a shape layer; the defaults for other layers.
  var shape = ShapeValues()
  /// The presented values of a gradient layer while animations run; `nil` for the model values.
  var gradient: GradientValues?

  /// The centre of the layer, in the superlayer's coordinates.
  var position: CGPoint {
    get { CGPoint(x: geometry[0] + geometry[2] / 2, y: geometry[1] + geometry[3] / 2) }
    set {
      (geometry[0], geometry[1]) = (newValue.x - geometry[2] / 2, newValue.y - geometry[3] / 2)
    }
  }

  /// The size; setting it keeps the centre.
  var size: CGSize {
    get { CGSize(width: geometry[2], height: geometry[3]) }
    set {
      let center = position
      (geometry[2], geometry[3]) = (newValue.width, newValue.height)
      position = center
    }
  }
}

/// The animatable values of a shape layer.
struct ShapeValues: Equatable {
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var lineDashPhase: CGFloat = 0
  /// The stroke colour; see `AnimationVector`.
  var strokeColor = AnimationVector.zero
  /// The fill colour; see `AnimationVector`.
  var fillColor = AnimationVector.zero
  /// The presented path while animations run; `nil` for the layer's path.
  var path: CGPath?
}

/// The animatable values of a gradient layer.
struct GradientValues {
  /// The colours; see `AnimationVector`.
  var colors: [AnimationVector]
  /// The locations as scalars, as many as colours.
  var locations: [AnimationVector]
  /// The x and y coordinates of the start point.
  var startPoint: AnimationVector
  /// The x and y coordinates of the end point.
  var endPoint: AnimationVector
}

/// A transform decomposed into a scaling, a rotation and a translation, without shear.
private struct TransformComponents {
  var scaleX: CGFloat
  var scaleY: CGFloat
  /// The rotation in radians.
  var angle: CGFloat
  /// The translation.
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
