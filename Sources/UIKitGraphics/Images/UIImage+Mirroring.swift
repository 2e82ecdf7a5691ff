extension UIImage {
  /// The image, to be drawn mirrored by image views whose layout direction is from right to left.
  ///
  /// For pictures that point in the direction of reading, such as arrows. Buttons and cells show
  /// images in image views, too; `draw(in:)` does not mirror.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    copy(flips: true)
  }

  /// The image with left and right exchanged, as it is drawn everywhere.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    copy(content: content?.horizontallyFlipped, resizable: resizable?.horizontallyFlipped)
  }
}
