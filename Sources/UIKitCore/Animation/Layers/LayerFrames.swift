import Foundation
import UIKitGraphics

/// A value of a property without a fixed number of components.
enum CompositeValue {
  /// Colours, or locations of colours.
  case vectors([AnimationVector])
  case path(CGPath)

  /// Returns an interpolated value.
  ///
  /// - Parameters:
  ///   - other: The value at fraction 1.
  ///   - fraction: The fraction of the distance, which may exceed 0...1.
  /// - Returns: The interpolated value; `other` if the values have different components.
  func interpolated(to other: CompositeValue, by fraction: Double) -> CompositeValue {
    switch (self, other) {
    case (.vectors(let start), .vectors(let end)) where start.count == end.count:
      return .vectors(zip(start, end).map { $0 + ($1 - $0) * fraction })
    case (.path(let start), .path(let end)):
      return .path(start.interpolated(to: end, by: fraction) ?? end)
    default: return other
    }
  }
}

/// The keyframe values of a composite property; `nil` means the layer's model value.
struct LayerFrames {
  var values: [CompositeValue?]

  /// Returns the value at a fractional index, such as 1.5 between the second and third values;
  /// `nil` if there is none.
  func value(at index: Double, modelValue: CompositeValue?) -> CompositeValue? {
    let lowerIndex = min(max(Int(index.rounded(.down)), 0), max(values.count - 2, 0))
    guard values.indices.contains(lowerIndex), let lowerValue = values[lowerIndex] ?? modelValue
    else {
      return nil
    }
    guard lowerIndex + 1 < values.count, let upperValue = values[lowerIndex + 1] ?? modelValue
    else { return lowerValue }
    let fraction = index - Double(lowerIndex)
    return fraction == 0 ? lowerValue : lowerValue.interpolated(to: upperValue, by: fraction)
  }
}

extension LayerKeyPath {
  /// Whether the property's values are composite.
  var isComposite: Bool { self == .path || self == .colors || self == .locations }

  /// Converts a value from the application; `nil` if its type does not match the property.
  func composite(_ value: Any) -> CompositeValue? {
    switch self {
    case .path: return (value as? CGPath)?.copy().map(CompositeValue.path)
    case .colors: return vectors(value, of: .backgroundColor)
    case .locations: return vectors(value, of: .opacity)
    default: return nil
    }
  }

  private func vectors(_ value: Any, of element: LayerKeyPath) -> CompositeValue? {
    guard let values = value as? [Any] else { return nil }
    let vectors = values.compactMap(element.components)
    return vectors.count == values.count ? .vectors(vectors) : nil
  }

  /// Returns the presented value of the property; `nil` if it is not composite or not set.
  func composite(in presentation: LayerPresentation) -> CompositeValue? {
    switch self {
    case .path: presentation.shape.path.map(CompositeValue.path)
    case .colors: presentation.gradient.map { .vectors($0.colors) }
    case .locations: presentation.gradient.map { .vectors($0.locations) }
    default: nil
    }
  }

  /// Sets the presented value of the property.
  func set(_ value: CompositeValue, in presentation: inout LayerPresentation) {
    switch (self, value) {
    case (.path, .path(let path)): presentation.shape.path = path
    case (.colors, .vectors(let colors)): presentation.gradient?.colors = colors
    case (.locations, .vectors(let locations)): presentation.gradient?.locations = locations
    default: break
    }
  }
}
