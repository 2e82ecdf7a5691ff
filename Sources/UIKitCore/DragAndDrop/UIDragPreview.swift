public import Foundation
import UIKitGraphics

/// The shape of a drag's preview.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The place from which a drag's preview comes, or to which it returns.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view whose picture is shown while it is lifted, dragged or dropped, and where.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// The same preview at another place.
  ///
  /// - Parameter newTarget: The new place.
  /// - Returns: A new preview.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, placed: newTarget)
  }
}

/// The picture of an item while it is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view whose picture is shown.
  public final let view: UIView
  /// The shape of the picture.
  public final let parameters: UIDragPreviewParameters

  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - view: The view; one that is in no window needs a size.
  ///   - parameters: The shape and the background.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }

  /// Creates a preview of a whole view.
  ///
  /// - Parameter view: The view; one that is in no window needs a size.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Creates a preview of an address.
  ///
  /// - Parameters:
  ///   - url: The address, whose host or file is shown.
  ///   - title: A title above it; `nil` for none.
  public convenience init(for url: URL, title: String? = nil) {
    let label = UILabel()
    label.numberOfLines = 2
    let place = url.isFileURL ? url.lastPathComponent : url.host ?? url.absoluteString
    label.text = [title, place].compactMap { $0 }.joined(separator: "\n")
    label.textAlignment = .center
    label.backgroundColor = .secondarySystemBackground
    let fitting = label.sizeThatFits(CGSize(width: 240, height: 80))
    label.frame.size = CGSize(width: fitting.width + 24, height: fitting.height + 16)
    self.init(view: label)
  }
}

/// Takes changes that go along with the lifting, the dropping or the return of an item.
@preconcurrency @MainActor
public protocol UIDragAnimating: AnyObject {
  /// Adds changes that are animated with the item.
  ///
  /// - Parameter animations: The changes.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a closure that is called when the animation has ended.
  ///
  /// - Parameter completion: Gets the position of the end: `.start` when a lifted item was put down
  ///   again.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The changes and completions that were added to an animation.
@MainActor
final class DragAnimator: UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes; called in an animation.
  func runAnimations() {
    let animations = animations
    self.animations = []
    for animation in animations { animation() }
  }

  /// Calls the completions, once.
  func complete(at position: UIViewAnimatingPosition) {
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }
}
