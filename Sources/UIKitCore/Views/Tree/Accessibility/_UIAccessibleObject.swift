public import Foundation
public import UIKitGraphics

/// The base class of all objects that assistive technology can read: views, controllers, bar items,
/// and elements that are not views.
///
/// On iOS all objects have these properties; on Linux only responders and bar items have all of
/// them, and other objects have those of `NSObjectProtocol+Accessibility.swift`.
@preconcurrency @MainActor
open class _UIAccessibleObject: NSObject {
  /// The accessibility properties set by the application, and other rare state; `nil` if there is
  /// none.
  final nonisolated(unsafe) var extras: ObjectExtras?

  /// Creates an object without accessibility properties.
  public override init() {
    super.init()
  }

  /// The defaults that apply unless the application sets a property.
  var accessibilityDefaults: any AccessibilityDefaults { NoAccessibility() }

  /// The properties set by the application.
  final var accessibilityProperties: AccessibilityProperties {
    get { extras?.accessibility ?? AccessibilityProperties() }
    set {
      let extras = extras ?? ObjectExtras()
      extras.accessibility = newValue
      self.extras = extras
    }
  }

  // MARK: Identity

  /// Whether the object is an accessibility element.
  ///
  /// Default: `true` for labels, controls, text views and rows, and for images with a label.
  open var isAccessibilityElement: Bool {
    get { accessibilityProperties.isElement ?? accessibilityDefaults.isElement }
    set { accessibilityProperties.isElement = newValue }
  }

  /// The label of the element, such as "Play".
  ///
  /// Default: the element's text; for a row the texts in it.
  open var accessibilityLabel: String? {
    get { accessibilityProperties.label ?? accessibilityDefaults.label }
    set { accessibilityProperties.label = newValue }
  }

  /// The value of the element, such as "50 %".
  ///
  /// Default: the value of controls and text fields; `nil` for others.
  open var accessibilityValue: String? {
    get { accessibilityProperties.value ?? accessibilityDefaults.value }
    set { accessibilityProperties.value = newValue }
  }

  /// The effect of activating the element.
  ///
  /// Default: `nil`.
  open var accessibilityHint: String? {
    get { accessibilityProperties.hint ?? accessibilityDefaults.hint }
    set { accessibilityProperties.hint = newValue }
  }

