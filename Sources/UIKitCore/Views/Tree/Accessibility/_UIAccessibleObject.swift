public import Foundation
public import UIKitGraphics

/// The base class of everything that assistive technology can read: views, controllers, bar items,
/// and elements that are no views.
///
/// On iOS all objects have these properties. Here they are those of responders and bar items.
@preconcurrency @MainActor
open class _UIAccessibleObject: NSObject {
  /// The values that the application has set, and others that few objects have; `nil`: none.
  final nonisolated(unsafe) var extras: ObjectExtras?

  /// Creates an object without accessibility properties.
  public override init() {
    super.init()
  }

  /// The properties that apply as long as the application sets none.
  var accessibilityDefaults: any AccessibilityDefaults { NoAccessibility() }

  /// The application's properties.
  final var accessibilityProperties: AccessibilityProperties {
    get { extras?.accessibility ?? AccessibilityProperties() }
    set {
      let extras = extras ?? ObjectExtras()
      extras.accessibility = newValue
      self.extras = extras
    }
  }

  // MARK: What it is

  /// Whether the object is read as one element.
  ///
  /// Default: `true` for labels, controls, text and rows; images when they have a label.
  open var isAccessibilityElement: Bool {
    get { accessibilityProperties.isElement ?? accessibilityDefaults.isElement }
    set { accessibilityProperties.isElement = newValue }
  }

  /// The element's name, such as "Play".
  ///
  /// Default: the text on it; a row's texts.
  open var accessibilityLabel: String? {
    get { accessibilityProperties.label ?? accessibilityDefaults.label }
    set { accessibilityProperties.label = newValue }
  }

  /// The value of the element, such as "50 %".
  ///
  /// Default: the value of controls and fields; `nil` for others.
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

