package import Foundation

extension CGContext {
  /// Fills a rectangle with a linear gradient from top to bottom.
  ///
  /// Each row of pixels has a single colour. The first and last row have exactly the given colours.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - top: The colour at the top.
  ///   - bottom: The colour at the bottom.
  package func fillGradient(_ rect: CGRect, top: UIColor, bottom: UIColor) {
    let stops = [
      Gradient.Stop(offset: 0, color: resolved(top)),
      Gradient.Stop(offset: 1, color: resolved(bottom)),
    ]
    let (start, end) = (CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1))
    fill(rect, Gradient(.axial, stops: stops, start: start, end: end))
  }

  /// Fills a rectangle with a gradient.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - gradient: The gradient; a gradient without extent draws nothing.
  ///   - radius: The corner radius, in points.
  package func fill(_ rect: CGRect, _ gradient: Gradient, radius: CGFloat = 0) {
    let rect = rect.standardized
    guard !rect.isEmpty, rect.isDrawable else { return }
    if radius > 0 {
      saveGState()
      var path = Path()
      path.addRoundedRect(
        rect,
        radii: CGSize(width: radius, height: radius),
        corners: .allCorners
      )
      clip(to: path, usesEvenOddRule: false)
    }
    if gradient.isVertical, state.transform.isUpright {
      fillRows(of: rect, gradient)
    } else if let bitmap = gradient.bitmap(
      width: Int((rect.width * scale).rounded(.up)),
      height: Int((rect.height * scale).rounded(.up))
    ) {
      draw(UIImage(bitmap: bitmap, scale: scale), in: rect)
    }
    if radius > 0 { restoreGState() }
  }

  private func fillRows(of rect: CGRect, _ gradient: Gradient) {
    let rows = Int((rect.height * scale).rounded())
    guard rows > 1 else { return fill(rect, gradient.color(at: gradient.offset(ofHeight: 0))) }
    let height = rect.height / CGFloat(rows)
    var firstRow = 0
    for row in 0..<rows {
      func color(of row: Int) -> PixelColor {
        gradient.color(at: gradient.offset(ofHeight: CGFloat(row) / CGFloat(rows - 1)))
      }
      // Combines adjacent rows of equal colour into a single rectangle.
      guard row == rows - 1 || color(of: row + 1) != color(of: firstRow) else { continue }
      let rowsRect = CGRect(
        x: rect.minX,
        y: rect.minY + CGFloat(firstRow) * height,
        width: rect.width,
        height: CGFloat(row + 1 - firstRow) * height
      )
      fill(rowsRect, color(of: firstRow))
      firstRow = row + 1
    }
  }
}
