import Foundation
import UIKitGraphics

/// A finger or pressed pointer button on the keyboard.
@MainActor
final class KeyTouch {
  let touch: UITouch
  /// The key on which the touch began.
  let key: KeyboardKey
  /// The index of the key under the finger; `nil` if none.
  var index: Int?
  /// The page that the keyboard displays again after the finger is lifted on a key; `nil` for no
  /// change.
  var returnPage: KeyboardPage.Name?
  /// Whether a text was typed while the finger holds the Shift key.
  var hasTyped = false
  /// Whether the popup offers alternatives.
  var isSelectingAlternative = false
  var popup: KeyPopup?
  /// The list of languages opened by holding the globe key; `nil` if closed.
  var list: LanguageList?
  /// The timer that opens the popup of alternatives or the list of languages.
  var timer: FrameTimer?

  init(touch: UITouch, key: KeyboardKey, index: Int?) {
    (self.touch, self.key, self.index) = (touch, key, index)
  }

  /// Cancels the timer, and removes the popup and the list.
  func end() {
    timer?.cancel()
    popup?.removeFromSuperview()
    popup = nil
    list?.removeFromSuperview()
    list = nil
  }
}

extension KeyboardView {
  /// The time after which a held key offers alternatives or languages, in seconds.
  static let holdTime: TimeInterval = 0.5
  /// The maximum interval between two presses of the Shift key that lock it, in seconds.
  static let doublePressTime: TimeInterval = 0.35
  /// The maximum interval between two spaces that insert a full stop, in seconds.
  static let doubleSpaceTime: TimeInterval = 0.5

  func fingerDown(_ touch: UITouch) {
    guard touch.buttonMask.contains(.primary) else { return }
    // A second finger commits the key under the first one.
    for finger in fingers where finger.key.actsOnRelease { commit(finger) }
    guard let index = keyboardGeometry.index(at: touch.location(in: self)) else { return }
    let finger = KeyTouch(touch: touch, key: keyboardGeometry.entries[index].key, index: index)
    fingers.append(finger)
    if finger.key != .shift { lastShiftPress = -.infinity }
    if finger.key != .space { lastSpacePress = -.infinity }
    switch finger.key {
    case .shift: pressShift()
    case .delete: beginDeleting()
    case .page(let name):
      finger.returnPage = pageName
      // The page change has replaced the key under the finger.
      finger.index = nil
      show(name)
    default: press(finger)
    }
    updateFaces()
  }

  func fingerMoved(_ touch: UITouch) {
    guard let finger = fingers.first(where: { $0.touch === touch }) else { return }
    if finger.isSelectingAlternative {
      finger.popup?.select(at: touch.location(in: finger.popup?.superview).x)
      return
    }
    if let list = finger.list {
      list.select(at: touch.location(in: list.superview).y)
      return
    }
    let index = keyboardGeometry.index(at: touch.location(in: self))
    guard index != finger.index else { return }
    switch finger.key {
    case .shift: return
    case .delete:
      if index.map({ keyboardGeometry.entries[$0].key }) != .delete { endDeleting() }
    default:
      if finger.returnPage != nil, finger.index == nil, isPageKey(index) { return }
      finger.index = index
      press(finger)
      updateFaces()
    }
  }

  /// Returns whether a key opens a different page.
  private func isPageKey(_ index: Int?) -> Bool {
    if case .page? = index.map({ keyboardGeometry.entries[$0].key }) { true } else { false }
  }

  func fingerUp(_ touch: UITouch) {
    guard let finger = fingers.first(where: { $0.touch === touch }) else { return }
    commit(finger)
    updateFaces()
  }

  func fingerCancelled(_ touch: UITouch) {
    guard let finger = fingers.first(where: { $0.touch === touch }) else { return }
    cancel(finger)
    updateFaces()
  }

  func cancelTouches() {
    for finger in fingers { cancel(finger) }
  }

  private func cancel(_ finger: KeyTouch) {
    finger.end()
    if finger.key == .delete { endDeleting() }
    fingers.removeAll { $0 === finger }
  }

  // MARK: Letters

  /// Draws the key under a finger as pressed, and opens its popup.
  private func press(_ finger: KeyTouch) {
    finger.end()
    guard let index = finger.index else { return }
    if keyboardGeometry.entries[index].key == .globe {
      scheduleList(for: finger, above: keyboardGeometry.entries[index].cap)
    }
    guard case .text(let text) = keyboardGeometry.entries[index].key else { return }
    let cap = keyboardGeometry.entries[index].cap
    if finger.touch.type == .direct, !page.isPad {
      showPopup(with: [typed(text)], above: cap, for: finger)
    }
    let alternatives = setting.language.alternatives(for: text).map(typed)
    guard alternatives.count > 1 else { return }
    finger.timer = windowStorage?.host?.schedule(after: KeyboardView.holdTime) {
      [weak self, weak finger] in
      guard let self, let finger else { return }
      finger.isSelectingAlternative = true
      self.showPopup(with: alternatives, above: cap, for: finger)
    }
  }

