public import Foundation

/// A renderer that creates images from drawing actions.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer {
  private let bounds: CGRect

  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of images with a size in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images with a size in points and a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images with the bounds of their coordinate space in points, and a
  /// format.
  public init(
    bounds: CGRect,
    format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()
  ) {
    self.bounds = bounds
    self.format = format
  }

  /// Runs drawing actions and returns the image.
  ///
  /// A side of 0 results in one pixel.
  open func image(
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> UIImage {
    demandMainThread(type(of: self))
    return UIImage(bitmap: draw(actions), scale: scale)
  }

  /// Runs drawing actions and returns the image as a PNG file; empty without SDL2_image or memory.
  open func pngData(
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    demandMainThread(type(of: self))
    return ImageCodec.png(draw(actions)) ?? Data()
  }

  /// Runs drawing actions and returns the image as a JPEG file; empty without SDL2_image or memory.
  ///
  /// - Parameters:
  ///   - compressionQuality: The quality from 0 to 1. Transparency is lost.
  ///   - actions: The drawing actions.
  /// - Returns: The contents of the file.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    demandMainThread(type(of: self))
    return ImageCodec.jpeg(draw(actions), quality: compressionQuality) ?? Data()
  }

  private var scale: CGFloat { format.scale > 0 ? format.scale : 1 }

  private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) -> Bitmap {
    let context = CGContext(scale: scale, traits: .current, bounds: bounds)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(cgContext: context, format: format, bounds: bounds))
    UIGraphicsPopContext()
    return Bitmap(
      replaying: context.finish(),
      bounds: bounds,
      scale: scale,
      isOpaque: format.opaque
    )
  }
}

extension Bitmap {
  /// Creates a bitmap from a recording.
  ///
  /// - Parameters:
  ///   - list: The recording.
  ///   - bounds: The bounds of the drawn part in points; a side of 0 results in one pixel. A side has
  ///     at most 16,384 pixels, and the bitmap at most 2²⁶.
  ///   - scale: Pixels per point.
  ///   - isOpaque: Whether the bitmap has no transparency.
  @MainActor
  convenience init(replaying list: DisplayList, bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    func side(_ length: CGFloat) -> Int {
      let pixels = (length * scale).rounded(.up)
      return pixels >= 1 ? Int(min(pixels, 16_384)) : 1
    }
    let width = side(bounds.width)
    self.init(
      width: width,
      height: min(side(bounds.height), max(1, (64 << 20) / width)),
      format: isOpaque ? .xrgb : .argb
    )
    list.replay(on: Canvas(self), x: -bounds.minX * scale, y: -bounds.minY * scale)
  }
}
