import Foundation
import UIKitGraphics

/// The composite pass: draws the items that intersect the dirty region into the frame.
///
/// Fills are clipped by the opaque fills in front of them (occlusion culling), so that each pixel
/// of a large background is painted only once.
@MainActor
final class Compositor {
  private var items: [DrawItem] = []
  /// For each item the region of a fill that is visible and dirty; empty for other items.
  private var regions: [Region] = []
  /// The canvas of the last frame, usually reused for the next.
  private var lastCanvas: Canvas?
  /// Whether transformed views keep their pixels for the next frame.
  private let keepsUntransformedCopies: Bool
  /// Whether views store the extents of their last frame.
  private let knowsExtents: Bool

  /// - Parameters:
  ///   - keepsUntransformedCopies: Whether transformed views keep and reuse their pixels; `false`
  ///     redraws everything.
  ///   - knowsExtents: Whether views store the extents of their last frame; `false` for views
  ///     outside of windows, and for views that have changed since.
  init(keepsUntransformedCopies: Bool = true, knowsExtents: Bool = true) {
    self.keepsUntransformedCopies = keepsUntransformedCopies
    self.knowsExtents = knowsExtents
  }

  /// The area in pixels below which fills are painted without occlusion culling.
  private static let cullingThreshold = 2048

  /// Draws windows into a bitmap.
  ///
  /// - Parameters:
  ///   - windows: The windows from back to front.
  ///   - screen: The screen with the scale and size.
  ///   - bitmap: The frame, with the pixels of the last frame.
  ///   - damage: The pixels to draw.
  func draw(_ windows: [UIWindow], screen: UIScreen, into bitmap: Bitmap, damage: Region) {
    items.removeAll(keepingCapacity: true)
    var backdrop = DrawItem(kind: .fill, rect: screen.pixelBounds, clip: screen.pixelBounds)
    backdrop.color = .black
    items.append(backdrop)
    var pass = FlattenPass(scale: Double(screen.scale), visible: damage.bounds, items: items)
    items = []
    let placement = Placement(x: 0, y: 0, clip: screen.pixelBounds)
    for window in windows { pass.add(window, at: placement, traits: window.baseTraits) }
    swap(&items, &pass.items)
    draw(on: canvas(for: bitmap), damage: damage, scale: Double(screen.scale))
    items.removeAll(keepingCapacity: true)
  }

  /// Moves pixels of the last frame before drawing.
  ///
  /// - Parameters:
  ///   - blits: Regions that do not overlap.
  ///   - bitmap: The frame.
  func move(_ blits: [ScrollBlit], in bitmap: Bitmap) {
    guard !blits.isEmpty else { return }
    let canvas = canvas(for: bitmap)
    for blit in blits { canvas.moveContents(of: blit.rect, byX: blit.x, y: blit.y) }
  }

  private func canvas(for bitmap: Bitmap) -> Canvas {
    if let lastCanvas, lastCanvas.target === bitmap { return lastCanvas }
    let canvas = Canvas(bitmap)
    lastCanvas = canvas
    return canvas
  }

  private func draw(on canvas: Canvas, damage: Region, scale: Double) {
    cullOccludedParts(of: damage)
    canvas.setClip(damage)
    for index in items.indices {
      switch items[index].kind {
      case .fill where items[index].radius == 0 && !items[index].isGrouped:
        let color = items[index].color
        regions[index].forEach { canvas.fill($0, color) }
      default:
        draw(items[index], isOccluded: regions[index].isEmpty, on: canvas, scale: scale)
      }
    }
    canvas.setClip(nil)
  }

