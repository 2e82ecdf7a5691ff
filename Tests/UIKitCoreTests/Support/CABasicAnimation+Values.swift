import Foundation
import UIKitCore

extension CABasicAnimation {
  /// Creates an animation of a property between two values; `nil` stands for the value of the layer.
  convenience init(_ keyPath: String, from: Any?, to: Any?, duration: TimeInterval = 1) {
    self.init(keyPath: keyPath)
    (fromValue, toValue, self.duration) = (from, to, duration)
  }
}
