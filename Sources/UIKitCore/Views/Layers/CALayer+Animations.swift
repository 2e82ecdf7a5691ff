import Foundation
import UIKitGraphics
import UIKitSupport

extension CALayer {
  /// Adds an animation of the layer's presented values.
  ///
  /// The animation begins with the next frame. If the view is not in a window by then, the
  /// animation is removed.
  ///
  /// - Parameters:
  ///   - anim: The animation; its current values are copied.
  ///   - key: The key, whose earlier animation is replaced; `nil` for none.
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

  /// Removes the animation with a key; does nothing if there is none.
  ///
  /// - Parameter key: The key.
  public func removeAnimation(forKey key: String) {
    guard let view else {
      guard let index = own.animations.firstIndex(where: { $0.key == key }) else { return }
      let removed = own.animations.remove(at: index)
      // The next frame computes the presented values.
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

  /// Removes all animations, including those of `UIView.animate(withDuration:animations:)`.
  public func removeAllAnimations() {
    if let view { return view.removeAnimations() }
    let removed = own.animations
    (own.animations, own.shown) = ([], nil)
    shownChanged()
    for animation in removed { animation.end(finished: false) }
  }

  /// Returns the animation with a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: The animation; `nil` if there is none or it has ended.
  public func animation(forKey key: String) -> CAAnimation? {
    running.first { $0.key == key }?.animation
  }

  /// Returns the keys of the animations; `nil` if there are none.
  public func animationKeys() -> [String]? {
    let keys = running.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  private var running: [LayerAnimation] {
    view.map { $0.animations?.layered ?? [] } ?? own.animations
  }

  /// Registers the animations of this layer and its sublayers with the view that draws them.
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

  /// Ends the animations of this layer and its sublayers, when a view no longer draws them.
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
  /// Called after the presented values of a layer without a view have changed.
  final func shownChanged() {
    if let maskedView { return maskedView.maskDidChange() }
    owner?.setPending(.record)
  }
}

/// Layers without a view.
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
    // Hidden views stay hidden.
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
  /// The model values of the layer.
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

  /// Whether running animations of the layer change the view's drawing, as for a shape or a
  /// gradient.
  final var drawsAnimatedLayer: Bool {
    layerStorage?.drawsContents == true && animations?.layered.isEmpty == false
  }
}

/// Returns the time of the current frame in seconds, used as the start of layer animations.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { WindowHost.current.time }