  /// Computes for each fill its region of the damage, for large fills without what opaque fills in
  /// front occlude.
  private func cullOccludedParts(of damage: Region) {
    regions.removeAll(keepingCapacity: true)
    regions.append(contentsOf: repeatElement(Region(), count: items.count))
    var covered = Region()
    for index in items.indices.reversed() {
      let rect = items[index].rect.intersection(items[index].clip)
      // A blur reads the pixels behind it, also where something opaque is in front of it.
      if items[index].kind == .backdrop { covered.subtract(rect) }
      guard items[index].kind == .fill else { continue }
      var visible = damage
      visible.formIntersection(rect)
      if rect.area >= Compositor.cullingThreshold && !items[index].isGrouped {
        visible.subtract(covered)
      }
      regions[index] = visible
      let opaqueRect = items[index].opaquePart
      if opaqueRect.area >= Compositor.cullingThreshold { covered.formUnion(opaqueRect) }
    }
  }

  private func draw(_ item: DrawItem, isOccluded: Bool, on canvas: Canvas, scale: Double) {
    canvas.pushClip(item.clip)
    switch item.kind {
    case .fill:
      if !isOccluded {
        canvas.fillRoundedRect(
          item.rect,
          radius: item.radius,
          corners: item.corners,
          item.color
        )
      }
    case .border:
      canvas.strokeRoundedRect(
        item.rect,
        radius: item.radius,
        width: item.width,
        corners: item.corners,
        item.color
      )
    case .list:
      item.list?.replay(on: canvas, x: item.x, y: item.y, opacity: item.opacity)
    case .shadow:
      canvas.fillShadow(of: item.rect, radius: item.radius, blur: item.width, item.color)
    case .backdrop:
      canvas.blurBackdrop(
        in: item.rect,
        within: item.clip,
        blur: item.width,
        tint: item.color,
        opacity: item.opacity,
        radius: item.radius,
        corners: item.corners
      )
    case .beginGroup:
      canvas.beginGroup(item.rect)
    case .endGroup:
      canvas.endGroup(
        opacity: item.opacity,
        roundedTo: item.rect.isEmpty ? nil : item.rect,
        radius: item.radius,
        corners: item.corners
      )
    case .endMask:
      canvas.endMask()
    case .transformed:
      drawTransformed(item, on: canvas, scale: scale)
    case .snapshot:
      drawSnapshot(item, on: canvas)
    }
    canvas.popClip()
  }

