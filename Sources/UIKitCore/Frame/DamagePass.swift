import Foundation
import UIKitGraphics

/// The damage pass: computes the dirty region, the pixels that differ from the last frame.
///
/// A view with a changed colour or border invalidates its own rectangle. A view with a new
/// recording invalidates the differences from the previous recording. A view that moved, faded or
/// was reordered invalidates the old and the new extent of its subtree. If the content of a scroll
/// view moved as a whole, the frame's pixels are moved instead, see `ScrollBlit`, and only the
/// exposed strips, the views in front and the removed subviews are invalidated.
@MainActor
struct DamagePass {
  /// How a view's ancestors have moved its pixels since the last frame.
  enum Movement: Equatable {
    /// No movement.
    case none
    /// The view moved and is drawn again; an ancestor has invalidated its old and new extent.
    case redrawn
    /// The view moved together with the frame's pixels; the distances are in device pixels.
    case scrolled(x: Int, y: Int)
  }

  /// Device pixels per point.
  private var scale = 1.0
  /// The pixels to draw.
  private(set) var damage = Damage()
  /// The regions of the frame to move before the dirty region is drawn; they do not overlap.
  private(set) var blits: [ScrollBlit] = []

  /// Computes the damage of a frame; memory is reused from frame to frame.
  ///
  /// - Parameters:
  ///   - windows: The windows from back to front.
  ///   - screen: The screen with the scale and size.
  ///   - damage: The damage that is already known.
  mutating func run(on windows: [UIWindow], screen: UIScreen, damage: Damage) {
    scale = Double(screen.scale)
    self.damage = damage
    blits.removeAll(keepingCapacity: true)
    let placement = Placement(x: 0, y: 0, clip: screen.pixelBounds)
    for window in windows { visit(window, at: placement, movedBy: .none) }
  }

  private mutating func visit(
    _ view: UIView,
    at placement: Placement,
    movedBy movement: Movement
  ) {
    let pendingInTree = view.pending.union(view.subtreePending)
    if pendingInTree.isDisjoint(with: .damage) {
      guard movement != .none else { return }
      if case .scrolled(let x, let y) = movement, view.shift(byX: x, y: y, in: placement.clip) {
        return
      }
    }
    let oldExtent = view.recordedExtent.shifted(by: movement, in: placement.clip)
    let geometry = PresentationGeometry(of: view)
    let viewPasses = view.pending
    view.pending.subtract(.damage)
    if let layer = view.layerStorage { update(layer, of: view, geometry, passes: viewPasses) }
    guard !geometry.isInvisible else {
      return hide(view, from: oldExtent, movement: movement, passes: viewPasses)
    }
    view.subtreePending.subtract(.damage)
    let rect = geometry.pixelRect(at: placement, scale: scale)
    if case .scrolled(x: 0, y: _) = movement, view.isVerticallyUniform,
      viewPasses.isDisjoint(with: [.content, .recording]),
      rect.intersection(placement.clip) == view.recordedExtent
    {
      // The pixels around the view move and the view does not, but its fill is uniform.
      return
    }
    let subviewsHaveMoved =
      view.movesSubtree(viewPasses)
      || (geometry.transform != nil && !pendingInTree.isDisjoint(with: .damage))
    var subMovement = subviewsHaveMoved ? .redrawn : movement
    if view.scrolledContent != nil {
      let visibleRect = rect.intersection(placement.clip)
      let isScrolled = viewPasses.contains(.scroll)
      subMovement = scroll(view, geometry, in: visibleRect, isScrolled, movedBy: subMovement)
    }
    view.recordedExtent = visitSubviews(
      of: view,
      rect: rect,
      geometry,
      at: placement,
      movedBy: subMovement
    )
    let redrawnRect =
      viewPasses.contains(.recording)
      ? recordingDifference(of: view, geometry, at: placement) : PixelRect.empty
    if subMovement == .redrawn {
      guard movement != .redrawn else { return }
      damage.add(oldExtent)
      damage.add(view.recordedExtent)
    } else if viewPasses.contains(.content) {
      damage.add(rect.intersection(placement.clip))
    } else if viewPasses.contains(.recording) {
      let isScrolled = viewPasses.contains(.scroll)
      let changedRect = isScrolled ? rect : rect.intersection(redrawnRect)
      damage.add(changedRect.intersection(placement.clip))
    }
  }

