package import Foundation

extension CGContext {
  /// Draws a text layout.
  ///
  /// Runs with a custom colour keep it. Only the opacity of the colour applies to emoji. Words are
  /// rasterized at the context's scale on first use and cached. If the context is rotated, their
  /// pixels are interpolated when the display list is replayed.
  ///
  /// - Parameters:
  ///   - layout: The text layout.
  ///   - point: The position of the layout's top left corner, in points.
  ///   - color: The colour of runs without a custom colour.
  ///   - heights: The range of the drawn lines: the distances of their tops from the top of the
  ///     layout, in points; `nil` for all lines.
  package func draw(
    _ layout: TextLayout,
    at point: CGPoint,
    color: UIColor,
    lines heights: ClosedRange<CGFloat>? = nil
  ) {
    if let width = layout.clipWidth {
      saveGState()
      clip(to: CGRect(x: point.x, y: point.y, width: width, height: layout.size.height))
    }
    for line in layout.lines where heights?.contains(line.origin.y) ?? true {
      for run in line.runs { draw(run, of: line, at: point, color) }
    }
    if layout.clipWidth != nil { restoreGState() }
  }

  private func draw(_ run: TextRun, of line: TextLayout.Line, at point: CGPoint, _ color: UIColor) {
    let style = run.style
    let start = CGPoint(
      x: point.x + line.origin.x + run.x,
      y: point.y + line.baseline - style.baselineOffset
    )
    if let background = style.background {
      let top = start.y - style.font.ascender
      fill(
        CGRect(x: start.x, y: top, width: run.width, height: style.font.lineHeight),
        color: background
      )
    }
    let textColor = style.foreground ?? color
    let pixelColor = resolved(textColor)
    switch run.kind {
    case .text: drawWords(of: run, at: CGPoint(x: start.x + run.inset, y: start.y), pixelColor)
    case .image: drawImage(of: style, at: start, textColor)
    case .tab: break
    }
    guard !style.underline.isEmpty || !style.strikethrough.isEmpty else { return }
    let decorations = style.font.decorations
    drawLine(
      style.underline,
      from: start,
      width: run.width,
      line: decorations.underline,
      color: pixelColor
    )
    drawLine(
      style.strikethrough,
      from: start,
      width: run.width,
      line: decorations.strikethrough,
      color: pixelColor
    )
  }

  private func drawImage(of style: TextStyle, at start: CGPoint, _ color: UIColor) {
    guard let inlineImage = style.inlineImage,
      let image = inlineImage.image as? any InlineDrawing
    else { return }
    let bounds = inlineImage.bounds
    let origin = CGPoint(x: start.x + bounds.minX, y: start.y - bounds.maxY)
    image.draw(in: CGRect(origin: origin, size: bounds.size), on: self, color: color)
  }

  private func drawWords(of run: TextRun, at start: CGPoint, _ color: PixelColor) {
    guard color.alpha > 0 else { return }
    let factor = state.transform.isUpright ? state.transform.d : scale
    WordCache.shared.forEachRenderedWord(of: run, scale: factor) { renderedRun, x in
      let start = CGPoint(x: start.x + x / factor, y: start.y)
      if state.transform.isUpright {
        add(renderedRun, at: start.applying(state.transform), color)
      } else {
        drawRotated(renderedRun, at: start, scale: factor, color)
      }
    }
  }

  private func add(_ renderedRun: RenderedRun, at origin: CGPoint, _ color: PixelColor) {
    let rect = CGRect(
      x: origin.x + Double(renderedRun.left),
      y: origin.y - Double(renderedRun.ascent),
      width: Double(renderedRun.width),
      height: Double(renderedRun.height)
    )
    if let mask = renderedRun.mask {
      let (x, y) = (renderedRun.left, -renderedRun.ascent)
      add(.mask(mask, at: origin, offsetX: x, offsetY: y, color), in: rect)
    }
    if let image = renderedRun.image {
      add(.sprite(image, at: rect.origin, opacity: CGFloat(color.alpha) / 255), in: rect)
    }
  }

  /// Draws a word in a rotated context, as bitmaps.
  private func drawRotated(
    _ renderedRun: RenderedRun,
    at start: CGPoint,
    scale factor: CGFloat,
    _ color: PixelColor
  ) {
    let pixelTransform = CGAffineTransform(
      a: 1 / factor,
      b: 0,
      c: 0,
      d: 1 / factor,
      tx: start.x + Double(renderedRun.left) / factor,
      ty: start.y - Double(renderedRun.ascent) / factor
    ).concatenating(state.transform)
    let size = CGSize(width: Double(renderedRun.width), height: Double(renderedRun.height))
    let rect = CGRect(origin: .zero, size: size).applying(pixelTransform)
    if let mask = renderedRun.mask {
      let bitmap = Bitmap(width: mask.width, height: mask.height, format: .argb)
      Canvas(bitmap).fill(mask, atX: 0, y: 0, color)
      add(.transformedImage(bitmap, pixelTransform, opacity: 1), in: rect)
    }
    if let image = renderedRun.image {
      add(.transformedImage(image, pixelTransform, opacity: CGFloat(color.alpha) / 255), in: rect)
    }
  }

  private func drawLine(
    _ style: NSUnderlineStyle,
    from start: CGPoint,
    width: CGFloat,
    line: (y: CGFloat, thickness: CGFloat),
    color: PixelColor
  ) {
    guard !style.isEmpty else { return }
    let thickness = max(1 / scale, line.thickness)
    let height = style.contains(.thick) ? thickness * 2 : thickness
    fill(CGRect(x: start.x, y: start.y + line.y, width: width, height: height), color)
  }
}
