import Foundation
import UIKitGraphics

/// A context menu from its opening to its end.
@MainActor
final class ContextMenuSession {
  /// Animations and completions that the application adds to the menu's own.
  final class Animator: UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(_ controller: UIViewController?) { previewViewController = controller }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Runs the added closures.
    func run(in loop: WindowHost) {
      let (animations, completions) = (animations, completions)
      guard !animations.isEmpty else {
        return loop.onNextFrame { for completion in completions { completion() } }
      }
      UIView.animate(withDuration: 0.25) {
        for animation in animations { animation() }
      } completion: { _ in
        for completion in completions { completion() }
      }
    }
  }

  let panel: MenuPanel
  var menu: UIMenu
  var onDisplay: ((Animator) -> Void)?
  var onEnd: ((Animator) -> Void)?
  var onCommit: ((Animator) -> Void)?
  private let preview: UIViewController?

  /// - Parameters:
  ///   - configuration: The content of the menu; `nil` is returned if it is empty.
  ///   - anchor: The rectangle that the menu belongs to, in the window's coordinates.
  ///   - isPointer: Whether the pointer opened it, so that nothing is dimmed.
  init?(_ configuration: UIContextMenuConfiguration, for anchor: CGRect, isPointer: Bool) {
    guard let menu = configuration.actionProvider?([]), !menu.children.isEmpty else { return nil }
    self.menu = menu
    preview = isPointer ? nil : configuration.previewProvider?()
    if let preview, let view = preview.view {
      let wanted = preview.preferredContentSize
      let size = CGSize(
        width: wanted.width > 0 ? wanted.width : 300,
        height: wanted.height > 0 ? wanted.height : 300
      )
      panel = MenuPanel(menu, for: anchor, preview: .view(view, size))
    } else {
      panel = MenuPanel(menu, for: anchor, preview: isPointer ? .none : .bright)
    }
  }

  /// Shows the menu.
  func show(in window: UIWindow, sender: AnyObject) {
    let loop = window.loop ?? .current
    let animator = Animator(preview)
    onDisplay?(animator)
    panel.sender = sender
    panel.onClose = { [self] in
      let animator = Animator(preview)
      onEnd?(animator)
      animator.run(in: loop)
      endPreview()
    }
    panel.onPreview = { [self] in
      let animator = Animator(preview)
      preview?.viewStorage?.removeFromSuperview()
      preview?.viewStorage?.isUserInteractionEnabled = true
      onCommit?(animator)
      animator.run(in: loop)
    }
    if let preview, preview.canBegin(true) { preview.beginAppearance(true, animated: true) }
    panel.show(in: window)
    if preview?.appearance == .appearing { preview?.endAppearance() }
    animator.run(in: loop)
  }

  private func endPreview() {
    guard let preview else { return }
    if preview.canBegin(false) { preview.beginAppearance(false, animated: true) }
    if preview.appearance == .disappearing { preview.endAppearance() }
    preview.viewStorage?.isUserInteractionEnabled = true
  }
}
