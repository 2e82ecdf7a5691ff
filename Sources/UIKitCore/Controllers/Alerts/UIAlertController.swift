public import Foundation
import UIKitGraphics
import UIKitSupport

/// A modal message with buttons, or a list of actions at the bottom edge.
///
/// Escape selects the cancel action, and Return the focused or else the preferred action; both
/// select the action of an alert with a single one. The arrow keys and Tab move the focus, and the
/// space bar selects the focused action.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The style of an alert.
  public enum Style: Int, Sendable {
    /// A list of actions at the bottom edge. A click outside cancels it.
    case actionSheet
    /// A message in the centre of the window.
    case alert
  }

  /// The style of the alert.
  open var preferredStyle: Style { styleStorage }
  private final var styleStorage = Style.actionSheet
  private final var actionStorage: [UIAlertAction] = []
  private final var fieldStorage: [UITextField] = []
  /// Whether an action was selected.
  ///
  /// Further selections are ignored.
  private final var hasSelectedAction = false

  /// Creates an alert without buttons.
  ///
  /// - Parameters:
  ///   - title: The title; `nil` for none.
  ///   - message: The text below the title; `nil` for none.
  ///   - preferredStyle: The style of the alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    styleStorage = preferredStyle
    self.message = message
    self.title = title
    modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
  }

  /// Creates an action sheet without text and buttons.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Ignored.
  ///   - nibBundleOrNil: Ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  /// Creates an alert without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    styleStorage = .alert
    super.init(coder: coder)
  }

  /// The title, the first line of the alert.
  open override var title: String? {
    didSet { alertView?.reload() }
  }

  /// The text below the title.
  open var message: String? {
    didSet { alertView?.reload() }
  }

  /// The actions, in the order of their addition.
  open var actions: [UIAlertAction] { actionStorage }

  /// The action of the Return key, with a semibold title; one of `actions`.
  ///
  /// Default: `nil`.
  open var preferredAction: UIAlertAction? {
    willSet {
      demand(
        newValue.map { action in actionStorage.contains { $0 === action } } ?? true,
        "The preferred action \"\(newValue?.title ?? "")\" is none of the alert's actions"
      )
    }
    didSet { alertView?.reload() }
  }

  /// Adds an action.
  ///
  /// - Parameter action: The action. An alert has at most one action with the style `.cancel`.
  open func addAction(_ action: UIAlertAction) {
    demand(
      action.style != .cancel || !actionStorage.contains { $0.style == .cancel },
      "An alert has one cancel action at most, but \"\(action.title ?? "")\" is a second one"
    )
    actionStorage.append(action)
    alertView?.reload()
  }

  /// The text fields, in the order of their addition; `nil` if there are none.
  open var textFields: [UITextField]? { fieldStorage.isEmpty ? nil : fieldStorage }

  /// Adds a text field below the message.
  ///
  /// Editing begins in the first field when the alert appears. Return moves to the next field. In
  /// the last field, it selects the preferred action, or else the only action other than the cancel
  /// action.
  ///
  /// - Parameter configurationHandler: Called immediately with the field, to set its placeholder,
  ///   its keyboard type and its delegate.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    demand(
      preferredStyle == .alert,
      "Text fields can be added to an alert of the style .alert only, not to an action sheet"
    )
    let field = AlertTextField()
    field.font = .systemFont(ofSize: 13)
    field.addAction(
      UIAction { [weak self, weak field] _ in
        if let self, let field { self.pressReturn(in: field) }
      },
      for: .primaryActionTriggered
    )
    configurationHandler?(field)
    fieldStorage.append(field)
    alertView?.reload()
  }

  open override func loadView() {
    let view = AlertView(frame: UIScreen.main.bounds)
    view.controller = self
    view.reload()
    self.view = view
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      guard let key = press.key else { continue }
      if key.heldModifiers.isDisjoint(with: [.control, .alternate]) {
        handle(key, isRepeat: press.isRepeat)
      } else {
        event?.isUnhandled = true
      }
    }
  }

  override var adaptsToPopover: Bool { preferredStyle == .actionSheet }
  override var popoverContentSize: CGSize { alertView?.popoverSize ?? .zero }
  override var popoverColor: UIColor? { AlertCard.color }
  override func cancelPresentation() { cancel() }
  override var dimsPresenter: Bool { true }
  override var slideDistance: CGFloat? { alertView?.cardsHeight }

  private var alertView: AlertView? { viewStorage as? AlertView }
}

