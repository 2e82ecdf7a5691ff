public import Foundation

extension NSValue {
  /// Creates a value from a rectangle.
  ///
  /// - Parameter rect: The rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// The rectangle; zero when the value is none.
  public var cgRectValue: CGRect { isRect ? rectValue : .zero }

  fileprivate var isRect: Bool { String(cString: objCType).hasPrefix("{CGRect") }
}

/// Lets `as? NSValue` and `as? CGRect` cast the one to the other, as on other platforms, where
/// applications read the frames of keyboards in either way.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// The rectangle as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Reads the rectangle of a value, which has to be one.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.cgRectValue
  }

  /// Reads the rectangle of a value, if it is one.
  ///
  /// - Returns: Whether it is.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout CGRect?
  ) -> Bool {
    guard source.isRect else { return false }
    result = source.rectValue
    return true
  }

  /// The rectangle of a value; zero when it is none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.cgRectValue ?? .zero
  }
}

/// Lets `as? NSValue` and `as? CGPoint` cast the one to the other, as on other platforms.
extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// The point as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

  /// Reads the point of a value, which has to be one.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.cgPointValue
  }

  /// Reads the point of a value, if it is one.
  ///
  /// - Returns: Whether it is.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout CGPoint?
  ) -> Bool {
    guard source.isPoint else { return false }
    result = source.pointValue
    return true
  }

  /// The point of a value; zero when it is none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.cgPointValue ?? .zero
  }
}

/// Lets `as? NSValue` and `as? CGSize` cast the one to the other, as on other platforms.
extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// The size as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

  /// Reads the size of a value, which has to be one.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    result = source.cgSizeValue
  }

  /// Reads the size of a value, if it is one.
  ///
  /// - Returns: Whether it is.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout CGSize?
  ) -> Bool {
    guard source.isSize else { return false }
    result = source.sizeValue
    return true
  }

  /// The size of a value; zero when it is none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source?.cgSizeValue ?? .zero
  }
}

extension NSValue {
  /// Creates a value from a point.
  ///
  /// - Parameter point: The point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  /// The point; zero when the value is none.
  public var cgPointValue: CGPoint { isPoint ? pointValue : .zero }

  /// Creates a value from a size.
  ///
  /// - Parameter size: The size.
  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  /// The size; zero when the value is none.
  public var cgSizeValue: CGSize { isSize ? sizeValue : .zero }

  fileprivate var isPoint: Bool { String(cString: objCType).hasPrefix("{CGPoint") }
  fileprivate var isSize: Bool { String(cString: objCType).hasPrefix("{CGSize") }
}
