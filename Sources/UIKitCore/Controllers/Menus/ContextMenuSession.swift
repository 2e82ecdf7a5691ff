import Foundation
import UIKitGraphics

/// A context menu from its opening until it has closed.
@MainActor
final class ContextMenuSession {
  /// The animations and completions added by the application.
  final class Animator: UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(_ controller: UIViewController?) { previewViewController = controller }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Runs the animations and then the completions; these in the next frame without animations.
    func run(in host: WindowHost) {
      let (animations, completions) = (animations, completions)
      guard !animations.isEmpty else {
        return host.onNextFrame { for completion in completions { completion() } }
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
  /// Called before the menu appears.
  var onDisplay: ((Animator) -> Void)?
  /// Called when the menu closes.
  var onEnd: ((Animator) -> Void)?
  /// Called when the user taps the preview.
  var onCommit: ((Animator) -> Void)?
  private let preview: UIViewController?

  /// - Parameters:
  ///   - configuration: The configuration of the menu. The result is `nil` if its menu is empty.
  ///   - anchor: The rectangle to which the menu belongs, in the window's coordinates.
  ///   - isPointer: Whether the secondary button opened the menu, which then has no preview and
  ///     dims nothing.
  init?(_ configuration: UIContextMenuConfiguration, for anchor: CGRect, isPointer: Bool) {
    guard let menu = configuration.actionProvider?([]), !menu.children.isEmpty else { return nil }
    self.menu = menu
    preview = isPointer ? nil : configuration.previewProvider?()
    if let preview, let view = preview.view {
      let preferredSize = preview.preferredContentSize
      let size = CGSize(
        width: preferredSize.width > 0 ? preferredSize.width : 300,
        height: preferredSize.height > 0 ? preferredSize.height : 300
      )
      panel = MenuPanel(menu, for: anchor, preview: .view(view, size))
    } else {
      panel = MenuPanel(menu, for: anchor, preview: isPointer ? .none : .bright)
    }
  }

  /// Shows the menu.
  func show(in window: UIWindow, sender: AnyObject) {
    let host = window.host ?? .current
    let animator = Animator(preview)
    onDisplay?(animator)
    panel.sender = sender
    panel.onClose = { [self] in
      let animator = Animator(preview)
      onEnd?(animator)
      animator.run(in: host)
      endPreview()
    }
    panel.onPreview = { [self] in
      let animator = Animator(preview)
      preview?.viewStorage?.removeFromSuperview()
      preview?.viewStorage?.isUserInteractionEnabled = true
      onCommit?(animator)
      animator.run(in: host)
    }
    if let preview, preview.canBegin(isAppearing: true) {
      preview.beginAppearance(true, animated: true)
    }
    panel.show(in: window)
    if preview?.appearance == .appearing { preview?.endAppearance() }
    animator.run(in: host)
  }

  private func endPreview() {
    guard let preview else { return }
    if preview.canBegin(isAppearing: false) { preview.beginAppearance(false, animated: true) }
    if preview.appearance == .disappearing { preview.endAppearance() }
    preview.viewStorage?.isUserInteractionEnabled = true
  }
}
