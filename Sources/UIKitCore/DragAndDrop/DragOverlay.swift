import Foundation
import UIKitGraphics

/// The dragged previews in front of a window's content.
///
/// Touches pass through.
final class DragOverlay: UIView {
  /// The number of visible previews in a stack.
  ///
  /// The others are behind the last one.
  private static let maximumStackedPreviews = 3
  /// The distance between the previews of a stack, in points.
  private static let stackOffset: CGFloat = 5
  /// The maximum width of previews, in points.
  ///
  /// Larger ones are scaled down.
  private static let maximumWidth: CGFloat = 400

  /// The previews of the items, from front to back.
  private(set) var itemViews: [DragItemView] = []
  let badge = DragBadge()
  /// The offset of the front preview's centre from the finger, as a fraction of the preview's size.
  private(set) var gripFraction = CGPoint.zero
  /// The position of the finger or pointer, in the overlay's coordinates.
  private var fingerLocation = CGPoint.zero
  /// Whether the previews follow the finger.
  private var isMoving = false
  private var isFullSize = true

  /// The maximum width of the previews, in points.
  private var widthLimit: CGFloat { isFullSize ? .infinity : DragOverlay.maximumWidth }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    badge.isHidden = true
    addSubview(badge)
  }

  required init?(coder: NSCoder) { nil }

  /// Covers a window with the overlay.
  func show(in window: UIWindow) {
    frame = window.bounds
    window.addSubview(self)
  }

  /// Adds a lifted item at its original position.
  func add(_ itemView: DragItemView) {
    insertSubview(itemView, at: 0)
    itemView.layOut(at: itemView.liftPreview.target, size: itemView.liftPreview.size, in: self)
    itemViews.append(itemView)
    if isMoving {
      itemView.raise()
      itemView.beginMoving()
      itemView.resize(toWidth: widthLimit)
    }
  }

  /// Raises the previews, with an animation inside an animation block.
  func raise() { for itemView in itemViews { itemView.raise() } }

  /// Lowers the previews, with an animation inside an animation block.
  func lower() { for itemView in itemViews { itemView.lower() } }

  /// Gathers the previews at the finger, so that they follow it.
  ///
  /// - Parameter point: The position at which the finger lifted them.
  func beginMoving(at point: CGPoint) {
    isMoving = true
    fingerLocation = point
    raise()
    if let front = itemViews.first, front.bounds.width > 0, front.bounds.height > 0 {
      gripFraction = CGPoint(
        x: (front.center.x - point.x) / front.bounds.width,
        y: (front.center.y - point.y) / front.bounds.height
      )
    }
    UIView.animateMotion(withDuration: ActiveDrag.AnimationDurations.lift, in: self) { [self] in
      for itemView in itemViews { itemView.beginMoving() }
      layOutPreviews()
    }
  }

  /// Shows the previews at full size, or scales large ones down.
  func setFullSize(_ isFull: Bool) {
    guard isFull != isFullSize else { return }
    isFullSize = isFull
    UIView.animateMotion(withDuration: ActiveDrag.AnimationDurations.lift, in: self) { [self] in
      for itemView in itemViews { itemView.resize(toWidth: widthLimit) }
      layOutPreviews()
    }
  }

  /// Moves the previews together at the finger.
  func stackPreviews(animated: Bool) {
    guard animated else { return UIView.performWithoutAnimation { layOutPreviews() } }
    UIView.animateMotion(withDuration: ActiveDrag.AnimationDurations.lift, in: self) {
      self.layOutPreviews()
    }
  }

  /// Moves the previews to the finger, in front of views added meanwhile.
  func move(to point: CGPoint) {
    if let window = superviewStorage, window.subviewStorage.last !== self {
      window.bringSubviewToFront(self)
    }
    fingerLocation = point
    UIView.performWithoutAnimation { layOutPreviews() }
  }

  private func layOutPreviews() {
    let size = itemViews.first?.bounds.size ?? .zero
    let frontCenter = CGPoint(
      x: fingerLocation.x + gripFraction.x * size.width,
      y: fingerLocation.y + gripFraction.y * size.height
    )
    for (index, itemView) in itemViews.enumerated() {
      let offset =
        CGFloat(min(index, DragOverlay.maximumStackedPreviews - 1)) * DragOverlay.stackOffset
      itemView.center = CGPoint(x: frontCenter.x + offset, y: frontCenter.y + offset)
    }
    layOutBadge()
  }

  private func layOutBadge() {
    guard let front = itemViews.first else { return }
    let isMirrored = layoutDirection == .rightToLeft
    let halfSize = CGSize(width: badge.bounds.width / 2 + 2, height: badge.bounds.height / 2 + 2)
    let x = isMirrored ? front.frame.minX : front.frame.maxX
    badge.center = CGPoint(
      x: max(halfSize.width, min(x, bounds.width - halfSize.width)).rounded(),
      y: max(halfSize.height, min(front.frame.minY, bounds.height - halfSize.height)).rounded()
    )
  }

  /// Shows the effect of a drop and the number of items.
  func show(_ operation: UIDropOperation, count: Int) {
    UIView.performWithoutAnimation {
      badge.show(operation, count: count)
      layOutBadge()
    }
  }

  /// Hides the badge before the previews move to their destinations.
  func hideBadge() { badge.isHidden = true }
}

/// The preview of a lifted or dragged item.
final class DragItemView: UIView {
  private static let opacity: CGFloat = 0.92
  private static let shadowOpacity: Float = 0.35

  let item: UIDragItem
  /// The lifted view and its position.
  let liftPreview: UITargetedDragPreview
  private let imageView = UIImageView(frame: .zero)
  /// The original size of a preview that was scaled down, in points.
  private var fullSize = CGSize.zero
  /// The preview of the dropped item, in front of the original preview.
  private var resultView: UIImageView?

