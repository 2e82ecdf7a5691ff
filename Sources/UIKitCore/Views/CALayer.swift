public import Foundation
public import UIKitGraphics
import UIKitSupport

/// The decoration of a view: corners, border, masking, shadow.
///
/// There is no layer tree: a layer belongs to its view, and lengths are points of the view's
/// coordinates. Only gradients can be added to it.
@preconcurrency @MainActor
public class CALayer: NSObject {
  /// The view that the layer decorates.
  private(set) weak var view: UIView?
  /// What the view's subtree drew without the view's transform.
  var flatCopy: FlatCopy?
  /// Blurs what is behind the view; `nil` shows it as it is.
  var backdrop: Backdrop? {
    didSet { if backdrop != oldValue { changed() } }
  }
  /// What the view changes from; kept from the start of a transition to the frame after its end.
  var transition: ViewTransition?

  /// The gradients above what the view draws, from back to front.
  final var gradients: [CAGradientLayer] = []
  /// The layer to which this one was added; `nil` for the layer of a view.
  public internal(set) final weak var superlayer: CALayer?
  private final var ownFrame = CGRect.zero
  private final var ownIsHidden = false
  private final var ownOpacity: Float = 1
  private final var ownBackgroundColor: CGColor?

  /// Creates a layer that belongs to no view.
  public override init() { super.init() }

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

  /// Which corners `cornerRadius` rounds.
  ///
  /// Default: all.
  public var maskedCorners: CACornerMask = .all {
    didSet { if maskedCorners != oldValue { changed() } }
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

  /// The frame: that of the view, or of a gradient in the coordinates of the view to whose layer it
  /// was added.
  public var frame: CGRect {
    get { view?.frame ?? ownFrame }
    set {
      if let view { return view.frame = newValue }
      guard newValue != ownFrame else { return }
      ownFrame = newValue
      changed()
    }
  }

  /// The bounds: those of the view; a gradient's begin at 0, 0.
  public var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set {
      if let view { return view.bounds = newValue }
      let (x, y) = (ownFrame.midX, ownFrame.midY)
      let (width, height) = (newValue.width, newValue.height)
      frame = CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height)
    }
  }

  /// The middle of the frame.
  public var position: CGPoint {
    get { view?.center ?? CGPoint(x: ownFrame.midX, y: ownFrame.midY) }
    set {
      if let view { return view.center = newValue }
      frame.origin = CGPoint(
        x: newValue.x - ownFrame.width / 2,
        y: newValue.y - ownFrame.height / 2
      )
    }
  }

  /// Whether nothing is shown.
  ///
  /// Default: `false`.
  public var isHidden: Bool {
    get { view?.isHidden ?? ownIsHidden }
    set {
      if let view { return view.isHidden = newValue }
      ownIsHidden = newValue
      changed()
    }
  }

  /// The opacity, from 0 to 1: the view's `alpha`.
  ///
  /// Default: 1.
  public var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set {
      if let view { return view.alpha = CGFloat(newValue) }
      ownOpacity = newValue
      changed()
    }
  }

  /// The view's background colour; behind the colours of a gradient.
  ///
  /// Default: `nil`.
  public var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownBackgroundColor }
    set {
      if let view { return view.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
      ownBackgroundColor = newValue
      changed()
    }
  }

  /// The view's transform; the identity for a gradient that was added to another layer.
  public func affineTransform() -> CGAffineTransform { view?.transform ?? .identity }

  /// Sets the view's transform.
  ///
  /// - Parameter m: The transform about the middle.
  public func setAffineTransform(_ m: CGAffineTransform) {
    demand(view != nil, "A gradient that is added to a layer cannot have a transform")
    view?.transform = m
  }

  /// Whether subviews are clipped to the rounded bounds; the view's `clipsToBounds`.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
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
    let reach = shadowBlur * 2 + max(abs(shadowOffset.width), abs(shadowOffset.height))
    return reach.isFinite ? max(0, min(reach, 100_000)) : 0
  }

  /// What does not concern the extent has changed.
  func changed() {
    view?.setPending(.content)
  }

  private func moved() {
    view?.setPending(.move)
  }
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
