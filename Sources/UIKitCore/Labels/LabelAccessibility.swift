import Foundation

/// A label is read as its text.
struct LabelAccessibility: ViewDefaults {
  let view: UILabel

  var isElement: Bool { !(view.text ?? "").isEmpty }
  var label: String? { view.text }
  var traits: UIAccessibilityTraits { .staticText }
}

/// An image is read when it has a label.
struct ImageViewAccessibility: ViewDefaults {
  let view: UIImageView

  var isElement: Bool { view.accessibilityProperties.label != nil }
  var traits: UIAccessibilityTraits { .image }
}
