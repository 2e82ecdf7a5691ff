internal import Foundation

extension UIImage {
  /// The mode in which the part of an image between its caps fills a larger size.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// The image, whose corners keep their size where it is stretched; what is between is repeated.
  ///
  /// - Parameter capInsets: The widths and heights of the corners, in points. Negative ones count as
  ///   0; those that leave nothing between are made smaller.
  /// - Returns: The image.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image, whose corners keep their size where it is stretched.
  ///
  /// Drawing, image views, the backgrounds of buttons and bars, and all else that scales an image to
  /// fill a rectangle leave the corners as they are. Where there is no room for the corners they
  /// become smaller.
  ///
  /// - Parameters:
  ///   - capInsets: The widths and heights of the corners, in points. Negative ones count as 0; those
  ///     that leave nothing between are made smaller.
  ///   - resizingMode: Whether that which is between the corners is repeated or stretched.
  /// - Returns: The image.
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

  /// The image, of which one column and one row of points are stretched.
  ///
  /// - Parameters:
  ///   - leftCapWidth: The points at the left that keep their size; those at the right of the next
  ///     point do so, too. 0 stretches the whole width.
  ///   - topCapHeight: The points at the top that keep their size, likewise.
  /// - Returns: The image.
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

  /// The widths and heights of the corners that keep their size, in points; zero, the default, for
  /// images that are stretched as a whole.
  public var capInsets: UIEdgeInsets { resizable?.caps ?? .zero }

  /// Whether that which is between the corners is repeated or stretched; `.tile` by default, also
  /// of images that are not resizable, which are stretched as a whole.
  public var resizingMode: ResizingMode { resizable?.mode ?? .tile }

  /// The points at the left that `stretchableImage(withLeftCapWidth:topCapHeight:)` kept; else 0.
  public var leftCapWidth: Int { resizable?.legacyCaps.left ?? 0 }

  /// The points at the top that `stretchableImage(withLeftCapWidth:topCapHeight:)` kept; else 0.
  public var topCapHeight: Int { resizable?.legacyCaps.top ?? 0 }
}

extension UIEdgeInsets {
  /// The insets, made smaller where they are larger than a size.
  fileprivate func limited(to size: CGSize) -> UIEdgeInsets {
    func fraction(_ first: CGFloat, _ last: CGFloat, of length: CGFloat) -> CGFloat {
      first + last > length ? max(0, length) / (first + last) : 1
    }
    let (across, down) = (
      fraction(left, right, of: size.width), fraction(top, bottom, of: size.height)
    )
    return UIEdgeInsets(
      top: top * down,
      left: left * across,
      bottom: bottom * down,
      right: right * across
    )
  }
}

/// The pixels of an image for a rectangle.
struct ImagePixels {
  private let image: UIImage
  let content: ImageContent
  /// In pixels.
  let (width, height): (Int, Int)
  /// Pixels per point in both directions.
  let scale: CGSize

  /// The image's own size, in points.
  var natural: CGSize { image.size }

  /// Takes an image; `nil` for one without pixels.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - traits: They choose among the image's appearances.
  ///   - width: The width that is drawn, in pixels.
  ///   - height: The height that is drawn, in pixels.
  ///   - scale: Pixels per point in both directions, for corners that keep their size.
  init?(_ image: UIImage, _ traits: UITraitCollection, width: Int, height: Int, scale: CGSize) {
    guard let content = image.content?.variant(for: traits) else { return nil }
    (self.image, self.content, self.scale) = (image, content, scale)
    (self.width, self.height) = (width, height)
  }

  /// The image's colours; `nil` when it cannot be parsed, or is too large for a scaled copy.
  var bitmap: Bitmap? {
    guard let resizable = image.resizable else {
      return content.bitmap(width: width, height: height)
    }
    return resizable.bitmap(of: self)
  }

  /// The image's coverage, for a template; `nil` as for `bitmap`.
  var mask: Mask? {
    guard let resizable = image.resizable else {
      return content.mask(width: width, height: height)
    }
    return resizable.mask(of: self)
  }

  /// The pixels in their own size; `nil` for drawings.
  var unscaled: Bitmap? {
    if case .bitmap(let bitmap) = content.source { bitmap } else { nil }
  }
}
