public import Foundation
public import UIKitGraphics
import UIKitSupport

/// The properties of a layer without a view; the layer of a view reads most of them from the view.
final class LayerStorage {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var depth: CGFloat = 0
  var transform = CATransform3DIdentity
  var isHidden = false
  var opacity: Float = 1
  var backgroundColor: CGColor?
  var masksToBounds = false
  var contents: Any?
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var contentsRect = CGRect.unit
  /// The mask layer; `nil` if there is none.
  var mask: CALayer?
  /// The recorded drawing of the mask of a view's layer; `nil` until it is needed.
  var maskList: DisplayList?
  /// The animations in the order in which they were added.
  var animations: [LayerAnimation] = []
  /// The presented values while animations run; `nil` without animations.
  var presentation: LayerPresentation?
  var hints = LayerHints()
  var shadowPath: CGPath?
  /// The shape of the shadow's path.
  var shadowShape: ShadowShape?
}

extension CALayer {
  /// Sets a value of a layer without a view.
  private func store<Value>(
    _ path: ReferenceWritableKeyPath<LayerStorage, Value>,
    _ value: Value
  ) {
    storage[keyPath: path] = value
    propertyDidChange()
  }

  /// The frame: the view's frame, or the bounding box of the transformed bounds in the superlayer's
  /// coordinates.
  public final var frame: CGRect {
    get {
      if let view { return view.frame }
      let (anchor, size) = (storage.anchorPoint, storage.bounds.size)
      return CGRect(x: -anchor.x * size.width, y: -anchor.y * size.height, size)
        .applying(affineTransform())
        .offsetBy(dx: storage.position.x, dy: storage.position.y)
    }
    set {
      if let view { return view.frame = newValue }
      guard newValue != frame else { return }
      let transform = affineTransform()
      let isInvertible = transform.a * transform.d - transform.b * transform.c != 0
      let size =
        isInvertible
        ? CGRect(origin: .zero, size: newValue.size).applying(transform.inverted()).size : .zero
      storage.bounds.size = transform.isIdentity ? newValue.standardized.size : size
      let resizedFrame = frame
      storage.position.x += newValue.standardized.minX - resizedFrame.minX
      storage.position.y += newValue.standardized.minY - resizedFrame.minY
      propertyDidChange()
    }
  }

  /// The bounds: the view's bounds, or the coordinate space of the layer's drawing and its
  /// sublayers.
  public final var bounds: CGRect {
    get { view?.bounds ?? storage.bounds }
    set {
      if let view { return view.bounds = newValue }
      if newValue != storage.bounds { store(\.bounds, newValue) }
    }
  }

  /// The position of the anchor point in the superlayer's coordinates; the view's `center`.
  public final var position: CGPoint {
    get { view?.center ?? storage.position }
    set {
      if let view { return view.center = newValue }
      if newValue != storage.position { store(\.position, newValue) }
    }
  }

  /// The anchor point in the unit space of the bounds, from (0, 0) at the top left to (1, 1) at the
  /// bottom right.
  ///
  /// The anchor point lies at the layer's position and is the fixed point of its transform.
  ///
  /// Default: (0.5, 0.5). Setting the anchor point moves the layer, because the position is
  /// unchanged. The position is also a view's `center`.
  public final var anchorPoint: CGPoint {
    get { storage.anchorPoint }
    set {
      guard newValue != storage.anchorPoint else { return }
      if let view { return view.setAnchorPoint(newValue) }
      store(\.anchorPoint, newValue)
    }
  }

  /// The transform; a three-dimensional transform is projected along the z axis without
  /// perspective.
  ///
  /// Default: the identity.
  public final var transform: CATransform3D {
    get { view.map { CATransform3DMakeAffineTransform($0.transform) } ?? storage.transform }
    set {
      if let view { return view.transform = newValue.projected }
      if newValue != storage.transform { store(\.transform, newValue) }
    }
  }

  /// Returns the transform in the plane; the view's transform.
  public final func affineTransform() -> CGAffineTransform {
    view?.transform ?? storage.transform.projected
  }

  /// Sets the transform in the plane; the view's transform.
  ///
  /// - Parameter m: The transform about the anchor point.
  public final func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Whether the layer is hidden; the view's `isHidden`.
  ///
  /// Default: `false`.
  public final var isHidden: Bool {
    get { view?.isHidden ?? storage.isHidden }
    set {
      if let view { return view.isHidden = newValue }
      if newValue != storage.isHidden { store(\.isHidden, newValue) }
    }
  }

