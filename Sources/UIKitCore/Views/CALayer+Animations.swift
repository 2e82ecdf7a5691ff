import Foundation
import UIKitGraphics
import UIKitSupport

extension CALayer {
  /// Adds an animation of what the layer shows.
  ///
  /// It begins with the next frame. When the view is in no window by then, it is removed.
  ///
  /// - Parameters:
  ///   - anim: The animation; its values are taken as they are now.
  ///   - key: A name, by which an earlier animation is replaced; `nil` for none.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    demandMainThread(CALayer.self, "add(_:forKey:)")
    guard let view else { return }
    if let key { removeAnimation(forKey: key) }
    let loop = view.windowStorage?.loop ?? WindowHost.current
    let delegate = anim.delegate
    let group = AnimationGroup(outer: CATransaction.openGroup) { finished in
      delegate?.animationDidStop(anim, finished: finished)
    }
    let timing = anim.timing(origin: loop.time, defaults: CATransaction.defaults)
    let animations = view.animations ?? ViewAnimations()
    view.animations = animations
    animations.layered.append(
      LayerAnimation(
        key: key,
        animation: anim,
        timing: timing,
        tracks: anim.tracks(in: [timing]),
        isKept: !anim.isRemovedOnCompletion,
        start: loop.time,
        group: group
      )
    )
    group.begin()
    group.seal(on: loop)
    if let delegate { loop.onNextFrame { delegate.animationDidStart(anim) } }
    view.setPending([.move, .content])
    loop.animator.add(view)
    loop.setNeedsFrame()
  }

  /// Removes an animation; nothing happens without one of the name.
  ///
  /// - Parameter key: Its name.
  public func removeAnimation(forKey key: String) {
    guard let view, let animations = view.animations,
      let index = animations.layered.firstIndex(where: { $0.key == key })
    else { return }
    let removed = animations.layered.remove(at: index)
    view.setPending([.move, .content])
    removed.end(finished: false)
  }

  /// Removes all animations, those of `UIView.animate(withDuration:animations:)` included.
  public func removeAllAnimations() { view?.removeAnimations() }

  /// The animation that was added with a name.
  ///
  /// - Parameter key: The name.
  /// - Returns: `nil` when there is none, or when it has ended.
  public func animation(forKey key: String) -> CAAnimation? {
    view?.animations?.layered.first { $0.key == key }?.animation
  }

  /// The names of the animations; `nil` without any.
  public func animationKeys() -> [String]? {
    let keys = view?.animations?.layered.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }
}

extension ViewAnimations {
  /// Adds the changes of the layer's animations to the sums.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - time: Seconds on the loop's clock.
  /// - Returns: The groups of ended animations.
  func advanceLayered(of view: UIView, to time: TimeInterval) -> [AnimationGroup] {
    guard !layered.isEmpty else { return [] }
    let model = view.modelLayer
    var shown = model
    shown.geometry += geometry
    shown.transform = CGAffineTransform(model.transform.vector + transform)
    shown.opacity += alpha
    shown.backgroundColor += backgroundColor
    shown.cornerRadius += cornerRadius
    shown.shadowOpacity += shadowOpacity
    var ended: [AnimationGroup] = []
    layered.removeAll { !$0.apply(to: &shown, at: time, ended: &ended) }
    geometry = shown.geometry - model.geometry
    transform = shown.transform.vector - model.transform.vector
    // Hidden views stay so.
    if !view.isHiddenStorage { alpha = shown.opacity - model.opacity }
    backgroundColor = shown.backgroundColor - model.backgroundColor
    cornerRadius = shown.cornerRadius - model.cornerRadius
    shadowOpacity = shown.shadowOpacity - model.shadowOpacity
    return ended
  }
}

extension UIView {
  /// The layer's own values.
  fileprivate final var modelLayer: ShownLayer {
    ShownLayer(
      geometry: .geometry(origin: origin, bounds: boundsStorage),
      transform: transformStorage,
      opacity: alphaStorage,
      backgroundColor: .color(backgroundColorStorage?.pixelColor(in: traitCollection) ?? .clear),
      cornerRadius: layerStorage?.cornerRadius ?? 0,
      shadowOpacity: CGFloat(layerStorage?.shadowOpacity ?? 0)
    )
  }
}

/// The time of the present frame, in seconds, in which layers' animations are given a beginning.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { WindowHost.current.time }
