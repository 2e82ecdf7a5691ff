import Foundation
import UIKitGraphics

/// The composite pass: draws the items that intersect the dirty region into the frame.
///
/// Fills are clipped by the opaque fills in front of them (occlusion culling), so that no pixel of
/// a large background is painted twice.
@MainActor
final class Compositor {
  private var items: [DrawItem] = []
  private var regions: [Region] = []
  /// The canvas of the last frame, usually reused for the next one.
  private var lastCanvas: Canvas?
  /// Whether views under transforms keep what they drew for the next frame.
  private let keepsFlatCopies: Bool

  /// - Parameter keepsFlatCopies: Whether views under transforms keep what they drew, and use what
  ///   they kept; `false` draws everything anew.
  init(keepsFlatCopies: Bool = true) {
    self.keepsFlatCopies = keepsFlatCopies
  }

  /// The area in pixels below which fills are painted without occlusion culling.
  private static let cullingThreshold = 2048

  /// Draws windows into a bitmap.
  ///
  /// - Parameters:
  ///   - windows: From back to front.
  ///   - screen: Gives scale and size.
  ///   - bitmap: The frame, with the pixels of the last one.
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
  ///   - blits: Parts that do not overlap.
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
        draw(items[index], isCovered: regions[index].isEmpty, on: canvas, scale: scale)
      }
    }
    canvas.setClip(nil)
  }

  /// Computes for each fill the part of the dirty region that no opaque fill in front occludes.
  private func cullOccludedParts(of damage: Region) {
    regions.removeAll(keepingCapacity: true)
    regions.append(contentsOf: repeatElement(Region(), count: items.count))
    var covered = Region()
    for index in items.indices.reversed() where items[index].kind == .fill {
      let rect = items[index].rect.intersection(items[index].clip)
      var visible = damage
      visible.formIntersection(rect)
      if rect.area >= Compositor.cullingThreshold && !items[index].isGrouped {
        visible.subtract(covered)
      }
      regions[index] = visible
      let opaque = items[index].opaquePart
      if opaque.area >= Compositor.cullingThreshold { covered.formUnion(opaque) }
    }
  }

  private func draw(_ item: DrawItem, isCovered: Bool, on canvas: Canvas, scale: Double) {
    canvas.pushClip(item.clip)
    switch item.kind {
    case .fill:
      if !isCovered {
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
    case .beginGroup:
      canvas.beginGroup(item.rect)
    case .endGroup:
      canvas.endGroup(
        opacity: item.opacity,
        roundedTo: item.rect.isEmpty ? nil : item.rect,
        radius: item.radius,
        corners: item.corners
      )
    case .transformed:
      drawTransformed(item, on: canvas, scale: scale)
    }
    canvas.popClip()
  }

  /// Draws a subtree without its transform into an offscreen bitmap, and that through the
  /// transform.
  ///
  /// While nothing below the view changes, the bitmap is kept.
  private func drawTransformed(_ item: DrawItem, on canvas: Canvas, scale: Double) {
    guard let view = item.view else { return }
    let bounds = view.flatExtent(scale: scale, at: item)
    guard !bounds.isEmpty, bounds.area < 1 << 26,
      max(bounds.width, bounds.height) <= Bitmap.maximumSide
    else { return }
    let shift = CGAffineTransform(translationX: CGFloat(bounds.minX), y: CGFloat(bounds.minY))
    let transform = shift.concatenating(item.transform)
    let key = FlatCopy.Key(of: view, bounds: bounds, at: item, scale: scale)
    let old = keepsFlatCopies ? view.layerStorage?.flatCopy : nil
    if let old, !old.isStale, let key, old.key == key {
      canvas.draw(old.bitmap, transform: transform, opacity: item.opacity)
      return
    }
    let bitmap =
      old?.takeCleared(width: bounds.width, height: bounds.height)
      ?? Bitmap(width: bounds.width, height: bounds.height, format: .argb)
    drawFlat(view, bounds, at: item, into: bitmap, scale: scale)
    if keepsFlatCopies {
      let copy = key.map { FlatCopy(bitmap: bitmap, key: $0) }
      if copy != nil || old != nil { view.layer.flatCopy = copy }
    }
    canvas.draw(bitmap, transform: transform, opacity: item.opacity)
  }

  /// Draws a subtree without its transform into a clear bitmap that covers `bounds`.
  private func drawFlat(
    _ view: UIView,
    _ bounds: PixelRect,
    at item: DrawItem,
    into bitmap: Bitmap,
    scale: Double
  ) {
    var pass = FlattenPass(scale: scale, visible: .unbounded)
    pass.add(
      view,
      at: Placement(x: item.x, y: item.y, clip: bounds),
      traits: view.superview?.traitCollection ?? view.traitCollection,
      ignoringTransform: true
    )
    let inner = Compositor(keepsFlatCopies: keepsFlatCopies)
    inner.items = pass.items
    let flat = Canvas(bitmap, originX: bounds.minX, originY: bounds.minY)
    inner.draw(on: flat, damage: Region(bounds), scale: scale)
  }
}

extension UIView {
  /// The extent of the subtree without this view's transform.
  fileprivate func flatExtent(scale: Double, at item: DrawItem) -> PixelRect {
    let geometry = PresentationGeometry(of: self)
    let placement = Placement(x: item.x, y: item.y, clip: .unbounded)
    let rect = geometry.pixelRect(at: placement, scale: scale)
    var extent = rect.expanded(by: shadowReachInPixels(scale: scale))
    guard !clipsToBoundsStorage else { return extent }
    for subview in subviewStorage { extent = extent.union(subview.shownExtent) }
    return extent
  }
}
