import Foundation
import UIKitGraphics

/// The flatten step: converts the subtrees that intersect the dirty region to a list of draw items,
/// from back to front.
@MainActor
struct FlattenPass {
  let scale: Double
  /// The bounding box of the dirty region; subtrees outside of it are skipped.
  let visible: PixelRect
  var items: [DrawItem]
  /// Whether extents are those of the last frame; otherwise they are unknown, as outside of a
  /// window.
  private let knowsExtents: Bool
  private var groupDepth = 0

  init(
    scale: Double,
    visible: PixelRect,
    items: [DrawItem] = [],
    knowsExtents: Bool = true
  ) {
    self.scale = scale
    self.visible = visible
    self.items = items
    self.knowsExtents = knowsExtents
  }

  /// Adds a view and its subviews.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - placement: The placement of its superview's coordinates.
  ///   - traits: The traits of its superview.
  ///   - form: The components of the view's appearance to leave out.
  mutating func add(
    _ view: UIView,
    at placement: Placement,
    traits: UITraitCollection,
    as form: DrawnForm = .shown
  ) {
    let isShown = form == .shown
    guard !isShown || !knowsExtents || view.recordedExtent.intersects(visible) else { return }
    let geometry = PresentationGeometry(of: view)
    guard !geometry.isInvisible else { return }
    let traits = view.traitOverridesStorage?.applied(to: traits) ?? traits
    if isShown, let transform = geometry.pixelTransform(at: placement, scale: scale) {
      addTransformed(view, transform, at: placement, opacity: geometry.alpha)
      return
    }
    let opacity = isShown ? geometry.alpha : 1
    // The on-screen extent of a transformed view does not apply to its flat drawing.
    let extent = isShown && knowsExtents ? view.recordedExtent : placement.clip
    if form != .withoutTransition, let transition = view.runningTransition {
      addTransition(
        transition,
        of: view,
        geometry: geometry,
        at: placement,
        traits: traits,
        opacity: opacity,
        extent: extent
      )
    } else {
      addContents(
        of: view,
        geometry: geometry,
        at: placement,
        traits: traits,
        opacity: opacity,
        extent: extent
      )
    }
  }

  /// Adds a view's appearance without its transform and transition, with its mask.
  private mutating func addContents(
    of view: UIView,
    geometry: PresentationGeometry,
    at placement: Placement,
    traits: UITraitCollection,
    opacity: CGFloat,
    extent: PixelRect
  ) {
    guard view.isMasked else {
      return addUnmasked(
        view,
        geometry: geometry,
        at: placement,
        traits: traits,
        opacity: opacity,
        extent: extent
      )
    }
    let groupRect = extent.intersection(placement.clip)
    begin(groupRect, clip: placement.clip)
    addUnmasked(
      view,
      geometry: geometry,
      at: placement,
      traits: traits,
      opacity: opacity,
      extent: extent
    )
    begin(groupRect, clip: placement.clip)
    let contentPlacement = geometry.inner(of: placement, clip: placement.clip, scale: scale)
    if let mask = view.mask {
      add(mask, at: contentPlacement, traits: traits)
    } else if let list = view.layerStorage?.maskList(scale: scale, traits) {
      var item = DrawItem(kind: .list, rect: groupRect, clip: placement.clip)
      item.list = list
      (item.x, item.y) = (contentPlacement.x, contentPlacement.y)
      append(item)
    }
    groupDepth -= 1
    append(DrawItem(kind: .endMask, rect: groupRect, clip: placement.clip))
    end(opacity: 1, clip: placement.clip)
  }

