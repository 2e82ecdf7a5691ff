public import Foundation

extension CGContext {
  /// Fills a rectangle with the fill colour.
  public func fill(_ rect: CGRect) {
    fill(rect, fillColor)
  }

  /// Fills rectangles with the fill colour.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect, fillColor) }
  }

  /// Strokes a rectangle with the context's line width.
  ///
  /// The line is centred on the edge.
  public func stroke(_ rect: CGRect) {
    stroke(rect, width: state.lineWidth)
  }

  /// Strokes a rectangle with a line width in points.
  ///
  /// The line is centred on the edge.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var path = Path()
    path.addRect(rect)
    stroke(path, lineWidth: width)
  }

  /// Fills the ellipse inscribed in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    let rect = rect.standardized
    if state.transform.isUpright, abs(rect.width - rect.height) < 1e-9 {
      fillRoundedRect(rect, radius: rect.width / 2, corners: .allCorners, fillColor)
      return
    }
    var path = Path()
    path.addEllipse(in: rect)
    fill(path, usesEvenOddRule: false, fillColor)
  }

  /// Strokes the ellipse inscribed in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    var path = Path()
    path.addEllipse(in: rect)
    stroke(path, lineWidth: state.lineWidth)
  }

  func fill(_ rect: CGRect, _ color: PixelColor) {
    let rect = rect.standardized
    guard color.alpha > 0, !rect.isEmpty, !rect.isNull else { return }
    guard state.transform.isUpright else {
      var path = Path()
      path.addRect(rect)
      fill(path, usesEvenOddRule: false, color)
      return
    }
    let pixels = rect.applying(state.transform)
    add(.fill(pixels, color), in: pixels)
  }

  /// Fills a rectangle with a colour, resolved with the context's traits.
  package func fill(_ rect: CGRect, color: UIColor) {
    fill(rect, resolved(color))
  }

  /// Fills a rectangle with rounded corners.
  ///
  /// Lengths are in points.
  package func fillRoundedRect(
    _ rect: CGRect,
    radius: CGFloat,
    corners: UIRectCorner = .allCorners,
    color: UIColor
  ) {
    fillRoundedRect(rect, radius: radius, corners: corners, resolved(color))
  }

  func fillRoundedRect(
    _ rect: CGRect,
    radius: CGFloat,
    corners: UIRectCorner,
    _ color: PixelColor
  ) {
    let rect = rect.standardized
    guard color.alpha > 0, !rect.isEmpty else { return }
    guard state.transform.isUpright else {
      var path = Path()
      path.addRoundedRect(rect, radii: CGSize(width: radius, height: radius), corners: corners)
      fill(path, usesEvenOddRule: false, color)
      return
    }
    let pixels = rect.applying(state.transform)
    let rounding = DisplayList.Rounding(radius: radius * state.transform.a, corners: corners)
    add(.fillRounded(pixels, rounding, color), in: pixels)
  }

  /// Draws a border inside a rectangle with rounded corners.
  ///
  /// Lengths are in points.
  package func strokeRoundedRect(
    _ rect: CGRect,
    radius: CGFloat,
    width: CGFloat,
    corners: UIRectCorner = .allCorners,
    color: UIColor
  ) {
    let rect = rect.standardized
    let color = resolved(color)
    guard color.alpha > 0, !rect.isEmpty, width > 0 else { return }
    guard state.transform.isUpright else {
      var path = Path()
      let centerLine = rect.insetBy(dx: width / 2, dy: width / 2)
      let radii = CGSize(width: radius - width / 2, height: radius - width / 2)
      path.addRoundedRect(centerLine, radii: radii, corners: corners)
      let savedColor = state.stroke
      state.stroke = color
      stroke(path, lineWidth: width)
      state.stroke = savedColor
      return
    }
    let pixels = rect.applying(state.transform)
    let factor = state.transform.a
    let rounding = DisplayList.Rounding(radius: radius * factor, corners: corners)
    add(.strokeRounded(pixels, rounding, width: width * factor, color), in: pixels)
  }

  /// Draws a blurred shadow of a rectangle with rounded corners.
  ///
  /// Lengths are in points.
  ///
  /// The inside is also filled. Rotations are ignored.
  package func fillShadow(of rect: CGRect, radius: CGFloat, blur: CGFloat, color: UIColor) {
    let color = resolved(color)
    let pixels = rect.standardized.applying(state.transform)
    guard color.alpha > 0, !pixels.isEmpty else { return }
    let factor = abs(state.transform.a)
    let blurExtent = (blur * factor).rounded(.up)
    add(
      .shadow(pixels, radius: radius * factor, blur: blur * factor, color),
      in: pixels.insetBy(dx: -blurExtent, dy: -blurExtent)
    )
  }

  /// Returns a colour resolved with the context's traits and multiplied by the context's opacity.
  func resolved(_ color: UIColor) -> PixelColor {
    color.pixelColor(in: traits).multipliedAlpha(by: state.alpha)
  }
}
