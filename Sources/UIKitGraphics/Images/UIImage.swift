public import Foundation
import UIKitSupport

/// An image, made of pixels or of an SVG drawing.
///
/// Immutable; copies with another tint or mode share the pixels. The size is in
/// points: pixels divided by the scale.
public final class UIImage: NSObject, Sendable {
  /// Whether an image is drawn in its own colours or as a template in the tint.
  public enum RenderingMode: Int, Sendable {
    /// The view that shows it decides; symbols are templates.
    case automatic = 0
    /// The image is drawn in its own colours.
    case alwaysOriginal = 1
    /// The image is a template: its alpha channel is drawn in the tint.
    case alwaysTemplate = 2
  }

  let content: ImageContent?
  let tint: UIColor?

  /// The size in points; `.zero` for an image made without anything.
  public let size: CGSize
  /// Pixels per point; 1 by default.
  public let scale: CGFloat
  /// Whether the image is drawn in its own colours or as a template; `automatic` by default.
  public let renderingMode: RenderingMode
  /// Whether the image is a symbol, which is a template by default.
  public let isSymbolImage: Bool
  /// Whether image views mirror the image where layout is from right to left; `false` by default,
  /// except for symbols that point forward or backward.
  public let flipsForRightToLeftLayoutDirection: Bool

  /// The images of an animation, in their order; `nil` for a still image.
  public let images: [UIImage]?
  /// Seconds in which an animation shows all its images; 0 for a still image.
  public let duration: TimeInterval
  /// The stretching of the image; `nil` when it is stretched as a whole.
  let resizable: ResizableImage?

  init(
    content: ImageContent?,
    size: CGSize,
    scale: CGFloat,
    renderingMode: RenderingMode = .automatic,
    tint: UIColor? = nil,
    isSymbolImage: Bool = false,
    flipsForRightToLeftLayoutDirection: Bool = false,
    images: [UIImage]? = nil,
    duration: TimeInterval = 0,
    resizable: ResizableImage? = nil
  ) {
    self.resizable = resizable
    self.images = images
    self.duration = duration
    self.content = content
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    self.tint = tint
    self.isSymbolImage = isSymbolImage
    self.flipsForRightToLeftLayoutDirection = flipsForRightToLeftLayoutDirection
    super.init()
  }

  /// Creates an image without size and pixels.
  public override convenience init() {
    self.init(content: nil, size: .zero, scale: 1)
  }

  /// Decodes an image file's bytes; `nil` when they are not a complete image.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Decodes an image file's bytes, for a number of pixels per point.
  ///
  /// PNG, JPEG, SVG and WebP are recognised by their first bytes. The result is `nil` when they are
  /// not a complete image, one of more than ``largestPixelCount`` pixels, or an SVG file of more than
  /// 4 MB or one that takes too long to draw. A scale that is not positive, or that makes the image larger than views can be, counts
  /// as 1.
  public convenience init?(data: Data, scale: CGFloat) {
    try? self.init(decoding: data, scale: scale)
  }

  /// Decodes an image file's bytes, or says why that fails.
  package convenience init(decoding data: Data, scale: CGFloat) throws(ImageError) {
    let scale = UIImage.scales.contains(scale) ? scale : 1
    if ImageHeader.format(of: data) == nil, let size = SVGHeader.size(of: data) {
      guard data.count <= UIImage.largestSVGFile else {
        throw .unreadable("it is an SVG file of more than 4 MB")
      }
      try ImageCodec.check(
        Int((size.width * scale).rounded(.up)),
        Int((size.height * scale).rounded(.up))
      )
      var cleaner = SVGCleaner(data, size: size)
      let content = ImageContent(.vector(try cleaner.drawing(size: size, scale: scale)))
      self.init(content: content, size: size, scale: scale)
      return
    }
    self.init(bitmap: try ImageCodec.decode(data), scale: scale)
  }

  /// Reads an image file; `nil` when it is missing or not a complete image.
  ///
  /// A file that cannot be read is reported once, on the standard error stream.
  ///
  /// A name that ends in `@2x` or `@3x` before its extension sets the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    do {
      try self.init(decoding: data, scale: ImageFinder.scale(ofFile: path))
    } catch {
      ImageErrorLog.shared.report(path, error)
      return nil
    }
  }

  /// Larger drawings take seconds and hundreds of megabytes; in bytes.
  static let largestSVGFile = 4 << 20
  /// Other scales give sizes that no view can have.
  static let scales: ClosedRange<CGFloat> = (1 / 1_024)...1_024

  /// Creates an image of pixels, which must not change afterwards.
  package convenience init(bitmap: Bitmap, scale: CGFloat) {
    let size = CGSize(
      width: Double(bitmap.width) / scale,
      height: Double(bitmap.height) / scale
    )
    self.init(content: ImageContent(.bitmap(bitmap)), size: size, scale: scale)
  }

  /// Whether the other object is an image of the same pixels, tint and mode.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return content === other.content && size == other.size && scale == other.scale
      && images == other.images && duration == other.duration
      && tint == other.tint
      && renderingMode == other.renderingMode
      && flipsForRightToLeftLayoutDirection == other.flipsForRightToLeftLayoutDirection
      && (resizable?.isSame(as: other.resizable) ?? (other.resizable == nil))
  }

  /// A hash of size and scale.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(scale)
    return hasher.finalize()
  }
}

extension UIImage {
  /// The same image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy(renderingMode: renderingMode)
  }

  /// The image drawn in a colour, independent of the tint of the view that shows it.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The image with a tint of its own and a rendering mode.
  ///
  /// As a template it is drawn in the tint of the view that shows it.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy(renderingMode: renderingMode, tint: color)
  }

  /// The image with some properties changed; `nil` keeps one.
  func copy(
    content: ImageContent? = nil,
    size: CGSize? = nil,
    renderingMode: RenderingMode? = nil,
    tint: UIColor? = nil,
    flips: Bool? = nil,
    resizable: ResizableImage? = nil
  ) -> UIImage {
    UIImage(
      content: content ?? self.content,
      size: size ?? self.size,
      scale: scale,
      renderingMode: renderingMode ?? self.renderingMode,
      tint: tint ?? self.tint,
      isSymbolImage: isSymbolImage,
      flipsForRightToLeftLayoutDirection: flips ?? flipsForRightToLeftLayoutDirection,
      resizable: resizable ?? self.resizable
    )
  }

  /// Whether the image is drawn as a template where there is a tint.
  package var isTemplate: Bool {
    renderingMode == .alwaysTemplate
      || (renderingMode == .automatic && isSymbolImage && tint == nil)
  }

  /// The image's pixels; vector drawings are rasterized at the image's scale.
  ///
  /// `nil` for an image without size, and for a drawing that cannot be parsed.
  package var bitmap: Bitmap? {
    let width = Int((size.width * scale).rounded())
    let height = Int((size.height * scale).rounded())
    return content?.variant(for: .current).bitmap(width: width, height: height)
  }

  /// The colour of one of the image's own pixels.
  ///
  /// - Precondition: The image has that pixel.
  package func pixel(x: Int, y: Int) -> PixelColor {
    guard let bitmap else { misuse("An image without pixels was asked for one") }
    return bitmap.pixel(x: x, y: y)
  }
}
