public import Foundation

extension CGContext {
  /// Intersects the clip with a rectangle until the state is restored.
  public func clip(to rect: CGRect) {
    if state.transform.isUpright {
      let pixels = rect.standardized.applying(state.transform)
      // `CGRect.intersection` of Foundation traps for NaN.
      let rect = pixels.maxX.isNaN || pixels.maxY.isNaN ? .zero : pixels
      operations.append(.pushClip(rect))
      state.openClips.append(.rect)
      narrowClip(to: rect)
      return
    }
    var path = Path()
    path.addRect(rect)
    clip(to: path, usesEvenOddRule: false)
  }

  /// Intersects the clip with the inside of the current path and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: path, usesEvenOddRule: rule == .evenOdd)
    path.removeAll()
  }

  /// Intersects the clip with the inside of a path in user coordinates.
  func clip(to path: Path, usesEvenOddRule: Bool) {
    let lines = path.applying(state.transform).flattened(tolerance: 0.02)
    let bounds = PixelRect(enclosing: lines.bounds).intersection(area)
    let rasterizer = CoverageRasterizer(lines, usesEvenOddRule: usesEvenOddRule)
    guard let mask = rasterizer.mask(in: bounds) else {
      // The inside of an empty path is empty.
      operations.append(.pushClip(.zero))
      state.openClips.append(.rect)
      narrowClip(to: .zero)
      return
    }
    operations.append(.beginGroup(bounds.cgRect))
    state.openClips.append(.shape(mask, x: Int(bounds.minX), y: Int(bounds.minY)))
    narrowClip(to: bounds.cgRect)
  }

  /// Intersects the clip with the opacity of a drawing until the state is restored.
  ///
  /// - Parameter drawing: Draws into a context with the same coordinate space.
  package func clip(toCoverageOf drawing: (CGContext) -> Void) {
    let layerContext = CGContext(scale: scale, traits: traits)
    (layerContext.state.transform, layerContext.state.userTransform) = (
      state.transform, state.userTransform
    )
    drawing(layerContext)
    let list = layerContext.finish()
    let coveredRect = list.extent.applying(CGAffineTransform(scaleX: scale, y: scale))
    let bounds = PixelRect(enclosing: coveredRect).insetBy(x: -1, y: -1).intersection(area)
    guard !list.isEmpty, !bounds.isEmpty else { return clip(to: .zero) }
    let bitmap = Bitmap(width: bounds.width, height: bounds.height, format: .argb)
    list.replay(on: Canvas(bitmap, originX: bounds.minX, originY: bounds.minY), x: 0, y: 0)
    operations.append(.beginGroup(bounds.cgRect))
    state.openClips.append(
      .shape(Mask(alphaOf: bitmap), x: Int(bounds.minX), y: Int(bounds.minY))
    )
    narrowClip(to: bounds.cgRect)
  }

  /// The bounding box of the clip, in user coordinates.
  public var boundingBoxOfClipPath: CGRect {
    guard let clip = state.clip else { return .infinite }
    return clip.applying(state.transform.inverted())
  }

  private func narrowClip(to rect: CGRect) {
    let narrowed = state.clip?.intersection(rect) ?? rect
    state.clip = narrowed.isNull ? .zero : narrowed
  }

  /// The maximum bounds of path masks, in pixels.
  static let maximumMaskBounds = PixelRect(minX: -8_192, minY: -8_192, maxX: 8_192, maxY: 8_192)
}
