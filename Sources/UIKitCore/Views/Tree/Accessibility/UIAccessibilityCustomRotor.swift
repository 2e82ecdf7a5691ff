public import Foundation

/// A sequence of elements to move through, such as all unread messages.
///
/// Screen readers on Linux have no rotor; they offer *Next* and *Previous* with its name among the
/// actions of the element that it belongs to.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// Finds the element; `nil`: there is none.
  public typealias Search =
    (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// A direction of searching.
  public enum Direction: Int, Sendable {
    /// To the previous element.
    case previous = 0
    /// To the next element.
    case next = 1
  }

  /// The name of the rotor, as it is read to the user.
  open var name: String
  /// Finds the next element.
  open var itemSearchBlock: Search
  /// The element that the last search has found.
  final weak var lastFound: _UIAccessibleObject?

  /// Creates a rotor.
  ///
  /// - Parameters:
  ///   - name: The name, as it is read to the user.
  ///   - itemSearchBlock: Finds the next element.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  /// Searches on from the element that was found last.
  final func search(
    _ direction: Direction,
    from start: _UIAccessibleObject
  ) -> _UIAccessibleObject? {
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.searchDirection = direction
    predicate.currentItem = UIAccessibilityCustomRotorItemResult(
      targetElement: lastFound ?? start,
      targetRange: nil
    )
    let found = itemSearchBlock(predicate)?.targetElement as? _UIAccessibleObject
    if let found { lastFound = found }
    return found
  }
}

/// The start and the direction of a search.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The item at which the search begins.
  open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: nil, targetRange: nil)
  /// The direction.
  ///
  /// Default: `.next`.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// An element that a search has found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element: a view or a `UIAccessibilityElement`.
  open weak var targetElement: AnyObject?
  /// The part of its text; `nil`: all of it.
  open var targetRange: UITextRange?

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - targetElement: The element.
  ///   - targetRange: The part of its text; `nil`: all of it.
  public init(targetElement: AnyObject?, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