  private func drawSnapshot(_ item: DrawItem, on canvas: Canvas) {
    guard let bitmap = item.view?.layerStorage?.transition?.snapshot.bitmap else { return }
    let (x, y) = (Int(item.rect.minX), Int(item.rect.minY))
    guard item.transform != .identity else {
      return canvas.add(bitmap, x: x, y: y, opacity: item.opacity)
    }
    let shift = CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y))
    canvas.draw(bitmap, transform: shift.concatenating(item.transform), opacity: item.opacity)
  }

  /// Draws a subtree without its transform into an offscreen bitmap, and draws the bitmap with the
  /// transform.
  ///
  /// The bitmap is cached until something in the subtree changes, unless `UntransformedCopy.Key`
  /// rejects it or a transition is drawn. Nothing is drawn if the bitmap would be larger than the
  /// limits below.
  private func drawTransformed(_ item: DrawItem, on canvas: Canvas, scale: Double) {
    guard let view = item.view else { return }
    let placement = Placement(x: item.x, y: item.y, clip: .unbounded)
    let bounds = view.untransformedExtent(scale: scale, at: placement, isKnown: knowsExtents)
    guard !bounds.isEmpty, bounds.area < 1 << 26,
      max(bounds.width, bounds.height) <= Bitmap.maximumSide
    else { return }
    let shift = CGAffineTransform(translationX: CGFloat(bounds.minX), y: CGFloat(bounds.minY))
    let transform = shift.concatenating(item.transform)
    let key = UntransformedCopy.Key(of: view, bounds: bounds, drawnBy: item, scale: scale)
    // The pixels of a transition frame are not reused.
    let keepsCopy = keepsUntransformedCopies && item.form == .withoutTransform
    let oldCopy = keepsCopy ? view.layerStorage?.untransformedCopy : nil
    if let oldCopy, !oldCopy.isStale, let key, oldCopy.key == key {
      canvas.draw(oldCopy.bitmap, transform: transform, opacity: item.opacity)
      return
    }
    let bitmap =
      oldCopy?.takeCleared(width: bounds.width, height: bounds.height)
      ?? Bitmap(width: bounds.width, height: bounds.height, format: .argb)
    drawFlat(view, bounds: bounds, at: item, into: bitmap, scale: scale)
    if keepsCopy {
      let copy = key.map { UntransformedCopy(bitmap: bitmap, key: $0) }
      if copy != nil || oldCopy != nil { view.layer.untransformedCopy = copy }
    }
    canvas.draw(bitmap, transform: transform, opacity: item.opacity)
  }

  /// Draws a subtree without its transform into a clear bitmap that covers `bounds`.
  private func drawFlat(
    _ view: UIView,
    bounds: PixelRect,
    at item: DrawItem,
    into bitmap: Bitmap,
    scale: Double
  ) {
    let placement = Placement(x: item.x, y: item.y, clip: bounds)
    draw(view, as: item.form, at: placement, into: bitmap, scale: scale)
  }

  /// Draws a view and its descendants into a bitmap.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - form: The components of the view's appearance to leave out.
  ///   - placement: The placement of the superview's coordinates; the clip is the rectangle of the
  ///     bitmap.
  ///   - bitmap: A transparent bitmap with the size of the clip.
  ///   - scale: Pixels per point.
  func draw(
    _ view: UIView,
    as form: DrawnForm,
    at placement: Placement,
    into bitmap: Bitmap,
    scale: Double
  ) {
    let bounds = placement.clip
    var pass = FlattenPass(scale: scale, visible: .unbounded, knowsExtents: knowsExtents)
    pass.add(
      view,
      at: placement,
      traits: view.superview?.traitCollection ?? view.traitCollection,
      as: form
    )
    let subtreeCompositor = Compositor(
      keepsUntransformedCopies: keepsUntransformedCopies,
      knowsExtents: knowsExtents
    )
    subtreeCompositor.items = pass.items
    let canvas = Canvas(bitmap, originX: bounds.minX, originY: bounds.minY)
    subtreeCompositor.draw(on: canvas, damage: Region(bounds), scale: scale)
  }
}

extension UIView {
  /// Returns the extent of the subtree without this view's transform, in device pixels.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - placement: The placement of the superview's coordinates.
  ///   - isKnown: Whether to use the subviews' extents from the last frame; otherwise they are
  ///     computed.
  /// - Returns: The extent; empty if there are no pixels.
  func untransformedExtent(scale: Double, at placement: Placement, isKnown: Bool) -> PixelRect {
    let geometry = PresentationGeometry(of: self)
    let rect = geometry.pixelRect(at: placement, scale: scale)
    var extent = rect.expanded(by: shadowReachInPixels(scale: scale))
    if let transition = runningTransition {
      extent = extent.union(transition.snapshot.rect(at: rect))
    }
    guard !clipsToBoundsStorage else { return extent }
    let contentPlacement = geometry.inner(of: placement, clip: .unbounded, scale: scale)
    for subview in subviewStorage {
      extent = extent.union(
        isKnown
          ? subview.recordedExtent : subview.computedExtent(scale: scale, at: contentPlacement)
      )
    }
    return extent
  }

  /// Returns the extent of the subtree in device pixels, as the damage pass would compute it.
  private func computedExtent(scale: Double, at placement: Placement) -> PixelRect {
    let geometry = PresentationGeometry(of: self)
    guard !geometry.isInvisible else { return .empty }
    let flatRect = untransformedExtent(scale: scale, at: placement, isKnown: false)
    guard let transform = geometry.pixelTransform(at: placement, scale: scale) else {
      return flatRect
    }
    return PixelRect(enclosing: flatRect.cgRect.applying(transform))
  }
}
