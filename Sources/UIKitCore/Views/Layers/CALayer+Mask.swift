import Foundation
import UIKitGraphics
import UIKitSupport

extension CALayer {
  /// A layer whose alpha channel masks this layer and its sublayers.
  ///
  /// Its frame is in the coordinate space of this layer's bounds; it has no superlayer. The mask of
  /// a view's layer masks the view with its subviews and its shadow. A change of the mask, and each
  /// frame of its animations, redraws the masked layer.
  ///
  ///     let shade = CAGradientLayer()
  ///     shade.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
  ///     shade.frame = list.bounds
  ///     list.layer.mask = shade
  ///
  /// Default: `nil`, nothing is masked. The program stops if the mask contains this layer.
  public final var mask: CALayer? {
    get { view?.mask?.layer ?? storageIfCreated?.mask }
    set {
      demandMainThread(CALayer.self, "mask")
      guard newValue !== mask else { return }
      if let view, newValue == nil || newValue?.view != nil { view.mask = newValue?.view }
      let newMask = newValue?.view == nil ? newValue : nil
      demand(newMask === newValue || view != nil, "The layer of a view cannot mask a sublayer")
      var ancestor: CALayer? = self
      while let current = ancestor {
        demand(current !== newMask, "A layer cannot be masked by itself, or by one around it")
        ancestor = current.superlayerStorage ?? current.maskedLayer
      }
      replaceMask(newMask)
    }
  }

  private func replaceMask(_ newMask: CALayer?) {
    if let oldMask = storageIfCreated?.mask {
      oldMask.maskedLayer = nil
      storage.mask = nil
      if let owner { oldMask.unregisterAnimations(from: owner) }
    }
    if let newMask {
      view?.mask = nil
      newMask.removeFromSuperlayer()
      newMask.maskedLayer?.mask = nil
      newMask.maskedLayer = self
      storage.mask = newMask
    }
    if let view { view.maskDidChange() } else { drawingDidChange() }
    if let owner, let newMask { newMask.registerAnimations(with: owner) }
  }

  /// Returns the recorded drawing of the mask of a view's layer for a scale; `nil` if there is no
  /// mask.
  ///
  /// The drawing is recorded on first use after a change.
  final func maskList(scale: Double, _ traits: UITraitCollection) -> DisplayList? {
    guard let storage = storageIfCreated, let mask = storage.mask else { return nil }
    if let list = storage.maskList, list.isEmpty || list.scale == scale { return list }
    let context = CGContext(scale: scale, traits: traits)
    mask.drawTree(in: context, opacity: 1)
    let list = context.finish()
    storage.maskList = list
    return list
  }

  /// The view whose layer is masked by this layer or by a layer that contains it; `nil` if there is
  /// none.
  final var maskedView: UIView? {
    var layer = self
    while true {
      if let next = layer.superlayerStorage {
        layer = next
      } else if let next = layer.maskedLayer {
        if let view = next.view { return view }
        layer = next
      } else {
        return nil
      }
    }
  }
}

extension UIView {
  /// Called after the appearance of the mask layer changed.
  final func maskDidChange() {
    layerStorage?.storageIfCreated?.maskList = nil
    setPending([.move, .content])
  }
}
