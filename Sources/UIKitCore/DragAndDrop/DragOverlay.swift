import Foundation
import UIKitGraphics

/// The dragged pictures, in front of everything in a window; touches pass through.
final class DragOverlay: UIView {
  /// The number of visible pictures of a pile; the others are behind the last one.
  private static let pile = 3
  /// The distance between the pictures of a pile, in points.
  private static let pileStep: CGFloat = 5
  /// The width to which larger pictures shrink, in points.
  private static let largestWidth: CGFloat = 400

  /// The pictures of the items, the one in front first.
  private(set) var pictures: [DragPicture] = []
  let badge = DragBadge()
  /// The front picture's middle, seen from the finger, in fractions of the picture's size.
  private(set) var grip = CGPoint.zero
  private var finger = CGPoint.zero
  private var isMoving = false
  private var isFullSize = true

  /// The width to which the pictures shrink, in points.
  private var width: CGFloat { isFullSize ? .infinity : DragOverlay.largestWidth }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    badge.isHidden = true
    addSubview(badge)
  }

  required init?(coder: NSCoder) { nil }

  /// Covers a window.
  func show(in window: UIWindow) {
    frame = window.bounds
    window.addSubview(self)
  }

  /// Shows a lifted item at its place.
  func add(_ picture: DragPicture) {
    insertSubview(picture, at: 0)
    picture.place(at: picture.lifted.target, size: picture.lifted.size, in: self)
    pictures.append(picture)
    if isMoving {
      picture.raise()
      picture.beginMoving()
      picture.resize(toWidth: width)
    }
  }

  /// Lifts the pictures; animated inside an animation block.
  func raise() { for picture in pictures { picture.raise() } }

  /// Puts the pictures down; animated inside an animation block.
  func lower() { for picture in pictures { picture.lower() } }

  /// Gathers the pictures at the finger, which they follow from now on.
  ///
  /// - Parameter point: The point at which the finger lifted them.
  func beginMoving(at point: CGPoint) {
    isMoving = true
    finger = point
    raise()
    if let front = pictures.first, front.bounds.width > 0, front.bounds.height > 0 {
      grip = CGPoint(
        x: (front.center.x - point.x) / front.bounds.width,
        y: (front.center.y - point.y) / front.bounds.height
      )
    }
    UIView.animateMotion(withDuration: ActiveDrag.Duration.lift, in: self) { [self] in
      for picture in pictures { picture.beginMoving() }
      placePictures()
    }
  }

  /// Shows the pictures at their full size, or makes large ones narrower.
  func setFullSize(_ isFull: Bool) {
    guard isFull != isFullSize else { return }
    isFullSize = isFull
    UIView.animateMotion(withDuration: ActiveDrag.Duration.lift, in: self) { [self] in
      for picture in pictures { picture.resize(toWidth: width) }
      placePictures()
    }
  }

  /// Brings the pictures together at the finger.
  func gather(animated: Bool) {
    guard animated else { return UIView.performWithoutAnimation { placePictures() } }
    UIView.animateMotion(withDuration: ActiveDrag.Duration.lift, in: self) { self.placePictures() }
  }

  /// Follows the finger, in front of views that were added meanwhile.
  func move(to point: CGPoint) {
    if let window = superviewStorage, window.subviewStorage.last !== self {
      window.bringSubviewToFront(self)
    }
    finger = point
    UIView.performWithoutAnimation { placePictures() }
  }

  private func placePictures() {
    let size = pictures.first?.bounds.size ?? .zero
    let middle = CGPoint(x: finger.x + grip.x * size.width, y: finger.y + grip.y * size.height)
    for (index, picture) in pictures.enumerated() {
      let step = CGFloat(min(index, DragOverlay.pile - 1)) * DragOverlay.pileStep
      picture.center = CGPoint(x: middle.x + step, y: middle.y + step)
    }
    placeBadge()
  }

  private func placeBadge() {
    guard let front = pictures.first else { return }
    let isMirrored = layoutDirection == .rightToLeft
    let half = CGSize(width: badge.bounds.width / 2 + 2, height: badge.bounds.height / 2 + 2)
    let x = isMirrored ? front.frame.minX : front.frame.maxX
    badge.center = CGPoint(
      x: max(half.width, min(x, bounds.width - half.width)).rounded(),
      y: max(half.height, min(front.frame.minY, bounds.height - half.height)).rounded()
    )
  }

  /// Shows the effect of a drop, and the number of items.
  func show(_ operation: UIDropOperation, count: Int) {
    UIView.performWithoutAnimation {
      badge.show(operation, count: count)
      placeBadge()
    }
  }

  /// Hides the mark, before the pictures go to their places.
  func hideBadge() { badge.isHidden = true }
}

/// The picture of an item that is lifted or dragged.
final class DragPicture: UIView {
  private static let opacity: CGFloat = 0.92
  private static let shadowOpacity: Float = 0.35

  let item: UIDragItem
  /// The view that was lifted, and its place.
  let lifted: UITargetedDragPreview
  private let content = UIImageView(frame: .zero)
  /// The size before a large picture was shrunk, in points.
  private var fullSize = CGSize.zero
  /// The picture of the dropped item, in front of the other one.
  private var result: UIImageView?

