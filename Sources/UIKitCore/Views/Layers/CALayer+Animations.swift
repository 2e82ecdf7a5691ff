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
    let host = owner?.windowStorage?.host ?? WindowHost.current
    let delegate = anim.delegate
    let group = AnimationGroup(outer: CATransaction.openGroup) { finished in
      delegate?.animationDidStop(anim, finished: finished)
    }
    let timing = anim.timing(origin: host.time, defaults: CATransaction.defaults)
    let layerAnimation = LayerAnimation(
      key: key,
      animation: anim,
      timing: timing,
      tracks: anim.tracks(in: [timing]),
      remainsAfterEnd: !anim.isRemovedOnCompletion,
      start: owner == nil ? nil : host.time,
      group: group
    )
    group.begin()
    group.seal(on: host)
    if let delegate { host.onNextFrame { delegate.animationDidStart(anim) } }
    guard let view else {
      storage.animations.append(layerAnimation)
      if let owner { registerAnimations(with: owner) }
      return
    }
    let animations = view.animations ?? ViewAnimations()
    view.animations = animations
    animations.layerAnimations.append(layerAnimation)
    view.setPending([.move, .content])
    host.animator.add(view)
    host.setNeedsFrame()
  }

  /// Removes the animation with a key; does nothing if there is none.
  public func removeAnimation(forKey key: String) {
    guard let view else {
      guard let index = storage.animations.firstIndex(where: { $0.key == key }) else { return }
      let removedAnimation = storage.animations.remove(at: index)
      // The next frame computes the presented values.
      presentationDidChange()
      removedAnimation.end(finished: false)
      return
    }
    guard let animations = view.animations,
      let index = animations.layerAnimations.firstIndex(where: { $0.key == key })
    else { return }
    let removedAnimation = animations.layerAnimations.remove(at: index)
    view.setPending([.move, .content])
    removedAnimation.end(finished: false)
  }

  /// Removes all animations, including those of `UIView.animate(withDuration:animations:)`.
  public func removeAllAnimations() {
    if let view { return view.removeAnimations() }
    let removedAnimations = storage.animations
    (storage.animations, storage.presentation) = ([], nil)
    presentationDidChange()
    for animation in removedAnimations { animation.end(finished: false) }
  }

  /// Returns the animation with a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: The animation; `nil` if there is none or it has ended.
  public func animation(forKey key: String) -> CAAnimation? {
    currentAnimations.first { $0.key == key }?.animation
  }

  /// Returns the keys of the animations; `nil` if there are none.
  public func animationKeys() -> [String]? {
    let keys = currentAnimations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  private var currentAnimations: [LayerAnimation] {
    view.map { $0.animations?.layerAnimations ?? [] } ?? storage.animations
  }

  /// Registers the animations of this layer and its sublayers with the view that draws them.
  final func registerAnimations(with owner: UIView) {
    for layer in sublayerStorage { layer.registerAnimations(with: owner) }
    storageIfCreated?.mask?.registerAnimations(with: owner)
    guard !storage.animations.isEmpty else { return }
    let animations = owner.animations ?? ViewAnimations()
    owner.animations = animations
    if !animations.drawnLayers.contains(where: { $0 === self }) {
      animations.drawnLayers.append(self)
    }
    let host = owner.windowStorage?.host ?? WindowHost.current
    presentationDidChange()
    host.animator.add(owner)
    host.setNeedsFrame()
  }

  /// Ends the animations of this layer and its sublayers, when a view no longer draws them.
  final func unregisterAnimations(from owner: UIView) {
    for layer in sublayerStorage { layer.unregisterAnimations(from: owner) }
    storageIfCreated?.mask?.unregisterAnimations(from: owner)
    owner.animations?.drawnLayers.removeAll { $0 === self }
    let removedAnimations = storage.animations
    (storage.animations, storage.presentation) = ([], nil)
    for animation in removedAnimations { animation.end(finished: false) }
  }
}

