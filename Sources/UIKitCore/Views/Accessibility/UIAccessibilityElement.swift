public import Foundation

/// An accessibility element that is not a view, such as a component of a drawing.
///
/// A container lists it in its `accessibilityElements`.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view or element that contains the element.
  open weak var accessibilityContainer: AnyObject?
  /// The rectangle in the coordinates of a container view, in points.
  ///
  /// Default: zero, which means that `accessibilityFrame` applies.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates an element.
  ///
  /// - Parameter container: The view or element that contains the element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// Creates an element without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The container, if it is a responder.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  override var accessibilityDefaults: any AccessibilityDefaults { ElementAccessibility(self) }
}

/// The accessibility defaults of elements that are not views.
struct ElementAccessibility: AccessibilityDefaults {
  private let element: UIAccessibilityElement

  init(_ element: UIAccessibilityElement) {
    self.element = element
  }

  private var container: UIView? { element.accessibilityContainer as? UIView }

  var isElement: Bool { true }

  var state: AccessibilityState {
    var state = AccessibilityState.enabled
    if container?.isInAccessibleWindow ?? false { state.insert(.showing) }
    return state
  }

  var frame: CGRect {
    guard element.accessibilityFrameInContainerSpace != .zero, let container else { return .zero }
    return container.convert(element.accessibilityFrameInContainerSpace, to: nil)
  }

  var parent: _UIAccessibleObject? {
    let container = element.accessibilityContainer as? _UIAccessibleObject
    return container.flatMap { $0.isInTree ? $0 : $0.treeParent }
  }

  func focus() -> Bool { false }
}
