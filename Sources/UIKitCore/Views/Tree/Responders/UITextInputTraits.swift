/// The properties of an on-screen keyboard for a text, such as its layout, return key and
/// capitalisation.
///
/// All properties have defaults. While the keyboard is visible, a change takes effect with
/// `reloadInputViews()`.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The letters that the keyboard capitalises automatically.
  var autocapitalizationType: UITextAutocapitalizationType { get }

  /// Whether typed words may be corrected; has no effect without a dictionary.
  var autocorrectionType: UITextAutocorrectionType { get }

  /// Whether misspelt words may be marked; has no effect without a dictionary.
  var spellCheckingType: UITextSpellCheckingType { get }

  /// The layout of the keyboard.
  var keyboardType: UIKeyboardType { get }

  /// Whether the keyboard is light or dark.
  var keyboardAppearance: UIKeyboardAppearance { get }

  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get }

  /// Whether the keyboard's return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get }

  /// Whether the text is concealed; if so, the keyboard does not capitalise the start of sentences.
  var isSecureTextEntry: Bool { get }

  /// The semantic meaning of the text, such as an e-mail address; `nil` if unspecified.
  ///
  /// For addresses, user names and passwords the keyboard does not capitalise the first letter.
  var textContentType: UITextContentType? { get }
}

extension UITextInputTraits {
  /// Automatic capitalisation: `.sentences` by default.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// Autocorrection: `.default` by default.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// Spell checking: `.default` by default.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// The keyboard layout: `.default` by default.
  public var keyboardType: UIKeyboardType { .default }
  /// The keyboard's appearance: `.default` by default.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// The return key's title: `.default` by default.
  public var returnKeyType: UIReturnKeyType { .default }
  /// Whether the return key is disabled without text: `false` by default.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// Whether the text is concealed: `false` by default.
  public var isSecureTextEntry: Bool { false }
  /// The meaning of the text: `nil` by default.
  public var textContentType: UITextContentType? { nil }
}

/// The letters that an on-screen keyboard capitalises automatically.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All letters.
  case allCharacters
}

/// Whether typed words may be corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The system's setting.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether misspelt words may be marked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The system's setting.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// The layout of an on-screen keyboard.
public enum UIKeyboardType: Int, Sendable, CaseIterable {
  /// The letters of the user's language, with pages of digits and punctuation.
  case `default`
  /// Latin letters.
  case asciiCapable
  /// Digits and punctuation first.
  case numbersAndPunctuation
  /// Latin letters with `.`, `/` and `.com`, without a space bar.
  case URL
  /// Digits.
  case numberPad
  /// Digits, `*`, `#` and `+`.
  case phonePad
  /// Letters, with a page of the keys of `phonePad`.
  case namePhonePad
  /// Latin letters with `@` and `.`.
  case emailAddress
  /// Digits and the locale's decimal separator.
  case decimalPad
  /// Letters with `@` and `#`.
  case twitter
  /// Letters with `.`.
  case webSearch
  /// The digits 0 to 9, independent of the language.
  case asciiCapableNumberPad

  /// Latin letters.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// Whether an on-screen keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The appearance of the text's trait collection.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light

  /// Dark.
  public static let alert = UIKeyboardAppearance.dark
}

/// The title of an on-screen keyboard's return key.
public enum UIReturnKeyType: Int, Sendable, CaseIterable {
  /// "return".
  case `default`
  /// "go".
  case go
  /// "Google".
  case google
  /// "join".
  case join
  /// "next".
  case next
  /// "route".
  case route
  /// "search".
  case search
  /// "send".
  case send
  /// "Yahoo".
  case yahoo
  /// "done".
  case done
  /// "emergency call".
  case emergencyCall
  /// "continue".
  case `continue`
}

/// The semantic meaning of a text.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the content type, as in UIKit.
  public let rawValue: String

  /// Creates a content type.
  ///
  /// - Parameter rawValue: Its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// An address on several lines.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A town.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