  private mutating func addUnmasked(
    _ view: UIView,
    geometry: PresentationGeometry,
    at placement: Placement,
    traits: UITraitCollection,
    opacity: CGFloat,
    extent: PixelRect
  ) {
    let rect = geometry.pixelRect(at: placement, scale: scale)
    let clip = view.clipsToBoundsStorage ? placement.clip.intersection(rect) : placement.clip
    let contentPlacement = geometry.inner(of: placement, clip: clip, scale: scale)
    let radius = view.displayedCornerRadius * scale
    let clipsRounded = radius > 0 && view.clipsToBoundsStorage && view.hasContentToClip
    addShadow(of: view, rect: rect, radius: radius, opacity: opacity, clip: placement.clip)
    if let backdrop = view.layerStorage?.backdrop {
      // In a group the view could not access the pixels behind it.
      var item = DrawItem(kind: .backdrop, rect: rect, clip: placement.clip)
      item.color = backdrop.tint.pixelColor(in: traits)
      item.width = backdrop.blur * scale
      item.opacity = opacity
      item.radius = radius
      item.corners = view.layerStorage?.corners ?? []
      append(item)
    }
    let isGroup = clipsRounded || (opacity < 1 && view.hasOverlappingContent)
    if isGroup { begin(extent.intersection(placement.clip), clip: placement.clip) }
    addBackgroundAndDrawing(
      view,
      rect: rect,
      radius: radius,
      opacity: isGroup ? 1 : opacity,
      traits: traits,
      placement: placement,
      contentPlacement: contentPlacement
    )
    for subview in view.drawnSubviews {
      add(subview, at: contentPlacement, traits: traits)
    }
    addBorder(
      of: view,
      rect: rect,
      radius: radius,
      opacity: isGroup ? 1 : opacity,
      clip: placement.clip
    )
    if isGroup {
      end(
        opacity: opacity,
        roundedTo: clipsRounded ? rect : nil,
        radius: radius,
        corners: view.layerStorage?.corners ?? .allCorners,
        clip: placement.clip
      )
    }
  }

  /// Adds the items for a transition from a view's old pixels to its current content.
  private mutating func addTransition(
    _ running: RunningTransition,
    of view: UIView,
    geometry: PresentationGeometry,
    at placement: Placement,
    traits: UITraitCollection,
    opacity: CGFloat,
    extent: PixelRect
  ) {
    let rect = geometry.pixelRect(at: placement, scale: scale)
    var snapshotItem = DrawItem(
      kind: .snapshot,
      rect: running.snapshot.rect(at: rect),
      clip: placement.clip
    )
    snapshotItem.view = view
    switch running.style {
    case .crossDissolve:
      let groupRect = extent.intersection(placement.clip)
      begin(groupRect, clip: placement.clip)
      begin(groupRect, clip: placement.clip)
      addContents(
        of: view,
        geometry: geometry,
        at: placement,
        traits: traits,
        opacity: 1,
        extent: extent
      )
      end(opacity: running.progress, clip: placement.clip)
      snapshotItem.opacity = 1 - running.progress
      append(snapshotItem)
      end(opacity: opacity, clip: placement.clip)
    case .flip:
      let transform = running.flipTransform(about: rect)
      if running.progress < 0.5 {
        snapshotItem.transform = transform
        snapshotItem.opacity = opacity
        append(snapshotItem)
      } else {
        addTransformed(view, transform, at: placement, opacity: opacity, as: .withoutTransition)
      }
    }
  }

  private mutating func addBackgroundAndDrawing(
    _ view: UIView,
    rect: PixelRect,
    radius: CGFloat,
    opacity: CGFloat,
    traits: UITraitCollection,
    placement: Placement,
    contentPlacement: Placement
  ) {
    let color = view.displayedBackgroundColor(in: traits)
    if color.alpha > 0 {
      var item = DrawItem(kind: .fill, rect: rect, clip: placement.clip)
      item.color = opacity < 1 ? color.multipliedAlpha(by: opacity) : color
      item.radius = radius
      item.corners = view.layerStorage?.corners ?? []
      append(item)
    }
    if let list = view.displayList {
      // Damage is limited to the bounds, and so drawing is clipped to them.
      var item = DrawItem(kind: .list, rect: rect, clip: contentPlacement.clip.intersection(rect))
      item.list = list
      (item.x, item.y) = (contentPlacement.x, contentPlacement.y)
      item.opacity = opacity
      append(item)
    }
  }

  private mutating func addBorder(
    of view: UIView,
    rect: PixelRect,
    radius: CGFloat,
    opacity: CGFloat,
    clip: PixelRect
  ) {
    guard let layer = view.layerStorage, layer.borderWidth > 0, let color = layer.borderColor else {
      return
    }
    var item = DrawItem(kind: .border, rect: rect, clip: clip)
    item.color = UIColor(cgColor: color).pixelColor(dark: false).multipliedAlpha(by: opacity)
    item.radius = radius
    item.corners = layer.corners
    item.width = max(1, (layer.borderWidth * scale).rounded())
    append(item)
  }