  init(of item: UIDragItem, liftPreview: UITargetedDragPreview) {
    (self.item, self.liftPreview) = (item, liftPreview)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(imageView)
    show(liftPreview.view, liftPreview.parameters)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows an image of a view.
  private func show(_ view: UIView, _ parameters: UIPreviewParameters) {
    if view.superviewStorage == nil, view.bounds.isEmpty { view.sizeToFit() }
    let snapshot = view.fullSnapshot
    backgroundColor = nil
    layer.cornerRadius = max(view.layerStorage?.cornerRadius ?? 0, parameters.cornerRadius)
    guard let path = parameters.visiblePath, let snapshot, !path.bounds.isEmpty else {
      backgroundColor = parameters.backgroundColor
      imageView.image = snapshot
      return
    }
    let visibleRect = path.bounds
    let origin = view.boundsStorage.origin
    let renderer = UIGraphicsImageRenderer(size: visibleRect.size)
    imageView.image = renderer.image { context in
      context.cgContext.translateBy(x: -visibleRect.minX, y: -visibleRect.minY)
      path.addClip()
      if let color = parameters.backgroundColor {
        color.setFill()
        context.fill(visibleRect)
      }
      snapshot.draw(at: origin)
    }
  }

  /// Moves the preview to a target.
  func layOut(at target: UIPreviewTarget, size: CGSize, in overlay: UIView) {
    let scale = target.transform.scale
    bounds = CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    center = overlay.convert(target.center, from: target.container)
  }

  /// Prepares a transition to an image of a different view, animated by `showResult()`.
  func prepareResult(_ preview: UITargetedDragPreview) {
    guard preview.view !== liftPreview.view, let image = preview.view.fullSnapshot else { return }
    let view = UIImageView(frame: imageView.bounds)
    view.image = image
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.alpha = 0
    addSubview(view)
    resultView = view
  }

  /// Shows the preview of the dropped item, with an animation inside an animation block.
  ///
  /// The original preview stays behind, because a cross-fade of both would be translucent.
  func showResult() { resultView?.alpha = 1 }

  /// Applies the appearance of a lifted view.
  func raise() {
    alpha = DragItemView.opacity
    layer.shadowOpacity = DragItemView.shadowOpacity
  }

  /// Applies the appearance of a view at rest.
  func lower() {
    alpha = 1
    layer.shadowOpacity = 0
  }

  /// Shows the preview provided by the item, if any.
  func beginMoving() {
    if let preview = item.previewProvider?() {
      UIView.performWithoutAnimation { show(preview.view, preview.parameters) }
      bounds.size = preview.parameters.visiblePath?.bounds.size ?? preview.view.bounds.size
    }
    fullSize = bounds.size
  }

  /// Resizes the preview to its full size, limited to a width.
  func resize(toWidth width: CGFloat) {
    let scale = fullSize.width > width ? width / fullSize.width : 1
    bounds.size = CGSize(
      width: fullSize.width * scale,
      height: scale < 1 ? (fullSize.height * scale).rounded() : fullSize.height
    )
  }

  /// Returns the preview of the item at the current position.
  func currentPreview(in overlay: UIView) -> UITargetedDragPreview {
    liftPreview.retargetedPreview(with: UIDragPreviewTarget(container: overlay, center: center))
  }
}

extension UIView {
  /// An image of the view without its transform and opacity; `nil` for an empty view.
  fileprivate final var fullSnapshot: UIImage? {
    snapshotImage(of: boundsStorage, afterUpdates: true, scale: traitCollection.displayScale)
  }
}

extension CGAffineTransform {
  /// The scale factor of lengths.
  fileprivate var scale: CGFloat { abs(a * d - b * c).squareRoot() }
}

/// Animates all previews to their destinations.
@MainActor
final class DropAnimation {
  private let overlay: DragOverlay
  private let host: WindowHost
  private var movements: [(itemView: DragItemView, preview: UITargetedDragPreview?, DragAnimator)] =
    []

  init(_ overlay: DragOverlay, _ host: WindowHost) {
    (self.overlay, self.host) = (overlay, host)
  }

  /// Adds a preview.
  ///
  /// - Parameters:
  ///   - itemView: The preview.
  ///   - preview: The destination; `nil` fades the preview out, as does a destination outside any
  ///     window.
  ///   - animator: The animations alongside.
  func add(_ itemView: DragItemView, to preview: UITargetedDragPreview?, _ animator: DragAnimator) {
    if let preview { UIView.performWithoutAnimation { itemView.prepareResult(preview) } }
    movements.append((itemView, preview, animator))
  }

  /// Starts the animations, and calls the closure when all have ended.
  func start(in window: UIWindow, _ completion: @escaping () -> Void) {
    let (animatedItems, overlay) = (movements, overlay)
    overlay.hideBadge()
    UIView.animateMotion(withDuration: ActiveDrag.AnimationDurations.drop, in: window) {
      for (itemView, preview, animator) in animatedItems {
        if let preview, preview.target.container.windowStorage != nil {
          itemView.layOut(at: preview.target, size: preview.size, in: overlay)
          itemView.lower()
          itemView.showResult()
        } else {
          itemView.bounds = itemView.bounds.applying(CGAffineTransform(scaleX: 0.8, y: 0.8))
          itemView.alpha = 0
          itemView.layer.shadowOpacity = 0
        }
        animator.runAnimations()
      }
    } completion: { _ in
      for (_, _, animator) in animatedItems { animator.complete(at: .end) }
      completion()
    }
  }
}
