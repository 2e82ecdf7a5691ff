public import Foundation
public import UIKitGraphics

/// Boxed values with several components; reading a value of a different type returns the identity
/// or zero.
extension NSValue {
  /// Creates a value from a three-dimensional transform.
  public convenience init(caTransform3D transform: CATransform3D) {
    let t = transform
    self.init(numbers: [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24,
      t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ])
  }

  /// The three-dimensional transform; the identity if the value is not one.
  public var caTransform3DValue: CATransform3D {
    guard let n = numbers(count: 16) else { return CATransform3DIdentity }
    var t = CATransform3D()
    (t.m11, t.m12, t.m13, t.m14) = (n[0], n[1], n[2], n[3])
    (t.m21, t.m22, t.m23, t.m24) = (n[4], n[5], n[6], n[7])
    (t.m31, t.m32, t.m33, t.m34) = (n[8], n[9], n[10], n[11])
    (t.m41, t.m42, t.m43, t.m44) = (n[12], n[13], n[14], n[15])
    return t
  }

  /// Creates a value from an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let t = transform
    self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty])
  }

  /// The affine transform; the identity if the value is not one.
  public var cgAffineTransformValue: CGAffineTransform {
    guard let n = numbers(count: 6) else { return .identity }
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  /// Creates a value from insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }

  /// The insets; zero if the value has a different type.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    guard let n = numbers(count: 4) else { return .zero }
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }

  /// Creates a value from a vector.
  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: [vector.dx, vector.dy])
  }

  /// The vector; zero if the value has a different type.
  public var cgVectorValue: CGVector {
    guard let n = numbers(count: 2) else { return CGVector(dx: 0, dy: 0) }
    return CGVector(dx: n[0], dy: n[1])
  }

  /// Creates a value from an offset.
  public convenience init(uiOffset offset: UIOffset) {
    self.init(numbers: [offset.horizontal, offset.vertical])
  }

  /// The offset; zero if the value has a different type.
  public var uiOffsetValue: UIOffset {
    guard let n = numbers(count: 2) else { return .zero }
    return UIOffset(horizontal: n[0], vertical: n[1])
  }

  private convenience init(numbers: [CGFloat]) {
    let values = numbers.map(Double.init)
    let type = "[\(values.count)d]"
    let bytes = UnsafeMutablePointer<Double>.allocate(capacity: values.count)
    defer { bytes.deallocate() }
    bytes.initialize(from: values, count: values.count)
    self.init(bytes: bytes, objCType: type)
  }

  /// Returns the components of a value created by `init(numbers:)`; `nil` for other values.
  private func numbers(count: Int) -> [CGFloat]? {
    guard String(cString: objCType) == "[\(count)d]" else { return nil }
    var values = [Double](repeating: 0, count: count)
    values.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { getValue(start) }
    }
    return values.map { CGFloat($0) }
  }
}
