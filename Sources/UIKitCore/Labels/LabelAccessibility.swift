import Foundation

/// The accessibility of a label, which is its text.
struct LabelAccessibility: ViewDefaults {
  let view: UILabel

  var isElement: Bool { !(view.text ?? "").isEmpty }
  var label: String? { view.text }
  var traits: UIAccessibilityTraits { .staticText }
}

/// The accessibility of an image, which is an element only if it has a label.
struct ImageViewAccessibility: ViewDefaults {
  let view: UIImageView

  var isElement: Bool { view.accessibilityProperties.label != nil }
  var traits: UIAccessibilityTraits { .image }
}
