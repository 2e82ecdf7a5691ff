internal import Dispatch
public import Foundation

extension UIImage {
  /// The image in another size, as pixels; on any thread.
  ///
  /// - Parameter size: In points, at the image's own scale; another shape distorts the image.
  /// - Returns: `nil` when the size is not positive or has a side of more than 4,096 pixels, or when
  ///   the image has no pixels.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let width = (size.width * scale).rounded()
    let height = (size.height * scale).rounded()
    guard let content, width >= 1, height >= 1, width <= 4_096, height <= 4_096,
      let bitmap = content.copy(width: Int(width), height: Int(height))
    else { return nil }
    return UIImage(
      content: ImageContent(.bitmap(bitmap)),
      size: CGSize(width: width / scale, height: height / scale),
      scale: scale,
      renderingMode: renderingMode,
      tint: tint,
      isSymbolImage: isSymbolImage,
      flipsForRightToLeftLayoutDirection: flipsForRightToLeftLayoutDirection
    )
  }

  /// Makes the image in another size in the background.
  ///
  /// - Parameters:
  ///   - size: As for `preparingThumbnail(of:)`.
  ///   - completionHandler: Called on a background thread with the result of that method.
  public func prepareThumbnail(
    of size: CGSize,
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global(qos: .userInitiated).async {
      completionHandler(self.preparingThumbnail(of: size))
    }
  }

  /// The image in another size, made in the background.
  ///
  /// - Parameter size: As for `preparingThumbnail(of:)`.
  /// - Returns: As that method's.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// The image after everything was done that drawing it in its own size needs; on any thread.
  ///
  /// Files of pixels are decoded when the image is made; drawings are rasterized here.
  ///
  /// - Returns: `nil` when the image has no pixels.
  public func preparingForDisplay() -> UIImage? { bitmap == nil ? nil : self }

  /// Does in the background what `preparingForDisplay()` does.
  ///
  /// - Parameter completionHandler: Called on a background thread with the result of that method.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async {
      completionHandler(self.preparingForDisplay())
    }
  }

  /// Does in the background what `preparingForDisplay()` does.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }
}

extension ImageContent {
  /// The image in a pixel size, not kept for later; on any thread.
  ///
  /// `nil` when a drawing cannot be parsed.
  fileprivate func copy(width: Int, height: Int) -> Bitmap? {
    guard case .bitmap(let bitmap) = source else {
      return self.bitmap(width: width, height: height)
    }
    guard width != bitmap.width || height != bitmap.height else { return bitmap }
    // The main thread may draw the same pixels meanwhile, with settings of its own.
    return withExtendedLifetime(bitmap) {
      Bitmap(
        wrapping: bitmap.bytes,
        width: bitmap.width,
        height: bitmap.height,
        bytesPerRow: bitmap.bytesPerRow,
        format: bitmap.format
      ).scaled(width: width, height: height)
    }
  }
}