  /// Moves the pixels of a scroll view's content, or redraws them if they also move otherwise.
  ///
  /// - Parameters:
  ///   - view: The scroll view.
  ///   - geometry: The geometry of the scroll view.
  ///   - visibleRect: Its visible rectangle in pixels.
  ///   - isScrolled: Whether its offset has changed.
  ///   - movement: The movement of its subviews apart from the offset.
  /// - Returns: The movement of its subviews.
  private mutating func scroll(
    _ view: UIView,
    _ geometry: PresentationGeometry,
    in visibleRect: PixelRect,
    _ isScrolled: Bool,
    movedBy movement: Movement
  ) -> Movement {
    guard let content = view.scrolledContent else { return movement }
    var movement = movement
    if isScrolled, movement != .redrawn {
      let origin = content.composedOrigin
      movement =
        movement == .none ? addBlit(for: view, from: origin, geometry, visibleRect) : .redrawn
    }
    damageRemovedViews(of: content, movement, in: visibleRect)
    content.composedOrigin = geometry.boundsOrigin
    return movement
  }

  /// Updates the untransformed copy of a view's layer, and removes its transition if it has ended.
  private func update(
    _ layer: CALayer,
    of view: UIView,
    _ geometry: PresentationGeometry,
    passes: PendingPasses
  ) {
    if layer.untransformedCopy != nil {
      updateUntransformedCopy(
        &layer.untransformedCopy,
        geometry,
        viewPasses: passes,
        subtreePasses: view.subtreePending
      )
    }
    if layer.transition != nil, view.runningTransition == nil { layer.transition = nil }
  }

  /// Removes the untransformed copy of a view that is invisible or has no transform, and marks it
  /// as stale if the subtree has changed apart from the view's own movement.
  private func updateUntransformedCopy(
    _ copy: inout UntransformedCopy?,
    _ geometry: PresentationGeometry,
    viewPasses: PendingPasses,
    subtreePasses: PendingPasses
  ) {
    if geometry.isInvisible || geometry.transform == nil {
      copy = nil
    } else if !subtreePasses.union(viewPasses.subtracting(.move)).isDisjoint(with: .damage) {
      copy?.isStale = true
    }
  }

  /// Returns the rectangle of the pixels that differ between a new recording and the previous one.
  private func recordingDifference(
    of view: UIView,
    _ geometry: PresentationGeometry,
    at placement: Placement
  ) -> PixelRect {
    guard let list = view.displayList else { return .empty }
    let difference = list.takeDifference()
    guard !difference.isNull, list.scale == scale else { return .unbounded }
    let contentPlacement = geometry.inner(of: placement, clip: placement.clip, scale: scale)
    let pixels = CGRect(
      x: contentPlacement.x + difference.minX * scale,
      y: contentPlacement.y + difference.minY * scale,
      width: difference.width * scale,
      height: difference.height * scale
    )
    // One more pixel on each side, because edges are rounded to pixels and hairlines are widened to
    // one.
    return PixelRect(enclosing: pixels).expanded(by: 1)
  }

  private mutating func hide(
    _ view: UIView,
    from oldExtent: PixelRect,
    movement: Movement,
    passes: PendingPasses
  ) {
    view.recordedExtent = .empty
    view.scrolledContent?.composedOrigin = nil
    if passes.contains(.move), movement != .redrawn { damage.add(oldExtent) }
  }

  /// Visits the subviews, and returns the extent of the subtree.
  private mutating func visitSubviews(
    of view: UIView,
    rect: PixelRect,
    _ geometry: PresentationGeometry,
    at placement: Placement,
    movedBy movement: Movement
  ) -> PixelRect {
    let transform = geometry.pixelTransform(at: placement, scale: scale)
    let outerClip = transform == nil ? placement.clip : PixelRect.unbounded
    let clip = view.clipsToBoundsStorage ? outerClip.intersection(rect) : outerClip
    let contentPlacement = geometry.inner(of: placement, clip: clip, scale: scale)
    var extent = rect.expanded(by: view.shadowReachInPixels(scale: scale))
    if let transition = view.runningTransition {
      extent = extent.union(transition.snapshot.rect(at: rect))
    }
    extent = extent.intersection(outerClip)
    for subview in view.subviewStorage {
      visit(subview, at: contentPlacement, movedBy: movement)
      extent = extent.union(subview.recordedExtent)
    }
    guard let transform else { return extent }
    return PixelRect(enclosing: extent.cgRect.applying(transform)).intersection(placement.clip)
  }

  // MARK: Scrolling

