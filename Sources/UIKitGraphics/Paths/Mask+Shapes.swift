internal import CPixman
package import Foundation

/// A corner of a rounded shape.
enum Corner: Int, CaseIterable {
  case topLeft, topRight, bottomLeft, bottomRight

  var rectCorner: UIRectCorner { UIRectCorner(rawValue: 1 << UInt(rawValue)) }
  var isRight: Bool { self == .topRight || self == .bottomRight }
  var isBottom: Bool { self == .bottomLeft || self == .bottomRight }
}

/// The cache key of a shape, in pixels.
private struct ShapeKey: Hashable {
  var width: Int
  var height: Int
  var radius: Double
  /// The width of the border; 0 for a filled shape.
  var lineWidth: Double
  var corners: UInt
}

@MainActor
extension Mask {
  private static var shapes = Cache<ShapeKey, Mask>(byteLimit: 1 << 20)
  private static var cornerSets = Cache<ShapeKey, [Mask]>(byteLimit: 1 << 20)

  /// Empties the caches of shapes and corners.
  static func removeAllShapes() {
    shapes.removeAll()
    cornerSets.removeAll()
  }

  /// Returns the coverage of a filled rectangle with rounded corners, in pixels.
  ///
  /// The mask is cached by the arguments. Intended for small shapes; for large shapes,
  /// ``Canvas/fillRoundedRect(_:radius:corners:_:)`` is cheaper because it masks only the corners.
  ///
  /// - Precondition: Both sides are between 1 and 32,767.
  package static func roundedRectangle(
    width: Int,
    height: Int,
    radius: CGFloat,
    corners: UIRectCorner = .allCorners
  ) -> Mask {
    shape(width, height, radius: radius, lineWidth: 0, corners)
  }

  /// Returns the coverage of a border inside a rounded rectangle, in pixels.
  ///
  /// The mask is cached by the arguments.
  ///
  /// - Precondition: Both sides are between 1 and 32,767.
  package static func roundedBorder(
    width: Int,
    height: Int,
    radius: CGFloat,
    lineWidth: CGFloat,
    corners: UIRectCorner = .allCorners
  ) -> Mask {
    shape(width, height, radius: radius, lineWidth: max(0, lineWidth), corners)
  }

  private static func shape(
    _ width: Int,
    _ height: Int,
    radius: CGFloat,
    lineWidth: CGFloat,
    _ corners: UIRectCorner
  ) -> Mask {
    let corners = corners.normalized
    let key = ShapeKey(
      width: width,
      height: height,
      radius: radius,
      lineWidth: lineWidth,
      corners: corners.rawValue
    )
    if let mask = shapes[key] { return mask }
    let rect = CGRect(x: 0, y: 0, width: Double(width), height: Double(height))
    var path = Path()
    path.addRoundedRect(rect, radii: CGSize(width: radius, height: radius), corners: corners)
    if lineWidth > 0 {
      let inset = rect.insetBy(dx: lineWidth, dy: lineWidth)
      if !inset.isNull, inset.width > 0, inset.height > 0 {
        let innerRadius = max(0, min(radius, min(rect.width, rect.height) / 2) - lineWidth)
        path.addRoundedRect(
          inset,
          radii: CGSize(width: innerRadius, height: innerRadius),
          corners: corners
        )
      }
    }
    let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
    let rasterizer = CoverageRasterizer(
      path.flattened(tolerance: 0.01),
      usesEvenOddRule: lineWidth > 0
    )
    let mask = rasterizer.mask(in: bounds) ?? Mask(Bitmap(width: 1, height: 1, format: .a8))
    shapes.insert(mask, for: key, bytes: mask.bitmap.cachedByteCount)
    return mask
  }

  /// Returns the masks of the four corners of a rounded shape, in the order of ``Corner``.
  ///
  /// Each mask is a square with a side of `size` pixels. The masks are mirrored from the top left
  /// one so that the shape is exactly symmetric. With a line width, the masks are the corners of a
  /// border. Continuous corners are longer than their radius.
  static func corners(
    size: Int,
    radius: Double,
    lineWidth: Double,
    isContinuous: Bool
  ) -> [Mask] {
    let corner: UIRectCorner = isContinuous ? [.topLeft, .continuous] : .topLeft
    let key = ShapeKey(
      width: size,
      height: size,
      radius: radius,
      lineWidth: lineWidth,
      corners: corner.rawValue
    )
    if let masks = cornerSets[key] { return masks }
    // More than twice the size of the mask, which thus contains only the top left corner.
    let side = Double(size) * 2 + radius * Double(corner.lengthFactor)
    let rect = CGRect(x: 0, y: 0, width: side, height: side)
    var path = Path()
    path.addRoundedRect(rect, radii: CGSize(width: radius, height: radius), corners: corner)
    if lineWidth > 0 {
      let innerRadius = max(0, radius - lineWidth)
      path.addRoundedRect(
        CGRect(x: lineWidth, y: lineWidth, width: side, height: side),
        radii: CGSize(width: innerRadius, height: innerRadius),
        corners: corner
      )
    }
    let rasterizer = CoverageRasterizer(
      path.flattened(tolerance: 0.01),
      usesEvenOddRule: lineWidth > 0
    )
    let bounds = PixelRect(x: 0, y: 0, width: size, height: size)
    let firstMask = rasterizer.mask(in: bounds) ?? Mask(Bitmap(width: 1, height: 1, format: .a8))
    let masks = Corner.allCases.map {
      firstMask.mirrored(toRight: $0.isRight, toBottom: $0.isBottom)
    }
    cornerSets.insert(masks, for: key, bytes: firstMask.bitmap.cachedByteCount * 4)
    return masks
  }

  private func mirrored(toRight: Bool, toBottom: Bool) -> Mask {
    guard toRight || toBottom else { return self }
    let result = Bitmap(width: width, height: height, format: .a8)
    for y in 0..<height {
      let source = bitmap.bytes + (toBottom ? height - 1 - y : y) * bitmap.bytesPerRow
      let target = result.bytes + y * result.bytesPerRow
      for x in 0..<width {
        let value = source.load(fromByteOffset: toRight ? width - 1 - x : x, as: UInt8.self)
        target.storeBytes(of: value, toByteOffset: x, as: UInt8.self)
      }
    }
    return Mask(result)
  }
}
