internal import CPixman
package import Foundation

/// A linear or radial gradient.
package struct Gradient: Equatable {
  /// The shape of a gradient.
  package enum Shape: Equatable {
    /// A gradient along the line from the start point to the end point.
    case axial
    /// A gradient on ellipses around the start point; the end point is a corner of the last one's
    /// bounds.
    case radial
  }

  /// A gradient stop: a colour at an offset.
  package struct Stop: Equatable {
    /// The offset from 0, at the start, to 1, at the end.
    package let offset: CGFloat
    package let color: PixelColor

    /// Creates a stop.
    package init(offset: CGFloat, color: PixelColor) { (self.offset, self.color) = (offset, color) }
  }

  private let shape: Shape
  private let stops: [Stop]
  private let start: CGPoint
  private let end: CGPoint

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - shape: The shape of the gradient.
  ///   - stops: The stops in order of ascending offsets.
  ///   - start: The start point in the unit square, which is stretched to the drawn rectangle.
  ///   - end: The end point in the unit square.
  package init(_ shape: Shape, stops: [Stop], start: CGPoint, end: CGPoint) {
    (self.shape, self.stops, self.start, self.end) = (shape, stops, start, end)
  }

  /// Returns the colour at an offset; beyond the first and last stop, the colour of that stop.
  func color(at offset: CGFloat) -> PixelColor {
    guard let next = stops.firstIndex(where: { $0.offset > offset }) else {
      return stops.last?.color ?? .clear
    }
    guard next > 0 else { return stops[0].color }
    let (previousStop, nextStop) = (stops[next - 1], stops[next])
    let fraction = (offset - previousStop.offset) / (nextStop.offset - previousStop.offset)
    return previousStop.color.mixed(with: nextStop.color, fraction)
  }

  /// Whether each row of pixels has a single colour.
  var isVertical: Bool { shape == .axial && start.x == end.x && start.y != end.y }

  /// Returns the offset of a y coordinate from 0, at the top, to 1, for gradients with rows of a
  /// single colour.
  func offset(ofHeight y: CGFloat) -> CGFloat { (y - start.y) / (end.y - start.y) }

  /// Returns the pixels of the gradient.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  /// - Returns: The pixels; `nil` if a side is not from 1 to 16,384, or if pixman cannot draw the
  ///   gradient, for example between equal points.
  func bitmap(width: Int, height: Int) -> Bitmap? {
    guard (1...16_384).contains(width), (1...16_384).contains(height), !stops.isEmpty,
      let image = image(CGFloat(width), CGFloat(height))
    else { return nil }
    defer { pixman_image_unref(image) }
    pixman_image_set_repeat(image, PIXMAN_REPEAT_PAD)
    let bitmap = Bitmap(width: width, height: height, format: .argb)
    pixman_image_composite32(
      PIXMAN_OP_SRC,
      image,
      nil,
      bitmap.image,
      0,
      0,
      0,
      0,
      0,
      0,
      Int32(width),
      Int32(height)
    )
    return bitmap
  }

  /// Returns pixman's image of the gradient, which the caller must release; `nil` if it has none.
  private func image(_ width: CGFloat, _ height: CGFloat) -> OpaquePointer? {
    let stops = stops.map { stop in
      func channel(_ value: UInt8) -> UInt16 { UInt16(value) * 257 }
      return pixman_gradient_stop_t(
        x: Gradient.fixed(stop.offset),
        color: pixman_color(
          red: channel(stop.color.red),
          green: channel(stop.color.green),
          blue: channel(stop.color.blue),
          alpha: channel(stop.color.alpha)
        )
      )
    }
    switch shape {
    case .axial:
      var from = Gradient.point(start.x * width, start.y * height)
      var to = Gradient.point(end.x * width, end.y * height)
      return pixman_image_create_linear_gradient(&from, &to, stops, Int32(stops.count))
    case .radial:
      // A circle whose radius has enough precision, stretched to the ellipse.
      let radius = 1_000.0
      let (x, y) = (abs(end.x - start.x) * width, abs(end.y - start.y) * height)
      guard x > 0, y > 0 else { return nil }
      var center = Gradient.point(0, 0)
      let image = pixman_image_create_radial_gradient(
        &center,
        &center,
        0,
        Gradient.fixed(radius),
        stops,
        Int32(stops.count)
      )
      let inverse = CGAffineTransform(translationX: -start.x * width, y: -start.y * height)
        .concatenating(CGAffineTransform(scaleX: radius / x, y: radius / y))
      if let image, var matrix = pixman_transform_t(inverse) {
        pixman_image_set_transform(image, &matrix)
      }
      return image
    }
  }

  private static func point(_ x: CGFloat, _ y: CGFloat) -> pixman_point_fixed_t {
    pixman_point_fixed_t(x: fixed(x), y: fixed(y))
  }

  private static func fixed(_ value: CGFloat) -> pixman_fixed_t {
    Int32((min(max(value, -32_000), 32_000) * 65_536).rounded())
  }
}

extension PixelColor {
  /// Returns the linear interpolation to another colour, for a fraction from 0 to 1.
  fileprivate func mixed(with other: PixelColor, _ fraction: CGFloat) -> PixelColor {
    func between(_ start: UInt8, _ end: UInt8) -> UInt8 {
      UInt8((CGFloat(start) + (CGFloat(end) - CGFloat(start)) * fraction).rounded())
    }
    return PixelColor(
      red: between(red, other.red),
      green: between(green, other.green),
      blue: between(blue, other.blue),
      alpha: between(alpha, other.alpha)
    )
  }
}
