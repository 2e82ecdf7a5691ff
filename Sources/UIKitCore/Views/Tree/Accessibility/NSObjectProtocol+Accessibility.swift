public import Foundation

private nonisolated(unsafe) var propertiesKey: UInt8 = 0

/// The accessibility properties of every object.
///
/// Assistive technology reads views, controllers, bar items and `UIAccessibilityElement`s; other
/// objects store the properties for code that creates elements from them.
@MainActor
extension NSObjectProtocol {
  /// Whether the object is an accessibility element.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { accessibleObject?.isAccessibilityElement ?? customProperties.isElement ?? false }
    set {
      if let accessibleObject {
        accessibleObject.isAccessibilityElement = newValue
      } else {
        customize { $0.isElement = newValue }
      }
    }
  }

  /// The label of the object.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { accessibleObject.map(\.accessibilityLabel) ?? customProperties.label }
    set {
      if let accessibleObject {
        accessibleObject.accessibilityLabel = newValue
      } else {
        customize { $0.label = newValue }
      }
    }
  }

  /// The value of the object.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { accessibleObject.map(\.accessibilityValue) ?? customProperties.value }
    set {
      if let accessibleObject {
        accessibleObject.accessibilityValue = newValue
      } else {
        customize { $0.value = newValue }
      }
    }
  }

  /// The effect of activating the object.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { accessibleObject.map(\.accessibilityHint) ?? customProperties.hint }
    set {
      if let accessibleObject {
        accessibleObject.accessibilityHint = newValue
      } else {
        customize { $0.hint = newValue }
      }
    }
  }

  /// The type and behaviour of the object.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibleObject?.accessibilityTraits ?? customProperties.traits ?? .none }
    set {
      if let accessibleObject {
        accessibleObject.accessibilityTraits = newValue
      } else {
        customize { $0.traits = newValue }
      }
    }
  }

  /// The name of the object for tests; no assistive technology reads it.
  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get { accessibleObject.map(\.accessibilityIdentifier) ?? customProperties.identifier }
    set {
      if let accessibleObject {
        accessibleObject.accessibilityIdentifier = newValue
      } else {
        customize { $0.identifier = newValue }
      }
    }
  }

  private var accessibleObject: _UIAccessibleObject? { self as? _UIAccessibleObject }

  private var customProperties: AccessibilityProperties {
    objc_getAssociatedObject(self, &propertiesKey) as? AccessibilityProperties
      ?? AccessibilityProperties()
  }

  private func customize(_ change: (inout AccessibilityProperties) -> Void) {
    var properties = customProperties
    change(&properties)
    objc_setAssociatedObject(self, &propertiesKey, properties, .OBJC_ASSOCIATION_RETAIN)
  }
}
