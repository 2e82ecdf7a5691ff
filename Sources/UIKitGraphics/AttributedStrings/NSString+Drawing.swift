public import Foundation

/// A text whose drawing and measuring are those of an attributed string: `String` and `NSString`.
public protocol _DrawnText {
  var description: String { get }
}

extension String: _DrawnText {}
extension NSString: _DrawnText {}

extension _DrawnText {
  /// The size of the text, which breaks only at its newlines.
  ///
  /// - Parameter attrs: The attributes of the whole text; `nil` for none.
  /// - Returns: The size in points.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attrs).size()
  }

  /// The rectangle that the text needs, as for attributed strings.
  ///
  /// - Parameters:
  ///   - size: The greatest size in points; a width or a height of 0 or less has no limit.
  ///   - options: How lines break.
  ///   - attributes: The attributes of the whole text; `nil` for none.
  ///   - context: Has to be `nil`; there are none.
  /// - Returns: The rectangle in points, with its origin at zero.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text, which breaks only at its newlines, in the current context.
  ///
  /// - Parameters:
  ///   - point: The top left corner, in points.
  ///   - attrs: The attributes of the whole text; `nil` for none.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(at: point)
  }

  /// Draws the lines that fit a rectangle in the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points; without width or height nothing is drawn.
  ///   - attrs: The attributes of the whole text; `nil` for none.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(in: rect)
  }

  /// Draws the text in the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points; a width or a height of 0 or less has no limit.
  ///   - options: How lines break.
  ///   - attributes: The attributes of the whole text; `nil` for none.
  ///   - context: Has to be `nil`; there are none.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: description, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}
