import Foundation
import UIKitGraphics

/// The damage pass: finds the pixels that differ from the last frame's.
///
/// A view whose own rectangle changed damages that rectangle; a view that
/// moved, faded or was reordered damages the old and the new extent of its
/// whole subtree. The pass invalidates nothing.
@MainActor
struct DamagePass {
  let scale: Double
  let screenBounds: PixelRect
  var damage: Damage

  init(screen: UIScreen, damage: Damage) {
    scale = Double(screen.scale)
    screenBounds = screen.pixelBounds
    self.damage = damage
  }

  /// Collects the damage of one window.
  mutating func run(on window: UIWindow) {
    visit(window, at: Placement(x: 0, y: 0, clip: screenBounds), isMoved: false)
  }

  private mutating func visit(_ view: UIView, at placement: Placement, isMoved: Bool) {
    let pending = view.pending.union(view.subtreePending)
    guard isMoved || !pending.isDisjoint(with: .damage) else { return }
    let before = view.shownExtent
    let geometry = ShownGeometry(of: view)
    let moves =
      isMoved || !view.pending.isDisjoint(with: [.move, .scroll]) || geometry.transform != nil
    let hasChangedContent = view.pending.contains(.content)
    view.pending.subtract(.damage)
    guard !geometry.isInvisible else {
      view.shownExtent = .empty
      if moves && !isMoved { damage.add(before) }
      return
    }
    view.subtreePending.subtract(.damage)
    let rect = geometry.pixelRect(at: placement, scale: scale)
    view.shownExtent = extent(of: view, rect: rect, geometry, at: placement, isMoved: moves)
    if moves && !isMoved {
      damage.add(before)
      damage.add(view.shownExtent)
    } else if hasChangedContent && !moves {
      damage.add(rect.intersection(placement.clip))
    }
  }

  /// Visits the subviews, and returns the pixels that the subtree may touch.
  private mutating func extent(
    of view: UIView,
    rect: PixelRect,
    _ geometry: ShownGeometry,
    at placement: Placement,
    isMoved: Bool
  ) -> PixelRect {
    let transform = geometry.pixelTransform(at: placement, scale: scale)
    let outerClip = transform == nil ? placement.clip : PixelRect.unbounded
    let clip = view.clipsToBoundsStorage ? outerClip.intersection(rect) : outerClip
    let inner = geometry.inner(of: placement, clip: clip, scale: scale)
    var extent = rect.expanded(by: view.shadowReachInPixels(scale: scale)).intersection(outerClip)
    for subview in view.subviewStorage {
      visit(subview, at: inner, isMoved: isMoved)
      extent = extent.union(subview.shownExtent)
    }
    guard let transform else { return extent }
    return PixelRect(enclosing: extent.cgRect.applying(transform)).intersection(placement.clip)
  }
}

extension PixelRect {
  /// As large as any sensible content, and far from overflowing.
  static let unbounded = PixelRect(x: -(1 << 24), y: -(1 << 24), width: 1 << 25, height: 1 << 25)

  func expanded(by distance: Int) -> PixelRect {
    distance == 0
      ? self
      : PixelRect(
        x: Int(minX) - distance,
        y: Int(minY) - distance,
        width: Int(width) + 2 * distance,
        height: Int(height) + 2 * distance
      )
  }

  var cgRect: CGRect {
    CGRect(x: Int(minX), y: Int(minY), width: Int(width), height: Int(height))
  }
}

extension UIView {
  /// How far the shadow reaches beyond the view, in device pixels.
  func shadowReachInPixels(scale: Double) -> Int {
    guard let layer = layerStorage else { return 0 }
    return Int((layer.shadowReach * scale).rounded(.up))
  }
}
