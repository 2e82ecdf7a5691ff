internal import Foundation

extension CGFloat {
  /// Converts a number of any type, such as an attribute's value; `nil` for other values.
  init?(number value: Any?) {
    switch value {
    case let value as CGFloat: self = value
    case let value as Int: self.init(value)
    case let value as Float: self.init(value)
    case let value as NSNumber: self.init(value.doubleValue)
    default: return nil
    }
  }
}
