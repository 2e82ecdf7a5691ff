internal import Dispatch
public import Foundation

extension UIImage {
  /// Returns the image rasterized in a different size.
  ///
  /// May be called on any thread.
  ///
  /// - Parameter size: The size in points, at the image's scale. A different aspect ratio distorts
  ///   the image.
  /// - Returns: The thumbnail; `nil` if the size is not positive, if a side exceeds 4,096 pixels,
  ///   or if the image has no pixels.
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

  /// Creates a thumbnail in the background.
  ///
  /// - Parameters:
  ///   - size: The size, as for `preparingThumbnail(of:)`.
  ///   - completionHandler: Called on a background thread with the thumbnail or `nil`, as from
  ///     `preparingThumbnail(of:)`.
  public func prepareThumbnail(
    of size: CGSize,
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global(qos: .userInitiated).async {
      completionHandler(self.preparingThumbnail(of: size))
    }
  }

  /// Returns a thumbnail that is created in the background.
  ///
  /// - Parameter size: The size, as for `preparingThumbnail(of:)`.
  /// - Returns: The thumbnail or `nil`, as from `preparingThumbnail(of:)`.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Returns the image prepared for drawing in its natural size.
  ///
  /// May be called on any thread.
  ///
  /// Pixel files are decoded when the image is created; this method rasterizes vector drawings.
  ///
  /// - Returns: The image; `nil` if it has no pixels.
  public func preparingForDisplay() -> UIImage? { bitmap == nil ? nil : self }

  /// Prepares the image for drawing in the background.
  ///
  /// - Parameter completionHandler: Called on a background thread with the result of
  ///   `preparingForDisplay()`.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async {
      completionHandler(self.preparingForDisplay())
    }
  }

  /// Returns the result of `preparingForDisplay()`, computed in the background.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }
}

extension ImageContent {
  /// Returns the image in a size in pixels; scaled pixels are not cached, rasterized drawings are.
  ///
  /// May be called on any thread.
  ///
  /// Returns `nil` if a drawing cannot be parsed.
  fileprivate func copy(width: Int, height: Int) -> Bitmap? {
    guard case .bitmap(let bitmap) = source else {
      return self.bitmap(width: width, height: height)
    }
    guard width != bitmap.width || height != bitmap.height else { return bitmap }
    // The main thread may draw the same pixels at the same time, with different settings.
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
