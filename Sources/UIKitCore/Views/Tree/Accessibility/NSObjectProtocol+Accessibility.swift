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
    get { accessible?.isAccessibilityElement ?? said.isElement ?? false }
    set {
      if let accessible {
        accessible.isAccessibilityElement = newValue
      } else {
        say { $0.isElement = newValue }
      }
    }
  }

  /// The label of the object.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { accessible.map(\.accessibilityLabel) ?? said.label }
    set {
      if let accessible {
        accessible.accessibilityLabel = newValue
      } else {
        say { $0.label = newValue }
      }
    }
  }

  /// The value of the object.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { accessible.map(\.accessibilityValue) ?? said.value }
    set {
      if let accessible {
        accessible.accessibilityValue = newValue
      } else {
        say { $0.value = newValue }
      }
    }
  }

  /// The effect of activating the object.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { accessible.map(\.accessibilityHint) ?? said.hint }
    set {
      if let accessible {
        accessible.accessibilityHint = newValue
      } else {
        say { $0.hint = newValue }
      }
    }
  }

  /// The type and behaviour of the object.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { accessible?.accessibilityTraits ?? said.traits ?? .none }
    set {
      if let accessible {
        accessible.accessibilityTraits = newValue
      } else {
        say { $0.traits = newValue }
      }
    }
  }

  private var accessible: _UIAccessibleObject? { self as? _UIAccessibleObject }

  private var said: AccessibilityProperties {
    objc_getAssociatedObject(self, &propertiesKey) as? AccessibilityProperties
      ?? AccessibilityProperties()
  }

  private func say(_ change: (inout AccessibilityProperties) -> Void) {
    var properties = said
    change(&properties)
    objc_setAssociatedObject(self, &propertiesKey, properties, .OBJC_ASSOCIATION_RETAIN)
  }
}