  /// The type and behaviour of the element.
  ///
  /// Default: from the class and state of the view.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityProperties.traits ?? accessibilityDefaults.traits }
    set { accessibilityProperties.traits = newValue }
  }

  /// An identifier for tests, never read to users.
  ///
  /// Default: `nil`.
  open var accessibilityIdentifier: String? {
    get { accessibilityProperties.identifier }
    set { accessibilityProperties.identifier = newValue }
  }

  /// The language of label, value and hint, such as "de-DE"; `nil` for the user's language.
  ///
  /// Default: `nil`.
  open var accessibilityLanguage: String? {
    get { accessibilityProperties.language }
    set { accessibilityProperties.language = newValue }
  }

  /// The labels for voice control, best label first.
  ///
  /// Default: the label.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityUserInputLabels: [String]! {
    get {
      let labels = accessibilityProperties.inputLabels
      return labels.isEmpty ? accessibilityLabel.map { [$0] } ?? [] : labels
    }
    set { accessibilityProperties.inputLabels = newValue ?? [] }
  }

  // MARK: Geometry

  /// The element's rectangle on the screen, in points.
  ///
  /// Default: the view's rectangle.
  open var accessibilityFrame: CGRect {
    get { accessibilityProperties.frame ?? accessibilityDefaults.frame }
    set { accessibilityProperties.frame = newValue }
  }

  /// The outline of the element on the screen, in points; `nil` for its rectangle.
  ///
  /// Default: `nil`.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityProperties.path }
    set { accessibilityProperties.path = newValue }
  }

  /// The point at which a tap activates the element, on the screen, in points.
  ///
  /// Default: the centre of `accessibilityFrame`.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibilityProperties.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { accessibilityProperties.activationPoint = newValue }
  }

  // MARK: Context

  /// Whether only this view and its descendants are read, and not its siblings.
  ///
  /// Default: `true` for alerts and presented screens.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityProperties.isModal ?? accessibilityDefaults.state.contains(.modal) }
    set { accessibilityProperties.isModal = newValue }
  }

  /// Whether the object and its descendants are hidden from assistive technology.
  ///
  /// Default: `false`.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityProperties.hidesElements }
    set { accessibilityProperties.hidesElements = newValue }
  }

  /// Whether all descendants of the view are read before its siblings.
  ///
  /// Default: `false`. Elements are read in rows from the top; the subviews of a view always stay
  /// together.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityProperties.groupsChildren }
    set { accessibilityProperties.groupsChildren = newValue }
  }

  /// The type of the container.
  ///
  /// Default: `.none`.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityProperties.containerType }
    set { accessibilityProperties.containerType = newValue }
  }

  /// The order in which a screen reader visits the descendants.
  ///
  /// Default: `.automatic`.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityProperties.navigationStyle }
    set { accessibilityProperties.navigationStyle = newValue }
  }

  /// Whether the user can interact with the element.
  ///
  /// Default: from the traits.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibilityProperties.respondsToInteraction
        ?? !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .keyboardKey])
    }
    set { accessibilityProperties.respondsToInteraction = newValue }
  }

  // MARK: Contained elements

  /// The elements in the object, in reading order: views and `UIAccessibilityElement`s.
  ///
  /// Default: `nil`, for the subviews in reading order. Other objects are ignored.
  open var accessibilityElements: [Any]? {
    get { accessibilityProperties.elements }
    set { accessibilityProperties.elements = newValue }
  }

  /// Returns the number of elements in the object.
  ///
  /// A table has an element for each row, even if the row has no cell.
  open func accessibilityElementCount() -> Int {
    accessibilityElements?.count ?? accessibilityDefaults.children.count
  }

  /// Returns an element in the object.
  ///
  /// - Parameter index: The index in reading order.
  /// - Returns: The element; `nil` for an invalid index.
  open func accessibilityElement(at index: Int) -> Any? {
    if let elements = accessibilityElements {
      return elements.indices.contains(index) ? elements[index] : nil
    }
    return accessibilityDefaults.children.element(at: index)
  }

  /// Returns the index of an element.
  ///
  /// - Parameter element: An element in this object.
  /// - Returns: The index; `NSNotFound` for other objects.
  open func index(ofAccessibilityElement element: Any) -> Int {
    guard let element = element as? _UIAccessibleObject else { return NSNotFound }
    if let elements = accessibilityElements {
      return elements.firstIndex { $0 as AnyObject === element } ?? NSNotFound
    }
    return accessibilityDefaults.index(ofChild: element) ?? NSNotFound
  }

  // MARK: Actions

  /// The actions besides activation.
  ///
  /// Default: a row's swipe actions; `nil` for other objects.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      if let actions = accessibilityProperties.actions { return actions }
      let actions = accessibilityDefaults.actions
      return actions.isEmpty ? nil : actions
    }
    set { accessibilityProperties.actions = newValue }
  }

  /// The custom rotors, for moving from element to element.
  ///
  /// Default: `nil`.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityProperties.rotors }
    set { accessibilityProperties.rotors = newValue }
  }

  /// Activates the element as a tap does.
  ///
  /// - Returns: Whether the element was activated; otherwise its activation point is tapped.
  open func accessibilityActivate() -> Bool { accessibilityDefaults.activate() }

  /// Increments the value of an adjustable element.
  open func accessibilityIncrement() { _ = accessibilityDefaults.adjust(by: 1) }

  /// Decrements the value of an adjustable element.
  open func accessibilityDecrement() { _ = accessibilityDefaults.adjust(by: -1) }

  /// Scrolls by a page.
  ///
  /// - Parameter direction: The direction of the content to show.
  /// - Returns: Whether the object has scrolled; otherwise its parent is tried.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    accessibilityDefaults.scroll(direction)
  }

  /// Closes an alert, a presented screen, or the top screen of a navigation stack.
  ///
  /// - Returns: Whether anything was closed; otherwise the parent is tried.
  open func accessibilityPerformEscape() -> Bool { accessibilityDefaults.escape() }

  /// Performs the most important action in the current state, such as answering a call.
  ///
  /// - Returns: Whether an action was performed; otherwise the parent is tried.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Focus

  /// Called after a screen reader's focus has moved to the element.
  open func accessibilityElementDidBecomeFocused() {}

  /// Called after a screen reader's focus has left the element.
  open func accessibilityElementDidLoseFocus() {}

  /// Returns whether the element has a screen reader's focus.
  open func accessibilityElementIsFocused() -> Bool {
    WindowHost.current.accessibilityClient?.focusedElement === self
  }
}

extension Collection {
  /// Returns the element at an offset from the start; `nil` if there is none.
  func element(at offset: Int) -> Element? {
    guard offset >= 0, offset < count else { return nil }
    return self[index(startIndex, offsetBy: offset)]
  }
}
