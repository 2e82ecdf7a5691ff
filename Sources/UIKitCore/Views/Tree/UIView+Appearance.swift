import Foundation
import UIKitGraphics
import UIKitSupport

extension UIView {
  /// The layer, created on first access.
  final var layerOrNew: CALayer {
    if let layer = layerStorage { return layer }
    guard let kind = type(of: self).layerClass as? CALayer.Type else {
      misuse("\(type(of: self)).layerClass is no class of layers")
    }
    let layer = kind.init(view: self)
    layerStorage = layer
    return layer
  }

  final func setAlpha(_ value: CGFloat) {
    demand(value.isFinite, "A view's alpha has to be finite, but \(value) was set")
    let newValue = min(max(value, 0), 1)
    guard newValue != alphaStorage else { return }
    recordAnimation(of: .alpha, from: .scalar(alphaStorage), to: .scalar(newValue))
    alphaStorage = newValue
    setPending(.move)
    valueDidChange()
  }

  final func setHidden(_ value: Bool) {
    guard value != isHidden else { return }
    if let superview = superviewStorage, superview.willChangeHidden(of: self, to: value) {
      return valueDidChange()
    }
    isHiddenStorage = value
    setPending(.move)
    valueDidChange()
  }

  final func setBackgroundColor(_ color: UIColor?) {
    guard color != backgroundColorStorage else { return }
    let traits = traitCollection
    recordAnimation(
      of: .backgroundColor,
      from: .color(backgroundColorStorage?.pixelColor(in: traits) ?? .clear),
      to: .color(color?.pixelColor(in: traits) ?? .clear)
    )
    backgroundColorStorage = color
    setPending(.content)
    valueDidChange()
  }

  /// The view's own tint colour, or the nearest inherited one, or else the screen's accent colour
  /// or the system's blue.
  final var inheritedTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.tintColorStorage { return adjusted(color) }
      view = current.superviewStorage
    }
    return adjusted(windowStorage?.screen.accentColor ?? .systemBlue)
  }

  final func setTintColor(_ color: UIColor?) {
    demandMainThread(type(of: self), "tintColor")
    guard color != tintColorStorage else { return }
    tintColorStorage = color
    propagateTintColor(isRoot: true)
  }

  /// Notifies the view and its descendants that their inherited tint colour has changed.
  ///
  /// - Parameter isRoot: Whether the view itself changed; other views with their own colour are not
  ///   affected.
  final func propagateTintColor(isRoot: Bool) {
    guard isRoot || tintColorStorage == nil else { return }
    lastEnvironment?.tint = inheritedTintColor
    setNeedsDisplay()
    CallbackNesting.call("tintColorDidChange()", of: self) { tintColorDidChange() }
    for subview in subviewStorage { subview.propagateTintColor(isRoot: false) }
  }
}
