public import Foundation
public import UIKitGraphics
import UIKitSupport

/// The decoration of a view, or a rectangle that a view draws.
///
/// The layer of a view is its corners, border, shadow and animations; lengths are points of the
/// view's coordinates. Layers that belong to no view are added to it, and to each other:
///
///     let bar = CALayer()
///     bar.backgroundColor = UIColor.systemBlue.cgColor
///     bar.frame = CGRect(x: 0, y: 0, width: 4, height: 44)
///     cell.contentView.layer.addSublayer(bar)
///
/// The view draws them above its own drawing and below all its subviews, and nothing of them outside
/// of its bounds. They do not follow its size: set their frames in `layoutSubviews()`. A change of one
/// draws the view's content anew, and is not animated by itself.
@preconcurrency @MainActor
public class CALayer: NSObject {
  /// The view that the layer decorates.
  private(set) weak var view: UIView?
  /// The pixels of the view's subtree without the view's transform.
  var flatCopy: FlatCopy?
  /// Blurs the views behind the view; `nil` shows them as they are.
  var backdrop: Backdrop? {
    didSet { if backdrop != oldValue { changed() } }
  }
  /// The transition from the view's former appearance; kept from its start to the frame after its
  /// end.
  var transition: ViewTransition?

  /// The layers that were added, from back to front.
  final var added: [CALayer] = []
  /// The layer to which this one was added; `nil` for the layer of a view.
  public internal(set) final weak var superlayer: CALayer?
  /// The layer that this one masks.
  final weak var masked: CALayer?
  /// The properties that only layers without a view have, and contents; created on first use.
  final var own: OwnLayerValues {
    if let ownStorage { return ownStorage }
    let own = OwnLayerValues()
    ownStorage = own
    return own
  }
  private(set) final var ownStorage: OwnLayerValues?
  /// The layer that this one presents; `nil` for other layers.
  final var modelStorage: CALayer?

  /// A name for the application's use.
  ///
  /// Default: `nil`.
  public final var name: String?

  /// Creates a layer that belongs to no view.
  public required override init() { super.init() }

  /// Creates the layer of a view.
  required init(view: UIView) {
    self.view = view
    super.init()
  }

  /// Radius of the background's and border's corners.
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
      // The shadow has the view's corner radius.
      if shadowOpacity > 0 { moved() } else { changed() }
    }
  }

  /// The corners that `cornerRadius` rounds.
  ///
  /// Default: all.
  public var maskedCorners: CACornerMask = .all {
    didSet { if maskedCorners != oldValue { changed() } }
  }

  /// The shape of the corners that `cornerRadius` rounds.
  ///
  /// Default: `.circular`.
  public var cornerCurve = CALayerCornerCurve.circular {
    didSet { if cornerCurve != oldValue { changed() } }
  }

  /// The length of a rounded corner along an edge, as a multiple of its radius.
  ///
  /// - Parameter curve: The shape of the corner.
  /// - Returns: 1 for a part of a circle, 1.528665 for a continuous corner.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? UIRectCorner.continuousReach : 1
  }

  /// Width of the border inside the edges.
  ///
  /// Default: 0, no border.
  public var borderWidth: CGFloat = 0 {
    didSet { if borderWidth != oldValue { changed() } }
  }

  /// Colour of the border.
  ///
  /// Default: opaque black.
  public var borderColor: CGColor? = UIColor.black.cgColor {
    didSet { changed() }
  }

  /// Colour of the shadow.
  ///
  /// Default: opaque black.
  public var shadowColor: CGColor? = UIColor.black.cgColor {
    didSet { moved() }
  }

  /// Opacity of the shadow, 0 to 1.
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
      moved()
    }
  }

  /// The offset of the shadow from the view.
  ///
  /// Default: 3 points up.
  public var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { if shadowOffset != oldValue { moved() } }
  }

  /// Blur of the shadow's edge.
  ///
  /// Default: 3 points.
  public var shadowRadius: CGFloat = 3 {
    didSet { if shadowRadius != oldValue { moved() } }
  }

  /// Corners as the canvas names them.
  var corners: UIRectCorner {
    var result: UIRectCorner = []
    if maskedCorners.contains(.layerMinXMinYCorner) { result.insert(.topLeft) }
    if maskedCorners.contains(.layerMaxXMinYCorner) { result.insert(.topRight) }
    if maskedCorners.contains(.layerMinXMaxYCorner) { result.insert(.bottomLeft) }
    if maskedCorners.contains(.layerMaxXMaxYCorner) { result.insert(.bottomRight) }
    if cornerCurve == .continuous, !result.isEmpty { result.insert(.continuous) }
    return result
  }

  /// The blur that is drawn, in points: at least 0, and at most 10,000 unless it is infinite.
  ///
  /// An infinitely blurred shadow is invisible.
  var shadowBlur: CGFloat {
    shadowRadius == .infinity ? .infinity : max(0, min(shadowRadius, 10_000))
  }

  /// The extent of the shadow beyond the bounds, in points; 0 without shadow.
  var shadowReach: CGFloat {
    guard shadowOpacity > 0 || view?.animations != nil else { return 0 }
    var reach = shadowBlur * 2 + max(abs(shadowOffset.width), abs(shadowOffset.height))
    if let shape = ownStorage?.shadowShape?.rect {
      let bounds = bounds
      reach += max(
        bounds.minX - shape.minX,
        bounds.minY - shape.minY,
        shape.maxX - bounds.maxX,
        shape.maxY - bounds.maxY,
        0
      )
    }
    return reach.isFinite ? max(0, min(reach, 100_000)) : 0
  }

  /// Called when a property has changed that does not concern the extent.
  func changed() {
    if let view { return view.setPending(.content) }
    drawnAnew()
  }

  /// Called when the extent may be another one.
  final func moved() {
    if let view { return view.setPending(.move) }
    drawnAnew()
  }

  /// Called when the drawing that the view records has changed.
  final func drawnAnew() {
    if let maskedView { return maskedView.maskDidChange() }
    owner?.setNeedsDisplay()
  }

  /// The view that draws the layer; `nil` while it is added to none.
  final var owner: UIView? {
    var layer = self
    while let next = layer.superlayer ?? layer.masked { layer = next }
    return layer.view
  }

  /// Draws the content of the class above the background, in the coordinates of the bounds.
  ///
  /// - Parameters:
  ///   - context: The context.
  ///   - rect: The bounds.
  ///   - opacity: The opacity of the layer and those around it, which the context has, too.
  ///   - shown: The values that animations show.
  func drawContents(
    in context: CGContext,
    _ rect: CGRect,
    opacity: CGFloat,
    _ shown: ShownLayer
  ) {}

  /// Whether the class shows something above the background.
  var drawsContents: Bool { false }

  /// Adds the values of the class that only animations need.
  func addAnimatedValues(to shown: inout ShownLayer) {}

  /// Takes over what another layer of the class shows, for `presentation()`.
  func copyValues(of layer: CALayer, _ shown: ShownLayer) {}

  /// The values that only the class has, before animations.
  var shapeValues: ShapeValues { ShapeValues() }
}

/// The shape of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a shape; unknown ones count as `.circular`.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Parts of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Corners into which the edges bend gradually, as those of icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The corners of a layer that its radius rounds.
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
