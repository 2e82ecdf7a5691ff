public import Foundation
public import UIKitGraphics

/// A change of views that depends on the tilt of the device.
///
/// On Linux screens report no tilt: views keep their motion effects, but the effects stay at rest
/// as on a device lying flat.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// Creates an effect without changes.
  public override init() {
    super.init()
  }

  /// Returns the changes for a tilt; none by default.
  ///
  /// - Parameter viewerOffset: The tilt, from (-1, -1) to (1, 1).
  /// - Returns: The key paths, with the values to add.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// A change of a value, interpolated between the values for two tilts.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction of a tilt.
  public enum EffectType: Int, Sendable {
    /// To the left and right.
    case tiltAlongHorizontalAxis = 0
    /// Up and down.
    case tiltAlongVerticalAxis = 1
  }

  /// The key path of the changing value.
  public final let keyPath: String
  /// The direction of the tilt.
  public final let type: EffectType
  /// The offset of the value for a full tilt to the left or up: a number, a point or a size.
  open var minimumRelativeValue: Any?
  /// The offset of the value for a full tilt to the right or down.
  open var maximumRelativeValue: Any?

  /// Creates an effect without offsets.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the changing value, such as `"center.x"`.
  ///   - type: The direction of the tilt.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let extremeValue = tilt < 0 ? minimumRelativeValue : maximumRelativeValue
    let fraction = min(abs(tilt), 1)
    switch extremeValue {
    case let point as CGPoint:
      return [keyPath: CGPoint(x: point.x * fraction, y: point.y * fraction)]
    case let size as CGSize:
      return [keyPath: CGSize(width: size.width * fraction, height: size.height * fraction)]
    default:
      return UIInterpolatingMotionEffect.number(extremeValue).map { [keyPath: $0 * fraction] }
    }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

/// A group of motion effects.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects of the group; an effect replaces earlier effects on the same value.
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let offsets = (motionEffects ?? []).compactMap {
      $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
    }
    return offsets.isEmpty ? nil : offsets.reduce(into: [:]) { $0.merge($1) { _, new in new } }
  }
}

private nonisolated(unsafe) var effectsKey: UInt8 = 0

extension UIView {
  /// The motion effects of the view; empty by default.
  public final var motionEffects: [UIMotionEffect] {
    get { objc_getAssociatedObject(self, &effectsKey) as? [UIMotionEffect] ?? [] }
    set {
      objc_setAssociatedObject(self, &effectsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// Adds an effect.
  public final func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  /// Removes an effect; does nothing if the view does not have it.
  public final func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
