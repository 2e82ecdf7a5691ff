public import Foundation
public import UIKitGraphics

/// A filled and stroked path.
///
///     let ring = CAShapeLayer()
///     ring.path = UIBezierPath(ovalIn: ring.bounds.insetBy(dx: 4, dy: 4)).cgPath
///     ring.fillColor = nil
///     ring.strokeColor = UIColor.systemBlue.cgColor
///     ring.lineWidth = 8
///     ring.strokeEnd = 0.6
///     progress.layer.addSublayer(ring)
///
/// A shape layer is added to the layer of a view, or is itself the layer of a view: see
/// `layerClass`. A `CABasicAnimation` can animate `path`, `strokeStart`, `strokeEnd`, `lineWidth`,
/// `lineDashPhase`, `strokeColor` and `fillColor`; each of its frames redraws the view's content.
@preconcurrency @MainActor
public final class CAShapeLayer: CALayer {
  /// The path in the coordinate space of the bounds; `nil` draws nothing.
  ///
  /// Default: `nil`. Later changes of a `CGMutablePath` have no effect.
  public var path: CGPath? {
    get { pathStorage }
    set {
      pathStorage = newValue?.copy()
      drawingDidChange()
    }
  }
  private var pathStorage: CGPath?
  /// The fill colour; `nil` fills nothing.
  ///
  /// Default: opaque black.
  public var fillColor: CGColor? = .black { didSet { drawingDidChange() } }
  /// The rule that determines the interior of a self-intersecting path.
  ///
  /// Default: `.nonZero`.
  public var fillRule = CAShapeLayerFillRule.nonZero { didSet { drawingDidChange() } }
  /// The stroke colour; `nil` draws no line.
  ///
  /// Default: `nil`.
  public var strokeColor: CGColor? { didSet { drawingDidChange() } }
  /// The start of the line, as a fraction of the path's length from 0 to 1.
  ///
  /// Default: 0.
  public var strokeStart: CGFloat = 0 {
    didSet { if strokeStart != oldValue { drawingDidChange() } }
  }
  /// The end of the line, as a fraction of the path's length from 0 to 1.
  ///
  /// Default: 1.
  public var strokeEnd: CGFloat = 1 { didSet { if strokeEnd != oldValue { drawingDidChange() } } }
  /// The width of the line, in points.
  ///
  /// Default: 1.
  public var lineWidth: CGFloat = 1 { didSet { if lineWidth != oldValue { drawingDidChange() } } }
  /// The limit for the length of pointed corners, in half line widths.
  ///
  /// Default: 10.
  public var miterLimit: CGFloat = 10 { didSet { drawingDidChange() } }
  /// The shape of the line's ends.
  ///
  /// Default: `.butt`.
  public var lineCap = CAShapeLayerLineCap.butt { didSet { drawingDidChange() } }
  /// The shape of the line's corners.
  ///
  /// Default: `.miter`.
  public var lineJoin = CAShapeLayerLineJoin.miter { didSet { drawingDidChange() } }
  /// The offset into the dashes at which the line starts, in points.
  ///
  /// Default: 0.
  public var lineDashPhase: CGFloat = 0 { didSet { drawingDidChange() } }
  /// The lengths of dashes and gaps, alternating, in points; `nil` for a solid line.
  ///
  /// Default: `nil`.
  public var lineDashPattern: [NSNumber]? { didSet { drawingDidChange() } }

  override var shapeValues: ShapeValues {
    func color(_ color: CGColor?) -> AnimationVector {
      .color(color.map { UIColor(cgColor: $0).pixelColor(dark: false) } ?? .clear)
    }
    return ShapeValues(
      strokeStart: strokeStart,
      strokeEnd: strokeEnd,
      lineWidth: lineWidth,
      lineDashPhase: lineDashPhase,
      strokeColor: color(strokeColor),
      fillColor: color(fillColor)
    )
  }

  override func addAnimatedValues(to presentation: inout LayerPresentation) {
    presentation.shape.path = pathStorage
  }

  override func copyValues(of layer: CALayer, _ presentation: LayerPresentation) {
    guard let layer = layer as? CAShapeLayer else { return }
    let shape = presentation.shape
    path = shape.path ?? layer.path
    (fillRule, miterLimit) = (layer.fillRule, layer.miterLimit)
    (lineCap, lineJoin, lineDashPattern) = (layer.lineCap, layer.lineJoin, layer.lineDashPattern)
    (strokeStart, strokeEnd) = (shape.strokeStart, shape.strokeEnd)
    (lineWidth, lineDashPhase) = (shape.lineWidth, shape.lineDashPhase)
    let values = layer.shapeValues
    fillColor =
      shape.fillColor == values.fillColor ? layer.fillColor : shape.fillColor.pixelColor.cgColor
    strokeColor =
      shape.strokeColor == values.strokeColor
      ? layer.strokeColor : shape.strokeColor.pixelColor.cgColor
  }

  override var drawsContents: Bool { true }

  override func drawContents(
    in context: CGContext,
    _ rect: CGRect,
    opacity: CGFloat,
    _ presentation: LayerPresentation
  ) {
    guard let presentedPath = presentation.shape.path ?? pathStorage else { return }
    var paint = PathPaint()
    paint.fill = presentation.shape.fillColor.pixelColor
    paint.usesEvenOddRule = fillRule == .evenOdd
    paint.stroke = presentation.shape.strokeColor.pixelColor
    paint.width = presentation.shape.lineWidth
    paint.miterLimit = miterLimit
    paint.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    paint.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    paint.dashes = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
    paint.dashPhase = presentation.shape.lineDashPhase
    (paint.start, paint.end) = (presentation.shape.strokeStart, presentation.shape.strokeEnd)
    context.draw(presentedPath, paint)
  }
}

/// The rule that determines the interior of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a rule; unknown names count as `.nonZero`.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Points that the path winds around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Points from which a ray crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a shape layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a line cap; unknown names count as `.butt`.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The line ends exactly at its last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The line ends in a semicircle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line ends half a line width beyond its last point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corners of a shape layer's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a line join; unknown names count as `.miter`.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The outer edges are extended until they meet.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// The corner is rounded.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The corner is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
