import Foundation
import UIKitGraphics

/// The view of an alert: a single card, or for action sheets a card above the cancel button.
final class AlertView: UIView {
  /// Lengths in points, measured in UIKit.
  enum Metrics {
    static let alertWidth: CGFloat = 270
    static let sheetWidth: CGFloat = 420
    static let popoverWidth: CGFloat = 300
    static let margin: CGFloat = 8
    static let cornerRadius: CGFloat = 14
  }

  weak var controller: UIAlertController?
  private var cards: [AlertCard] = []
  private let fieldsView = AlertFields()
  /// The index in `buttons` of the button with the keyboard focus; `nil` for none.
  private var focusedIndex: Int?
  /// Whether the cards are for a popover, which omits the cancel action unless it is the only one.
  private var isPopover = false

  /// Recreates the cards from the controller.
  func reload() {
    guard let controller else { return }
    for card in cards { card.removeFromSuperview() }
    let actions = controller.arrangedActions
    let isSheet = controller.preferredStyle == .actionSheet
    isPopover = controller.isPopover
    let cancelActions = isSheet ? actions.filter { $0.style == .cancel } : []
    let otherActions = isSheet ? actions.filter { $0.style != .cancel } : actions
    cards = [
      AlertCard(
        controller: controller,
        title: controller.title,
        message: controller.message,
        actions: otherActions
      )
    ]
    if isPopover { cards[0].layer.cornerRadius = 0 }
    if !cancelActions.isEmpty, !isPopover || otherActions.isEmpty {
      cards.append(
        AlertCard(controller: controller, title: nil, message: nil, actions: cancelActions)
      )
    }
    for (index, card) in cards.enumerated() { insertSubview(card, at: index) }
    if let fields = controller.textFields {
      fieldsView.show(fields)
      if fieldsView.superview == nil { addSubview(fieldsView) }
      cards[0].fieldsHeight = fieldsView.fittingHeight
    }
    focusedIndex = nil
    setNeedsLayout()
  }

  /// The size of the card in a popover, in points.
  var popoverSize: CGSize {
    if controller?.isPopover != isPopover { reload() }
    let height = cards.map { $0.fittingHeight(forWidth: Metrics.popoverWidth) }.reduce(0, +)
    return CGSize(width: Metrics.popoverWidth, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let controller else { return }
    if controller.isPopover != isPopover { reload() }
    if isPopover {
      var top = bounds.minY
      for card in cards {
        let height = min(card.fittingHeight(forWidth: bounds.width), bounds.maxY - top)
        card.frame = CGRect(x: bounds.minX, y: top, width: bounds.width, height: max(0, height))
        top += height
      }
      return
    }
    var safeRect = bounds.shrunk(by: safeAreaInsets)
    safeRect.size.height = max(
      min(safeRect.maxY, keyboardLayoutGuide.layoutFrame.minY) - safeRect.minY,
      0
    )
    let availableRect = safeRect.shrunk(dx: Metrics.margin, dy: Metrics.margin)
    switch controller.preferredStyle {
    case .alert:
      let width = max(min(Metrics.alertWidth, availableRect.width), 0)
      for card in cards {
        let height = max(min(card.fittingHeight(forWidth: width), availableRect.height), 0)
        card.frame = CGRect(
          x: (availableRect.midX - width / 2).rounded(),
          y: (availableRect.midY - height / 2).rounded(),
          width: width,
          height: height
        )
        card.layoutIfNeeded()
        fieldsView.frame = card.convert(card.fieldsFrame, to: self)
      }
    case .actionSheet:
      let width = max(min(Metrics.sheetWidth, availableRect.width), 0)
      var bottom = availableRect.maxY
      for card in cards.reversed() {
        let height = max(min(card.fittingHeight(forWidth: width), bottom - availableRect.minY), 0)
        card.frame = CGRect(
          x: (availableRect.midX - width / 2).rounded(),
          y: bottom - height,
          width: width,
          height: height
        )
        bottom = max(bottom - height - Metrics.margin, availableRect.minY)
      }
    }
  }

  /// The distance from the top of the uppermost card to the bottom edge, in points.
  var cardsHeight: CGFloat {
    layoutIfNeeded()
    return bounds.maxY - (cards.map(\.frame.minY).min() ?? bounds.maxY)
  }

  // MARK: Focus

  private var buttons: [AlertButton] { cards.flatMap(\.buttons) }

  /// The action with the keyboard focus; `nil` for none.
  var focusedAction: UIAlertAction? { focusedIndex.map { buttons[$0].action } }

  /// Moves the focus to the next or previous text field or enabled button, wrapping around at the
  /// ends.
  ///
  /// - Parameter step: 1 for the next, -1 for the previous.
  func moveFocus(by step: Int) {
    let fields = controller?.textFields ?? []
    let focusStops: [UIControl] = fields + buttons
    guard focusStops.contains(where: \.isEnabled) else { return }
    let editedIndex = fields.firstIndex { $0.isFirstResponder }
    var index =
      editedIndex ?? focusedIndex.map { fields.count + $0 } ?? (step > 0 ? -1 : focusStops.count)
    repeat {
      index = (index + step + focusStops.count) % focusStops.count
    } while !focusStops[index].isEnabled
    if index < fields.count {
      guard fields[index].becomeFirstResponder() else { return }
      fields[index].selectAll(nil)
      focusButton(nil)
    } else if editedIndex.map({ fields[$0].resignFirstResponder() }) ?? true {
      focusButton(index - fields.count)
    }
  }

  private func focusButton(_ index: Int?) {
    focusedIndex = index
    for (position, button) in buttons.enumerated() {
      button.isFocusedByKeyboard = position == index
    }
    guard let index else { return }
    for card in cards { card.show(buttons[index]) }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let window, window.firstResponder == nil else { return }
    controller?.textFields?.first { $0.isEnabled }?.becomeFirstResponder()
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

  override var accessibilityDefaults: any AccessibilityDefaults { AlertAccessibility(view: self) }
}
