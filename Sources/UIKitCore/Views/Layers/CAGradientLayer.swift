public import Foundation
import UIKitGraphics

/// The arrangement of the colours of a gradient layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a type; unknown names count as `.axial`.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// On ellipses around the start point; the end point is a corner of the outermost ellipse's
  /// bounding box.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}

/// A colour gradient.
///
///     let shade = CAGradientLayer()
///     shade.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
///     shade.frame = picture.bounds
///     picture.layer.addSublayer(shade)
///
/// A gradient layer is added to the layer of a view, or is itself the layer of a view: see
/// `layerClass`. A `CABasicAnimation` can animate `colors`, `locations`, `startPoint` and
/// `endPoint`; each of its frames redraws the view's content.
@preconcurrency @MainActor
public final class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`; `nil` or an empty array draws nothing.
  ///
  /// Default: `nil`.
  public var colors: [Any]? {
    didSet { gradientDidChange() }
  }
  /// The positions of the colours, in ascending order from 0 to 1; `nil` for equal intervals.
  ///
  /// Default: `nil`. An array with a different length, not in ascending order, or with other values
  /// counts as `nil`.
  public var locations: [NSNumber]? {
    didSet { if locations != oldValue { gradientDidChange() } }
  }
  /// The position of the first colour, in a unit square that is stretched to the bounds.
  ///
  /// Default: (0.5, 0), the centre of the top edge.
  public var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { if startPoint != oldValue { gradientDidChange() } }
  }
  /// The position of the last colour, in the same unit square.
  ///
  /// Default: (0.5, 1), the centre of the bottom edge.
  public var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { if endPoint != oldValue { gradientDidChange() } }
  }
  /// The arrangement of the colours.
  ///
  /// Default: `.axial`.
  public var type = CAGradientLayerType.axial {
    didSet { if type != oldValue { gradientDidChange() } }
  }

  private func gradientDidChange() { drawingDidChange() }

  override func propertyDidChange() {
    super.propertyDidChange()
    drawingDidChange()
  }

  override var drawsContents: Bool { true }

  override func drawContents(
    in context: CGContext,
    _ rect: CGRect,
    opacity: CGFloat,
    _ presentation: LayerPresentation
  ) {
    var colors = pixelColors
    var locations = stopLocations(of: colors.count)
    var (start, end) = (startPoint, endPoint)
    if let gradient = presentation.gradient {
      colors = gradient.colors.map(\.pixelColor)
      locations = zip(gradient.locations, colors).map { location, _ in min(max(location[0], 0), 1) }
      start = CGPoint(x: gradient.startPoint[0], y: gradient.startPoint[1])
      end = CGPoint(x: gradient.endPoint[0], y: gradient.endPoint[1])
    }
    guard !colors.isEmpty, [start, end].allSatisfy(\.isNear) else { return }
    let stops = zip(locations, colors)
      .map { Gradient.Stop(offset: $0, color: $1.multipliedAlpha(by: opacity)) }
    let gradient = Gradient(
      type == .radial ? .radial : .axial,
      stops: stops,
      start: start,
      end: end
    )
    // The colours already include the opacity.
    context.setAlpha(1)
    context.fill(rect, gradient, radius: view == nil ? presentation.cornerRadius : cornerRadius)
    context.setAlpha(opacity)
  }

  private var pixelColors: [PixelColor] {
    (colors ?? []).compactMap { color in
      (color as? CGColor)?.pixelColor ?? (color as? UIColor)?.pixelColor(in: .current)
    }
  }

  override func addAnimatedValues(to presentation: inout LayerPresentation) {
    let colors = pixelColors
    presentation.gradient = GradientValues(
      colors: colors.map { .color($0) },
      locations: stopLocations(of: colors.count).map { .scalar($0) },
      startPoint: .scalar(startPoint.x) + AnimationVector(0, startPoint.y, 0, 0, 0, 0, 0, 0),
      endPoint: .scalar(endPoint.x) + AnimationVector(0, endPoint.y, 0, 0, 0, 0, 0, 0)
    )
  }

  override func copyValues(of layer: CALayer, _ presentation: LayerPresentation) {
    guard let layer = layer as? CAGradientLayer else { return }
    (colors, locations, type) = (layer.colors, layer.locations, layer.type)
    (startPoint, endPoint) = (layer.startPoint, layer.endPoint)
    guard let gradient = presentation.gradient else { return }
    colors = gradient.colors.map(\.pixelColor.cgColor)
    locations = gradient.locations.map { NSNumber(value: $0[0]) }
    startPoint = CGPoint(x: gradient.startPoint[0], y: gradient.startPoint[1])
    endPoint = CGPoint(x: gradient.endPoint[0], y: gradient.endPoint[1])
  }

  /// Returns the positions of the colours from 0 to 1; equal intervals if `locations` is not valid.
  private func stopLocations(of count: Int) -> [CGFloat] {
    let stops = (locations ?? []).map { CGFloat($0.doubleValue) }
    let isAscending =
      stops.allSatisfy { (0...1).contains($0) }
      && zip(stops, stops.dropFirst()).allSatisfy { $0 <= $1 }
    if stops.count == count, isAscending { return stops }
    return (0..<count).map { CGFloat($0) / CGFloat(max(count - 1, 1)) }
  }
}

extension CGPoint {
  /// Whether the coordinates are small enough for a gradient's start or end.
  fileprivate var isNear: Bool { abs(x) < 1_000 && abs(y) < 1_000 }
}
