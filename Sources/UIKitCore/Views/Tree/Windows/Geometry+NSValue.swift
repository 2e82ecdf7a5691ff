public import Foundation

/// A rectangle, point or size that `as? NSValue` boxes and `as?` unboxes, as on Apple's platforms,
/// where applications read keyboard frames in either way.
public protocol _GeometricValue {
  /// Creates the value stored in an object; `nil` if its type is different.
  init?(_value: NSValue)

  /// The boxed value.
  var _value: NSValue { get }

  /// The value for an object of a different type.
  static var zero: Self { get }
}

extension _GeometricValue {
  /// Returns the boxed value.
  public func _bridgeToObjectiveC() -> NSValue { _value }

  /// Reads the value of an object, which must have this type.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = Self(_value: source) ?? .zero
  }

  /// Reads the value of an object, if it has this type.
  ///
  /// - Returns: Whether the type matches.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout Self?
  ) -> Bool {
    guard let value = Self(_value: source) else { return false }
    result = value
    return true
  }

  /// Returns the value of an object; zero if its type is different.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    source.flatMap { Self(_value: $0) } ?? .zero
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, _GeometricValue {
  /// Creates the rectangle stored in an object.
  public init?(_value value: NSValue) {
    guard value.holds("CGRect") else { return nil }
    self = value.rectValue
  }

  /// The boxed rectangle.
  public var _value: NSValue { NSValue(rect: self) }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, _GeometricValue {
  /// Creates the point stored in an object.
  public init?(_value value: NSValue) {
    guard value.holds("CGPoint") else { return nil }
    self = value.pointValue
  }

  /// The boxed point.
  public var _value: NSValue { NSValue(point: self) }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, _GeometricValue {
  /// Creates the size stored in an object.
  public init?(_value value: NSValue) {
    guard value.holds("CGSize") else { return nil }
    self = value.sizeValue
  }

  /// The boxed size.
  public var _value: NSValue { NSValue(size: self) }
}

extension NSValue {
  /// Creates a value from a rectangle.
  ///
  /// - Parameter rect: The rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The rectangle; zero if the value is not a rectangle.
  public var cgRectValue: CGRect { CGRect(_value: self) ?? .zero }

  /// Creates a value from a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// The point; zero if the value is not a point.
  public var cgPointValue: CGPoint { CGPoint(_value: self) ?? .zero }

  /// Creates a value from a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The size; zero if the value is not a size.
  public var cgSizeValue: CGSize { CGSize(_value: self) ?? .zero }

  /// Returns whether the value has a C type.
  fileprivate func holds(_ type: String) -> Bool {
    String(cString: objCType).hasPrefix("{" + type)
  }
}
