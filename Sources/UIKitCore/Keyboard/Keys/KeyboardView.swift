package import Foundation
package import UIKitGraphics

/// Receives the input of the on-screen keyboard.
@MainActor
protocol KeyboardClient: AnyObject {
  /// Whether the text is not empty.
  var hasText: Bool { get }

  /// The end of the text before the caret; empty at the start of the text.
  var textBeforeCaret: String { get }

  /// Types a text; a line break stands for the Return key.
  func type(_ text: String)

  /// Deletes the selection, or the character or word before the caret if the selection is empty.
  func delete(byWord: Bool)

  /// The languages offered by the globe key for the current text.
  var offeredLanguages: [KeyboardLanguage] { get }

  /// Switches to the keys of the next language.
  func useNextLanguage()

  /// Switches to the keys of one of the offered languages.
  func use(_ language: KeyboardLanguage)
}

/// The on-screen keyboard, with a view for each key and the fingers on the keys.
///
/// Only a pressed or changed key is redrawn. The view is notified of changes of the text, and
/// performs no queries while the user is not typing.
package final class KeyboardView: UIView {
  /// The keyboard properties determined by the edited text.
  struct Traits: Equatable {
    var returnKey = UIReturnKeyType.default
    var capitals = UITextAutocapitalizationType.sentences
    var enablesReturnAutomatically = false
    /// Whether two spaces after a word insert a full stop and a space.
    var makesFullStops = false
  }

  /// The state of the Shift key.
  enum Shift {
    /// Letters are lowercase.
    case small
    /// The next letter is a capital.
    case once
    /// All letters are capitals.
    case locked
  }

  weak var client: (any KeyboardClient)?
  private(set) var setting = KeyboardSetting()
  private(set) var traits = Traits()
  private(set) var theme = KeyboardTheme.light
  private(set) var pageName = KeyboardPage.Name.letters
  var shift = Shift.small
  /// The time of the last press of the Shift key, in seconds on the loop's clock.
  var lastShiftPress = -TimeInterval.infinity
  /// The time of the last press of the space bar if no other key followed, in seconds on the loop's
  /// clock.
  var lastSpacePress = -TimeInterval.infinity
  /// The fingers on the keys, in the order in which they touched down.
  var fingers: [KeyTouch] = []
  /// The timer that repeats the held Delete key.
  var deletionTimer: FrameTimer?
  private(set) var page = KeyboardSetting().page(.letters)
  private(set) var keyboardGeometry = KeyboardGeometry(
    KeyboardSetting().page(.letters),
    size: .zero,
    scale: 1
  )
  private var keys: [KeyView] = []

  init() {
    super.init(frame: .zero)
    isMultipleTouchEnabled = true
    clipsToBounds = false
    accessibilityIdentifier = "keyboard"
  }

  required init?(coder: NSCoder) { nil }

  /// Displays the keys for a text.
  ///
  /// - Parameters:
  ///   - setting: The setting that determines the pages of keys.
  ///   - traits: The keyboard properties determined by the text.
  ///   - theme: The colours.
  func show(_ setting: KeyboardSetting, _ traits: Traits, _ theme: KeyboardTheme) {
    cancelTouches()
    shift = .small
    lastShiftPress = -.infinity
    lastSpacePress = -.infinity
    self.traits = traits
    self.setting = setting
    setTheme(theme)
    show(setting.firstPage)
    textDidChange()
  }

  /// Changes the colours.
  func setTheme(_ theme: KeyboardTheme) {
    if theme != self.theme || backgroundColor == nil {
      self.theme = theme
      backgroundColor = theme.background.bottom
      setNeedsDisplay()
      updateFaces()
    }
  }

  /// Displays a different page of keys.
  func show(_ name: KeyboardPage.Name) {
    pageName = name
    page = setting.page(name)
    layOutKeys()
  }

  /// Updates the Shift state and the Return key after a change of the text or its selection.
  func textDidChange() {
    if shift != .locked { shift = beginsWithCapital ? .once : .small }
    updateFaces()
  }

  /// Whether the next letter is capitalised automatically.
  private var beginsWithCapital: Bool {
    guard setting.language.hasCapitals, traits.capitals != .none, let client else { return false }
    return traits.capitals.capitalizes(after: client.textBeforeCaret)
  }

  var isReturnEnabled: Bool {
    !traits.enablesReturnAutomatically || client?.hasText ?? true
  }

  /// Whether letters are currently typed as capitals.
  var typesCapitals: Bool {
    setting.language.hasCapitals && pageName == .letters
      && (shift != .small || fingers.contains { $0.key == .shift })
  }

  /// Returns the text that a key currently types.
  ///
  /// - Parameter text: The text of the key.
  /// - Returns: The text, as a capital if the Shift state requires it.
  func typed(_ text: String) -> String {
    typesCapitals && text.count == 1 ? KeyboardLanguage.capital(of: text) : text
  }

  // MARK: Layout

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if old.size != bounds.size { layOutKeys() }
  }

  override package func draw(_ rect: CGRect) {
    guard theme.isClassic else { return }
    let (top, bottom) = theme.background
    UIGraphicsGetCurrentContext()?.fillGradient(bounds, top: top, bottom: bottom)
  }

  package override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.displayScale != traitCollection.displayScale { layOutKeys() }
  }

  private func layOutKeys() {
    keyboardGeometry = KeyboardGeometry(
      page,
      size: bounds.size,
      scale: max(1, traitCollection.displayScale)
    )
    while keys.count > keyboardGeometry.entries.count { keys.removeLast().removeFromSuperview() }
    while keys.count < keyboardGeometry.entries.count {
      let key = KeyView()
      keys.append(key)
      addSubview(key)
    }
    for (entry, view) in zip(keyboardGeometry.entries, keys) {
      var frame = entry.cap
      frame.size.height += KeyView.edge
      view.frame = frame
      view.isHidden = entry.key == .blank
    }
    updateFaces()
  }

  // MARK: Faces

  /// Redraws the keys whose face has changed.
  func updateFaces() {
    for (index, view) in keys.enumerated() where index < keyboardGeometry.entries.count {
      let key = keyboardGeometry.entries[index].key
      view.face = face(of: key, isPressed: fingers.contains { $0.index == index })
      view.accessibilityLabel = view.face.title.isEmpty ? "\(key)" : view.face.title
    }
  }

  private func face(of key: KeyboardKey, isPressed: Bool) -> KeyView.Face {
    var face = KeyView.Face()
    face.theme = theme
    face.isPressed = isPressed
    let rowHeight = bounds.height / 4
    face.fontSize = min(page.isPad ? 25 : 22, (rowHeight * 0.42).rounded())
    switch key {
    case .text(let text):
      face.title = typed(text)
      if text.count > 1 { face.fontSize = min(16, face.fontSize) }
      if page.isPad { face.subtitle = PhoneLetters.subtitle(of: text) }
    case .titled(let title, _):
      face.title = title
      face.fontSize = min(16, face.fontSize)
    case .shift:
      face.symbol = shift == .small ? .shift : shift == .once ? .filledShift : .lockedShift
      face.style = shift == .small ? .function : .letter
    case .delete:
      face.symbol = .delete
      face.style = page.isPad ? .bare : .function
    case .globe:
      face.symbol = .globe
      face.style = .function
    case .space:
      face.title = setting.hasGlobe ? setting.language.name : setting.language.words.space
      face.fontSize = min(15, face.fontSize)
    case .enter: setReturnFace(&face)
    case .page(let name):
      face.title = title(of: name)
      face.style = page.isPad ? .bare : .function
      face.fontSize = min(15, face.fontSize)
    case .blank: break
    }
    return face
  }

  private func setReturnFace(_ face: inout KeyView.Face) {
    let titles = setting.language.words.titles
    face.title = titles[traits.returnKey] ?? titles[.default] ?? ""
    face.isEnabled = isReturnEnabled
    let hasSpecialTitle = traits.returnKey != .default && traits.returnKey != .next
    face.style = hasSpecialTitle && face.isEnabled ? .action : .function
    face.fontSize = min(15, face.fontSize)
  }

  private func title(of page: KeyboardPage.Name) -> String {
    switch page {
    case .letters: setting.language.isLatin ? "ABC" : String(setting.language.letters[0].prefix(3))
    case .numbers, .phone: String(setting.language.digits.prefix(3))
    case .symbols: "#+="
    case .phoneSymbols: "+*#"
    }
  }

  /// Returns the centre of a key in the window's coordinates, in points.
  ///
  /// - Parameter title: The title of the key, or the name of its `KeyboardKey` case if it has none.
  /// - Returns: The centre; `nil` if no such key is visible.
  package func center(ofKey title: String) -> CGPoint? {
    guard let key = keys.first(where: { !$0.isHidden && $0.accessibilityLabel == title }) else {
      return nil
    }
    return convert(CGPoint(x: key.frame.midX, y: key.frame.midY), to: nil)
  }

  // MARK: Touches

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { fingerDown(touch) }
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { fingerMoved(touch) }
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { fingerUp(touch) }
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { fingerCancelled(touch) }
  }

  override var accessibilityDefaults: any AccessibilityDefaults {
    KeyboardAccessibility(view: self)
  }
}

/// The letters below the digits of a telephone pad.
private enum PhoneLetters {
  private static let letters: [String: String] = [
    "1": " ", "2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV",
    "9": "WXYZ",
  ]

  static func subtitle(of digit: String) -> String? { letters[digit] }
}

extension UITextAutocapitalizationType {
  /// Returns whether the letter after a text is capitalised.
  ///
  /// - Parameter text: The end of the text before the caret.
  /// - Returns: `false` within a sentence or word to which the setting does not apply.
  func capitalizes(after text: String) -> Bool {
    switch self {
    case .none: return false
    case .allCharacters: return true
    case .words: return text.last.map { $0.isWhitespace || "\"“„«(-".contains($0) } ?? true
    case .sentences:
      guard let last = text.last else { return true }
      if last.isNewline { return true }
      guard last.isWhitespace else { return false }
      let end = text.last { !$0.isWhitespace && !"\"'”’»)".contains($0) }
      return end.map { ".!?…؟".contains($0) } ?? true
    }
  }
}