extension UIAlertController {
  final var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// The actions in display order: the cancel action last, or first if two actions are side by
  /// side.
  final var arrangedActions: [UIAlertAction] {
    let otherActions = actions.filter { $0.style != .cancel }
    guard let cancelAction else { return otherActions }
    let isPair = preferredStyle == .alert && otherActions.count == 1
    return isPair ? [cancelAction] + otherActions : otherActions + [cancelAction]
  }

  /// Whether the action sheet is in a popover.
  final var isPopover: Bool { presentingStorage?.presentation?.container.style == .popover }

  /// Returns whether an action's title is semibold.
  final func emphasizes(_ action: UIAlertAction) -> Bool {
    guard let preferredAction else { return action.style == .cancel }
    return action === preferredAction
  }

  /// Dismisses the alert, and then runs the action's handler.
  final func select(_ action: UIAlertAction) {
    guard action.isEnabled, !hasSelectedAction else { return }
    hasSelectedAction = true
    guard presentingViewController != nil else {
      finish(action)
      return
    }
    dismiss(animated: true) { [self] in finish(action) }
  }

  private func finish(_ action: UIAlertAction) {
    hasSelectedAction = false
    action.handler?(action)
  }

  /// Handles Escape and a click outside an action sheet: selects the cancel action, or the only
  /// action, or else dismisses a popover.
  final func cancel() {
    if let action = cancelAction ?? (actions.count == 1 ? actions.first : nil) {
      select(action)
    } else if isPopover {
      dismiss(animated: true)
    }
  }

  private func pressReturn(in field: UITextField) {
    guard let fields = textFields, let index = fields.firstIndex(where: { $0 === field }) else {
      return
    }
    if index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else if let action = returnAction {
      select(action)
    }
  }

  /// The action of the Return key in the last text field; `nil` for none.
  private var returnAction: UIAlertAction? {
    let otherActions = actions.filter { $0.style != .cancel }
    return preferredAction ?? (otherActions.count == 1 ? otherActions.first : nil)
  }

  /// Handles a key press.
  ///
  /// Repeated key presses only move the focus.
  private func handle(_ key: UIKey, isRepeat: Bool) {
    let isMirrored = alertView?.layoutDirection == .rightToLeft
    switch key.keyCode {
    case .keyboardUpArrow: alertView?.moveFocus(by: -1)
    case .keyboardDownArrow: alertView?.moveFocus(by: 1)
    case .keyboardLeftArrow: alertView?.moveFocus(by: isMirrored ? 1 : -1)
    case .keyboardRightArrow: alertView?.moveFocus(by: isMirrored ? -1 : 1)
    case .keyboardTab:
      alertView?.moveFocus(by: key.modifierFlags.contains(.shift) ? -1 : 1)
    default:
      if !isRepeat { selectAction(for: key) }
    }
  }

  private func selectAction(for key: UIKey) {
    switch key.keyCode {
    case .keyboardEscape:
      cancel()
    case .keyboardReturnOrEnter, .keypadEnter:
      let onlyAction = actions.count == 1 ? actions.first : nil
      if let action = alertView?.focusedAction ?? preferredAction ?? onlyAction { select(action) }
    case .keyboardSpacebar:
      if let action = alertView?.focusedAction { select(action) }
    default:
      break
    }
  }
}
