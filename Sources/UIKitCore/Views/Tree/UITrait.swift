public import Foundation
public import UIKitGraphics

/// A trait with observable changes, see ``UITraitChangeObservable``.
///
/// The traits of `UITraitCollection` conform to it. Applications cannot define custom traits.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value: Equatable
  /// Whether a change of the trait can affect colours.
  ///
  /// Default: `false`.
  static var affectsColorAppearance: Bool { get }
  /// Returns the value in a collection.
  static func _value(in traits: UITraitCollection) -> Value
}

extension UITraitDefinition {
  /// The value in a collection that does not specify the trait.
  public static var defaultValue: Value { _value(in: UITraitCollection()) }
  /// Whether a change of the trait can affect colours.
  public static var affectsColorAppearance: Bool { false }

  /// Returns whether two collections have the same value.
  static func isSame(in first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    _value(in: first) == _value(in: second)
  }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// The light or dark appearance.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Whether a change can affect colours: `true`, because the appearance selects different colours.
  public static var affectsColorAppearance: Bool { true }
  /// Returns the value in a collection.
  public static func _value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Returns the value in a collection.
  public static func _value(in traits: UITraitCollection) -> UIUserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
}

/// Device pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
  /// Returns the value in a collection.
  public static func _value(in traits: UITraitCollection) -> CGFloat {
    traits.displayScale
  }
}

/// The text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Returns the value in a collection.
  public static func _value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}

/// Whether the system font is bolder than usual.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// Returns the value in a collection.
  public static func _value(in traits: UITraitCollection) -> UILegibilityWeight {
    traits.legibilityWeight
  }
}

/// The layout direction.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// Returns the value in a collection.
  public static func _value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
}

/// The contrast of texts and lines with their background.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// Whether a change can affect colours: `true`, because the contrast selects different colours.
  public static var affectsColorAppearance: Bool { true }
  /// Returns the value in a collection.
  public static func _value(in traits: UITraitCollection) -> UIAccessibilityContrast {
    traits.accessibilityContrast
  }
}

/// Whether content floats above other content.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// Whether a change can affect colours: `true`, because the level selects different background
  /// colours.
  public static var affectsColorAppearance: Bool { true }
  /// Returns the value in a collection.
  public static func _value(in traits: UITraitCollection) -> UIUserInterfaceLevel {
    traits.userInterfaceLevel
  }
}

/// The available width.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Returns the value in a collection.
  public static func _value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}

/// The available height.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Returns the value in a collection.
  public static func _value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}

extension UITraitCollection {
  /// The traits that affect colours.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self,
    ]
  }

  /// Accesses the value of a trait.
  ///
  /// - Parameter trait: The trait's type, such as `UITraitDisplayScale.self`.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    trait._value(in: self)
  }
}