  private func showPopup(
    with alternatives: [String],
    above cap: CGRect,
    for finger: KeyTouch
  ) {
    guard let host = superviewStorage else { return }
    finger.popup?.removeFromSuperview()
    let capFrame = convert(cap, to: host)
    let popup = KeyPopup(alternatives, above: capFrame, width: host.bounds.width, theme: theme)
    finger.popup = popup
    host.addSubview(popup)
  }

  /// Performs the action of the key under a finger, and removes the finger.
  private func commit(_ finger: KeyTouch) {
    let selectedText = finger.isSelectingAlternative ? finger.popup?.selectedText : nil
    let language = finger.list?.selectedLanguage
    let key = finger.index.map { keyboardGeometry.entries[$0].key }
    cancel(finger)
    switch finger.key {
    case .shift: if finger.hasTyped, shift != .locked { setShift(.small) }
    case .delete: break
    default:
      if let selectedText {
        type(selectedText)
      } else if let language {
        client?.use(language)
      } else if let key {
        perform(key)
      }
      if let page = finger.returnPage, key != nil, page != pageName { show(page) }
    }
  }

  private func perform(_ key: KeyboardKey) {
    switch key {
    case .text(let text): type(typed(text))
    case .titled(_, let text): type(text)
    case .space:
      pressSpace()
      returnToLetters()
    case .enter:
      guard isReturnEnabled else { return }
      client?.type("\n")
      returnToLetters()
    case .globe: client?.useNextLanguage()
    case .page(let name): show(name)
    case .shift, .delete, .blank: break
    }
  }

  private func type(_ text: String) {
    for finger in fingers where finger.key == .shift { finger.hasTyped = true }
    if shift == .once, pageName == .letters { shift = .small }
    client?.type(text)
    textDidChange()
  }

  private func pressSpace() {
    let now = windowStorage?.host?.time ?? 0
    let isDoublePress = now - lastSpacePress <= KeyboardView.doubleSpaceTime
    lastSpacePress = isDoublePress ? -.infinity : now
    guard isDoublePress, traits.makesFullStops,
      client?.textBeforeCaret.endsWithWordAndSpace ?? false
    else { return type(" ") }
    client?.delete(byWord: false)
    // The application may have refused the deletion.
    type(client?.textBeforeCaret.last == " " ? " " : ". ")
  }

  /// Returns to the letters after a number or sign, before the next word.
  private func returnToLetters() {
    let isSignPage = pageName == .numbers || pageName == .symbols
    if isSignPage, setting.firstPage == .letters { show(.letters) }
  }

  // MARK: Shift

  private func pressShift() {
    let now = windowStorage?.host?.time ?? 0
    let isDoublePress = now - lastShiftPress <= KeyboardView.doublePressTime
    lastShiftPress = isDoublePress ? -.infinity : now
    if isDoublePress { setShift(.locked) } else { setShift(shift == .small ? .once : .small) }
  }

  private func setShift(_ newShift: Shift) {
    shift = newShift
    updateFaces()
  }

  // MARK: Delete

  /// The time before the first repetition of a held Delete key, in seconds.
  private static let firstPause: TimeInterval = 0.5
  /// The time between deletions of characters, in seconds.
  private static let characterPause: TimeInterval = 0.1
  /// The time between deletions of words, in seconds.
  private static let wordPause: TimeInterval = 0.25
  /// The number of repetitions that delete single characters; later ones delete words.
  private static let characterRepeats = 20

  private func beginDeleting() {
    client?.delete(byWord: false)
    textDidChange()
    repeatDeleting(after: KeyboardView.firstPause, count: 0)
  }

  private func repeatDeleting(after pause: TimeInterval, count: Int) {
    deletionTimer?.cancel()
    deletionTimer = windowStorage?.host?.schedule(after: pause) { [weak self] in
      guard let self, self.client?.hasText ?? false else { return }
      let isWord = count >= KeyboardView.characterRepeats
      self.client?.delete(byWord: isWord)
      self.textDidChange()
      self.repeatDeleting(
        after: isWord ? KeyboardView.wordPause : KeyboardView.characterPause,
        count: count + 1
      )
    }
  }

  private func endDeleting() {
    deletionTimer?.cancel()
    deletionTimer = nil
  }
}

extension String {
  /// Whether the text ends with a single space after a word, a number, or closing punctuation.
  fileprivate var endsWithWordAndSpace: Bool {
    guard last == " ", let character = dropLast().last else { return false }
    return character.isLetter || character.isNumber || ")]}\"'”’»%".contains(character)
  }
}

extension KeyboardKey {
  /// Whether the key acts when the finger is lifted.
  fileprivate var actsOnRelease: Bool {
    switch self {
    case .shift, .delete, .blank: false
    default: true
    }
  }
}
