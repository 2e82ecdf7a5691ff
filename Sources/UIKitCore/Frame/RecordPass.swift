import Foundation
import UIKitGraphics

/// The record pass: calls `draw(_:)` for views with a pending recording, and caches the drawing as
/// a display list until it is invalidated.
///
/// Views outside of the visible area are deferred until they become visible. The text of a row that
/// scrolls in is therefore not shaped before its line is visible, and the work for a row is
/// distributed over several frames.
///
/// The pass may only invalidate pixels. Other invalidations by `draw(_:)` are deferred to the next
/// frame.
@MainActor
struct RecordPass {
  private let scale: Double
  private let screenBounds: PixelRect

  init(screen: UIScreen) {
    scale = Double(screen.scale)
    screenBounds = screen.pixelBounds
  }

  /// Records the visible views of a window.
  func run(on window: UIWindow) {
    let placement = Placement(x: 0, y: 0, clip: screenBounds)
    record(window, at: placement, traits: window.baseTraits)
  }

  /// Records a view and its descendants.
  ///
  /// - Parameters:
  ///   - view: The root of the subtree.
  ///   - placement: The placement of its superview's coordinates.
  ///   - traits: The traits of its superview.
  private func record(_ view: UIView, at placement: Placement, traits: UITraitCollection) {
    let isPending = view.pending.contains(.record)
    let isPendingBelow = view.subtreePending.contains(.record)
    guard isPending || isPendingBelow else { return }
    let traits = view.traitOverridesStorage?.applied(to: traits) ?? traits
    let geometry = PresentationGeometry(of: view)
    // A transformed view may be visible anywhere.
    let clip = geometry.transform == nil ? placement.clip : PixelRect.unbounded
    let rect = geometry.pixelRect(at: placement, scale: scale)
    if isPending, rect.intersects(clip) {
      view.pending.remove(.record)
      RecordPass.record(view, traits: traits)
    }
    guard isPendingBelow else { return }
    let contentPlacement = geometry.inner(
      of: placement,
      clip: view.clipsToBoundsStorage ? clip.intersection(rect) : clip,
      scale: scale
    )
    view.subtreePending.remove(.record)
    var hasDeferredSubviews = false
    for subview in view.subviewStorage {
      record(subview, at: contentPlacement, traits: traits)
      hasDeferredSubviews =
        hasDeferredSubviews || subview.pending.contains(.record)
        || subview.subtreePending.contains(.record)
    }
    if hasDeferredSubviews { view.subtreePending.insert(.record) }
  }

  /// Records the view and its descendants if pending, even outside of the screen.
  ///
  /// - Parameters:
  ///   - view: The root of the subtree.
  ///   - traits: The traits of its superview.
  static func recordAll(in view: UIView, traits: UITraitCollection) {
    let traits = view.traitOverridesStorage?.applied(to: traits) ?? traits
    if view.pending.contains(.record) {
      view.pending.remove(.record)
      record(view, traits: traits)
    }
    guard view.subtreePending.contains(.record) else { return }
    view.subtreePending.remove(.record)
    for subview in view.subviewStorage { recordAll(in: subview, traits: traits) }
  }

  private static func record(_ view: UIView, traits: UITraitCollection) {
    // Scroll views record their whole content because scrolling reveals it; for other views,
    // drawing outside of the bounds would be clipped anyway.
    let context = CGContext(
      scale: traits.displayScale,
      traits: traits,
      bounds: view.scrolledContent == nil ? view.bounds : nil
    )
    let previousTraits = UITraitCollection.current
    UITraitCollection.current = traits
    UIGraphicsPushContext(context)
    view.drawLayer(in: context)
    view.draw(view.bounds)
    view.drawFixedContent()
    // Views that drawing itself invalidates, for example by moving a layer, are recorded here.
    view.pending.remove(.record)
    view.drawSublayers(in: context)
    UIGraphicsPopContext()
    UITraitCollection.current = previousTraits
    view.take(context.finish())
  }
}
