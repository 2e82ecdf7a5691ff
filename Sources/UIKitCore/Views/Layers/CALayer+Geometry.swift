public import Foundation
public import UIKitGraphics
import UIKitSupport

/// The properties of a layer without a view; the layer of a view reads those of the view.
final class OwnLayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CATransform3DIdentity
  var isHidden = false
  var opacity: Float = 1
  var backgroundColor: CGColor?
  var masksToBounds = false
  var contents: Any?
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  /// Shows only what it covers; `nil` shows all.
  var mask: CALayer?
  /// The recorded drawing of the mask of a view's layer; `nil` until it is needed.
  var maskList: DisplayList?
  /// Those that were added, in their order.
  var animations: [LayerAnimation] = []
  /// The values on the screen while animations run; `nil` without any.
  var shown: ShownLayer?
  var hints = LayerHints()
  var shadowPath: CGPath?
  /// The shape of the shadow's path.
  var shadowShape: ShadowShape?
}

extension CALayer {
  /// Changes a value of a layer without a view.
  private func setOwn<Value>(
    _ path: ReferenceWritableKeyPath<OwnLayerValues, Value>,
    _ value: Value
  ) {
    own[keyPath: path] = value
    changed()
  }

  /// The frame: that of the view, or the smallest rectangle around the transformed bounds in the
  /// coordinates of the layer to which this one was added.
  public final var frame: CGRect {
    get {
      if let view { return view.frame }
      let (anchor, size) = (own.anchorPoint, own.bounds.size)
      return CGRect(x: -anchor.x * size.width, y: -anchor.y * size.height, size)
        .applying(affineTransform())
        .offsetBy(dx: own.position.x, dy: own.position.y)
    }
    set {
      if let view { return view.frame = newValue }
      guard newValue != frame else { return }
      let transform = affineTransform()
      let isTurned = transform.a * transform.d - transform.b * transform.c != 0
      let size =
        isTurned
        ? CGRect(origin: .zero, size: newValue.size).applying(transform.inverted()).size : .zero
      own.bounds.size = transform.isIdentity ? newValue.standardized.size : size
      let present = frame
      own.position.x += newValue.standardized.minX - present.minX
      own.position.y += newValue.standardized.minY - present.minY
      changed()
    }
  }

  /// The bounds: those of the view, or the coordinates in which the layer draws and has other layers.
  public final var bounds: CGRect {
    get { view?.bounds ?? own.bounds }
    set {
      if let view { return view.bounds = newValue }
      if newValue != own.bounds { setOwn(\.bounds, newValue) }
    }
  }

  /// The place of the anchor point in the coordinates around: the view's `center`.
  public final var position: CGPoint {
    get { view?.center ?? own.position }
    set {
      if let view { return view.center = newValue }
      if newValue != own.position { setOwn(\.position, newValue) }
    }
  }

  /// The point of the bounds that is at the position, and about which the layer is transformed; from
  /// 0, 0 at the top left to 1, 1 at the bottom right.
  ///
  /// Default: 0.5, 0.5. Setting it moves the layer, since the position stays; a view's `center` is the
  /// position, too.
  public final var anchorPoint: CGPoint {
    get { own.anchorPoint }
    set {
      guard newValue != own.anchorPoint else { return }
      if let view { return view.setAnchorPoint(newValue) }
      setOwn(\.anchorPoint, newValue)
    }
  }

  /// The transform; of one in space its projection along the z axis is shown, without perspective.
  ///
  /// Default: the identity.
  public final var transform: CATransform3D {
    get { view.map { CATransform3DMakeAffineTransform($0.transform) } ?? own.transform }
    set {
      if let view { return view.transform = newValue.projected }
      if newValue != own.transform { setOwn(\.transform, newValue) }
    }
  }

  /// The transform in the plane: the view's.
  public final func affineTransform() -> CGAffineTransform {
    view?.transform ?? own.transform.projected
  }

