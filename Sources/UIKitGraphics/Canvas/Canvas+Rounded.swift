internal import CPixman
package import Foundation

extension Canvas {
  /// The number of pixels up to which a shape is always drawn through a single cached mask.
  ///
  /// Larger shapes are drawn through one only if their corners would overlap.
  private static let singleMaskArea = 4_096
  /// The maximum corner radius of shapes that are larger than a bitmap can be, in pixels.
  private static let maximumCornerRadius = 1_024.0

  /// Fills a rectangle with rounded corners, in pixels.
  ///
  /// The radius is limited to half of the shorter side. Large rectangles use masks only for their
  /// corners, so that they cost about as much as a plain fill.
  package func fillRoundedRect(
    _ rect: PixelRect,
    radius: CGFloat,
    corners: UIRectCorner,
    _ color: PixelColor
  ) {
    guard color.alpha > 0, rect.intersects(clip) else { return }
    let radius = Canvas.drawableRadius(radius, of: rect)
    let corners = corners.drawnCorners(of: rect)
    guard radius > 0, !corners.isEmpty else { return fill(rect, color) }
    let cornerSize = Int((radius * corners.lengthFactor).rounded(.up))
    if rect.area <= Canvas.singleMaskArea || cornerSize * 2 > min(rect.width, rect.height) {
      let mask = Mask.roundedRectangle(
        width: rect.width,
        height: rect.height,
        radius: radius,
        corners: corners
      )
      fill(mask, atX: Int(rect.minX), y: Int(rect.minY), color)
      return
    }
    let masks = Mask.corners(
      size: cornerSize,
      radius: Double(radius),
      lineWidth: 0,
      isContinuous: corners.isContinuous
    )
    fillStrips(of: rect, cornerSize: cornerSize, corners, color)
    for corner in Corner.allCases where corners.contains(corner.rectCorner) {
      fillCorner(corner, of: rect, masks[corner.rawValue], color)
    }
  }

  /// Returns the radius limited to half of the shorter side and to the size of a corner mask.
  ///
  /// A shape that is larger than a bitmap can be is composed of its corners, which then must not
  /// overlap.
  static func drawableRadius(_ radius: CGFloat, of rect: PixelRect) -> CGFloat {
    let limit = Double(min(rect.width, rect.height)) / 2
    guard max(rect.width, rect.height) > Bitmap.maximumSide else { return min(radius, limit) }
    return min(radius, limit.rounded(.down), Canvas.maximumCornerRadius)
  }

  /// Fills the rectangle except the squares of its rounded corners.
  private func fillStrips(
    of rect: PixelRect,
    cornerSize: Int,
    _ corners: UIRectCorner,
    _ color: PixelColor
  ) {
    let cornerSize = Int32(cornerSize)
    var top = rect
    top.maxY = rect.minY &+ cornerSize
    var middle = rect
    middle.minY = top.maxY
    middle.maxY = rect.maxY &- cornerSize
    var bottom = rect
    bottom.minY = middle.maxY
    if corners.contains(.topLeft) { top.minX &+= cornerSize }
    if corners.contains(.topRight) { top.maxX &-= cornerSize }
    if corners.contains(.bottomLeft) { bottom.minX &+= cornerSize }
    if corners.contains(.bottomRight) { bottom.maxX &-= cornerSize }
    fill(top, color)
    fill(middle, color)
    fill(bottom, color)
  }

  private func fillCorner(
    _ corner: Corner,
    of rect: PixelRect,
    _ mask: Mask,
    _ color: PixelColor
  ) {
    let x = corner.isRight ? Int(rect.maxX) - mask.width : Int(rect.minX)
    let y = corner.isBottom ? Int(rect.maxY) - mask.height : Int(rect.minY)
    fill(mask, atX: x, y: y, color)
  }

  /// Draws a border inside a rectangle with rounded corners, in pixels.
  ///
  /// The width is rounded to whole pixels, at least one, so that the edges are sharp. A border that
  /// leaves no interior fills the rectangle.
  package func strokeRoundedRect(
    _ rect: PixelRect,
    radius: CGFloat,
    width: CGFloat,
    corners: UIRectCorner,
    _ color: PixelColor
  ) {
    guard color.alpha > 0, width > 0, rect.intersects(clip) else { return }
    let lineWidth = max(1, width.rounded())
    let radius = max(0, Canvas.drawableRadius(radius, of: rect))
    guard lineWidth * 2 < Double(min(rect.width, rect.height)) else {
      return fillRoundedRect(rect, radius: radius, corners: corners, color)
    }
    let corners = radius > 0 ? corners.drawnCorners(of: rect) : []
    let cornerSize = Int(max(radius * corners.lengthFactor, lineWidth).rounded(.up))
    guard !corners.isEmpty else {
      return strokeSides(
        of: rect,
        lineWidth: Int32(lineWidth),
        cornerSize: 0,
        corners: [],
        color: color
      )
    }
    if rect.area <= Canvas.singleMaskArea || cornerSize * 2 > min(rect.width, rect.height) {
      let mask = Mask.roundedBorder(
        width: rect.width,
        height: rect.height,
        radius: radius,
        lineWidth: lineWidth,
        corners: corners
      )
      fill(mask, atX: Int(rect.minX), y: Int(rect.minY), color)
      return
    }
    strokeSides(
      of: rect,
      lineWidth: Int32(lineWidth),
      cornerSize: Int32(cornerSize),
      corners: corners,
      color: color
    )
    let masks = Mask.corners(
      size: cornerSize,
      radius: Double(radius),
      lineWidth: lineWidth,
      isContinuous: corners.isContinuous
    )
    for corner in Corner.allCases where corners.contains(corner.rectCorner) {
      fillCorner(corner, of: rect, masks[corner.rawValue], color)
    }
  }

  /// Draws the four straight sides, shortened by the rounded corners.
  private func strokeSides(
    of rect: PixelRect,
    lineWidth: Int32,
    cornerSize: Int32,
    corners: UIRectCorner,
    color: PixelColor
  ) {
    func inset(at corner: UIRectCorner, otherwise: Int32) -> Int32 {
      corners.contains(corner) ? cornerSize : otherwise
    }
    var top = rect
    top.maxY = rect.minY &+ lineWidth
    top.minX &+= inset(at: .topLeft, otherwise: 0)
    top.maxX &-= inset(at: .topRight, otherwise: 0)
    var bottom = rect
    bottom.minY = rect.maxY &- lineWidth
    bottom.minX &+= inset(at: .bottomLeft, otherwise: 0)
    bottom.maxX &-= inset(at: .bottomRight, otherwise: 0)
    var left = rect
    left.maxX = rect.minX &+ lineWidth
    left.minY &+= inset(at: .topLeft, otherwise: lineWidth)
    left.maxY &-= inset(at: .bottomLeft, otherwise: lineWidth)
    var right = rect
    right.minX = rect.maxX &- lineWidth
    right.minY &+= inset(at: .topRight, otherwise: lineWidth)
    right.maxY &-= inset(at: .bottomRight, otherwise: lineWidth)
    for side in [top, bottom, left, right] { fill(side, color) }
  }
}
