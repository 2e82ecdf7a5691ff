extension UIImage {
  /// Returns an image that image views mirror in right-to-left layouts.
  ///
  /// For pictures that point in the reading direction, such as arrows. Buttons and cells mirror
  /// them too, because they use image views. `draw(in:)` does not mirror.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    copy(flips: true)
  }

  /// Returns the image with left and right exchanged, wherever it is drawn.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    copy(content: content?.horizontallyFlipped, resizable: resizable?.horizontallyFlipped)
  }
}
