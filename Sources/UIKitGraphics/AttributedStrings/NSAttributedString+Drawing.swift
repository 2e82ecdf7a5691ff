public import Foundation

/// Measures and draws texts without a view.
///
/// Text without a font is in the system's, 12 points large, and black without a colour. Lengths are
/// rounded up to device pixels. Drawing outside of `draw(_:)` and image renderers does nothing.
extension NSAttributedString {
  /// The size of the text, which breaks only at its newlines.
  ///
  /// - Returns: The size in points.
  @preconcurrency @MainActor
  public func size() -> CGSize {
    drawingLayout(.zero, .usesLineFragmentOrigin, UITraitCollection.current.displayScale).size
  }

  /// The rectangle that the text needs.
  ///
  /// - Parameters:
  ///   - size: The greatest size in points; a width or a height of 0 or less has no limit. Lines that
  ///     end below the height are left out, except the first.
  ///   - options: How lines break.
  ///   - context: Has to be `nil`; there are none.
  /// - Returns: The rectangle in points, with its origin at zero.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    let scale = UITraitCollection.current.displayScale
    return CGRect(origin: .zero, size: drawingLayout(size, options, scale).size)
  }

  /// Draws the text, which breaks only at its newlines, in the current context.
  ///
  /// - Parameter point: The top left corner, in points.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) {
    draw(with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the lines that fit a rectangle in the current context.
  ///
  /// - Parameter rect: The rectangle, in points; without width or height nothing is drawn.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points; a width or a height of 0 or less has no limit.
  ///   - options: How lines break.
  ///   - context: Has to be `nil`; there are none.
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
      drawingLayout(rect.size, options, canvas.scale),
      at: rect.origin,
      color: .black
    )
  }

  @MainActor
  private func drawingLayout(
    _ size: CGSize,
    _ options: NSStringDrawingOptions,
    _ scale: CGFloat
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
