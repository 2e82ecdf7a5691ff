public import Foundation
public import UIKitGraphics

/// The shape and the background of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The part of the view that is shown, in its coordinates; `nil`, the default, is all of it.
  open var visiblePath: UIBezierPath?
  /// The shape whose shadow is shown, in the view's coordinates; its bounds count.
  ///
  /// Default: `nil`, that of the preview.
  open var shadowPath: UIBezierPath?
  /// The colour behind the view.
  ///
  /// Default: `nil`, none.
  open var backgroundColor: UIColor?
  /// The radius of the shadow's corners, in points.
  final var cornerRadius: CGFloat = 0

  /// Creates parameters that show all of a view.
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
    let whole = rects.dropFirst().reduce(first) { $0.union($1) }
    visiblePath = UIBezierPath(roundedRect: whole, cornerRadius: 6)
    backgroundColor = .systemBackground
  }
}

/// The place from which a preview comes, or to which it returns.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view in whose coordinates the place is.
  public final let container: UIView
  /// The middle of the preview.
  public final let center: CGPoint
  /// The transform of the preview there; only its scale has an effect.
  public final let transform: CGAffineTransform

  /// Creates a target.
  ///
  /// - Parameters:
  ///   - container: A view in a window.
  ///   - center: The middle of the preview in its coordinates, in points.
  ///   - transform: The transform of the preview there.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }

  /// Creates a target without a transform.
  ///
  /// - Parameters:
  ///   - container: A view in a window.
  ///   - center: The middle of the preview in its coordinates, in points.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// A view whose picture is shown somewhere while it is lifted, dragged or dropped, or that the pointer has an
/// effect on.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view whose picture is shown.
  public final let view: UIView
  /// The shape and the background.
  public final let parameters: UIPreviewParameters
  /// The place; `nil` when the view of the preview is in no window.
  public final let targetIfAny: UIPreviewTarget?

  init(view: UIView, parameters: UIPreviewParameters, placed target: UIPreviewTarget?) {
    (self.view, self.parameters, targetIfAny) = (view, parameters, target)
    super.init()
  }

  /// Creates a preview with a place of its own.
  ///
  /// - Parameters:
  ///   - view: The view, in a window or not.
  ///   - parameters: The shape and the background.
  ///   - target: The place.
  public convenience init(
    view: UIView,
    parameters: UIPreviewParameters,
    target: UIPreviewTarget
  ) {
    self.init(view: view, parameters: parameters, placed: target)
  }

  /// Creates a preview of a view at its place.
  ///
  /// - Parameters:
  ///   - view: A view in a window.
  ///   - parameters: The shape and the background.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(view: view, parameters: parameters, placed: UITargetedPreview.place(of: view))
  }

  /// Creates a preview of a whole view at its place.
  ///
  /// - Parameter view: A view in a window.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  static func place(of view: UIView) -> UIPreviewTarget? {
    view.superviewStorage.map { UIPreviewTarget(container: $0, center: view.center) }
  }

  /// The place of the preview: its own, or else the middle of its view.
  open var target: UIPreviewTarget {
    targetIfAny ?? UIPreviewTarget(container: view, center: view.boundsStorage.middle)
  }

  /// The size of the preview, in points.
  open var size: CGSize {
    parameters.visiblePath?.bounds.size ?? view.boundsStorage.size
  }
}

extension CGRect {
  /// The point in the middle.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
