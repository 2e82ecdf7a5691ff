public import Foundation

/// An image in a line of text.
///
/// Set `image` and `bounds` before the attachment becomes part of a text; a text that is shown does
/// not follow later changes.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The character that stands for an attachment in a text: U+FFFC.
  public static let character = 0xFFFC

  private final let mark = FoundationObjectMark()

  /// The image; `nil` shows nothing.
  ///
  /// Default: `nil`. A template has the colour of the text.
  open var image: UIImage?

  /// The image's rectangle in points, whose origin is on the baseline, with y pointing up.
  ///
  /// Default: zero, with which the image stands on the baseline in its own size.
  open var bounds = CGRect.zero

  /// The image file's bytes; `nil` for an attachment made of an image.
  public let contents: Data?

  /// The type of `contents`, as given; `nil` for an attachment made of an image.
  public let fileType: String?

  /// Creates an attachment.
  ///
  /// - Parameters:
  ///   - contentData: An image file, which is decoded now; `nil`, or anything else, shows nothing.
  ///   - uti: Its type. It does not matter: files are recognised by their first bytes.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
  }

  /// Creates an attachment without image.
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
  /// Creates a text that is one attachment.
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
