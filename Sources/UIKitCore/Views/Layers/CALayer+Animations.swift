import Foundation
import UIKitGraphics
import UIKitSupport

extension CALayer {
  /// Adds an animation of the layer's values on the screen.
  ///
  /// It begins with the next frame. When the view is in no window by then, it is removed.
  ///
  /// - Parameters:
  ///   - anim: The animation; its values are taken as they are now.
  ///   - key: A name, by which an earlier animation is replaced; `nil` for none.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    demandMainThread(CALayer.self, "add(_:forKey:)")
    if let key { removeAnimation(forKey: key) }
    let loop = owner?.windowStorage?.loop ?? WindowHost.current
    let delegate = anim.delegate
    let group = AnimationGroup(outer: CATransaction.openGroup) { finished in
      delegate?.animationDidStop(anim, finished: finished)
    }
    let timing = anim.timing(origin: loop.time, defaults: CATransaction.defaults)
    let added = LayerAnimation(
      key: key,
      animation: anim,
      timing: timing,
      tracks: anim.tracks(in: [timing]),
      isKept: !anim.isRemovedOnCompletion,
      start: owner == nil ? nil : loop.time,
      group: group
    )
    group.begin()
    group.seal(on: loop)
    if let delegate { loop.onNextFrame { delegate.animationDidStart(anim) } }
    guard let view else {
      own.animations.append(added)
      if let owner { enter(owner) }
      return
    }
    let animations = view.animations ?? ViewAnimations()
    view.animations = animations
    animations.layered.append(added)
    view.setPending([.move, .content])
    loop.animator.add(view)
    loop.setNeedsFrame()
  }

  /// Removes an animation; nothing happens without one of the name.
  ///
  /// - Parameter key: Its name.
  public func removeAnimation(forKey key: String) {
    guard let view else {
      guard let index = own.animations.firstIndex(where: { $0.key == key }) else { return }
      let removed = own.animations.remove(at: index)
      // The next frame computes the values on the screen.
      shownChanged()
      removed.end(finished: false)
      return
    }
    guard let animations = view.animations,
      let index = animations.layered.firstIndex(where: { $0.key == key })
    else { return }
    let removed = animations.layered.remove(at: index)
    view.setPending([.move, .content])
    removed.end(finished: false)
  }

  /// Removes all animations, those of `UIView.animate(withDuration:animations:)` included.
  public func removeAllAnimations() {
    if let view { return view.removeAnimations() }
    let removed = own.animations
    (own.animations, own.shown) = ([], nil)
    shownChanged()
    for animation in removed { animation.end(finished: false) }
  }

  /// The animation that was added with a name.
  ///
  /// - Parameter key: The name.
  /// - Returns: `nil` when there is none, or when it has ended.
  public func animation(forKey key: String) -> CAAnimation? {
    running.first { $0.key == key }?.animation
  }

  /// The names of the animations; `nil` without any.
  public func animationKeys() -> [String]? {
    let keys = running.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  private var running: [LayerAnimation] {
    view.map { $0.animations?.layered ?? [] } ?? own.animations
  }

  /// Lets a view advance the animations of this layer and of those in it.
  final func enter(_ owner: UIView) {
    for layer in added { layer.enter(owner) }
    ownStorage?.mask?.enter(owner)
    guard !own.animations.isEmpty else { return }
    let animations = owner.animations ?? ViewAnimations()
    owner.animations = animations
    if !animations.drawn.contains(where: { $0 === self }) { animations.drawn.append(self) }
    let loop = owner.windowStorage?.loop ?? WindowHost.current
    shownChanged()
    loop.animator.add(owner)
    loop.setNeedsFrame()
  }

  /// Ends the animations of this layer and of those in it, which a view has drawn.
  final func leave(_ owner: UIView) {
    for layer in added { layer.leave(owner) }
    ownStorage?.mask?.leave(owner)
    owner.animations?.drawn.removeAll { $0 === self }
    let removed = own.animations
    (own.animations, own.shown) = ([], nil)
    for animation in removed { animation.end(finished: false) }
  }
}

extension CALayer {
  /// Called when the values that animations show have changed, of a layer that belongs to no view.
  final func shownChanged() {
    if let maskedView { return maskedView.maskDidChange() }
    owner?.setPending(.record)
  }
}

/// Layers that belong to no view.
extension CALayer: AnimatedLayer {
  final var ownValues: ShownLayer {
    let (bounds, position) = (own.bounds, own.position)
    let corner = CGPoint(x: position.x - bounds.width / 2, y: position.y - bounds.height / 2)
    var shown = ShownLayer(
      geometry: .geometry(origin: corner, bounds: bounds),
      transform: affineTransform(),
      opacity: CGFloat(own.opacity),
      backgroundColor: .color(
        own.backgroundColor.map { UIColor(cgColor: $0).pixelColor(dark: false) } ?? .clear
      ),
      cornerRadius: cornerRadius,
      shadowOpacity: CGFloat(shadowOpacity)
    )
    shown.shape = shapeValues
    return shown
  }

  final var animatedValues: ShownLayer {
    var shown = ownValues
    addAnimatedValues(to: &shown)
    return shown
  }

  final var shownValues: ShownLayer? {
    get { own.shown }
    set { own.shown = newValue }
  }

  final var layerAnimations: [LayerAnimation] {
    get { own.animations }
    set { own.animations = newValue }
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
    view.layerStorage?.addAnimatedValues(to: &shown)
    var ended: [AnimationGroup] = []
    if view.hasAnchor { view.anchor(&shown) }
    layered.removeAll { !$0.apply(to: &shown, at: time, ended: &ended) }
    if view.hasAnchor { view.center(&shown) }
    geometry = shown.geometry - model.geometry
    transform = shown.transform.vector - model.transform.vector
    // Hidden views stay so.
    if !view.isHiddenStorage { alpha = shown.opacity - model.opacity }
    backgroundColor = shown.backgroundColor - model.backgroundColor
    cornerRadius = shown.cornerRadius - model.cornerRadius
    shadowOpacity = shown.shadowOpacity - model.shadowOpacity
    if let layer = view.layerStorage, layer.drawsContents {
      layer.own.shown = layered.isEmpty ? nil : shown
    }
    return ended
  }
}

extension UIView {
  /// The layer's own values.
  final var modelLayer: ShownLayer {
    var shown = ShownLayer(
      geometry: .geometry(origin: origin, bounds: boundsStorage),
      transform: transformStorage,
      opacity: alphaStorage,
      backgroundColor: .color(backgroundColorStorage?.pixelColor(in: traitCollection) ?? .clear),
      cornerRadius: layerStorage?.cornerRadius ?? 0,
      shadowOpacity: CGFloat(layerStorage?.shadowOpacity ?? 0)
    )
    if let layerStorage { shown.shape = layerStorage.shapeValues }
    return shown
  }

  /// Whether animations of the layer change the view's drawing: they run, and it is a shape or a
  /// gradient.
  final var drawsAnimatedLayer: Bool {
    layerStorage?.drawsContents == true && animations?.layered.isEmpty == false
  }
}

/// The time of the present frame, in seconds, in which layers' animations are given a beginning.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { WindowHost.current.time }
