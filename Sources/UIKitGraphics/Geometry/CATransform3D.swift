public import Foundation

/// A transform of space, as rows of a matrix that points are multiplied with from the left.
///
/// Layers show its projection along the z axis, without perspective: a rotation about the x axis
/// squeezes them, and distances along the z axis change nothing.
public struct CATransform3D: Hashable, Sendable {
  /// The first row.
  public var (m11, m12, m13, m14): (CGFloat, CGFloat, CGFloat, CGFloat) = (1, 0, 0, 0)
  /// The second row.
  public var (m21, m22, m23, m24): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 1, 0, 0)
  /// The third row.
  public var (m31, m32, m33, m34): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 1, 0)
  /// The fourth row: translations.
  public var (m41, m42, m43, m44): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)

  /// Creates the identity.
  public init() {}

  private init(_ numbers: [CGFloat]) {
    (m11, m12, m13, m14) = (numbers[0], numbers[1], numbers[2], numbers[3])
    (m21, m22, m23, m24) = (numbers[4], numbers[5], numbers[6], numbers[7])
    (m31, m32, m33, m34) = (numbers[8], numbers[9], numbers[10], numbers[11])
    (m41, m42, m43, m44) = (numbers[12], numbers[13], numbers[14], numbers[15])
  }

  private var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// The entries that are shown.
  package var projected: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// This transform followed by another.
  fileprivate func concatenating(_ other: CATransform3D) -> CATransform3D {
    let (left, right) = (numbers, other.numbers)
    var result = [CGFloat](repeating: 0, count: 16)
    for row in 0..<4 {
      for column in 0..<4 {
        for index in 0..<4 {
          result[row * 4 + column] += left[row * 4 + index] * right[index * 4 + column]
        }
      }
    }
    return CATransform3D(result)
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D()

/// Whether a transform changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two transforms are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A translation.
///
/// - Parameters:
///   - tx: To the right, in points.
///   - ty: Downwards, in points.
///   - tz: Towards the user; not shown.
/// - Returns: The transform.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  var result = CATransform3D()
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

/// A scaling by a factor for each axis.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3D()
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}

/// A rotation about an axis.
///
/// - Parameters:
///   - angle: In radians; clockwise about the axis 0, 0, 1.
///   - x: The axis.
///   - y: The axis.
///   - z: The axis; with one that has no length, nothing is turned.
/// - Returns: The transform.
public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  var result = CATransform3D()
  guard length > 0, length.isFinite else { return result }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  let t = 1 - c
  (result.m11, result.m12, result.m13) = (t * x * x + c, t * x * y + s * z, t * x * z - s * y)
  (result.m21, result.m22, result.m23) = (t * x * y - s * z, t * y * y + c, t * y * z + s * x)
  (result.m31, result.m32, result.m33) = (t * x * z + s * y, t * y * z - s * x, t * z * z + c)
  return result
}

/// A translation followed by a transform.
public func CATransform3DTranslate(
  _ t: CATransform3D,
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// A scaling followed by a transform.
public func CATransform3DScale(
  _ t: CATransform3D,
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D {
  CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// A rotation about an axis followed by a transform.
public func CATransform3DRotate(
  _ t: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// The first transform followed by the second.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.concatenating(b)
}

/// A transform of the plane in space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3D()
  (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
  (result.m41, result.m42) = (m.tx, m.ty)
  return result
}

/// Whether a transform is one of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(t.projected)
}

/// The transform of the plane that a transform is, or as which it is shown.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.projected }
