package import Foundation

extension TouchDispatcher {
  /// Handles a key press, or the auto-repeat of a held key.
  ///
  /// Transient handlers, such as a menu, receive the key first. Otherwise the press is delivered to
  /// the key window's first responder; without one, to the root view controller or the window
  /// itself. From there it travels along the responder chain. If it is unhandled, Backspace and
  /// Return edit the first responder's text, if it is a `UIKeyInput`; last, the window handles it.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether the key was handled.
  @discardableResult
  package func keyDown(_ key: UIKey) -> Bool {
    UndoManager.endEvent()
    host?.prepareForInput()
    toolTips.hide()
    guard let window = host?.keyWindow else { return false }
    lastPress = LastPress(window: window, point: nil, time: host?.time ?? 0)
    if presses[key.keyCode] == nil {
      shortcuts.keyDown(key, in: window)
      let isConsumed = window.offerToTransientHandlers(key)
      if isConsumed { consumedKeys.insert(key.keyCode) }
      // Ignores the auto-repeat of a consumed key.
      if consumedKeys.contains(key.keyCode) { return true }
    }
    let time = host?.time ?? 0
    let press: UIPress
    if let heldPress = presses[key.keyCode] {
      heldPress.isRepeat = true
      press = heldPress
    } else {
      press = UIPress(
        key: key,
        window: window,
        responder: window.keyResponder,
        timestamp: time
      )
      presses[key.keyCode] = press
    }
    press.key = key
    let isHandled = send(press, as: .began, at: time)
    return isHandled || edit(with: key, in: window) || window.handleUnused(press)
  }

  /// Handles the release of a key; delivers it to the responder of the press.
  ///
  /// - Parameter key: The key; the method does nothing if it is not held.
  /// - Returns: Whether the key was handled.
  @discardableResult
  package func keyUp(_ key: UIKey) -> Bool {
    shortcuts.keyUp(key)
    if consumedKeys.remove(key.keyCode) != nil { return true }
    guard let press = presses.removeValue(forKey: key.keyCode) else { return false }
    press.key = key
    return send(press, as: .ended, at: host?.time ?? press.timestamp)
  }

  /// Types text into the key window's first responder.
  ///
  /// - Parameter text: The text from the keyboard or an input method.
  /// - Returns: Whether the first responder accepts text.
  @discardableResult
  package func insertText(_ text: String) -> Bool {
    UndoManager.endEvent()
    guard !text.isEmpty, let input = host?.keyWindow?.firstResponder as? any UIKeyInput else {
      return false
    }
    input.insertText(text)
    return true
  }

  /// Shows the text composed by an input method in the key window's first responder.
  ///
  /// - Parameters:
  ///   - text: The composed text; an empty text removes it.
  ///   - selectedRange: The selection in the composed text, in UTF-16 units.
  /// - Returns: Whether the first responder accepts composed text.
  @discardableResult
  package func setMarkedText(_ text: String, selectedRange: NSRange) -> Bool {
    guard let input = host?.keyWindow?.firstResponder as? any UITextInput else { return false }
    guard !text.isEmpty || input.markedTextRange != nil else { return true }
    input.setMarkedText(text, selectedRange: selectedRange)
    return true
  }

  /// Cancels the held keys.
  func cancelPresses() {
    consumedKeys = []
    shortcuts.cancel()
    for press in presses.values.sorted(by: { $0.timestamp < $1.timestamp }) {
      presses = presses.filter { $0.value !== press }
      _ = send(press, as: .cancelled, at: host?.time ?? press.timestamp)
    }
  }

  private func send(_ press: UIPress, as phase: UIPress.Phase, at time: TimeInterval) -> Bool {
    for otherPress in presses.values where otherPress !== press {
      otherPress.phase = .stationary
    }
    press.phase = phase
    press.timestamp = time
    let event = UIPressesEvent(timestamp: time)
    event.modifierFlags = press.key?.modifierFlags ?? []
    event.allPresses = Set(presses.values).union([press])
    guard let window = press.window else { return false }
    window.sendEvent(event)
    return event.isDelivered && !event.isUnhandled
  }

  /// Delivers the presses that have begun, ended or been cancelled to their responders.
  func deliver(_ event: UIPressesEvent) {
    for press in event.allPresses where press.phase != .stationary {
      guard let responder = press.responder ?? press.window else { continue }
      switch press.phase {
      case .began: responder.pressesBegan([press], with: event)
      case .ended: responder.pressesEnded([press], with: event)
      case .cancelled: responder.pressesCancelled([press], with: event)
      case .stationary: break
      }
    }
  }

  /// Applies an editing key to the first responder's text.
  private func edit(with key: UIKey, in window: UIWindow) -> Bool {
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]),
      let input = window.firstResponder as? any UIKeyInput
    else { return false }
    switch key.keyCode {
    case .keyboardDeleteOrBackspace: input.deleteBackward()
    case .keyboardReturnOrEnter, .keypadEnter: input.insertText("\n")
    default: return false
    }
    return true
  }
}

extension UIWindow {
  /// The first object of the responder chain for key presses.
  final var keyResponder: UIResponder {
    firstResponder ?? root?.keyResponder ?? self
  }
}