extension CALayer {
  /// Called after the presented values of a layer without a view have changed.
  final func presentationDidChange() {
    if let maskedView { return maskedView.maskDidChange() }
    owner?.setPending(.record)
  }
}

/// Layers without a view.
extension CALayer: AnimatedLayer {
  final var modelValues: LayerPresentation {
    let (bounds, position) = (storage.bounds, storage.position)
    let origin = CGPoint(x: position.x - bounds.width / 2, y: position.y - bounds.height / 2)
    var presentation = LayerPresentation(
      geometry: .geometry(origin: origin, bounds: bounds),
      transform: affineTransform(),
      opacity: CGFloat(storage.opacity),
      backgroundColor: .color(
        storage.backgroundColor.map { UIColor(cgColor: $0).pixelColor(dark: false) } ?? .clear
      ),
      cornerRadius: cornerRadius,
      shadowOpacity: CGFloat(shadowOpacity)
    )
    presentation.shape = shapeValues
    return presentation
  }

  final var animatedValues: LayerPresentation {
    var presentation = modelValues
    addAnimatedValues(to: &presentation)
    return presentation
  }

  final var presentationValues: LayerPresentation? {
    get { storage.presentation }
    set { storage.presentation = newValue }
  }

  final var layerAnimations: [LayerAnimation] {
    get { storage.animations }
    set { storage.animations = newValue }
  }
}

extension ViewAnimations {
  /// Adds the changes of the layer's animations to those of the view's animation blocks.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - time: Seconds on the loop's clock.
  /// - Returns: The groups of ended animations.
  func advanceLayered(of view: UIView, to time: TimeInterval) -> [AnimationGroup] {
    guard !layerAnimations.isEmpty else { return [] }
    let model = view.modelLayerValues
    var presentation = model
    presentation.geometry += geometry
    presentation.transform = CGAffineTransform(model.transform.vector + transform)
    presentation.opacity += alpha
    presentation.backgroundColor += backgroundColor
    presentation.cornerRadius += cornerRadius
    presentation.shadowOpacity += shadowOpacity
    view.layerStorage?.addAnimatedValues(to: &presentation)
    var endedGroups: [AnimationGroup] = []
    if view.hasAnchor { view.anchor(&presentation) }
    layerAnimations.removeAll { !$0.apply(to: &presentation, at: time, endedGroups: &endedGroups) }
    if view.hasAnchor { view.center(&presentation) }
    geometry = presentation.geometry - model.geometry
    transform = presentation.transform.vector - model.transform.vector
    // Hidden views stay hidden.
    if !view.isHiddenStorage { alpha = presentation.opacity - model.opacity }
    backgroundColor = presentation.backgroundColor - model.backgroundColor
    cornerRadius = presentation.cornerRadius - model.cornerRadius
    shadowOpacity = presentation.shadowOpacity - model.shadowOpacity
    if let layer = view.layerStorage, layer.drawsContents {
      layer.storage.presentation = layerAnimations.isEmpty ? nil : presentation
    }
    return endedGroups
  }
}

extension UIView {
  /// The model values of the layer.
  final var modelLayerValues: LayerPresentation {
    var presentation = LayerPresentation(
      geometry: .geometry(origin: origin, bounds: boundsStorage),
      transform: transformStorage,
      opacity: alphaStorage,
      backgroundColor: .color(backgroundColorStorage?.pixelColor(in: traitCollection) ?? .clear),
      cornerRadius: layerStorage?.cornerRadius ?? 0,
      shadowOpacity: CGFloat(layerStorage?.shadowOpacity ?? 0)
    )
    if let layerStorage { presentation.shape = layerStorage.shapeValues }
    return presentation
  }

  /// Whether running animations of the layer change the view's drawing, as for a shape or a
  /// gradient.
  final var drawsAnimatedLayer: Bool {
    layerStorage?.drawsContents == true && animations?.layerAnimations.isEmpty == false
  }
}

/// Returns the time of the current frame in seconds, used as the start of layer animations.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { WindowHost.current.time }