  /// Adds a blit that moves the frame's pixels with a view's content, if that has the same result
  /// as drawing.
  ///
  /// - Parameters:
  ///   - view: The scroll view.
  ///   - origin: The bounds' origin in the last frame, in points; `nil` if it was not visible.
  ///   - geometry: The view's current geometry.
  ///   - visible: The view's visible rectangle, in device pixels.
  /// - Returns: The movement of the subviews: `.redrawn` if no blit was added.
  private mutating func addBlit(
    for view: UIView,
    from origin: CGPoint?,
    _ geometry: PresentationGeometry,
    _ visible: PixelRect
  ) -> Movement {
    guard let origin,
      let blit = ScrollBlit(view, from: origin, geometry, visible, scale: scale),
      blits.allSatisfy({ !$0.rect.intersects(visible) })
    else { return .redrawn }
    // Damage that is already known moves with the pixels.
    if !damage.isEmpty {
      var stale = damage.region()
      stale.formIntersection(visible)
      stale.forEach { damage.add(blit.moved($0)) }
    }
    blit.forEachExposedStrip { damage.add($0) }
    // The pixels of the views in front have moved, too: both places are redrawn.
    view.forEachExtentInFront { overlay in
      damage.add(overlay.intersection(visible))
      damage.add(blit.moved(overlay.intersection(visible)))
    }
    blits.append(blit)
    return .scrolled(x: blit.x, y: blit.y)
  }

  private mutating func damageRemovedViews(
    of content: ScrolledContent,
    _ movement: Movement,
    in visible: PixelRect
  ) {
    for extent in content.removedExtents {
      damage.add(extent.shifted(by: movement, in: visible))
    }
    content.removedExtents.removeAll(keepingCapacity: true)
  }
}

extension UIView {
  /// Returns whether the subviews have moved on the screen: the view moved, or its bounds did and
  /// it has no scrolled content with a known movement.
  fileprivate final func movesSubtree(_ passes: PendingPasses) -> Bool {
    passes.contains(.move) || (passes.contains(.scroll) && scrolledContent == nil)
  }

  /// Shifts the extents of an unchanged subtree together with the frame's pixels.
  ///
  /// - Parameters:
  ///   - x: The distance to the right in device pixels.
  ///   - y: The distance down in device pixels.
  ///   - clip: The clip of the ancestors.
  /// - Returns: Whether the extents were shifted; `false` if the extent is empty, or if it may be
  ///   clipped before or after the shift.
  fileprivate final func shift(byX x: Int, y: Int, in clip: PixelRect) -> Bool {
    let movedExtent = recordedExtent.offsetBy(x: x, y: y)
    guard
      x == 0 || (recordedExtent.isInsideColumns(of: clip) && movedExtent.isInsideColumns(of: clip)),
      y == 0 || (recordedExtent.isInsideRows(of: clip) && movedExtent.isInsideRows(of: clip))
    else { return false }
    shiftExtents(byX: x, y: y)
    return true
  }

  private final func shiftExtents(byX x: Int, y: Int) {
    guard !recordedExtent.isEmpty else { return }
    recordedExtent = recordedExtent.offsetBy(x: x, y: y)
    for subview in subviewStorage { subview.shiftExtents(byX: x, y: y) }
  }
}

extension PixelRect {
  /// Returns whether the rectangle lies between the left and right edges of another without
  /// touching them; an extent that touches an edge may have been clipped there.
  fileprivate func isInsideColumns(of other: PixelRect) -> Bool {
    !isEmpty && minX > other.minX && maxX < other.maxX
  }

  /// Returns whether the rectangle lies between the top and bottom edges of another without
  /// touching them, see `isInsideColumns(of:)`.
  fileprivate func isInsideRows(of other: PixelRect) -> Bool {
    !isEmpty && minY > other.minY && maxY < other.maxY
  }

  /// Returns the rectangle after the frame's pixels were moved; the rectangle itself for other
  /// movements.
  fileprivate func shifted(by movement: DamagePass.Movement, in clip: PixelRect) -> PixelRect {
    guard case .scrolled(let x, let y) = movement else { return self }
    return offsetBy(x: x, y: y).intersection(clip)
  }
}

extension PixelRect {
  /// A rectangle larger than any content, yet far from overflow.
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
}

extension UIView {
  /// Returns the extent of the shadow beyond the view, in device pixels.
  func shadowReachInPixels(scale: Double) -> Int {
    guard let layer = layerStorage else { return 0 }
    let limit = Double(PixelRect.unbounded.maxX)
    return Int(max(0, min(limit, layer.shadowExtent * scale)).rounded(.up))
  }
}
