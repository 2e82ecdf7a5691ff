public import Foundation

/// A text that is measured and drawn like an attributed string: `String` and `NSString`.
public protocol _DrawnText {
  var description: String { get }
}

extension String: _DrawnText {}
extension NSString: _DrawnText {}

extension _DrawnText {
  /// Returns the size of the text, which breaks only at newlines.
  ///
  /// - Parameter attrs: The attributes of the entire text; `nil` for none.
  /// - Returns: The size in points.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attrs).size()
  }

  /// Returns the bounding rectangle of the text, as for attributed strings.
  ///
  /// - Parameters:
  ///   - size: The maximum size in points; a width or height of 0 or less means no limit.
  ///   - options: The options for line breaking and truncation.
  ///   - attributes: The attributes of the entire text; `nil` for none.
  ///   - context: Must be `nil`; contexts are not supported.
  /// - Returns: The rectangle in points, with the origin at zero.
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

  /// Draws the text in the current context; it breaks only at newlines.
  ///
  /// - Parameters:
  ///   - point: The position of the top left corner, in points.
  ///   - attrs: The attributes of the entire text; `nil` for none.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(at: point)
  }

  /// Draws the lines that fit into a rectangle in the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points. If it has no width or height, nothing is drawn.
  ///   - attrs: The attributes of the entire text; `nil` for none.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(in: rect)
  }

  /// Draws the text inside a rectangle in the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points; a width or height of 0 or less means no limit.
  ///   - options: The options for line breaking and truncation.
  ///   - attributes: The attributes of the entire text; `nil` for none.
  ///   - context: Must be `nil`; contexts are not supported.
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
