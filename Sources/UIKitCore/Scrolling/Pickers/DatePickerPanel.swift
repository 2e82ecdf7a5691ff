import Foundation
import UIKitGraphics

/// The popover of a compact date picker, with a calendar or wheels beside the button.
///
/// A touch outside, Escape and Return close it.
final class DatePickerPanel: UIView {
  private static let margin: CGFloat = 8
  private static let fadeDuration: TimeInterval = 0.15

  /// The date component edited in the popover.
  let part: DateButtonsView.Part
  let content: any DatePresentation
  private let anchor: CGRect
  private let card = UIView()
  private let shade = FloatingShade(MenuPanel.fill, cornerRadius: 13)
  private(set) var isClosing = false
  private let onClose: () -> Void

  /// - Parameters:
  ///   - content: The content of the popover.
  ///   - part: The date component edited by the content.
  ///   - anchor: The button's frame, in the window's coordinates.
  ///   - onClose: Called when the popover begins to close.
  init(
    _ content: any DatePresentation,
    editing part: DateButtonsView.Part,
    beside anchor: CGRect,
    onClose: @escaping () -> Void
  ) {
    (self.content, self.part, self.anchor, self.onClose) = (content, part, anchor, onClose)
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    card.backgroundColor = MenuPanel.fill
    card.layer.cornerRadius = 13
    addSubview(shade)
    addSubview(card)
    card.addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the popover in front of the window's other views.
  func show(in window: UIWindow) {
    frame = window.bounds
    window.addSubview(self)
    window.addEscapeHandler(self)
    alpha = 0
    UIView.animate(withDuration: DatePickerPanel.fadeDuration) { self.alpha = 1 }
  }

  /// Fades the popover out and disables touches.
  func close() {
    guard !isClosing else { return }
    isClosing = true
    window?.removeEscapeHandler(self)
    isUserInteractionEnabled = false
    UIView.animate(withDuration: DatePickerPanel.fadeDuration) {
      self.alpha = 0
    } completion: { [weak self] _ in
      self?.removeFromSuperview()
    }
    onClose()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { $0.view === self }) { close() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func handleScrollWheel(by delta: CGVector, isPrecise: Bool) -> Bool { true }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if window != nil, old.size != bounds.size { close() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = DatePickerPanel.margin
    let availableRect = bounds.shrunk(by: safeAreaInsets).shrunk(dx: margin, dy: margin)
    let preferredSize = content.naturalSize
    let size = CGSize(
      width: min(preferredSize.width, availableRect.width),
      height: min(preferredSize.height, availableRect.height)
    )
    let fitsBelow = anchor.maxY + margin + size.height <= availableRect.maxY
    let fitsAbove = anchor.minY - margin - size.height >= availableRect.minY
    let y =
      fitsBelow || !fitsAbove
      ? min(anchor.maxY + margin, availableRect.maxY - size.height)
      : anchor.minY - margin - size.height
    let x = min(
      max(availableRect.minX, anchor.midX - size.width / 2),
      availableRect.maxX - size.width
    )
    card.frame = CGRect(
      x: x.rounded(),
      y: max(availableRect.minY, y).rounded(),
      width: size.width,
      height: size.height
    )
    shade.surround(card.frame)
    content.frame = card.bounds
  }
}

extension DatePickerPanel: EscapeHandling {
  func escape() { close() }

  func handle(_ key: UIKey) -> Bool {
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter: close()
    default: return content.handle(key)
    }
    return true
  }
}
