public import Foundation
import UIKitGraphics

/// The arrangement of the colours of a gradient layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a type; unknown ones count as `.axial`.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// On ellipses about the start point, up to the one whose box has the end point as a corner.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}

/// Colours that merge into each other.
///
///     let shade = CAGradientLayer()
///     shade.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
///     shade.frame = picture.bounds
///     picture.layer.addSublayer(shade)
///
/// It is added to the layer of a view, or is that layer: see `layerClass`. `colors`, `locations`, `startPoint` and
/// `endPoint` are animated by a `CABasicAnimation`, each frame of which draws the view's content anew.
@preconcurrency @MainActor
public final class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`; `nil` or an empty array draws nothing.
  ///
  /// Default: `nil`.
  public var colors: [Any]? {
    didSet { gradientChanged() }
  }
  /// The places of the colours, from 0 to 1 and rising; `nil` for equal distances.
  ///
  /// Default: `nil`. An array of another length, or that does not rise, counts as `nil`.
  public var locations: [NSNumber]? {
    didSet { if locations != oldValue { gradientChanged() } }
  }
  /// The place of the first colour, in a square of the side 1 that is stretched to the bounds.
  ///
  /// Default: (0.5, 0), the middle of the top.
  public var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { if startPoint != oldValue { gradientChanged() } }
  }
  /// The place of the last colour.
  ///
  /// Default: (0.5, 1), the middle of the bottom.
  public var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { if endPoint != oldValue { gradientChanged() } }
  }
  /// The arrangement of the colours.
  ///
  /// Default: `.axial`.
  public var type = CAGradientLayerType.axial {
    didSet { if type != oldValue { gradientChanged() } }
  }

  private func gradientChanged() { drawnAnew() }

  override func changed() {
    super.changed()
    drawnAnew()
  }

  override var drawsContents: Bool { true }

  override func drawContents(
    in context: CGContext,
    _ rect: CGRect,
    opacity: CGFloat,
    _ shown: ShownLayer
  ) {
    var colors = pixelColors
    var places = places(of: colors.count)
    var (start, end) = (startPoint, endPoint)
    if let animated = shown.gradient {
      colors = animated.colors.map(\.pixelColor)
      places = zip(animated.locations, colors).map { place, _ in min(max(place[0], 0), 1) }
      start = CGPoint(x: animated.startPoint[0], y: animated.startPoint[1])
      end = CGPoint(x: animated.endPoint[0], y: animated.endPoint[1])
    }
    guard !colors.isEmpty, [start, end].allSatisfy(\.isNear) else { return }
    let stops = zip(places, colors)
      .map { Gradient.Stop(offset: $0, color: $1.multipliedAlpha(by: opacity)) }
    let gradient = Gradient(
      type == .radial ? .radial : .axial,
      stops: stops,
      start: start,
      end: end
    )
    // The colours have the opacity.
    context.setAlpha(1)
    context.fill(rect, gradient, radius: view == nil ? shown.cornerRadius : cornerRadius)
    context.setAlpha(opacity)
  }

  private var pixelColors: [PixelColor] {
    (colors ?? []).compactMap { color in
      (color as? CGColor)?.pixelColor ?? (color as? UIColor)?.pixelColor(in: .current)
    }
  }

  override func addAnimatedValues(to shown: inout ShownLayer) {
    let colors = pixelColors
    shown.gradient = GradientValues(
      colors: colors.map { .color($0) },
      locations: places(of: colors.count).map { .scalar($0) },
      startPoint: .scalar(startPoint.x) + AnimationVector(0, startPoint.y, 0, 0, 0, 0, 0, 0),
      endPoint: .scalar(endPoint.x) + AnimationVector(0, endPoint.y, 0, 0, 0, 0, 0, 0)
    )
  }

  override func copyValues(of layer: CALayer, _ shown: ShownLayer) {
    guard let layer = layer as? CAGradientLayer else { return }
    (colors, locations, type) = (layer.colors, layer.locations, layer.type)
    (startPoint, endPoint) = (layer.startPoint, layer.endPoint)
    guard let gradient = shown.gradient else { return }
    colors = gradient.colors.map(\.pixelColor.cgColor)
    locations = gradient.locations.map { NSNumber(value: $0[0]) }
    startPoint = CGPoint(x: gradient.startPoint[0], y: gradient.startPoint[1])
    endPoint = CGPoint(x: gradient.endPoint[0], y: gradient.endPoint[1])
  }

  private func places(of count: Int) -> [CGFloat] {
    let given = (locations ?? []).map { CGFloat($0.doubleValue) }
    let rises =
      given.allSatisfy { (0...1).contains($0) }
      && zip(given, given.dropFirst()).allSatisfy { $0 <= $1 }
    if given.count == count, rises { return given }
    return (0..<count).map { CGFloat($0) / CGFloat(max(count - 1, 1)) }
  }
}

extension CGPoint {
  /// Whether a gradient may begin or end here.
  fileprivate var isNear: Bool { abs(x) < 1_000 && abs(y) < 1_000 }
}
