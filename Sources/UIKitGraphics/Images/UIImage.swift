public import Foundation
import UIKitSupport

/// An image made of pixels or of an SVG drawing.
///
/// Images are immutable. Copies with a different tint or rendering mode share the pixels. The size
/// is in points: pixels divided by the scale.
public final class UIImage: NSObject, Sendable {
  /// The mode in which an image is drawn: in its original colours, or as a template in the tint
  /// colour.
  public enum RenderingMode: Int, Sendable {
    /// The view that displays the image determines the mode; symbols are templates.
    case automatic = 0
    /// The image is drawn in its original colours.
    case alwaysOriginal = 1
    /// The image is a template: its alpha channel is drawn in the tint colour.
    case alwaysTemplate = 2
  }

  /// The pixels or the drawing; `nil` for an empty image.
  let content: ImageContent?
  /// The custom tint; `nil` for none.
  let tint: UIColor?

  /// The size in points; `.zero` for an image without content.
  public let size: CGSize
  /// The scale in pixels per point; 1 by default.
  public let scale: CGFloat
  /// Whether the image is drawn in its original colours or as a template; `automatic` by default.
  public let renderingMode: RenderingMode
  /// Whether the image is a symbol, which is a template by default.
  public let isSymbolImage: Bool
  /// Whether image views mirror the image in right-to-left layouts; `false` by default, `true` for
  /// symbols that point forward or backward.
  public let flipsForRightToLeftLayoutDirection: Bool

  /// The frames of an animation in display order; `nil` for a still image.
  public let images: [UIImage]?
  /// The duration of one repetition of an animation in seconds; 0 for a still image.
  public let duration: TimeInterval
  /// The resizing of the image; `nil` if it is stretched as a whole.
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

  /// Creates an empty image, which has no size and no pixels.
  public override convenience init() {
    self.init(content: nil, size: .zero, scale: 1)
  }

  /// Decodes an image file.
  ///
  /// Fails if the data is not a complete image.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Decodes an image file with a scale in pixels per point.
  ///
  /// The first bytes determine the format: PNG, JPEG, SVG or WebP. The initialiser fails if the
  /// data is not a complete image, if the image has more than ``largestPixelCount`` pixels, or if
  /// an SVG file is larger than 4 MB or takes too long to draw. A scale counts as 1 if it is not
  /// positive or would make the image larger than a view can be.
  public convenience init?(data: Data, scale: CGFloat) {
    try? self.init(decoding: data, scale: scale)
  }

  /// Decodes an image file, or throws the reason for the failure.
  package convenience init(decoding data: Data, scale: CGFloat) throws(ImageError) {
    let scale = UIImage.scales.contains(scale) ? scale : 1
    if ImageHeader.format(of: data) == nil, let size = SVGHeader.size(of: data) {
      guard data.count <= UIImage.maximumSVGFileSize else {
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

  /// Reads an image file.
  ///
  /// Fails if the file is missing or not a complete image.
  ///
  /// Each file that cannot be read is reported once, on the standard error stream.
  ///
  /// A file name that ends in `@2x` or `@3x` before the extension sets the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    do {
      try self.init(decoding: data, scale: ImageFinder.scale(ofFile: path))
    } catch {
      ImageErrorLog.shared.report(path, error)
      return nil
    }
  }

  /// The maximum size of an SVG file in bytes.
  ///
  /// Larger drawings take seconds and hundreds of megabytes.
  static let maximumSVGFileSize = 4 << 20
  /// The valid scales.
  ///
  /// Other scales result in sizes that no view can have.
  static let scales: ClosedRange<CGFloat> = (1 / 1_024)...1_024

  /// Creates an image from pixels, which must not be changed afterwards.
  package convenience init(bitmap: Bitmap, scale: CGFloat) {
    let size = CGSize(
      width: Double(bitmap.width) / scale,
      height: Double(bitmap.height) / scale
    )
    self.init(content: ImageContent(.bitmap(bitmap)), size: size, scale: scale)
  }

  /// Returns whether an object is an image with the same pixels and properties.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return content === other.content && size == other.size && scale == other.scale
      && images == other.images && duration == other.duration
      && tint == other.tint
      && renderingMode == other.renderingMode
      && flipsForRightToLeftLayoutDirection == other.flipsForRightToLeftLayoutDirection
      && (resizable?.isSame(as: other.resizable) ?? (other.resizable == nil))
  }

  /// A hash of the size and the scale.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(scale)
    return hasher.finalize()
  }
}

extension UIImage {
  /// Returns the image with a different rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy(renderingMode: renderingMode)
  }

  /// Returns the image drawn in a colour, independently of the tint colour of the view.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns the image with a custom tint and a rendering mode.
  ///
  /// As a template it is drawn in the tint colour of the view instead.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy(renderingMode: renderingMode, tint: color)
  }

  /// Returns the image with some properties changed; `nil` keeps a property.
  ///
  /// The copy of an animated image is its first frame, without the animation.
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

  /// Whether the image is drawn as a template in views with a tint colour.
  package var isTemplate: Bool {
    renderingMode == .alwaysTemplate
      || (renderingMode == .automatic && isSymbolImage && tint == nil)
  }

  /// The pixels of the image; vector drawings are rasterized at the image's scale.
  ///
  /// `nil` for an empty image and for a drawing that cannot be parsed.
  package var bitmap: Bitmap? {
    let width = Int((size.width * scale).rounded())
    let height = Int((size.height * scale).rounded())
    return content?.variant(for: .current).bitmap(width: width, height: height)
  }

  /// Returns the colour of a pixel of the image.
  ///
  /// - Precondition: The image has that pixel.
  package func pixel(x: Int, y: Int) -> PixelColor {
    guard let bitmap else { misuse("An image without pixels was asked for one") }
    return bitmap.pixel(x: x, y: y)
  }
}
