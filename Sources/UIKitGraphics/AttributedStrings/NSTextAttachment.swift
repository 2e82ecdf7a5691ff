public import Foundation

/// An image in a line of text.
///
/// Set `image` and `bounds` before the attachment becomes part of a text. Later changes do not
/// affect text that is already displayed.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The attachment character, U+FFFC, which the image replaces in a text.
  public static let character = 0xFFFC

  private final let mark = FoundationObjectMark()

  /// The image; `nil` for no image.
  ///
  /// Default: `nil`. A template has the text colour.
  open var image: UIImage?

  /// The bounds of the image in points; the origin is on the baseline and the y axis points up.
  ///
  /// Default: zero, which means the natural size of the image, on the baseline.
  open var bounds = CGRect.zero

  /// The contents of the image file; `nil` for an attachment created with an image.
  public let contents: Data?

  /// The specified type of `contents`; `nil` for an attachment created with an image.
  public let fileType: String?

  /// Creates an attachment from an image file.
  ///
  /// - Parameters:
  ///   - contentData: The contents of an image file, which is decoded immediately. If they are
  ///     `nil` or invalid, the attachment has no image.
  ///   - uti: The type of the file; stored but not used, because the first bytes determine the
  ///     format.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
  }

  /// Creates an attachment without an image.
  public override convenience init() {
    self.init(data: nil, ofType: nil)
  }

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
}

extension NSAttributedString {
  /// Creates a string with a single attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

extension NSTextAttachment: InlineContent {
  package var inlineImage: InlineImage {
    var bounds = bounds
    if bounds == .zero { bounds.size = image?.size ?? .zero }
    return InlineImage(image, bounds: bounds)
  }
}

extension UIImage: InlineDrawing {
  @MainActor
  package func draw(in rect: CGRect, on context: CGContext, color: UIColor) {
    context.draw(self, in: rect, tint: color)
  }
}