  /// Sets the transform: the view's.
  ///
  /// - Parameter m: The transform about the anchor point.
  public final func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Whether nothing is shown.
  ///
  /// Default: `false`.
  public final var isHidden: Bool {
    get { view?.isHidden ?? own.isHidden }
    set {
      if let view { return view.isHidden = newValue }
      if newValue != own.isHidden { setOwn(\.isHidden, newValue) }
    }
  }

  /// The opacity, from 0 to 1: the view's `alpha`.
  ///
  /// In an added layer, overlapping parts show through each other.
  ///
  /// Default: 1.
  public final var opacity: Float {
    get { view.map { Float($0.alpha) } ?? own.opacity }
    set {
      if let view { return view.alpha = CGFloat(newValue) }
      if newValue != own.opacity { setOwn(\.opacity, newValue) }
    }
  }

  /// The colour of the background: the view's.
  ///
  /// Default: `nil`.
  public final var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? own.backgroundColor }
    set {
      if let view { return view.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
      setOwn(\.backgroundColor, newValue)
    }
  }

  /// Whether the content is clipped to the rounded bounds: the view's `clipsToBounds`.
  ///
  /// Default: `false`.
  public final var masksToBounds: Bool {
    get { view?.clipsToBounds ?? own.masksToBounds }
    set {
      if let view { return view.clipsToBounds = newValue }
      if newValue != own.masksToBounds { setOwn(\.masksToBounds, newValue) }
    }
  }

  /// The image above the background: a `CGImage` or a `UIImage`; others show nothing.
  ///
  /// Default: `nil`. A view draws that of its layer before its own drawing.
  public final var contents: Any? {
    get { own.contents }
    set {
      own.contents = newValue
      drawnAnew()
    }
  }

  /// The place of the contents in the bounds.
  ///
  /// Default: `.resize`.
  public final var contentsGravity: CALayerContentsGravity {
    get { own.contentsGravity }
    set {
      own.contentsGravity = newValue
      drawnAnew()
    }
  }

  /// The pixels per point of contents that are a `CGImage`, where they are not scaled to the bounds.
  ///
  /// Default: 1.
  public final var contentsScale: CGFloat {
    get { own.contentsScale }
    set {
      own.contentsScale = newValue
      drawnAnew()
    }
  }

  /// Whether a point is inside of the bounds.
  ///
  /// - Parameter p: In the coordinates of the bounds.
  /// - Returns: Whether it is.
  public final func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
}

/// The place of an image in a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a place; unknown ones count as `.resize`.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, in its own shape.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills the bounds, in its own shape.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// In its own size, in the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In its own size, at the top.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In its own size, at the bottom.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In its own size, at the left.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In its own size, at the right.
  public static let right = CALayerContentsGravity(rawValue: "right")

  /// The rectangle of an image.
  func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    var result = size
    switch self {
    case .resizeAspect, .resizeAspectFill:
      let factor = self == .resizeAspect ? min(across, down) : max(across, down)
      result = CGSize(width: size.width * factor, height: size.height * factor)
    case .center, .top, .bottom, .left, .right: break
    default: return bounds
    }
    var rect = CGRect(
      x: bounds.midX - result.width / 2,
      y: bounds.midY - result.height / 2,
      result
    )
    switch self {
    case .top: rect.origin.y = bounds.minY
    case .bottom: rect.origin.y = bounds.maxY - result.height
    case .left: rect.origin.x = bounds.minX
    case .right: rect.origin.x = bounds.maxX - result.width
    default: break
    }
    return rect
  }
}

extension CGRect {
  fileprivate init(x: CGFloat, y: CGFloat, _ size: CGSize) {
    self.init(origin: CGPoint(x: x, y: y), size: size)
  }
}

extension UIView {
  /// The transform as one of space; of one that is set its projection along the z axis is shown, without
  /// perspective.
  ///
  /// Default: the identity.
  public final var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = newValue.projected }
  }
}