  /// The kind and the behaviour of the element.
  ///
  /// Default: by the class of the view, and by its state.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityProperties.traits ?? accessibilityDefaults.traits }
    set { accessibilityProperties.traits = newValue }
  }

  /// A name by which tests find the object; it is never read to users.
  ///
  /// Default: `nil`.
  open var accessibilityIdentifier: String? {
    get { accessibilityProperties.identifier }
    set { accessibilityProperties.identifier = newValue }
  }

  /// The language of label, value and hint, such as "de-DE"; `nil` is the user's.
  ///
  /// Default: `nil`.
  open var accessibilityLanguage: String? {
    get { accessibilityProperties.language }
    set { accessibilityProperties.language = newValue }
  }

  /// Names by which users call the element when they speak, the best one first.
  ///
  /// Default: the label.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityUserInputLabels: [String]! {
    get {
      let own = accessibilityProperties.inputLabels
      return own.isEmpty ? accessibilityLabel.map { [$0] } ?? [] : own
    }
    set { accessibilityProperties.inputLabels = newValue ?? [] }
  }

  // MARK: Where it is

  /// The element's rectangle on the screen, in points.
  ///
  /// Default: the view's.
  open var accessibilityFrame: CGRect {
    get { accessibilityProperties.frame ?? accessibilityDefaults.frame }
    set { accessibilityProperties.frame = newValue }
  }

  /// The element's outline on the screen, in points; `nil` is its rectangle.
  ///
  /// Default: `nil`.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityProperties.path }
    set { accessibilityProperties.path = newValue }
  }

  /// The point that a tap hits to activate the element, on the screen, in points.
  ///
  /// Default: the middle of `accessibilityFrame`.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibilityProperties.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { accessibilityProperties.activationPoint = newValue }
  }

  // MARK: What is around it

  /// Whether only this view and its content are read, and nothing beside it.
  ///
  /// Default: `true` for alerts and presented screens.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityProperties.isModal ?? accessibilityDefaults.state.contains(.modal) }
    set { accessibilityProperties.isModal = newValue }
  }

  /// Whether nothing in the object is read, nor the object itself.
  ///
  /// Default: `false`.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityProperties.hidesElements }
    set { accessibilityProperties.hidesElements = newValue }
  }

  /// Whether the whole content of the view is read before the views beside it.
  ///
  /// Default: `false`. Elements are read in rows from the top; subviews always stay together here.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityProperties.groupsChildren }
    set { accessibilityProperties.groupsChildren = newValue }
  }

  /// The kind of the container.
  ///
  /// Default: `.none`.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityProperties.containerType }
    set { accessibilityProperties.containerType = newValue }
  }

  /// The order in which a screen reader visits the elements inside.
  ///
  /// Default: `.automatic`.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityProperties.navigationStyle }
    set { accessibilityProperties.navigationStyle = newValue }
  }

  /// Whether the user can do something with the element.
  ///
  /// Default: by the traits.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibilityProperties.respondsToInteraction
        ?? !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .keyboardKey])
    }
    set { accessibilityProperties.respondsToInteraction = newValue }
  }

  // MARK: Elements inside

  /// The elements in the object, in the order in which they are read: views and
  /// `UIAccessibilityElement`s.
  ///
  /// Default: `nil`, the views inside in reading order. Other objects are left out.
  open var accessibilityElements: [Any]? {
    get { accessibilityProperties.elements }
    set { accessibilityProperties.elements = newValue }
  }

  /// The number of elements in the object.
  ///
  /// A table has one for each of its rows, also for those without a cell.
  open func accessibilityElementCount() -> Int {
    accessibilityElements?.count ?? accessibilityDefaults.children.count
  }

  /// An element in the object.
  ///
  /// - Parameter index: Its place in the reading order.
  /// - Returns: `nil` for an index that does not exist.
  open func accessibilityElement(at index: Int) -> Any? {
    if let elements = accessibilityElements {
      return elements.indices.contains(index) ? elements[index] : nil
    }
    return accessibilityDefaults.children.element(at: index)
  }

  /// The place of an element.
  ///
  /// - Parameter element: An object in this one.
  /// - Returns: `NSNotFound` for others.
  open func index(ofAccessibilityElement element: Any) -> Int {
    guard let element = element as? _UIAccessibleObject else { return NSNotFound }
    if let elements = accessibilityElements {
      return elements.firstIndex { $0 as AnyObject === element } ?? NSNotFound
    }
    return accessibilityDefaults.index(ofChild: element) ?? NSNotFound
  }

  // MARK: Actions

  /// Actions besides activating.
  ///
  /// Default: those of a row's swipe buttons; `nil` for others.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      if let actions = accessibilityProperties.actions { return actions }
      let actions = accessibilityDefaults.actions
      return actions.isEmpty ? nil : actions
    }
    set { accessibilityProperties.actions = newValue }
  }

  /// Ways to go from one of several elements to the next.
  ///
  /// Default: `nil`.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityProperties.rotors }
    set { accessibilityProperties.rotors = newValue }
  }

  /// Activates the element, as a tap does.
  ///
  /// - Returns: Whether it was activated; otherwise its activation point is tapped.
  open func accessibilityActivate() -> Bool { accessibilityDefaults.activate() }

  /// Increments the value of an adjustable element.
  open func accessibilityIncrement() { _ = accessibilityDefaults.adjust(by: 1) }

  /// Decrements the value of an adjustable element.
  open func accessibilityDecrement() { _ = accessibilityDefaults.adjust(by: -1) }

  /// Scrolls by a page.
  ///
  /// - Parameter direction: The direction of the content to show.
  /// - Returns: Whether anything scrolled; otherwise the object around this one is asked.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    accessibilityDefaults.scroll(direction)
  }

  /// Closes an alert, a presented screen, or the top screen of a stack.
  ///
  /// - Returns: Whether anything was left; otherwise the object around this one is asked.
  open func accessibilityPerformEscape() -> Bool { accessibilityDefaults.escape() }

  /// Performs the most important action now, such as answering a call.
  ///
  /// - Returns: Whether anything was done; otherwise the object around this one is asked.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Focus

  /// Called after the element got a screen reader's focus.
  open func accessibilityElementDidBecomeFocused() {}

  /// Called after a screen reader's focus left the element.
  open func accessibilityElementDidLoseFocus() {}

  /// Whether a screen reader's focus is on the element.
  open func accessibilityElementIsFocused() -> Bool {
    WindowHost.current.accessibilityClient?.focusedElement === self
  }
}

extension Collection {
  /// An element by its distance from the start; `nil` where there is none.
  func element(at offset: Int) -> Element? {
    guard offset >= 0, offset < count else { return nil }
    return self[index(startIndex, offsetBy: offset)]
  }
}
