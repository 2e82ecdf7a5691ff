import Foundation
import UIKitGraphics
import UIKitSupport

extension CALayer {
  /// The sublayers from back to front; `nil` if there are none.
  ///
  /// The layers of subviews are not included. Setting the property adds the new layers and removes
  /// all others.
  public final var sublayers: [CALayer]? {
    get { sublayerStorage.isEmpty ? nil : sublayerStorage }
    set {
      for layer in sublayerStorage { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
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
  ///   - sibling: The sublayer; if it is not in this layer, the new layer is placed at the back.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { sublayerStorage.firstIndex { $0 === sibling } ?? 0 }
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
  public final func removeFromSuperlayer() {
    demandMainThread(CALayer.self, "removeFromSuperlayer()")
    guard let superlayer else { return }
    let owner = owner
    superlayer.sublayerStorage.removeAll { $0 === self }
    self.superlayer = nil
    owner?.setNeedsDisplay()
    if let owner { unregisterAnimations(from: owner) }
  }

  private func insert(_ layer: CALayer, at index: () -> Int) {
    demandMainThread(CALayer.self, "addSublayer(_:)")
    demand(layer.view == nil, "The layer of a view cannot be added to another layer")
    var ancestor: CALayer? = self
    while let present = ancestor {
      demand(present !== layer, "A layer cannot be added to itself, or to one inside of it")
      ancestor = present.superlayer ?? present.maskedLayer
    }
    layer.removeFromSuperlayer()
    layer.maskedLayer?.mask = nil
    sublayerStorage.insert(layer, at: index())
    layer.superlayer = self
    guard let owner else { return }
    owner.setNeedsDisplay()
    layer.registerAnimations(with: owner)
  }
}
