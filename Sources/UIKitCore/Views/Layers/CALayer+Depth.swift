public import Foundation
import UIKitSupport

extension CALayer {
  /// The position in front of (positive) or behind (negative) the siblings with another value;
  /// equal values are drawn in the order of the layers.
  ///
  /// Default: 0. The layers of subviews have siblings, too; touches still hit subviews in their own
  /// order. No sublayer is drawn behind the content of its superlayer.
  public final var zPosition: CGFloat {
    get { storageIfCreated?.depth ?? 0 }
    set {
      guard newValue != zPosition else { return }
      demand(newValue.isFinite, "A layer's zPosition has to be finite, but \(newValue) was set")
      storage.depth = newValue
      guard let view else { return drawingDidChange() }
      view.hints.insert(.hasDepth)
      view.superviewStorage?.hints.insert(.hasDeepSubviews)
      view.setPending(.move)
    }
  }

  /// The sublayers in the order in which they are drawn.
  final var drawnSublayers: [CALayer] {
    guard sublayerStorage.contains(where: { $0.zPosition != 0 }) else { return sublayerStorage }
    return sublayerStorage.sortedStably { $0.zPosition < $1.zPosition }
  }
}

extension UIView {
  /// The subviews without the mask, in the order in which they are drawn.
  final var drawnSubviews: ArraySlice<UIView> {
    guard hints.contains(.hasDeepSubviews) else { return contentSubviews }
    return contentSubviews.sortedStably { $0.depth < $1.depth }[...]
  }

  private var depth: CGFloat { layerStorage?.zPosition ?? 0 }
}

extension Sequence {
  /// Returns the elements sorted, and equal elements in their order.
  fileprivate func sortedStably(by isBefore: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted { first, second in
      if isBefore(first.element, second.element) { return true }
      return !isBefore(second.element, first.element) && first.offset < second.offset
    }.map(\.element)
  }
}
