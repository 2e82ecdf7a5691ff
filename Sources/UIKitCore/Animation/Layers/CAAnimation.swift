public import Foundation
import UIKitLists
import UIKitSupport

/// The delegate of a layer's animation, notified of its start and end.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called before the first frame of an animation is displayed.
  ///
  /// - Parameter anim: The animation that was added to the layer.
  func animationDidStart(_ anim: CAAnimation)
  /// Called after an animation has ended or was removed.
  ///
  /// - Parameters:
  ///   - anim: The animation that was added to the layer.
  ///   - flag: Whether the animation reached its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - flag: Whether the animation reached its end.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer's presented values; the model values are not changed.
///
///     let pulse = CABasicAnimation(keyPath: "opacity")
///     pulse.fromValue = 1
///     pulse.toValue = 0.4
///     pulse.duration = 0.8
///     pulse.autoreverses = true
///     pulse.repeatCount = .infinity
///     badge.layer.add(pulse, forKey: "pulse")
///
/// `CALayer.add(_:forKey:)` copies the animation's current values; later changes have no effect.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// The duration of one pass in seconds; 0 means the transaction's duration, by default 0.25.
  ///
  /// Default: 0. Negative values and NaN count as 0, values above a day as a day.
  open var duration: CFTimeInterval = 0
  /// The start time in seconds of `CACurrentMediaTime()`; in a group, relative to the group's
  /// start.
  ///
  /// Default: 0, immediately.
  open var beginTime: CFTimeInterval = 0
  /// The number of seconds to skip at the start of the animation.
  ///
  /// Default: 0.
  open var timeOffset: CFTimeInterval = 0
  /// The speed factor; 0 pauses the animation.
  ///
  /// Default: 1. Negative values count as 0.
  open var speed: Float = 1
  /// The number of passes; `.infinity` repeats forever, 0 counts as 1.
  ///
  /// Default: 0.
  open var repeatCount: Float = 0
  /// The number of seconds during which passes are repeated; with 0, `repeatCount` applies.
  ///
  /// Default: 0.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether the animation runs backwards after each pass; both together count as one repetition.
  ///
  /// Default: `false`.
  open var autoreverses = false
  /// The values presented before the start, and after the end if the animation is not removed.
  ///
  /// Default: `.removed`.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether the animation is removed from the layer at its end.
  ///
  /// Default: `true`.
  open var isRemovedOnCompletion = true
  /// The timing function of a pass; `nil` means the transaction's function, by default linear.
  ///
  /// Default: `nil`.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate; strongly referenced until the animation is released.
  open var delegate: (any CAAnimationDelegate)?

  /// Returns the property changes that make up the animation.
  ///
  /// - Parameter outer: The animation's timing, preceded by the timings of the enclosing groups.
  /// - Returns: The changes in the order of their application.
  func tracks(in outer: [LayerTiming]) -> [LayerTrack] { [] }

  /// Returns the animation's current timing.
  ///
  /// - Parameters:
  ///   - origin: The time to which the start is relative, in seconds.
  ///   - defaults: The values for properties that the animation does not set.
  /// - Returns: The timing.
  final func timing(
    origin: TimeInterval,
    defaults: AnimationDefaults = AnimationDefaults()
  ) -> LayerTiming {
    let passDuration = duration > 0 ? AnimationTiming.bounded(duration) : defaults.duration
    return LayerTiming(
      begin: beginTime == 0 || !beginTime.isFinite ? 0 : beginTime - origin,
      offset: timeOffset.isFinite ? timeOffset : 0,
      speed: speed > 0 && speed.isFinite ? Double(speed) : 0,
      duration: passDuration,
      activeDuration: activeDuration(ofPass: passDuration),
      autoreverses: autoreverses,
      fillMode: fillMode,
      curve: (timingFunction ?? defaults.function)?.curve ?? .linear
    )
  }

  /// Returns the duration of all passes in seconds of the animation, before `speed` applies.
  private func activeDuration(ofPass passDuration: TimeInterval) -> TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let cycleDuration = passDuration * (autoreverses ? 2 : 1)
    return repeatCount > 0 ? cycleDuration * Double(repeatCount) : cycleDuration
  }
}

/// The default values for layer animations that do not set their own.
struct AnimationDefaults {
  /// The duration of one pass in seconds.
  var duration: TimeInterval = 0.25
  /// The timing function of a pass; `nil` for linear progress.
  var function: CAMediaTimingFunction?
}

/// An animation of a property of a layer.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property.
  ///
  /// Supported key paths: `opacity`, `position` with `.x` and `.y`, `bounds`, `bounds.size`,
  /// `transform` with `.scale`, `.scale.x`, `.scale.y`, `.rotation`, `.rotation.z`, `.translation`,
  /// `.translation.x` and `.translation.y`, `backgroundColor`, `cornerRadius` and `shadowOpacity`.
  /// Shape layers also support `path`, `strokeStart`, `strokeEnd`, `lineWidth`, `lineDashPhase`,
  /// `strokeColor` and `fillColor`; gradient layers also support `colors`, `locations`,
  /// `startPoint` and `endPoint`. Paths are interpolated if they have the same lines and curves in
  /// the same order, and colours if their counts are equal; otherwise the later value is shown
  /// immediately. Other key paths have no effect, and are reported once on standard error.
  open var keyPath: String?
  /// Whether the values are added to the layer's value.
  ///
  /// Default: `false`.
  open var isAdditive = false

  /// Creates an animation without a key path.
  public override init() { super.init() }

  /// Creates an animation.
  ///
  /// - Parameter path: The key path of the property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The parsed key path; `nil` if it is not supported.
  final var layerKeyPath: LayerKeyPath? {
    guard let keyPath else { return nil }
    if let layerKeyPath = LayerKeyPath(rawValue: keyPath) { return layerKeyPath }
    LayerKeyPath.reportUnknown(keyPath)
    return nil
  }

  /// Returns the values of a property.
  func values(of path: LayerKeyPath) -> LayerValues? { nil }

  /// Returns the values of a composite property; empty for other properties, or if a value has a
  /// different type.
  func frames(of path: LayerKeyPath) -> [CompositeValue?] { [] }

  override func tracks(in outer: [LayerTiming]) -> [LayerTrack] {
    guard let path = layerKeyPath, let values = values(of: path) else { return [] }
    var track = LayerTrack(path: path, timings: outer, values: values, isAdditive: isAdditive)
    if path.isComposite { track.frames = LayerFrames(values: frames(of: path)) }
    return [track]
  }
}

/// A group of animations that run together, and end with the group at the latest.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations; their delegates are not called, and a duration of 0 means 0.25 seconds.
  ///
  /// Default: `nil`.
  open var animations: [CAAnimation]?

  override func tracks(in outer: [LayerTiming]) -> [LayerTrack] {
    // A group that contains itself would recurse infinitely.
    guard outer.count < 16 else { return [] }
    return (animations ?? []).flatMap { $0.tracks(in: outer + [$0.timing(origin: 0)]) }
  }
}
