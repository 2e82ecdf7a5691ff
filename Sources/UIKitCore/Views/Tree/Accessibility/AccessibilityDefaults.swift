package import Foundation

/// The kind of an object, as assistive technology distinguishes it.
package enum AccessibilityRole: Sendable {
  case window, group, list, row, header, text, button, toggle, slider, stepper, field
  case secureField, searchField, textView, image, link, progress, busy, radioGroup, radioButton
  case bar, dialog, alert, keyboard, key, scrollView, menu, menuItem, tab, tabList
}

/// The current states of an object.
package struct AccessibilityState: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let enabled = AccessibilityState(rawValue: 1 << 0)
  package static let focusable = AccessibilityState(rawValue: 1 << 1)
  package static let focused = AccessibilityState(rawValue: 1 << 2)
  package static let selectable = AccessibilityState(rawValue: 1 << 3)
  package static let selected = AccessibilityState(rawValue: 1 << 4)
  package static let checkable = AccessibilityState(rawValue: 1 << 5)
  package static let checked = AccessibilityState(rawValue: 1 << 6)
  /// On the screen.
  package static let showing = AccessibilityState(rawValue: 1 << 7)
  package static let modal = AccessibilityState(rawValue: 1 << 8)
  /// Has so many children that assistive technology is not to read all of them.
  package static let managesDescendants = AccessibilityState(rawValue: 1 << 9)
  /// Represents a place rather than an object.
  package static let transient = AccessibilityState(rawValue: 1 << 10)
  package static let selectsMultiple = AccessibilityState(rawValue: 1 << 11)
}

/// A number in a range.
package struct AccessibilityRange: Equatable, Sendable {
  package var minimum: Double
  package var maximum: Double
  package var value: Double
  /// The step of an increment; 0 without steps.
  package var step: Double
  /// Whether the user may change it.
  package var isSettable: Bool
}

/// Text with a selection, as assistive technology reads and changes it; offsets are UTF-16 units.
@MainActor
package protocol AccessibleText: AnyObject {
  /// The text as it is shown: bullets for a password.
  var accessibleString: String { get }
  /// The selection; empty at the caret.
  var accessibleSelection: Range<Int> { get }
  /// Whether the user may change the text.
  var isAccessibleTextEditable: Bool { get }
  /// Whether it can have several lines.
  var isAccessibleTextMultiline: Bool { get }
  /// Selects; beyond the text counts as its end.
  func selectAccessibleText(_ range: Range<Int>)
  /// Replaces text as typing does.
  ///
  /// - Returns: Whether the text has changed.
  func replaceAccessibleText(_ range: Range<Int>, with text: String) -> Bool
  /// The characters' rectangle on the screen, in points.
  func accessibleRect(of range: Range<Int>) -> CGRect
  /// The character at a point of the screen.
  func accessibleOffset(at point: CGPoint) -> Int?
  /// The attributes of characters that have none of their own.
  var accessibleBaseAttributes: [NSAttributedString.Key: Any] { get }
  /// The attributes of a character, without those that all have, and the characters around it with
  /// the same ones; beyond the text that is an empty range at its end.
  func accessibleAttributes(
    at offset: Int
  ) -> (range: Range<Int>, attributes: [NSAttributedString.Key: Any])
}

/// A link in a text.
package struct AccessibleLink: Equatable, Sendable {
  /// The address that it opens.
  package let url: URL
  /// Its characters, in UTF-16 units of the text around it.
  package let range: Range<Int>
}

/// The rows of a list as lines of a table with one column, counted over all sections from 0.
@MainActor
package protocol AccessibleRows: AnyObject {
  /// The number of rows.
  var accessibleRowCount: Int { get }
  /// The number of selected rows.
  var accessibleSelectedRowCount: Int { get }
  /// The selected rows, the first thousand.
  var accessibleSelectedRows: [Int] { get }
  /// A row; `nil` for a number that does not exist.
  func accessibleRow(_ number: Int) -> _UIAccessibleObject?
  /// The number of a row; `nil` for other objects.
  func accessibleRowNumber(of object: _UIAccessibleObject) -> Int?
  /// The header of the section that a row is in; `nil`: it has none.
  func accessibleHeader(ofRow number: Int) -> _UIAccessibleObject?
}

