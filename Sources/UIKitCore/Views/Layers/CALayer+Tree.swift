import Foundation
import UIKitGraphics
import UIKitSupport

extension CALayer {
  /// The layers that were added, from back to front; `nil` without any.
  ///
  /// The layers of subviews are not among them. Setting adds these and removes the others.
  public final var sublayers: [CALayer]? {
    get { added.isEmpty ? nil : added }
    set {
      for layer in added { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// Adds a layer above the others.
  ///
  /// - Parameter layer: One that belongs to no view; it is removed from its present superlayer.
  public final func addSublayer(_ layer: CALayer) {
    insert(layer) { added.count }
  }

  /// Adds a layer between the others.
  ///
  /// - Parameters:
  ///   - layer: One that belongs to no view; it is removed from its present superlayer.
  ///   - idx: The number of layers below it; with more than there are, it is placed at the top.
  public final func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer) { min(Int(idx), added.count) }
  }

  /// Adds a layer below another.
  ///
  /// - Parameters:
  ///   - layer: One that belongs to no view; it is removed from its present superlayer.
  ///   - sibling: The other; when it is not in this layer, the new one is placed at the bottom.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { added.firstIndex { $0 === sibling } ?? 0 }
  }

  /// Adds a layer above another.
  ///
  /// - Parameters:
  ///   - layer: One that belongs to no view; it is removed from its present superlayer.
  ///   - sibling: The other; when it is not in this layer, the new one is placed at the top.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { added.firstIndex { $0 === sibling }.map { $0 + 1 } ?? added.count }
  }

  /// Puts a layer in the place of another; nothing happens when that is not in this layer.
  ///
  /// - Parameters:
  ///   - oldLayer: The one to remove.
  ///   - newLayer: One that belongs to no view.
  public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, added.contains(oldLayer) else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes a layer from its superlayer; its animations end.
  public final func removeFromSuperlayer() {
    demandMainThread(CALayer.self, "removeFromSuperlayer()")
    guard let superlayer else { return }
    let owner = owner
    superlayer.added.removeAll { $0 === self }
    self.superlayer = nil
    owner?.setNeedsDisplay()
    if let owner { leave(owner) }
  }

  private func insert(_ layer: CALayer, at index: () -> Int) {
    demandMainThread(CALayer.self, "addSublayer(_:)")
    demand(layer.view == nil, "The layer of a view cannot be added to another layer")
    var ancestor: CALayer? = self
    while let present = ancestor {
      demand(present !== layer, "A layer cannot be added to itself, or to one inside of it")
      ancestor = present.superlayer ?? present.masked
    }
    layer.removeFromSuperlayer()
    layer.masked?.mask = nil
    added.insert(layer, at: index())
    layer.superlayer = self
    guard let owner else { return }
    owner.setNeedsDisplay()
    layer.enter(owner)
  }
}
