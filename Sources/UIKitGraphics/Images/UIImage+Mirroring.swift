extension UIImage {
  /// The image, to be drawn mirrored by image views whose layout direction is from right to left.
  ///
  /// For pictures that point in the direction of reading, such as arrows. Buttons and cells show
  /// images in image views, too; `draw(in:)` does not mirror.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    UIImage(
      content: content,
      size: size,
      scale: scale,
      renderingMode: renderingMode,
      tint: tint,
      isSymbolImage: isSymbolImage,
      flipsForRightToLeftLayoutDirection: true,
      resizable: resizable
    )
  }

  /// The image with left and right exchanged, as it is drawn everywhere.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(
      content: content?.horizontallyFlipped,
      size: size,
      scale: scale,
      renderingMode: renderingMode,
      tint: tint,
      isSymbolImage: isSymbolImage,
      flipsForRightToLeftLayoutDirection: flipsForRightToLeftLayoutDirection,
      resizable: resizable?.horizontallyFlipped
    )
  }
}
