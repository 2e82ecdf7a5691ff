public import Foundation
public import UIKitGraphics
import UIKitSupport

/// The decoration of a view, or a rectangle drawn by a view.
///
/// The layer of a view provides its corners, border, shadow and animations; lengths are points in
/// the view's coordinates. Layers without a view are added to it, and to each other:
///
///     let bar = CALayer()
///     bar.backgroundColor = UIColor.systemBlue.cgColor
///     bar.frame = CGRect(x: 0, y: 0, width: 4, height: 44)
///     cell.contentView.layer.addSublayer(bar)
///
/// The view draws its sublayers above its own drawing and below all its subviews, clipped to its
/// bounds. Sublayers do not follow the view's size: set their frames in `layoutSubviews()`. A
/// change of a sublayer redraws the view's content, without an implicit animation.
@preconcurrency @MainActor
public class CALayer: NSObject {
  /// The view that the layer decorates.
  private(set) weak var view: UIView?
  /// The pixels of the view's subtree without the view's transform.
  var untransformedCopy: UntransformedCopy?
  /// The blur of the views behind the view; `nil` for none.
  var backdrop: Backdrop? {
    didSet { if backdrop != oldValue { propertyDidChange() } }
  }
  /// The transition from the view's former appearance; kept from its start until the frame after
  /// its end.
  var transition: ViewTransition?

  /// The sublayers from back to front.
  final var sublayerStorage: [CALayer] = []
  /// The superlayer of a layer without a view.
  final weak var superlayerStorage: CALayer?
  /// The layer masked by this layer.
  final weak var maskedLayer: CALayer?
  /// The properties of layers without a view, and contents; created on first use.
  final var storage: LayerStorage {
    if let storageIfCreated { return storageIfCreated }
    let storage = LayerStorage()
    storageIfCreated = storage
    return storage
  }
  private(set) final var storageIfCreated: LayerStorage?
  /// The layer whose presentation layer this is; `nil` for other layers.
  final var modelStorage: CALayer?

  /// A name for the application's use.
  ///
  /// Default: `nil`.
  public final var name: String?

  /// Creates a layer without a view.
  public required override init() { super.init() }

  /// Creates the layer of a view.
  required init(view: UIView) {
    self.view = view
    super.init()
  }

  /// The corner radius of the background and the border, in points.
  ///
  /// Default: 0. Animatable.
  public var cornerRadius: CGFloat = 0 {
    didSet {
      guard cornerRadius != oldValue else { return }
      demand(
        cornerRadius.isFinite && cornerRadius >= 0,
        "A layer's cornerRadius has to be finite and not negative, but is \(cornerRadius)"
      )
      view?.recordAnimation(
        of: .cornerRadius,
        from: .scalar(oldValue),
        to: .scalar(cornerRadius)
      )
      // The shadow follows the view's corner radius.
      if shadowOpacity > 0 { extentDidChange() } else { propertyDidChange() }
    }
  }

  /// The corners rounded by `cornerRadius`.
  ///
  /// Default: all corners.
  public var maskedCorners: CACornerMask = .all {
    didSet { if maskedCorners != oldValue { propertyDidChange() } }
  }

  /// The curve of the corners rounded by `cornerRadius`.
  ///
  /// Default: `.circular`.
  public var cornerCurve = CALayerCornerCurve.circular {
    didSet { if cornerCurve != oldValue { propertyDidChange() } }
  }