  /// The opacity, from 0 to 1; the view's `alpha`.
  ///
  /// In an added layer, overlapping content shows through.
  ///
  /// Default: 1.
  public final var opacity: Float {
    get { view.map { Float($0.alpha) } ?? storage.opacity }
    set {
      if let view { return view.alpha = CGFloat(newValue) }
      if newValue != storage.opacity { store(\.opacity, newValue) }
    }
  }

  /// The background colour; the view's background colour.
  ///
  /// Default: `nil`.
  public final var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? storage.backgroundColor }
    set {
      if let view { return view.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
      store(\.backgroundColor, newValue)
    }
  }

  /// Whether the content is clipped to the rounded bounds; the view's `clipsToBounds`.
  ///
  /// Default: `false`.
  public final var masksToBounds: Bool {
    get { view?.clipsToBounds ?? storage.masksToBounds }
    set {
      if let view { return view.clipsToBounds = newValue }
      if newValue != storage.masksToBounds { store(\.masksToBounds, newValue) }
    }
  }

  /// The image above the background, a `CGImage` or a `UIImage`; values of other types are ignored.
  ///
  /// Default: `nil`. A view draws its layer's image before its own drawing.
  public final var contents: Any? {
    get { storage.contents }
    set {
      storage.contents = newValue
      drawingDidChange()
    }
  }

  /// The scaling and position of the contents in the bounds.
  ///
  /// Default: `.resize`.
  public final var contentsGravity: CALayerContentsGravity {
    get { storage.contentsGravity }
    set {
      storage.contentsGravity = newValue
      drawingDidChange()
    }
  }

  /// The pixels per point of a `CGImage` that is not scaled to the bounds.
  ///
  /// Default: 1.
  public final var contentsScale: CGFloat {
    get { storage.contentsScale }
    set {
      storage.contentsScale = newValue
      drawingDidChange()
    }
  }

  /// The part of the image that is placed in the bounds, in the unit space of the image.
  ///
  /// Default: (0, 0, 1, 1), the whole image. Parts outside of the image are clear. An image view
  /// shows this part of its image.
  public final var contentsRect: CGRect {
    get { storage.contentsRect }
    set {
      demand(
        newValue.width > 0 && newValue.height > 0 && newValue.maxX.isFinite
          && newValue.maxY.isFinite && newValue.minX.isFinite && newValue.minY.isFinite,
        "A layer's contentsRect has to be finite and not empty, but \(newValue) was set"
      )
      guard newValue != storage.contentsRect else { return }
      storage.contentsRect = newValue
      drawingDidChange()
    }
  }

  /// Returns whether the bounds contain a point.
  ///
  /// - Parameter p: The point, in the coordinate space of the bounds.
  /// - Returns: Whether the bounds contain it.
  public final func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
}

/// The scaling and position of an image in a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a gravity; unknown names count as `.resize`.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit the bounds, with its aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill the bounds, with its aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// Unscaled, centred.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Unscaled, at the top.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Unscaled, at the bottom.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Unscaled, at the left.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Unscaled, at the right.
  public static let right = CALayerContentsGravity(rawValue: "right")

  /// Returns the rectangle of an image with a size in points.
  func frame(_ size: CGSize, in bounds: CGRect) -> CGRect {
    let (horizontalScale, verticalScale) = (bounds.width / size.width, bounds.height / size.height)
    var scaledSize = size
    switch self {
    case .resizeAspect, .resizeAspectFill:
      let factor =
        self == .resizeAspect
        ? min(horizontalScale, verticalScale) : max(horizontalScale, verticalScale)
      scaledSize = CGSize(width: size.width * factor, height: size.height * factor)
    case .center, .top, .bottom, .left, .right: break
    default: return bounds
    }
    var rect = CGRect(
      x: bounds.midX - scaledSize.width / 2,
      y: bounds.midY - scaledSize.height / 2,
      scaledSize
    )
    switch self {
    case .top: rect.origin.y = bounds.minY
    case .bottom: rect.origin.y = bounds.maxY - scaledSize.height
    case .left: rect.origin.x = bounds.minX
    case .right: rect.origin.x = bounds.maxX - scaledSize.width
    default: break
    }
    return rect
  }
}

extension CGRect {
  /// The unit space.
  static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  fileprivate init(x: CGFloat, y: CGFloat, _ size: CGSize) {
    self.init(origin: CGPoint(x: x, y: y), size: size)
  }
}

extension UIView {
  /// The transform as a three-dimensional matrix; it is projected along the z axis without
  /// perspective.
  ///
  /// Default: the identity.
  public final var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = newValue.projected }
  }
}
