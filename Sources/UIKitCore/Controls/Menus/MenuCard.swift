import Foundation
import UIKitGraphics

/// The card of a menu.
///
/// It tracks a finger over the entries and selects the entry under it when lifted, or scrolls
/// entries that do not fit.
final class MenuCard: UIControl {
  /// The distance after which a moving finger scrolls, in points.
  private static let hysteresis: CGFloat = 10

  weak var panel: MenuPanel?
  private var lastY: CGFloat = 0
  private var startY: CGFloat = 0
  private var isScrolling = false

  init() {
    super.init(frame: .zero)
    let hover = UIHoverGestureRecognizer()
    hover.addHandler { [weak self] recognizer in
      guard let self, panel?.isClosing == false else { return }
      let isOver = recognizer.state == .began || recognizer.state == .changed
      panel?.highlight(isOver ? row(at: recognizer.location(in: self)) : nil)
    }
    addGestureRecognizer(hover)
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the enabled entry at a point; `nil` if none.
  private func row(at point: CGPoint) -> MenuRow? {
    guard bounds.contains(point) else { return nil }
    return panel?.rows.first { $0.isEnabled && $0.frame.contains(point) }
  }

  override var preventsAncestorTaps: Bool { true }

  override var canBecomeFocused: Bool { false }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    startY = touch.location(in: self).y
    lastY = startY
    isScrolling = false
    panel?.highlight(row(at: touch.location(in: self)))
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    if let panel, panel.overflow > 0, abs(point.y - startY) > MenuCard.hysteresis {
      isScrolling = true
    }
    if isScrolling {
      panel?.highlight(nil)
      panel?.scrollEntries(by: lastY - point.y)
    } else {
      panel?.highlight(row(at: point))
    }
    lastY = point.y
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    panel?.highlight(nil)
    guard !isScrolling, let touch, panel?.isClosing == false else { return }
    row(at: touch.location(in: self))?.select()
  }

  override func cancelTracking(with event: UIEvent?) { panel?.highlight(nil) }

  override var accessibilityDefaults: any AccessibilityDefaults {
    MenuCardAccessibility(view: self)
  }
}
