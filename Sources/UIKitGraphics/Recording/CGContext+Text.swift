package import Foundation

extension CGContext {
  /// Draws a text layout with its top left corner at a point.
  ///
  /// Runs with a colour of their own keep it. Masks are made for the context's scale on first use,
  /// and cached; under a rotation they are interpolated when the list is replayed.
  package func draw(_ layout: TextLayout, at point: CGPoint, color: UIColor) {
    if let width = layout.clipWidth {
      saveGState()
      clip(to: CGRect(x: point.x, y: point.y, width: width, height: layout.size.height))
    }
    for line in layout.lines {
      for run in line.runs { draw(run, of: line, at: point, color) }
    }
    if layout.clipWidth != nil { restoreGState() }
  }

  private func draw(_ run: TextRun, of line: TextLayout.Line, at point: CGPoint, _ color: UIColor) {
    let start = CGPoint(x: point.x + line.origin.x + run.x, y: point.y + line.baseline)
    let font = run.style.font
    if let background = run.style.background {
      let top = start.y - font.ascender
      fill(
        CGRect(x: start.x, y: top, width: run.width, height: font.lineHeight),
        color: background
      )
    }
    let pixelColor = resolved(run.style.foreground ?? color)
    drawMask(of: run, at: start, pixelColor)
    let thickness = max(1 / scale, font.pointSize / 18)
    drawLine(run.style.underline, start, run.width, thickness, pixelColor, y: font.pointSize * 0.1)
    let middle = -font.xHeight / 2
    drawLine(run.style.strikethrough, start, run.width, thickness, pixelColor, y: middle)
  }

  private func drawMask(of run: TextRun, at start: CGPoint, _ color: PixelColor) {
    guard color.alpha > 0 else { return }
    let factor = state.transform.isUpright ? state.transform.d : scale
    WordCache.shared.forEachMask(of: run, scale: factor) { rendered, x in
      let start = CGPoint(x: start.x + x / factor, y: start.y)
      guard state.transform.isUpright else {
        return drawRotated(rendered, at: start, factor, color)
      }
      var origin = start.applying(state.transform)
      if run.isTabularDigit {
        origin.x += (run.width * factor - Double(rendered.mask.width)) / 2
      }
      add(rendered, at: origin, color)
    }
  }

  private func add(_ rendered: RenderedRun, at origin: CGPoint, _ color: PixelColor) {
    let offsetX = Int(rendered.left.rounded())
    let offsetY = -Int(rendered.ascent.rounded())
    let rect = CGRect(
      x: origin.x + Double(offsetX),
      y: origin.y + Double(offsetY),
      width: Double(rendered.mask.width),
      height: Double(rendered.mask.height)
    )
    add(.mask(rendered.mask, at: origin, offsetX: offsetX, offsetY: offsetY, color), in: rect)
  }

  /// Draws a mask under a rotation, as a tinted bitmap.
  private func drawRotated(
    _ rendered: RenderedRun,
    at start: CGPoint,
    _ factor: CGFloat,
    _ color: PixelColor
  ) {
    let bitmap = Bitmap(
      width: rendered.mask.width,
      height: rendered.mask.height,
      format: .argb
    )
    Canvas(bitmap).fill(rendered.mask, atX: 0, y: 0, color)
    let placed = CGAffineTransform(
      a: 1 / factor,
      b: 0,
      c: 0,
      d: 1 / factor,
      tx: start.x + rendered.left / factor,
      ty: start.y - rendered.ascent / factor
    ).concatenating(state.transform)
    let size = CGRect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
    add(.transformedImage(bitmap, placed, opacity: 1), in: size.applying(placed))
  }

  private func drawLine(
    _ style: NSUnderlineStyle,
    _ start: CGPoint,
    _ width: CGFloat,
    _ thickness: CGFloat,
    _ color: PixelColor,
    y: CGFloat
  ) {
    guard !style.isEmpty else { return }
    let height = style.contains(.thick) ? thickness * 2 : thickness
    fill(CGRect(x: start.x, y: start.y + y, width: width, height: height), color)
  }
}
