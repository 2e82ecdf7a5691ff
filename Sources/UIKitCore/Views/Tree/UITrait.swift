public import Foundation
public import UIKitGraphics

/// A trait whose changes can be observed, see ``UITraitChangeObservable``.
///
/// The traits of `UITraitCollection` conform to it. There are no traits of an application's own.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value: Equatable
  /// Whether colours may look different after a change.
  ///
  /// Default: `false`.
  static var affectsColorAppearance: Bool { get }
  /// The value in a collection.
  static func _value(in traits: UITraitCollection) -> Value
}

extension UITraitDefinition {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: Value { _value(in: UITraitCollection()) }
  /// Whether colours may look different after a change.
  public static var affectsColorAppearance: Bool { false }

  /// Whether two collections have the same value.
  static func isSame(in first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    _value(in: first) == _value(in: second)
  }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Colours differ.
  public static var affectsColorAppearance: Bool { true }
  /// The value in a collection.
  public static func _value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The value in a collection.
  public static func _value(in traits: UITraitCollection) -> UIUserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
}

/// Device pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
  /// The value in a collection.
  public static func _value(in traits: UITraitCollection) -> CGFloat {
    traits.displayScale
  }
}

/// The text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The value in a collection.
  public static func _value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}

/// Whether the system font is bolder than usual.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// The value in a collection.
  public static func _value(in traits: UITraitCollection) -> UILegibilityWeight {
    traits.legibilityWeight
  }
}

/// The direction of layout.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// The value in a collection.
  public static func _value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
}

/// The contrast of texts and lines with their background.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// Colours differ.
  public static var affectsColorAppearance: Bool { true }
  /// The value in a collection.
  public static func _value(in traits: UITraitCollection) -> UIAccessibilityContrast {
    traits.accessibilityContrast
  }
}

/// Whether content floats above other content.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// Backgrounds differ.
  public static var affectsColorAppearance: Bool { true }
  /// The value in a collection.
  public static func _value(in traits: UITraitCollection) -> UIUserInterfaceLevel {
    traits.userInterfaceLevel
  }
}

/// The available width.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// The value in a collection.
  public static func _value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}

/// The available height.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// The value in a collection.
  public static func _value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}

extension UITraitCollection {
  /// The traits that colours depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self,
    ]
  }

  /// The value of a trait.
  ///
  /// - Parameter trait: The trait's type, such as `UITraitDisplayScale.self`.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    trait._value(in: self)
  }
}
