internal import Foundation

extension UIImage {
  /// The mode in which the area between an image's caps fills a larger size.
  public enum ResizingMode: Int, Sendable {
    /// Repeats the area.
    case tile = 0
    /// Stretches the area.
    case stretch = 1
  }

  /// Returns a resizable image whose corners keep their size.
  ///
  /// The area between the caps is repeated.
  ///
  /// - Parameter capInsets: The widths and heights of the corners, in points. Negative insets count
  ///   as 0. Insets that together exceed the image are reduced in proportion.
  /// - Returns: The resizable image.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns a resizable image whose corners keep their size.
  ///
  /// Everything that scales an image to fill a rectangle keeps its corners: drawing, image views,
  /// and the backgrounds of buttons and bars. Corners that do not fit become smaller.
  ///
  /// - Parameters:
  ///   - capInsets: The widths and heights of the corners, in points. Negative insets count as 0.
  ///     Insets that together exceed the image are reduced in proportion.
  ///   - resizingMode: Whether the area between the caps is repeated or stretched.
  /// - Returns: The resizable image.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: ResizingMode
  ) -> UIImage {
    func cap(_ inset: CGFloat) -> CGFloat { inset > 0 && inset.isFinite ? inset : 0 }
    let caps = UIEdgeInsets(
      top: cap(capInsets.top),
      left: cap(capInsets.left),
      bottom: cap(capInsets.bottom),
      right: cap(capInsets.right)
    )
    return copy(resizable: ResizableImage(caps: caps.limited(to: size), mode: resizingMode))
  }

  /// Returns a resizable image in which one column and one row, each one point thick, are
  /// stretched.
  ///
  /// - Parameters:
  ///   - leftCapWidth: The width of the left cap in points. The stretched column is one point wide,
  ///     the rest is the right cap. 0 stretches the whole width.
  ///   - topCapHeight: The height of the top cap in points. The stretched row is one point high,
  ///     the rest is the bottom cap. 0 stretches the whole height.
  /// - Returns: The resizable image.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(max(0, leftCapWidth)), CGFloat(max(0, topCapHeight)))
    let caps = UIEdgeInsets(
      top: top,
      left: left,
      bottom: top > 0 ? max(0, size.height - top - 1) : 0,
      right: left > 0 ? max(0, size.width - left - 1) : 0
    )
    return copy(
      resizable:
        ResizableImage(
          caps: caps.limited(to: size),
          mode: .stretch,
          legacyCaps: (max(0, leftCapWidth), max(0, topCapHeight))
        )
    )
  }

  /// The widths and heights of the corners that keep their size, in points; zero by default.
  ///
  /// With zero insets the whole image is stretched or repeated; see `resizingMode`.
  public var capInsets: UIEdgeInsets { resizable?.caps ?? .zero }

  /// Whether the area between the caps is repeated or stretched; `.tile` by default.
  ///
  /// An image that is not resizable also has `.tile`, but is stretched as a whole.
  public var resizingMode: ResizingMode { resizable?.mode ?? .tile }

  /// The width of the left cap in points, if set with
  /// `stretchableImage(withLeftCapWidth:topCapHeight:)`; otherwise 0.
  public var leftCapWidth: Int { resizable?.legacyCaps.left ?? 0 }

  /// The height of the top cap in points, if set with
  /// `stretchableImage(withLeftCapWidth:topCapHeight:)`; otherwise 0.
  public var topCapHeight: Int { resizable?.legacyCaps.top ?? 0 }
}

extension UIEdgeInsets {
  /// Returns the insets reduced to fit a size.
  fileprivate func limited(to size: CGSize) -> UIEdgeInsets {
    func factor(_ firstCap: CGFloat, _ lastCap: CGFloat, in length: CGFloat) -> CGFloat {
      firstCap + lastCap > length ? max(0, length) / (firstCap + lastCap) : 1
    }
    let (horizontalFactor, verticalFactor) = (
      factor(left, right, in: size.width), factor(top, bottom, in: size.height)
    )
    return UIEdgeInsets(
      top: top * verticalFactor,
      left: left * horizontalFactor,
      bottom: bottom * verticalFactor,
      right: right * horizontalFactor
    )
  }
}

/// The pixels of an image, scaled for a rectangle.
struct ImagePixels {
  private let image: UIImage
  let content: ImageContent
  /// The drawn size, in pixels.
  let (width, height): (Int, Int)
  /// Pixels per point in both directions.
  let scale: CGSize

  /// The natural size of the image, in points.
  var natural: CGSize { image.size }

  /// Selects the variant of an image; `nil` for an image without pixels.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - traits: The traits that select the variant.
  ///   - width: The drawn width, in pixels.
  ///   - height: The drawn height, in pixels.
  ///   - scale: Pixels per point in both directions, for corners that keep their size.
  init?(_ image: UIImage, _ traits: UITraitCollection, width: Int, height: Int, scale: CGSize) {
    guard let content = image.content?.variant(for: traits) else { return nil }
    (self.image, self.content, self.scale) = (image, content, scale)
    (self.width, self.height) = (width, height)
  }

  /// The coloured pixels; `nil` if the image cannot be parsed or is too large for a scaled copy.
  var bitmap: Bitmap? {
    guard let resizable = image.resizable else {
      return content.bitmap(width: width, height: height)
    }
    return resizable.bitmap(of: self)
  }

  /// The coverage of a template; `nil` in the same cases as `bitmap`.
  var mask: Mask? {
    guard let resizable = image.resizable else {
      return content.mask(width: width, height: height)
    }
    return resizable.mask(of: self)
  }

  /// The pixels in their natural size; `nil` for vector drawings.
  var unscaled: Bitmap? {
    if case .bitmap(let bitmap) = content.source { bitmap } else { nil }
  }
}