  private mutating func addShadow(
    of view: UIView,
    rect: PixelRect,
    radius: CGFloat,
    opacity: CGFloat,
    clip: PixelRect
  ) {
    guard let layer = view.layerStorage, let color = layer.shadowColor else { return }
    let shadowOpacity = CGFloat(layer.shadowOpacity) + (view.animations?.shadowOpacity ?? 0)
    guard shadowOpacity > 0 else { return }
    let offset = layer.shadowOffset
    let shape = layer.storageIfCreated?.shadowShape
    let origin = view.boundsStorage.origin
    let casterRect = shape.map { $0.rect.scaled(by: scale, from: origin, to: rect.cgRect.origin) }
    var item = DrawItem(
      kind: .shadow,
      rect: PixelRect(
        rounding: (casterRect ?? rect.cgRect).offsetBy(
          dx: (offset.width * scale).rounded(),
          dy: (offset.height * scale).rounded()
        )
      ),
      clip: clip
    )
    item.color = UIColor(cgColor: color).pixelColor(dark: false)
      .multipliedAlpha(by: min(shadowOpacity, 1) * opacity)
    item.radius = shape.map { $0.radius * scale } ?? radius
    item.width = layer.shadowBlur * scale
    append(item)
  }

  private mutating func addTransformed(
    _ view: UIView,
    _ transform: CGAffineTransform,
    at placement: Placement,
    opacity: CGFloat,
    as form: DrawnForm = .withoutTransform
  ) {
    var item = DrawItem(kind: .transformed, rect: view.recordedExtent, clip: placement.clip)
    item.view = view
    item.form = form
    item.transform = transform
    item.opacity = opacity
    (item.x, item.y) = (placement.x, placement.y)
    append(item)
  }

  /// Begins an offscreen group.
  private mutating func begin(_ rect: PixelRect, clip: PixelRect) {
    append(DrawItem(kind: .beginGroup, rect: rect, clip: clip))
    groupDepth += 1
  }

  /// Composites the group that was begun last.
  private mutating func end(
    opacity: CGFloat,
    roundedTo rect: PixelRect? = nil,
    radius: CGFloat = 0,
    corners: UIRectCorner = .allCorners,
    clip: PixelRect
  ) {
    groupDepth -= 1
    var item = DrawItem(kind: .endGroup, rect: rect ?? .empty, clip: clip)
    item.opacity = opacity
    item.radius = radius
    item.corners = corners
    append(item)
  }

  private mutating func append(_ item: DrawItem) {
    var item = item
    item.isGrouped = groupDepth > 0
    items.append(item)
  }
}

extension UIView {
  /// Whether fading requires a group, because content behind other content would show through.
  fileprivate var hasOverlappingContent: Bool {
    !subviewStorage.isEmpty || (displayList != nil && backgroundColorStorage != nil)
      || (layerStorage?.borderWidth ?? 0) > 0
  }

  /// Whether the view has content, besides the background, that rounded corners clip.
  fileprivate var hasContentToClip: Bool { !subviewStorage.isEmpty || displayList != nil }

  fileprivate var displayedCornerRadius: CGFloat {
    guard let layer = layerStorage else { return 0 }
    return max(0, layer.cornerRadius + (animations?.cornerRadius ?? 0))
  }

  fileprivate func displayedBackgroundColor(in traits: UITraitCollection) -> PixelColor {
    let color = backgroundColorStorage?.pixelColor(in: traits) ?? .clear
    guard let difference = animations?.backgroundColor, difference != .zero else { return color }
    return (AnimationVector.color(color) + difference).pixelColor
  }
}

extension CGRect {
  /// Returns the rectangle in device pixels.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - origin: The point in the rectangle's coordinates that becomes the new origin.
  ///   - target: The new origin, in device pixels.
  /// - Returns: The rectangle.
  fileprivate func scaled(by scale: Double, from origin: CGPoint, to target: CGPoint) -> CGRect {
    CGRect(
      x: target.x + (minX - origin.x) * scale,
      y: target.y + (minY - origin.y) * scale,
      width: width * scale,
      height: height * scale
    )
  }
}
