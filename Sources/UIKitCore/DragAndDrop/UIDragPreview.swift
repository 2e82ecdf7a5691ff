public import Foundation
import UIKitGraphics

/// The shape of a drag's preview.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The start or end position of a drag's preview.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The preview of a lifted, dragged or dropped view, and its position.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// Returns the same preview at a different target.
  ///
  /// - Parameter newTarget: The new target.
  /// - Returns: A new preview.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, placed: newTarget)
  }
}

/// The preview of an item during a drag.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view whose image is displayed.
  public final let view: UIView
  /// The shape of the picture.
  public final let parameters: UIDragPreviewParameters

  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - view: The view; a view outside any window must have a size.
  ///   - parameters: The shape and the background.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }

  /// Creates a preview of an entire view.
  ///
  /// - Parameter view: The view; a view outside any window must have a size.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Creates a preview of a URL.
  ///
  /// - Parameters:
  ///   - url: The URL, whose host or file name is displayed.
  ///   - title: The title above the URL; `nil` for none.
  public convenience init(for url: URL, title: String? = nil) {
    let label = UILabel()
    label.numberOfLines = 2
    let address = url.isFileURL ? url.lastPathComponent : url.host ?? url.absoluteString
    label.text = [title, address].compactMap { $0 }.joined(separator: "\n")
    label.textAlignment = .center
    label.backgroundColor = .secondarySystemBackground
    let fitting = label.sizeThatFits(CGSize(width: 240, height: 80))
    label.frame.size = CGSize(width: fitting.width + 24, height: fitting.height + 16)
    self.init(view: label)
  }
}

/// Collects animations alongside the lift, the drop or the return of an item.
@preconcurrency @MainActor
public protocol UIDragAnimating: AnyObject {
  /// Adds changes to animate together with the item.
  ///
  /// - Parameter animations: The changes.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a completion handler.
  ///
  /// - Parameter completion: Called after the animation with its end position; `.start` if a lifted
  ///   item was put down again.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The changes and completion handlers added to an animation.
@MainActor
final class DragAnimator: UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs the changes.
  ///
  /// Called inside an animation.
  func runAnimations() {
    let animations = animations
    self.animations = []
    for animation in animations { animation() }
  }

  /// Calls the completion handlers once.
  func complete(at position: UIViewAnimatingPosition) {
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }
}
