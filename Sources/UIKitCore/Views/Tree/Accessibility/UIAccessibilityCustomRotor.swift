public import Foundation

/// A sequence of elements through which the user can move, such as all unread messages.
///
/// Screen readers on Linux have no rotor. They offer *Next* and *Previous* with the rotor's name as
/// actions of the element that provides the rotor.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// A closure that finds an element; returns `nil` if there is none.
  public typealias Search =
    (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// The direction of a search.
  public enum Direction: Int, Sendable {
    /// The previous element.
    case previous = 0
    /// The next element.
    case next = 1
  }

  /// The name of the rotor, read to the user.
  open var name: String
  /// The closure that finds the next element.
  open var itemSearchBlock: Search
  /// The result of the last search.
  final weak var lastFound: _UIAccessibleObject?

  /// Creates a rotor.
  ///
  /// - Parameters:
  ///   - name: The name, read to the user.
  ///   - itemSearchBlock: The closure that finds the next element.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  /// Continues the search from the last result.
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
    let match = itemSearchBlock(predicate)?.targetElement as? _UIAccessibleObject
    if let match { lastFound = match }
    return match
  }
}

/// The start and the direction of a search.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The item from which the search starts.
  open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: nil, targetRange: nil)
  /// The direction of the search.
  ///
  /// Default: `.next`.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// The result of a search.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element: a view or a `UIAccessibilityElement`.
  open weak var targetElement: AnyObject?
  /// The range of the element's text; `nil` for the whole text.
  open var targetRange: UITextRange?

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - targetElement: The element.
  ///   - targetRange: The range of the element's text; `nil` for the whole text.
  public init(targetElement: AnyObject?, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
