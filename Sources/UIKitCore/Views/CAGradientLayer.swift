public import Foundation
import UIKitGraphics
import UIKitSupport

/// How the colours of a gradient layer are arranged.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a type; unknown ones stand for `.axial`.
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
/// It is drawn above what its view draws, and below all subviews. It does not follow the size of the
/// view: set its frame in `layoutSubviews()`, or make it the layer of the view with `layerClass`.
/// Added to another layer it has its frame, opacity, background and corner radius, but neither border
/// nor shadow.
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
  /// How the colours are arranged.
  ///
  /// Default: `.axial`.
  public var type = CAGradientLayerType.axial {
    didSet { if type != oldValue { gradientChanged() } }
  }

  private func gradientChanged() { (view ?? superlayer?.view)?.setNeedsDisplay() }

  override func changed() {
    super.changed()
    gradientChanged()
  }

  /// Draws the colours.
  ///
  /// - Parameters:
  ///   - context: The context.
  ///   - rect: The rectangle, in points.
  func draw(in context: CGContext, _ rect: CGRect) {
    let opacity = view == nil ? CGFloat(min(max(opacity, 0), 1)) : 1
    if view == nil, let backgroundColor {
      let color = backgroundColor.copy(alpha: backgroundColor.alpha * opacity)
      context.fillRoundedRect(rect, radius: cornerRadius, color: UIColor(cgColor: color ?? .clear))
    }
    let colors = (colors ?? []).compactMap { color in
      (color as? CGColor)?.pixelColor ?? (color as? UIColor)?.pixelColor(in: .current)
    }
    .map { $0.multipliedAlpha(by: opacity) }
    guard !colors.isEmpty, [startPoint, endPoint].allSatisfy(\.isNear) else { return }
    let stops = zip(places(of: colors.count), colors)
      .map { Gradient.Stop(offset: $0, color: $1) }
    let gradient = Gradient(
      type == .radial ? .radial : .axial,
      stops: stops,
      start: startPoint,
      end: endPoint
    )
    context.fill(rect, gradient, radius: cornerRadius)
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

extension CALayer {
  /// The gradients above what the view draws, from back to front; `nil` without any.
  public var sublayers: [CAGradientLayer]? { gradients.isEmpty ? nil : gradients }

  /// Adds a gradient above the others.
  ///
  /// Only gradients can be added: everything else is a view.
  ///
  /// - Parameter layer: The gradient; it is taken from the layer where it is.
  public func addSublayer(_ layer: CAGradientLayer) {
    insertSublayer(layer, at: UInt32(gradients.count))
  }

  /// Adds a gradient between the others.
  ///
  /// - Parameters:
  ///   - layer: The gradient; it is taken from the layer where it is.
  ///   - idx: How many are below it; with more than there are, it comes to the top.
  public func insertSublayer(_ layer: CAGradientLayer, at idx: UInt32) {
    demandMainThread(CALayer.self, "insertSublayer(_:at:)")
    demand(layer.view == nil, "The layer of a view cannot be added to another layer")
    demand(view != nil, "A gradient can be added to the layer of a view only")
    layer.removeFromSuperlayer()
    gradients.insert(layer, at: min(Int(idx), gradients.count))
    layer.superlayer = self
    view?.setNeedsDisplay()
  }

  /// Takes a gradient from the layer where it is.
  public func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.gradients.removeAll { $0 === self }
    self.superlayer = nil
    superlayer.view?.setNeedsDisplay()
  }
}

extension UIView {
  /// Draws the gradient that is the view's layer, before the view itself draws.
  final func drawLayer(in context: CGContext) {
    (layerStorage as? CAGradientLayer)?.draw(in: context, boundsStorage)
  }

  /// Draws the gradients above what the view draws.
  final func drawSublayers(in context: CGContext) {
    for gradient in layerStorage?.gradients ?? [] where !gradient.isHidden {
      gradient.draw(in: context, gradient.frame)
    }
  }
}

extension CGPoint {
  /// Whether a gradient may begin or end here.
  fileprivate var isNear: Bool { abs(x) < 1_000 && abs(y) < 1_000 }
}
