package import Foundation

/// The role of an object, as distinguished by assistive technology.
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
  /// The object is on the screen.
  package static let showing = AccessibilityState(rawValue: 1 << 7)
  package static let modal = AccessibilityState(rawValue: 1 << 8)
  /// The object has too many children for assistive technology to read all of them.
  package static let managesDescendants = AccessibilityState(rawValue: 1 << 9)
  /// The object represents a position rather than an object.
  package static let transient = AccessibilityState(rawValue: 1 << 10)
  package static let selectsMultiple = AccessibilityState(rawValue: 1 << 11)
}

/// A numeric value in a range.
package struct AccessibilityRange: Equatable, Sendable {
  package var minimum: Double
  package var maximum: Double
  package var value: Double
  /// The step of an increment; 0 if there are no steps.
  package var step: Double
  /// Whether the user can change the value.
  package var isSettable: Bool
}

/// Text with a selection that assistive technology reads and edits; offsets are in UTF-16 units.
@MainActor
package protocol AccessibleText: AnyObject {
  /// The displayed text; bullets for a password.
  var accessibleString: String { get }
  /// The selection; empty at the caret.
  var accessibleSelection: Range<Int> { get }
  /// Whether the user can edit the text.
  var isAccessibleTextEditable: Bool { get }
  /// Whether the text can have several lines.
  var isAccessibleTextMultiline: Bool { get }
  /// Selects a range; offsets beyond the text are clamped to its end.
  func selectAccessibleText(_ range: Range<Int>)
  /// Replaces text like typing.
  ///
  /// - Returns: Whether the text has changed.
  func replaceAccessibleText(_ range: Range<Int>, with text: String) -> Bool
  /// Returns the rectangle of a range on the screen, in points.
  func accessibleRect(of range: Range<Int>) -> CGRect
  /// Returns the offset of the character at a point of the screen.
  func accessibleOffset(at point: CGPoint) -> Int?
  /// The attributes of characters without their own attributes.
  var accessibleBaseAttributes: [NSAttributedString.Key: Any] { get }
  /// Returns the attributes of a character, without the base attributes, and the range around it
  /// with the same attributes; beyond the text an empty range at its end.
  func accessibleAttributes(
    at offset: Int
  ) -> (range: Range<Int>, attributes: [NSAttributedString.Key: Any])
}

/// A link in a text.
package struct AccessibleLink: Equatable, Sendable {
  /// The URL that the link opens.
  package let url: URL
  /// The range of the link in the text, in UTF-16 units.
  package let range: Range<Int>
}

/// The rows of a list as rows of a table with a single column, counted over all sections from 0.
@MainActor
package protocol AccessibleRows: AnyObject {
  /// The number of rows.
  var accessibleRowCount: Int { get }
  /// The number of selected rows.
  var accessibleSelectedRowCount: Int { get }
  /// The selected rows, at most a thousand.
  var accessibleSelectedRows: [Int] { get }
  /// Returns a row; `nil` for an invalid number.
  func accessibleRow(_ number: Int) -> _UIAccessibleObject?
  /// Returns the number of a row; `nil` for other objects.
  func accessibleRowNumber(of object: _UIAccessibleObject) -> Int?
  /// Returns the header of a row's section; `nil` if it has none.
  func accessibleHeader(ofRow number: Int) -> _UIAccessibleObject?
}

/// The default accessibility properties of an object, which apply unless the application sets
/// others.
///
/// Each view class with its own defaults returns an instance; see
/// `_UIAccessibleObject.accessibilityDefaults`.
@MainActor
protocol AccessibilityDefaults {
  /// Whether the object is read as an element.
  var isElement: Bool { get }
  /// Whether the object is in the accessibility tree although it is not an element.
  var isContainer: Bool { get }
  var role: AccessibilityRole? { get }
  var label: String? { get }
  var value: String? { get }
  var hint: String? { get }
  var traits: UIAccessibilityTraits { get }
  var state: AccessibilityState { get }
  /// The rectangle on the screen, in points.
  var frame: CGRect { get }
  var parent: _UIAccessibleObject? { get }
  var children: AccessibleNodes { get }
  /// The children on the screen; implemented by objects with many children.
  var visibleChildren: [_UIAccessibleObject] { get }
  func index(ofChild child: _UIAccessibleObject) -> Int?
  /// The selected children, at most a thousand; `nil` if the children cannot be selected.
  var selectedChildren: [_UIAccessibleObject]? { get }
  /// Deselects a child; `nil` deselects all of them.
  func deselect(_ child: _UIAccessibleObject?)
  /// Selects all children.
  ///
  /// - Returns: Whether multiple selection is allowed.
  func selectAll() -> Bool
  /// The rows of a list; `nil` for other objects.
  var rows: (any AccessibleRows)? { get }
  var actions: [UIAccessibilityCustomAction] { get }
  /// The index of the row that contains the object, counted from 1, and the number of rows.
  var positionInSet: (index: Int, count: Int)? { get }
  var range: AccessibilityRange? { get }
  func set(_ value: Double) -> Bool
  var text: (any AccessibleText)? { get }
  /// The link represented by the object; `nil` for other objects.
  var link: AccessibleLink? { get }
  /// Activates the object as a tap does.
  func activate() -> Bool
  /// Changes the value by a number of steps: 1 or −1.
  func adjust(by steps: Int) -> Bool
  func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool
  func escape() -> Bool
  /// Moves the keyboard focus to the object.
  func focus() -> Bool
  /// Scrolls until the object is visible.
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
  var visibleChildren: [_UIAccessibleObject] { Array(children) }
  func index(ofChild child: _UIAccessibleObject) -> Int? {
    children.firstIndex { $0 === child }
  }
  var selectedChildren: [_UIAccessibleObject]? { nil }
  func deselect(_ child: _UIAccessibleObject?) {}
  func selectAll() -> Bool { false }
  var rows: (any AccessibleRows)? { nil }
  var actions: [UIAccessibilityCustomAction] { [] }
  var positionInSet: (index: Int, count: Int)? { nil }
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

/// The defaults of objects without their own.
struct NoAccessibility: AccessibilityDefaults {}
