import Foundation
import UIKitGraphics

extension InputViewPresenter: KeyboardClient {
  private var input: (any UIKeyInput)? { firstResponder as? any UIKeyInput }

  /// Updates the keys according to the first responder's text input traits.
  func updateKeys() {
    guard let input else { return }
    let type = input.keyboardType
    var language = languages[languageIndex]
    let needsLatin = KeyboardSetting.needsLatin(type)
    if needsLatin, !language.isLatin {
      language = languages.first(where: \.isLatin) ?? .english
    }
    let setting = KeyboardSetting(
      type: type,
      language: language,
      hasGlobe: offeredLanguages.count > 1,
      decimalSeparator: type == .decimalPad ? host.locale.decimalSeparator ?? "." : "."
    )
    let traits = KeyboardView.Traits(
      returnKey: input.returnKeyType,
      capitals: input.keyboardCapitals,
      enablesReturnAutomatically: input.enablesReturnKeyAutomatically,
      makesFullStops: !input.isPlainText
    )
    keyboard.show(setting, traits, preferredTheme)
  }

  /// The theme of the keyboard for the first responder.
  private var preferredTheme: KeyboardTheme {
    guard let input else { return .light }
    let view = input as? UIView
    switch input.keyboardAppearance {
    case .dark: return .dark
    case .light: return .light
    case .default:
      if view?.inheritedCustomTraits.isClassic ?? false { return .classic }
      let traits = view?.traitCollection ?? host.screen.traitCollection
      return traits.userInterfaceStyle == .dark ? .dark : .light
    }
  }

  /// Applies the first responder's appearance and layout direction to the input views.
  func applyEnvironment(to window: KeyboardWindow) {
    let traits = (firstResponder as? UIView)?.traitCollection ?? host.screen.traitCollection
    window.area.traitOverrides.userInterfaceStyle = traits.userInterfaceStyle
    window.area.traitOverrides.layoutDirection = traits.layoutDirection
  }

  package func textDidChange() {
    guard isShowingKeys else { return }
    keyboard.setTheme(preferredTheme)
    keyboard.textDidChange()
  }

  // MARK: KeyboardClient

  var hasText: Bool { input?.hasText ?? false }

  /// The length of the examined text before the caret, in UTF-16 units.
  private static let contextLength = 48

  var textBeforeCaret: String {
    guard let text = input as? any UITextInput, let caret = text.selectedTextRange?.start else {
      // The text is unknown; any letter prevents automatic capitals and full stops.
      return hasText ? "x" : ""
    }
    let start =
      text.position(from: caret, offset: -InputViewPresenter.contextLength)
      ?? text.beginningOfDocument
    return text.textRange(from: start, to: caret).flatMap(text.text) ?? ""
  }

  func type(_ text: String) {
    input?.insertText(text)
  }

  func delete(byWord: Bool) {
    if byWord, let text = input as? any WordDeleting {
      text.deleteWordBackward()
    } else {
      input?.deleteBackward()
    }
  }

  var offeredLanguages: [KeyboardLanguage] {
    let needsLatin = input.map { KeyboardSetting.needsLatin($0.keyboardType) } ?? false
    return needsLatin ? languages.filter(\.isLatin) : languages
  }

  func use(_ language: KeyboardLanguage) {
    guard let index = languages.firstIndex(where: { $0.code == language.code }) else { return }
    languageIndex = index
    updateKeys()
  }

  func useNextLanguage() {
    let needsLatin = KeyboardSetting.needsLatin(keyboard.setting.type)
    repeat {
      languageIndex = (languageIndex + 1) % languages.count
    } while needsLatin && !languages[languageIndex].isLatin
    updateKeys()
  }
}

extension UITextInputTraits {
  /// The automatic capitalisation.
  fileprivate var keyboardCapitals: UITextAutocapitalizationType {
    isPlainText ? .none : autocapitalizationType
  }

  /// Whether the text is a password, an address or a name instead of sentences.
  fileprivate var isPlainText: Bool {
    let plainTypes: Set<UITextContentType> = [
      .emailAddress, .URL, .username, .password, .newPassword, .oneTimeCode,
    ]
    let isAddress = keyboardType == .URL || keyboardType == .emailAddress
    return isSecureTextEntry || isAddress || textContentType.map(plainTypes.contains) ?? false
  }
}
