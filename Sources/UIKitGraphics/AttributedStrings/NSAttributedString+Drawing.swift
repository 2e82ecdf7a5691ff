public import Foundation

/// Methods that measure and draw text without a view.
///
/// The default font is the system font with a size of 12 points, the default colour black. Lengths
/// are rounded up to device pixels. Drawing has no effect outside of `draw(_:)` and image
/// renderers.
extension NSAttributedString {
  /// Returns the size of the text, which breaks only at newlines.
  ///
  /// - Returns: The size in points.
  @preconcurrency @MainActor
  public func size() -> CGSize {
    drawingLayout(
      size: .zero,
      options: .usesLineFragmentOrigin,
      scale: UITraitCollection.current.displayScale
    ).size
  }

  /// Returns the bounding rectangle of the text.
  ///
  /// - Parameters:
  ///   - size: The maximum size in points; a width or height of 0 or less means no limit. Lines
  ///     that exceed the height are omitted, except the first line.
  ///   - options: The options for line breaking and truncation.
  ///   - context: Must be `nil`; contexts are not supported.
  /// - Returns: The rectangle in points, with the origin at zero.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    let scale = UITraitCollection.current.displayScale
    let layout = drawingLayout(size: size, options: options, scale: scale)
    return CGRect(origin: .zero, size: layout.size)
  }

  /// Draws the text in the current context; it breaks only at newlines.
  ///
  /// - Parameter point: The position of the top left corner, in points.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) {
    draw(with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the lines that fit into a rectangle in the current context.
  ///
  /// - Parameter rect: The rectangle, in points. If it has no width or height, nothing is drawn.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text inside a rectangle in the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points; a width or height of 0 or less means no limit.
  ///   - options: The options for line breaking and truncation.
  ///   - context: Must be `nil`; contexts are not supported.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) {
    guard let canvas = UIGraphicsGetCurrentContext(), rect.minX.isFinite, rect.minY.isFinite else {
      return
    }
    canvas.draw(
      drawingLayout(size: rect.size, options: options, scale: canvas.scale),
      at: rect.origin,
      color: .black
    )
  }

  /// Returns the layout of the text; a width or height of 0 or less means no limit.
  @MainActor
  private func drawingLayout(
    size: CGSize,
    options: NSStringDrawingOptions,
    scale: CGFloat
  ) -> TextLayout {
    let breaksLines = options.contains(.usesLineFragmentOrigin)
    let truncates = options.contains(.truncatesLastVisibleLine)
    let layoutOptions = TextLayoutOptions(
      maxWidth: breaksLines && size.width > 0 ? size.width : .infinity,
      maxHeight: size.height > 0 ? size.height : .infinity,
      numberOfLines: breaksLines ? 0 : 1,
      lineBreakMode: truncates ? .byTruncatingTail : .byWordWrapping,
      scale: scale
    )
    return TextEngine.layout(self, font: .systemFont(ofSize: 12), layoutOptions)
  }
}
