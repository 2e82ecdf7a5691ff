import Foundation
import UIKitGraphics

/// A view that covers a window with a menu.
///
/// A touch beside the menu closes it and is consumed; Escape closes it as well.
class MenuCover: UIView, EscapeHandling {
  static let fadeDuration: TimeInterval = 0.15

  /// Called when the menu begins to close for any reason.
  final var onClose: (() -> Void)?
  /// Whether the menu fades out and no longer reacts.
  final var isClosing = false

  init() {
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  /// Covers a window, in front of all its content, and fades in.
  final func cover(_ window: UIWindow) {
    frame = window.bounds
    window.addSubview(self)
    window.addEscapeHandler(self)
    alpha = 0
    UIView.animate(withDuration: MenuCover.fadeDuration) { self.alpha = 1 }
  }

  /// Fades out.
  ///
  /// Touches no longer reach the view.
  func close() {
    guard !isClosing else { return }
    isClosing = true
    window?.removeEscapeHandler(self)
    isUserInteractionEnabled = false
    UIView.animate(withDuration: MenuCover.fadeDuration) {
      self.alpha = 0
    } completion: { [weak self] _ in
      self?.removeFromSuperview()
    }
    let closeHandler = onClose
    onClose = nil
    closeHandler?()
  }

  func escape() { close() }

  /// Handles a key press, and returns whether the key was used.
  func handle(_ key: UIKey) -> Bool { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { $0.view === self }) { close() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    // The position of the menu's target is no longer valid after a change of the window's size.
    if window != nil, oldBounds.size != bounds.size { close() }
  }
}
