import Foundation
import UIKitGraphics

/// The view of an alert: one card, or for action sheets one above the cancel button.
final class AlertView: UIView {
  /// Distances in points, as observed of UIKit.
  enum Metrics {
    static let alertWidth: CGFloat = 270
    static let sheetWidth: CGFloat = 420
    static let margin: CGFloat = 8
    static let cornerRadius: CGFloat = 14
  }

  weak var controller: UIAlertController?
  private var cards: [AlertCard] = []
  private var focus: Int?

  /// Creates the cards from the controller.
  func reload() {
    guard let controller else { return }
    for card in cards { card.removeFromSuperview() }
    let actions = controller.arrangedActions
    let isSheet = controller.preferredStyle == .actionSheet
    let separate = isSheet ? actions.filter { $0.style == .cancel } : []
    let joined = isSheet ? actions.filter { $0.style != .cancel } : actions
    cards = [
      AlertCard(
        controller: controller,
        title: controller.title,
        message: controller.message,
        actions: joined
      )
    ]
    if !separate.isEmpty {
      cards.append(
        AlertCard(controller: controller, title: nil, message: nil, actions: separate)
      )
    }
    for card in cards { addSubview(card) }
    focus = nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let controller else { return }
    let room = bounds.shrunk(by: safeAreaInsets)
      .shrunk(dx: Metrics.margin, dy: Metrics.margin)
    switch controller.preferredStyle {
    case .alert:
      let width = max(min(Metrics.alertWidth, room.width), 0)
      for card in cards {
        let height = max(min(card.fittingHeight(forWidth: width), room.height), 0)
        card.frame = CGRect(
          x: (room.midX - width / 2).rounded(),
          y: (room.midY - height / 2).rounded(),
          width: width,
          height: height
        )
      }
    case .actionSheet:
      let width = max(min(Metrics.sheetWidth, room.width), 0)
      var bottom = room.maxY
      for card in cards.reversed() {
        let height = max(min(card.fittingHeight(forWidth: width), bottom - room.minY), 0)
        card.frame = CGRect(
          x: (room.midX - width / 2).rounded(),
          y: bottom - height,
          width: width,
          height: height
        )
        bottom = max(bottom - height - Metrics.margin, room.minY)
      }
    }
  }

  /// The distance from the top of the highest card to the bottom edge, in points.
  var cardsHeight: CGFloat {
    layoutIfNeeded()
    return bounds.maxY - (cards.map(\.frame.minY).min() ?? bounds.maxY)
  }

  // MARK: Focus

  private var buttons: [AlertButton] { cards.flatMap(\.buttons) }

  /// The action with the keyboard focus.
  var focusedAction: UIAlertAction? { focus.map { buttons[$0].action } }

  /// Moves the focus to the next or previous enabled button, wrapping around at the ends.
  func moveFocus(by step: Int) {
    let buttons = buttons
    guard buttons.contains(where: \.isEnabled) else { return }
    var index = focus ?? (step > 0 ? -1 : buttons.count)
    repeat {
      index = (index + step + buttons.count) % buttons.count
    } while !buttons[index].isEnabled
    focus = index
    for (position, button) in buttons.enumerated() { button.isFocusedByKeys = position == index }
    for card in cards { card.show(buttons[index]) }
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard controller?.preferredStyle == .actionSheet, touches.contains(where: { $0.view === self })
    else { return }
    controller?.cancel()
  }
}
