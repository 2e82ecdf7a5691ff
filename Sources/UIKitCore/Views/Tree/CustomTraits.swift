import UIKitGraphics

/// The value of a custom trait, which the library adds to those of `UITraitCollection`.
///
/// Views inherit it like other traits. Values are compared by identity.
@MainActor
protocol TraitValue: AnyObject, Sendable {
  /// The only light or dark style that the value supports, which overrides all others;
  /// `.unspecified` if it supports both.
  var userInterfaceStyle: UIUserInterfaceStyle { get }
  /// Whether the value is the classic theme, which then also applies to bars, controls and the
  /// keyboard.
  var isClassic: Bool { get }
}

/// The key of a custom trait; declared once, by the component that uses the trait.
struct TraitKey<Value: TraitValue>: Sendable {
  /// The index of the trait's values in `CustomTraits`.
  fileprivate let slot: Int
  let defaultValue: Value

  /// Creates a trait.
  ///
  /// - Parameter defaultValue: The default value.
  @MainActor
  init(default defaultValue: Value) {
    self.defaultValue = defaultValue
    slot = CustomTraits.defaults.count
    CustomTraits.defaults.append(defaultValue)
  }
}

/// The values of the custom traits that are set.
struct CustomTraits: Sendable {
  /// The default values of all declared traits, by slot.
  @MainActor fileprivate static var defaults: [any TraitValue] = []

  /// The values by slot; empty while none is set.
  private var values: [(any TraitValue)?] = []

  /// Returns the value of a trait; `nil` if it is not set.
  subscript<Value>(key: TraitKey<Value>) -> Value? {
    get {
      guard key.slot < values.count, let value = values[key.slot] else { return nil }
      return unsafeDowncast(value, to: Value.self)
    }
    set {
      while values.count <= key.slot { values.append(nil) }
      values[key.slot] = newValue
    }
  }

  /// Returns these values, with inherited values for traits that are not set.
  ///
  /// - Parameter inherited: The superview's values.
  /// - Returns: The values of a view with these overrides.
  func inheriting(_ inherited: CustomTraits) -> CustomTraits {
    if values.isEmpty { return inherited }
    var result = self
    for (slot, value) in inherited.values.enumerated() {
      if slot == result.values.count { result.values.append(nil) }
      if result.values[slot] == nil { result.values[slot] = value }
    }
    return result
  }

  /// The only light or dark style that one of the values supports; `nil` if there is none.
  @MainActor
  var onlyStyle: UIUserInterfaceStyle? {
    for case let value? in values where value.userInterfaceStyle != .unspecified {
      return value.userInterfaceStyle
    }
    return nil
  }

  /// Whether one of the values is the classic theme.
  @MainActor
  var isClassic: Bool { values.contains { $0?.isClassic ?? false } }

  /// Returns whether all traits have the same values, set or by default.
  ///
  /// - Parameter other: The values to compare with.
  /// - Returns: Whether all values are identical objects.
  @MainActor
  func isSame(as other: CustomTraits) -> Bool {
    for slot in 0..<max(values.count, other.values.count) {
      guard value(at: slot) === other.value(at: slot) else { return false }
    }
    return true
  }

  @MainActor
  private func value(at slot: Int) -> any TraitValue {
    (slot < values.count ? values[slot] : nil) ?? CustomTraits.defaults[slot]
  }
}

extension UIView {
  /// Returns the value of a custom trait in this view.
  ///
  /// - Parameter key: The trait.
  /// - Returns: The value of the nearest view that overrides it, or else the scene's or the
  ///   screen's value.
  final func inheritedValue<Value>(of key: TraitKey<Value>) -> Value {
    var view = self
    while true {
      if let value = view.traitOverridesStorage?.allCustomTraits[key] { return value }
      guard let superview = view.superviewStorage else { break }
      view = superview
    }
    let host = view.windowStorage?.host
    return host?.sceneOverrides?.customTraits[key] ?? (host?.screen ?? .main).value(of: key)
  }

  /// The values of all custom traits in this view.
  final var inheritedCustomTraits: CustomTraits {
    let inherited =
      (superviewStorage ?? environmentSource)?.inheritedCustomTraits
      ?? windowStorage?.host?.customTraits
      ?? UIScreen.main.customTraits
    return traitOverridesStorage?.allCustomTraits.inheriting(inherited) ?? inherited
  }
}

extension WindowHost {
  /// The custom traits of the scene and the screen.
  fileprivate final var customTraits: CustomTraits {
    sceneOverrides?.customTraits.inheriting(screen.customTraits) ?? screen.customTraits
  }
}

extension UIScreen {
  /// Returns the value of a custom trait that windows inherit.
  ///
  /// - Parameter key: The trait.
  /// - Returns: The screen's value, or the trait's default.
  final func value<Value>(of key: TraitKey<Value>) -> Value {
    customTraits[key] ?? key.defaultValue
  }
}