  init(of item: UIDragItem, lifted: UITargetedDragPreview) {
    (self.item, self.lifted) = (item, lifted)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    show(lifted.view, lifted.parameters)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the picture of a view.
  private func show(_ view: UIView, _ parameters: UIPreviewParameters) {
    if view.superviewStorage == nil, view.bounds.isEmpty { view.sizeToFit() }
    let whole = view.wholePicture
    backgroundColor = nil
    layer.cornerRadius = max(view.layerStorage?.cornerRadius ?? 0, parameters.cornerRadius)
    guard let path = parameters.visiblePath, let whole, !path.bounds.isEmpty else {
      backgroundColor = parameters.backgroundColor
      content.image = whole
      return
    }
    let area = path.bounds
    let origin = view.boundsStorage.origin
    let renderer = UIGraphicsImageRenderer(size: area.size)
    content.image = renderer.image { context in
      context.cgContext.translateBy(x: -area.minX, y: -area.minY)
      path.addClip()
      if let color = parameters.backgroundColor {
        color.setFill()
        context.fill(area)
      }
      whole.draw(at: origin)
    }
  }

  /// Puts the picture at a place.
  func place(at target: UIPreviewTarget, size: CGSize, in overlay: UIView) {
    let scale = target.transform.scale
    bounds = CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    center = overlay.convert(target.center, from: target.container)
  }

  /// Prepares a change to the picture of another view, which `becomeResult()` animates.
  func prepareResult(_ preview: UITargetedDragPreview) {
    guard preview.view !== lifted.view, let image = preview.view.wholePicture else { return }
    let view = UIImageView(frame: content.bounds)
    view.image = image
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.alpha = 0
    addSubview(view)
    result = view
  }

  /// Shows the picture of the dropped item; animated inside an animation block.
  ///
  /// The old picture stays behind it: two pictures that fade at once would be translucent.
  func becomeResult() { result?.alpha = 1 }

  /// Gives the picture the look of a lifted view.
  func raise() {
    alpha = DragPicture.opacity
    layer.shadowOpacity = DragPicture.shadowOpacity
  }

  /// Gives the picture the look of what lies.
  func lower() {
    alpha = 1
    layer.shadowOpacity = 0
  }

  /// Shows the item's own preview, if it has one.
  func beginMoving() {
    if let preview = item.previewProvider?() {
      UIView.performWithoutAnimation { show(preview.view, preview.parameters) }
      bounds.size = preview.parameters.visiblePath?.bounds.size ?? preview.view.bounds.size
    }
    fullSize = bounds.size
  }

  /// Gives the picture its full size, or a width that is smaller.
  func resize(toWidth width: CGFloat) {
    let scale = fullSize.width > width ? width / fullSize.width : 1
    bounds.size = CGSize(
      width: fullSize.width * scale,
      height: scale < 1 ? (fullSize.height * scale).rounded() : fullSize.height
    )
  }

  /// The preview of the item at the present place of its picture.
  func standingPreview(in overlay: UIView) -> UITargetedDragPreview {
    lifted.retargetedPreview(with: UIDragPreviewTarget(container: overlay, center: center))
  }
}

extension UIView {
  /// The picture of the view, without its transform and opacity; `nil` for an empty view.
  fileprivate final var wholePicture: UIImage? {
    picture(of: boundsStorage, true, scale: traitCollection.displayScale)
  }
}

extension CGAffineTransform {
  /// By how much lengths grow.
  fileprivate var scale: CGFloat { abs(a * d - b * c).squareRoot() }
}

/// Animates pictures to their places, all at once.
@MainActor
final class Flight {
  private let overlay: DragOverlay
  private let host: WindowHost
  private var legs: [(picture: DragPicture, preview: UITargetedDragPreview?, DragAnimator)] = []

  init(_ overlay: DragOverlay, _ host: WindowHost) {
    (self.overlay, self.host) = (overlay, host)
  }

  /// Adds a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - preview: The destination; `nil` lets the picture fade, and so does a place that is in no
  ///     window.
  ///   - animator: Changes that go along.
  func add(_ picture: DragPicture, to preview: UITargetedDragPreview?, _ animator: DragAnimator) {
    if let preview { UIView.performWithoutAnimation { picture.prepareResult(preview) } }
    legs.append((picture, preview, animator))
  }

  /// Starts; the closure is called when all pictures have arrived.
  func start(in window: UIWindow, _ completion: @escaping () -> Void) {
    let (legs, overlay) = (legs, overlay)
    overlay.hideBadge()
    UIView.animateMotion(withDuration: ActiveDrag.Duration.flight, in: window) {
      for (picture, preview, animator) in legs {
        if let preview, preview.target.container.windowStorage != nil {
          picture.place(at: preview.target, size: preview.size, in: overlay)
          picture.lower()
          picture.becomeResult()
        } else {
          picture.bounds = picture.bounds.applying(CGAffineTransform(scaleX: 0.8, y: 0.8))
          picture.alpha = 0
          picture.layer.shadowOpacity = 0
        }
        animator.runAnimations()
      }
    } completion: { _ in
      for (_, _, animator) in legs { animator.complete(at: .end) }
      completion()
    }
  }
}
