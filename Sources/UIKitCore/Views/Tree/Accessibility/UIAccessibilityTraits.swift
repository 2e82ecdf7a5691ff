/// The type and behaviour of an element, as announced by a screen reader.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits, one for each trait.
  public let rawValue: UInt64

  /// Creates a set from bits.
  ///
  /// - Parameter rawValue: The bits, one for each trait.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No trait.
  public static let none: UIAccessibilityTraits = []
  /// The element is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The element is a link to a page or document.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The element is an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The element plays its own sound when activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// The element is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// The element is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The element summarises the application's state at launch.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The element is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The element's label or value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The element is a search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Activating the element starts media that a screen reader should not interrupt.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// The element's value can be adjusted in steps, see `accessibilityIncrement()`.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The element handles touches directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Reading to the end of the element turns the page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The element is a tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The element is a heading, such as a section's title.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// The element is on or off, and toggles when activated.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)
}

/// The type of a container, such as a list or a table.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No specific type.
  case none = 0
  /// Cells in rows and columns.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A landmark, to which the user can navigate directly.
  case landmark = 3
  /// A group of related elements.
  case semanticGroup = 4
}

/// The order in which a screen reader visits the elements inside an object.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The screen reader's choice.
  case automatic = 0
  /// Each element separately.
  case separate = 1
  /// All elements combined.
  case combined = 2
}

/// The direction in which a screen reader scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the content on the right.
  case right = 1
  /// To the content on the left.
  case left = 2
  /// To the content above.
  case up = 3
  /// To the content below.
  case down = 4
  /// To the next element.
  case next = 5
  /// To the previous element.
  case previous = 6
}