  /// Returns the length of a rounded corner along an edge as a multiple of its radius.
  ///
  /// - Parameter curve: The curve of the corner.
  /// - Returns: 1 for a circular corner, 1.528665 for a continuous corner.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? UIRectCorner.continuousLengthFactor : 1
  }

  /// The width of the border inside the edges, in points.
  ///
  /// Default: 0, no border.
  public var borderWidth: CGFloat = 0 {
    didSet { if borderWidth != oldValue { propertyDidChange() } }
  }

  /// The colour of the border.
  ///
  /// Default: opaque black.
  public var borderColor: CGColor? = UIColor.black.cgColor {
    didSet { propertyDidChange() }
  }

  /// The colour of the shadow.
  ///
  /// Default: opaque black.
  public var shadowColor: CGColor? = UIColor.black.cgColor {
    didSet { extentDidChange() }
  }

  /// The opacity of the shadow, 0 to 1.
  ///
  /// Default: 0, no shadow. Animatable.
  public var shadowOpacity: Float = 0 {
    didSet {
      guard shadowOpacity != oldValue else { return }
      view?.recordAnimation(
        of: .shadowOpacity,
        from: .scalar(CGFloat(oldValue)),
        to: .scalar(CGFloat(shadowOpacity))
      )
      extentDidChange()
    }
  }

  /// The offset of the shadow from the view, in points.
  ///
  /// Default: 3 points up.
  public var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { if shadowOffset != oldValue { extentDidChange() } }
  }

  /// The blur radius of the shadow's edge.
  ///
  /// Default: 3 points.
  public var shadowRadius: CGFloat = 3 {
    didSet { if shadowRadius != oldValue { extentDidChange() } }
  }

  /// The rounded corners as the canvas's type.
  var corners: UIRectCorner {
    var result: UIRectCorner = []
    if maskedCorners.contains(.layerMinXMinYCorner) { result.insert(.topLeft) }
    if maskedCorners.contains(.layerMaxXMinYCorner) { result.insert(.topRight) }
    if maskedCorners.contains(.layerMinXMaxYCorner) { result.insert(.bottomLeft) }
    if maskedCorners.contains(.layerMaxXMaxYCorner) { result.insert(.bottomRight) }
    if cornerCurve == .continuous, !result.isEmpty { result.insert(.continuous) }
    return result
  }

  /// The drawn blur radius in points: at least 0, and at most 10,000 unless it is infinite.
  ///
  /// An infinitely blurred shadow is invisible.
  var shadowBlur: CGFloat {
    shadowRadius == .infinity ? .infinity : max(0, min(shadowRadius, 10_000))
  }

  /// The extent of the shadow beyond the bounds, in points; 0 without a shadow and animations.
  var shadowExtent: CGFloat {
    guard shadowOpacity > 0 || view?.animations != nil else { return 0 }
    var extent = shadowBlur * 2 + max(abs(shadowOffset.width), abs(shadowOffset.height))
    if let shape = storageIfCreated?.shadowShape?.rect {
      let bounds = bounds
      extent += max(
        bounds.minX - shape.minX,
        bounds.minY - shape.minY,
        shape.maxX - bounds.maxX,
        shape.maxY - bounds.maxY,
        0
      )
    }
    return extent.isFinite ? max(0, min(extent, 100_000)) : 0
  }

  /// Called after a change of a property that does not affect the extent.
  func propertyDidChange() {
    if let view { return view.setPending(.content) }
    drawingDidChange()
  }

  /// Called after a change that may affect the extent.
  final func extentDidChange() {
    if let view { return view.setPending(.move) }
    drawingDidChange()
  }

  /// Called after a change of the drawing that the view records.
  final func drawingDidChange() {
    if let maskedView { return maskedView.maskDidChange() }
    owner?.setNeedsDisplay()
  }

  /// The view that draws the layer; `nil` if the layer belongs to none.
  final var owner: UIView? {
    var layer = self
    while let next = layer.superlayerStorage ?? layer.maskedLayer { layer = next }
    return layer.view
  }

  /// Draws the content of the layer class above the background, in the coordinate space of the
  /// bounds.
  ///
  /// - Parameters:
  ///   - context: The context.
  ///   - rect: The bounds.
  ///   - opacity: The opacity of the layer and the enclosing layers, already set in the context.
  ///   - presentation: The presented values.
  func drawContents(
    in context: CGContext,
    _ rect: CGRect,
    opacity: CGFloat,
    _ presentation: LayerPresentation
  ) {}

  /// Whether the layer class draws content above the background.
  var drawsContents: Bool { false }

  /// Adds the values of the layer class that only animations use.
  func addAnimatedValues(to presentation: inout LayerPresentation) {}

  /// Copies the values of a layer of the same class, for `presentation()`.
  func copyValues(of layer: CALayer, _ presentation: LayerPresentation) {}

  /// The model values specific to the layer class.
  var shapeValues: ShapeValues { ShapeValues() }
}

/// The curve of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a curve; unknown names count as `.circular`.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Circular arcs.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Corners whose curvature increases gradually, as those of icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The rounded corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits, as in Core Animation.
  public let rawValue: UInt

  /// Creates a mask from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// Top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
  static let all = CACornerMask(rawValue: 15)
}
