/// The properties of an on-screen keyboard for a text: its keys, its return key, its capitals.
///
/// All properties have defaults. A change while the keyboard is shown takes effect with
/// `reloadInputViews()`.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The letters that the keyboard types as capitals by itself.
  var autocapitalizationType: UITextAutocapitalizationType { get }

  /// Whether typed words may be corrected. There is no dictionary: nothing is ever corrected.
  var autocorrectionType: UITextAutocorrectionType { get }

  /// Whether misspelt words may be marked. There is no dictionary: nothing is ever marked.
  var spellCheckingType: UITextSpellCheckingType { get }

  /// The keys of the keyboard.
  var keyboardType: UIKeyboardType { get }

  /// Whether the keyboard is light or dark.
  var keyboardAppearance: UIKeyboardAppearance { get }

  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get }

  /// Whether the keyboard's return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get }

  /// Whether the text is hidden; the keyboard then begins no sentence with a capital.
  var isSecureTextEntry: Bool { get }

  /// The meaning of the text, such as an e-mail address; `nil` when it is not known.
  ///
  /// The keyboard begins addresses, names of users and passwords without a capital.
  var textContentType: UITextContentType? { get }
}

extension UITextInputTraits {
  /// `.sentences`.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// `.default`.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// `.default`.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// `.default`.
  public var keyboardType: UIKeyboardType { .default }
  /// `.default`.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// `.default`.
  public var returnKeyType: UIReturnKeyType { .default }
  /// `false`.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// `false`.
  public var isSecureTextEntry: Bool { false }
  /// `nil`.
  public var textContentType: UITextContentType? { nil }
}

/// The letters that an on-screen keyboard types as capitals by itself.
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
  /// As the system has it.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether misspelt words may be marked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system has it.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// The keys of an on-screen keyboard.
public enum UIKeyboardType: Int, Sendable, CaseIterable {
  /// Letters of the user's language, and pages with digits and signs.
  case `default`
  /// Latin letters.
  case asciiCapable
  /// Digits and signs first.
  case numbersAndPunctuation
  /// Latin letters with `.`, `/` and `.com`, without a space bar.
  case URL
  /// Digits.
  case numberPad
  /// Digits, `*`, `#` and `+`.
  case phonePad
  /// Letters, and a page as of `phonePad`.
  case namePhonePad
  /// Latin letters with `@` and `.`.
  case emailAddress
  /// Digits and the locale's decimal separator.
  case decimalPad
  /// Letters with `@` and `#`.
  case twitter
  /// Letters with `.`.
  case webSearch
  /// The digits 0 to 9, whatever the language.
  case asciiCapableNumberPad

  /// Latin letters.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// Whether an on-screen keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the text's traits have it.
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

/// The meaning of a text.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name, as in UIKit.
  public let rawValue: String

  /// Creates a meaning.
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
  /// The name of a user.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is sent for one use.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
