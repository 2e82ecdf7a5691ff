import Foundation
import UIKitGraphics

/// A view that covers a window with a menu: a touch beside the menu closes it and is swallowed, and so
/// does Escape.
class MenuCover: UIView, EscapeHandling {
  static let fadeDuration: TimeInterval = 0.15

  /// Called when the menu begins to close, for any reason.
  final var onClose: (() -> Void)?
  final var isClosing = false

  init() {
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  /// Fades the view in, in front of everything in a window.
  final func cover(_ window: UIWindow) {
    frame = window.bounds
    window.addSubview(self)
    window.addEscapeHandler(self)
    alpha = 0
    UIView.animate(withDuration: MenuCover.fadeDuration) { self.alpha = 1 }
  }

  /// Fades the view out; taps do not reach it any more.
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
    let closing = onClose
    onClose = nil
    closing?()
  }

  func escape() { close() }

  func handle(_ key: UIKey) -> Bool { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { $0.view === self }) { close() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    // The menu's target has moved in a window of another size.
    if window != nil, old.size != bounds.size { close() }
  }
}