/// The accessibility properties of an object, as long as the application sets no others.
///
/// Each class of views with properties of its own returns one; see
/// `_UIAccessibleObject.accessibilityDefaults`.
@MainActor
protocol AccessibilityDefaults {
  /// Whether the object is read as one.
  var isElement: Bool { get }
  /// Whether the object is a part of the tree although it is not read as one.
  var isContainer: Bool { get }
  var role: AccessibilityRole? { get }
  var label: String? { get }
  var value: String? { get }
  var hint: String? { get }
  var traits: UIAccessibilityTraits { get }
  var state: AccessibilityState { get }
  /// On the screen, in points.
  var frame: CGRect { get }
  var parent: _UIAccessibleObject? { get }
  var children: AccessibleNodes { get }
  /// The objects inside that are on the screen; implemented where there are many.
  var shownChildren: [_UIAccessibleObject] { get }
  func index(ofChild child: _UIAccessibleObject) -> Int?
  /// The selected objects inside, the first thousand; `nil` where nothing inside is selected.
  var selectedChildren: [_UIAccessibleObject]? { get }
  func deselect(_ child: _UIAccessibleObject?)
  /// Selects everything inside.
  ///
  /// - Returns: Whether several objects may be selected.
  func selectAll() -> Bool
  /// The rows, for a list.
  var rows: (any AccessibleRows)? { get }
  var actions: [UIAccessibilityCustomAction] { get }
  /// Place and number of the rows around; counted from 1.
  var place: (index: Int, count: Int)? { get }
  var range: AccessibilityRange? { get }
  func set(_ value: Double) -> Bool
  var text: (any AccessibleText)? { get }
  /// The link that the object is.
  var link: AccessibleLink? { get }
  /// Activates the object like a tap.
  func activate() -> Bool
  /// Changes the value by steps: 1 or −1.
  func adjust(by steps: Int) -> Bool
  func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool
  func escape() -> Bool
  /// Gives it the keyboard's focus.
  func focus() -> Bool
  /// Scrolls until it can be seen.
  func show()
}

extension AccessibilityDefaults {
  var isElement: Bool { false }
  var isContainer: Bool { false }
  var role: AccessibilityRole? { nil }
  var label: String? { nil }
  var value: String? { nil }
  var hint: String? { nil }
  var traits: UIAccessibilityTraits { .none }
  var state: AccessibilityState { .enabled }
  var frame: CGRect { .zero }
  var parent: _UIAccessibleObject? { nil }
  var children: AccessibleNodes { AccessibleNodes([]) }
  var shownChildren: [_UIAccessibleObject] { Array(children) }
  func index(ofChild child: _UIAccessibleObject) -> Int? {
    children.firstIndex { $0 === child }
  }
  var selectedChildren: [_UIAccessibleObject]? { nil }
  func deselect(_ child: _UIAccessibleObject?) {}
  func selectAll() -> Bool { false }
  var rows: (any AccessibleRows)? { nil }
  var actions: [UIAccessibilityCustomAction] { [] }
  var place: (index: Int, count: Int)? { nil }
  var range: AccessibilityRange? { nil }
  func set(_ value: Double) -> Bool { false }
  var text: (any AccessibleText)? { nil }
  var link: AccessibleLink? { nil }
  func activate() -> Bool { false }
  func adjust(by steps: Int) -> Bool { false }
  func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  func escape() -> Bool { false }
  func focus() -> Bool { false }
  func show() {}
}

/// The defaults of objects that are no views.
struct NoAccessibility: AccessibilityDefaults {}
