public import Foundation
import UIKitLists
import UIKitSupport

/// The recipient of the beginning and the end of a layer's animation.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// The first frame of an animation is about to be shown.
  ///
  /// - Parameter anim: The animation as it was given to the layer.
  func animationDidStart(_ anim: CAAnimation)
  /// An animation has ended, or was removed.
  ///
  /// - Parameters:
  ///   - anim: The animation as it was given to the layer.
  ///   - flag: Whether it has reached its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  ///
  /// - Parameter anim: The animation.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - flag: Whether it has reached its end.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer's values on the screen; its own values stay as they are.
///
///     let pulse = CABasicAnimation(keyPath: "opacity")
///     pulse.fromValue = 1
///     pulse.toValue = 0.4
///     pulse.duration = 0.8
///     pulse.autoreverses = true
///     pulse.repeatCount = .infinity
///     badge.layer.add(pulse, forKey: "pulse")
///
/// `CALayer.add(_:forKey:)` takes the values that an animation has then; later changes have no effect.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// The seconds of one pass; 0 stands for that of the transaction, which is 0.25 by default.
  ///
  /// Default: 0. Negative numbers and NaN count as 0, and more than a day as a day.
  open var duration: CFTimeInterval = 0
  /// When it begins, in seconds of `CACurrentMediaTime()`; inside of a group, after the group's
  /// beginning.
  ///
  /// Default: 0, at once.
  open var beginTime: CFTimeInterval = 0
  /// The seconds of it that are left out at the beginning.
  ///
  /// Default: 0.
  open var timeOffset: CFTimeInterval = 0
  /// A factor of its speed; 0 pauses it.
  ///
  /// Default: 1. Negative numbers count as 0.
  open var speed: Float = 1
  /// The number of passes, `.infinity` for no end; 0 counts as 1.
  ///
  /// Default: 0.
  open var repeatCount: Float = 0
  /// The seconds for which passes are repeated; 0 leaves that to `repeatCount`.
  ///
  /// Default: 0.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it runs backwards after each pass.
  ///
  /// Default: `false`.
  open var autoreverses = false
  /// The values that are shown before the beginning, and after the end if the animation is not
  /// removed.
  ///
  /// Default: `.removed`.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether the layer removes it at its end.
  ///
  /// Default: `true`.
  open var isRemovedOnCompletion = true
  /// The progress over the time of a pass; `nil` for that of the transaction, which is constant speed by
  /// default.
  ///
  /// Default: `nil`.
  open var timingFunction: CAMediaTimingFunction?
  /// The recipient of the beginning and the end; kept alive until the animation is released.
  open var delegate: (any CAAnimationDelegate)?

  /// Returns the changes of single properties that make up the animation.
  ///
  /// - Parameter outer: Its own timing after those of the groups in which it is.
  /// - Returns: The changes, in the order in which they are made.
  func tracks(in outer: [LayerTiming]) -> [LayerTrack] { [] }

  /// The timing, as it is now.
  ///
  /// - Parameters:
  ///   - origin: The time from which the beginning is counted, in seconds.
  ///   - defaults: The values that the animation does not set itself.
  /// - Returns: The timing.
  final func timing(
    origin: TimeInterval,
    defaults: AnimationDefaults = AnimationDefaults()
  ) -> LayerTiming {
    let pass = duration > 0 ? AnimationTiming.bounded(duration) : defaults.duration
    return LayerTiming(
      begin: beginTime == 0 || !beginTime.isFinite ? 0 : beginTime - origin,
      offset: timeOffset.isFinite ? timeOffset : 0,
      speed: speed > 0 && speed.isFinite ? Double(speed) : 0,
      duration: pass,
      active: activeDuration(pass),
      autoreverses: autoreverses,
      fillMode: fillMode,
      curve: (timingFunction ?? defaults.function)?.curve ?? .linear
    )
  }

  /// The seconds of all passes, at the animation's own speed.
  private func activeDuration(_ one: TimeInterval) -> TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let pass = one * (autoreverses ? 2 : 1)
    return repeatCount > 0 ? pass * Double(repeatCount) : pass
  }
}

/// The values of animations of layers that set none themselves.
struct AnimationDefaults {
  /// The seconds of one pass.
  var duration: TimeInterval = 0.25
  /// The progress over the time of a pass; `nil` is constant speed.
  var function: CAMediaTimingFunction?
}

/// An animation of one property of a layer.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  ///
  /// These are animated: `opacity`, `position` with `.x` and `.y`, `bounds`, `bounds.size`,
  /// `transform` with `.scale`, `.scale.x`, `.scale.y`, `.rotation`, `.rotation.z`, `.translation`,
  /// `.translation.x` and `.translation.y`, `backgroundColor`, `cornerRadius` and `shadowOpacity`;
  /// of a shape layer also `path`, `strokeStart`, `strokeEnd`, `lineWidth`, `lineDashPhase`, `strokeColor` and
  /// `fillColor`; of a gradient layer `colors`, `locations`, `startPoint` and `endPoint`. Paths move into each
  /// other when they have the same lines and curves in the same order, and colours when there are as
  /// many; else the later value is shown at once.
  /// Others are reported once on standard error, and have no effect.
  open var keyPath: String?
  /// Whether the values are added to that of the layer.
  ///
  /// Default: `false`.
  open var isAdditive = false

  /// Creates an animation without a property.
  public override init() { super.init() }

  /// Creates an animation.
  ///
  /// - Parameter path: The property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The property; `nil` when it is not animated here.
  final var layerKeyPath: LayerKeyPath? {
    guard let keyPath else { return nil }
    if let known = LayerKeyPath(rawValue: keyPath) { return known }
    LayerKeyPath.reportUnknown(keyPath)
    return nil
  }

  /// The values, in terms of a property.
  func values(of path: LayerKeyPath) -> LayerValues? { nil }

  /// The values of a composite property; empty for others, and when one of them is of another kind.
  func frames(of path: LayerKeyPath) -> [CompositeValue?] { [] }

  override func tracks(in outer: [LayerTiming]) -> [LayerTrack] {
    guard let path = layerKeyPath, let values = values(of: path) else { return [] }
    var track = LayerTrack(path: path, timings: outer, values: values, isAdditive: isAdditive)
    if path.isComposite { track.frames = LayerFrames(values: frames(of: path)) }
    return [track]
  }
}

/// Animations that run together, and end with the group at the latest.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations; their delegates are not called.
  ///
  /// Default: `nil`.
  open var animations: [CAAnimation]?

  override func tracks(in outer: [LayerTiming]) -> [LayerTrack] {
    // A group that contains itself would have no end.
    guard outer.count < 16 else { return [] }
    return (animations ?? []).flatMap { $0.tracks(in: outer + [$0.timing(origin: 0)]) }
  }
}
