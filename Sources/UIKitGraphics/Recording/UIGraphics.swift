public import Foundation

@MainActor
private var contexts: [CGContext] = []

/// Returns the current drawing context; `nil` outside of drawing.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? {
  contexts.last
}

/// Pushes a context, which becomes the current context.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) {
  contexts.append(context)
}

/// Pops the current context; does nothing if there is none.
@preconcurrency @MainActor
public func UIGraphicsPopContext() {
  _ = contexts.popLast()
}

/// Fills a rectangle with the current context's fill colour.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Draws a border, one point thick, inside a rectangle with the current context's fill colour.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext(), !rect.isEmpty else { return }
  let lineWidth: CGFloat = 1
  guard rect.width > lineWidth * 2, rect.height > lineWidth * 2 else { return context.fill(rect) }
  let (x, y, width, height) = (rect.minX, rect.minY, rect.width, rect.height)
  context.fill([
    CGRect(x: x, y: y, width: width, height: lineWidth),
    CGRect(x: x, y: rect.maxY - lineWidth, width: width, height: lineWidth),
    CGRect(x: x, y: y + lineWidth, width: lineWidth, height: height - 2 * lineWidth),
    CGRect(
      x: rect.maxX - lineWidth,
      y: y + lineWidth,
      width: lineWidth,
      height: height - 2 * lineWidth
    ),
  ])
}

/// Intersects the current context's clip with a rectangle; does nothing if there is no context.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension UIColor {
  /// Sets the fill and stroke colours of the current context.
  @preconcurrency @MainActor
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current context.
  @preconcurrency @MainActor
  public func setFill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.state.fill = pixelColor(in: context.traits)
  }

  /// Sets the stroke colour of the current context.
  @preconcurrency @MainActor
  public func setStroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.state.stroke = pixelColor(in: context.traits)
  }
}
