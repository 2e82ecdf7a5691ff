import Foundation
import UIKitGraphics
import UIKitSupport

extension CALayer {
  /// The layer that contains this layer; `nil` if there is none.
  ///
  /// For the layer of a view, that of its superview.
  public final var superlayer: CALayer? { view.map { $0.superview?.layer } ?? superlayerStorage }

  /// The view whose layer this is; `nil` for other layers.
  public final var delegate: UIView? { view }

  /// The sublayers from back to front, then the layers of the view's subviews; `nil` if there are
  /// none.
  ///
  /// Setting the property adds the new layers, arranges those of subviews, and removes all others;
  /// the view of a removed layer leaves its superview.
  public final var sublayers: [CALayer]? {
    get {
      let layers = sublayerStorage + (view?.subviews.map(\.layer) ?? [])
      return layers.isEmpty ? nil : layers
    }
    set {
      let layers = newValue ?? []
      for layer in sublayers ?? [] where !layers.contains(layer) { layer.removeFromSuperlayer() }
      for layer in layers {
        if let view, let subview = layer.view, subview.superview === view {
          view.bringSubviewToFront(subview)
        } else {
          addSublayer(layer)
        }
      }
    }
  }

  /// Adds a layer in front of the others.
  ///
  /// - Parameter layer: A layer without a view; it is removed from its previous superlayer.
  public final func addSublayer(_ layer: CALayer) {
    insert(layer) { sublayerStorage.count }
  }

  /// Inserts a layer at an index.
  ///
  /// - Parameters:
  ///   - layer: A layer without a view; it is removed from its previous superlayer.
  ///   - idx: The index from back to front; an index beyond the end inserts in front.
  public final func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer) { min(Int(idx), sublayerStorage.count) }
  }

  /// Inserts a layer behind a sublayer.
  ///
  /// - Parameters:
  ///   - layer: A layer without a view; it is removed from its previous superlayer.
  ///   - sibling: The sublayer; if it is not in this layer, the new layer is placed at the back. A
  ///     subview's layer has all sublayers behind it.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let isLayerOfSubview = sibling?.view != nil && sibling?.superlayer === self
    insert(layer) {
      sublayerStorage.firstIndex { $0 === sibling }
        ?? (isLayerOfSubview ? sublayerStorage.count : 0)
    }
  }

  /// Inserts a layer in front of a sublayer.
  ///
  /// - Parameters:
  ///   - layer: A layer without a view; it is removed from its previous superlayer.
  ///   - sibling: The sublayer; if it is not in this layer, the new layer is placed in front.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) {
      sublayerStorage.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayerStorage.count
    }
  }

  /// Replaces a sublayer with a different layer; does nothing if the old layer is not a sublayer.
  ///
  /// - Parameters:
  ///   - oldLayer: The layer to remove.
  ///   - newLayer: A layer without a view.
  public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, sublayerStorage.contains(oldLayer) else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes a layer from its superlayer; its animations end.
  ///
  /// The view of a layer leaves its superview.
  public final func removeFromSuperlayer() {
    demandMainThread(CALayer.self, "removeFromSuperlayer()")
    if let view { return view.removeFromSuperview() }
    guard let superlayer = superlayerStorage else { return }
    let owner = owner
    superlayer.sublayerStorage.removeAll { $0 === self }
    superlayerStorage = nil
    owner?.setNeedsDisplay()
    if let owner { unregisterAnimations(from: owner) }
  }

  private func insert(_ layer: CALayer, at index: () -> Int) {
    demandMainThread(CALayer.self, "addSublayer(_:)")
    demand(layer.view == nil, "The layer of a view cannot be added to another layer")
    var ancestor: CALayer? = self
    while let current = ancestor {
      demand(current !== layer, "A layer cannot be added to itself, or to one inside of it")
      ancestor = current.superlayerStorage ?? current.maskedLayer
    }
    layer.removeFromSuperlayer()
    layer.maskedLayer?.mask = nil
    sublayerStorage.insert(layer, at: index())
    layer.superlayerStorage = self
    guard let owner else { return }
    owner.setNeedsDisplay()
    layer.registerAnimations(with: owner)
  }
}
