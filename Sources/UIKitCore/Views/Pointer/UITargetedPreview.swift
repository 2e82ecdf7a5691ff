public import Foundation
public import UIKitGraphics

/// The shape and the background of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The visible region of the view in its coordinates; `nil`, the default, means the whole view.
  open var visiblePath: UIBezierPath?
  /// The path of the shadow in the view's coordinates, of which only the bounding box is used.
  ///
  /// Default: `nil`, for the shape of the preview.
  open var shadowPath: UIBezierPath?
  /// The background colour of the preview.
  ///
  /// Default: `nil`, no background.
  open var backgroundColor: UIColor?
  /// The radius of the shadow's corners, in points.
  final var cornerRadius: CGFloat = 0

  /// Creates parameters that show the whole view.
  public required override init() {
    super.init()
  }

  /// Creates parameters that show lines of text, with rounded corners.
  ///
  /// - Parameter textLineRects: `NSValue`s of the lines' rectangles in the view's coordinates.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let rects = textLineRects.map { $0.cgRectValue.insetBy(dx: -4, dy: -2) }
    guard let first = rects.first else { return }
    let bounds = rects.dropFirst().reduce(first) { $0.union($1) }
    visiblePath = UIBezierPath(roundedRect: bounds, cornerRadius: 6)
    backgroundColor = .systemBackground
  }
}

/// The position from which a preview appears, or to which it returns.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view whose coordinate space is used.
  public final let container: UIView
  /// The centre of the preview in the container's coordinates, in points.
  public final let center: CGPoint
  /// The transform of the preview at this position; only its scale has an effect.
  public final let transform: CGAffineTransform

  /// Creates a target.
  ///
  /// - Parameters:
  ///   - container: A view in a window.
  ///   - center: The centre of the preview in the container's coordinates, in points.
  ///   - transform: The transform of the preview at this position.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }

  /// Creates a target without a transform.
  ///
  /// - Parameters:
  ///   - container: A view in a window.
  ///   - center: The centre of the preview in the container's coordinates, in points.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// A view whose snapshot represents it while it is lifted, dragged or dropped, or to which a
/// pointer effect applies.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The previewed view.
  public final let view: UIView
  /// The shape and the background.
  public final let parameters: UIPreviewParameters
  /// The target; `nil` if the preview's view has no superview.
  public final let targetIfAny: UIPreviewTarget?

  init(view: UIView, parameters: UIPreviewParameters, placed target: UIPreviewTarget?) {
    (self.view, self.parameters, targetIfAny) = (view, parameters, target)
    super.init()
  }

  /// Creates a preview with its own target.
  ///
  /// - Parameters:
  ///   - view: The view; it need not be in a window.
  ///   - parameters: The shape and the background.
  ///   - target: The position of the preview.
  public convenience init(
    view: UIView,
    parameters: UIPreviewParameters,
    target: UIPreviewTarget
  ) {
    self.init(view: view, parameters: parameters, placed: target)
  }

  /// Creates a preview of a view at its position.
  ///
  /// - Parameters:
  ///   - view: A view in a window.
  ///   - parameters: The shape and the background.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(view: view, parameters: parameters, placed: UITargetedPreview.target(of: view))
  }

  /// Creates a preview of a whole view at its position.
  ///
  /// - Parameter view: A view in a window.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  static func target(of view: UIView) -> UIPreviewTarget? {
    view.superviewStorage.map { UIPreviewTarget(container: $0, center: view.center) }
  }

  /// The target of the preview; without one, the centre of its view.
  open var target: UIPreviewTarget {
    targetIfAny ?? UIPreviewTarget(container: view, center: view.boundsStorage.middle)
  }

  /// The size of the preview, in points.
  open var size: CGSize {
    parameters.visiblePath?.bounds.size ?? view.boundsStorage.size
  }
}

extension CGRect {
  /// The centre of the rectangle.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
