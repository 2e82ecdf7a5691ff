public import Foundation

/// A rectangle, a point or a size, which `as? NSValue` turns into an object, and which `as?` reads
/// from one, as on other platforms, where applications read the frames of keyboards in either way.
public protocol _GeometricValue {
  /// The value of an object; `nil` when it is of another type.
  init?(_value: NSValue)

  /// The value as an object.
  var _value: NSValue { get }

  /// The value for an object of another type.
  static var zero: Self { get }
}

extension _GeometricValue {
  /// The value as an object.
  public func _bridgeToObjectiveC() -> NSValue { _value }

  /// Reads the value of an object, which has to be of this type.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = Self(_value: source) ?? .zero
  }

  /// Reads the value of an object, if it is of this type.
  ///
  /// - Returns: Whether it is.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout Self?
  ) -> Bool {
    guard let value = Self(_value: source) else { return false }
    result = value
    return true
  }

  /// The value of an object; zero when it is of another type.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    source.flatMap { Self(_value: $0) } ?? .zero
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, _GeometricValue {
  /// The rectangle of an object.
  public init?(_value value: NSValue) {
    guard value.holds("CGRect") else { return nil }
    self = value.rectValue
  }

  /// The rectangle as an object.
  public var _value: NSValue { NSValue(rect: self) }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, _GeometricValue {
  /// The point of an object.
  public init?(_value value: NSValue) {
    guard value.holds("CGPoint") else { return nil }
    self = value.pointValue
  }

  /// The point as an object.
  public var _value: NSValue { NSValue(point: self) }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, _GeometricValue {
  /// The size of an object.
  public init?(_value value: NSValue) {
    guard value.holds("CGSize") else { return nil }
    self = value.sizeValue
  }

  /// The size as an object.
  public var _value: NSValue { NSValue(size: self) }
}

extension NSValue {
  /// Creates a value from a rectangle.
  ///
  /// - Parameter rect: The rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The rectangle; zero when the value is none.
  public var cgRectValue: CGRect { CGRect(_value: self) ?? .zero }

  /// Creates a value from a point.
  ///
  /// - Parameter point: The point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// The point; zero when the value is none.
  public var cgPointValue: CGPoint { CGPoint(_value: self) ?? .zero }

  /// Creates a value from a size.
  ///
  /// - Parameter size: The size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The size; zero when the value is none.
  public var cgSizeValue: CGSize { CGSize(_value: self) ?? .zero }

  /// Whether the value is of a C type.
  fileprivate func holds(_ type: String) -> Bool {
    String(cString: objCType).hasPrefix("{" + type)
  }
}
