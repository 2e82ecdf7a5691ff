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
