/// The kind and the behaviour of an element, as a screen reader announces them.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt64

  /// Creates a set from bits.
  ///
  /// - Parameter rawValue: One bit for each trait.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No trait.
  public static let none: UIAccessibilityTraits = []
  /// It is pressed, and something happens.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It leads to a page or a document.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It plays a sound of its own when it is activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// It is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// It is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It summarises the state when the application starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Its label or value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It is a field for a search text.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Activating it begins something that a screen reader is not to talk over.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Its value has steps, see `accessibilityIncrement()`.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It takes touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Reading it to its end turns the page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// It is a bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// It divides content, such as a section's title.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// It is on or off, and activating it changes that.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)
}

/// The kind of a container, such as a list or a table.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// Nothing particular.
  case none = 0
  /// Cells in rows and columns.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A part of the screen that one may want to go to.
  case landmark = 3
  /// A group of elements that belong together.
  case semanticGroup = 4
}

/// The order in which a screen reader visits the elements inside an object.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As the screen reader thinks right.
  case automatic = 0
  /// Each element for itself.
  case separate = 1
  /// All elements as one.
  case combined = 2
}

/// A direction in which a screen reader scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the content at the right.
  case right = 1
  /// To the content at the left.
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
