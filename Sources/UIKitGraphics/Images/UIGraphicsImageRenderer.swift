public import Foundation

/// Makes images by drawing.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer {
  private let bounds: CGRect

  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images of a size in points, with a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer whose images show a rectangle of the coordinate space.
  public init(
    bounds: CGRect,
    format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()
  ) {
    self.bounds = bounds
    self.format = format
  }

  /// Runs drawing actions and returns the image.
  ///
  /// An empty size gives an image of one pixel.
  open func image(
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> UIImage {
    demandMainThread(type(of: self))
    return UIImage(bitmap: draw(actions), scale: scale)
  }

  /// Runs drawing actions and returns the image as a PNG file; empty when memory is short.
  open func pngData(
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    demandMainThread(type(of: self))
    return ImageCodec.png(draw(actions)) ?? Data()
  }

  /// Runs drawing actions and returns the image as a JPEG file; empty when memory is short.
  ///
  /// - Parameters:
  ///   - compressionQuality: From 0 to 1; transparency is lost.
  ///   - actions: They draw the image.
  /// - Returns: The file.
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
  /// The pixels of a recording.
  ///
  /// - Parameters:
  ///   - list: The recording.
  ///   - bounds: The part of it, in points; an empty one gives one pixel. A side has at most 16,384
  ///     pixels, and all of it 64 millions.
  ///   - scale: Pixels per point.
  ///   - isOpaque: Whether there is no transparency.
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
