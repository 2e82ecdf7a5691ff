import UIKitGraphics

/// The value of a trait that a part of the library adds to those of `UITraitCollection`.
///
/// Views inherit it as they inherit the others. Values are compared by identity.
@MainActor
protocol TraitValue: AnyObject, Sendable {
  /// The only appearance that the value supports, which overrides all others; `.unspecified`: both.
  var userInterfaceStyle: UIUserInterfaceStyle { get }
  /// Whether the look is that of 2011, which bars, controls and the keyboard then have, too.
  var isClassic: Bool { get }
}

/// The key of an added trait; declared once, by the part of the library that the trait concerns.
struct TraitKey<Value: TraitValue>: Sendable {
  /// The index of the trait's values in `AddedTraits`.
  fileprivate let slot: Int
  /// The default value.
  let defaultValue: Value

  /// Creates a trait.
  ///
  /// - Parameter defaultValue: The default value.
  @MainActor
  init(default defaultValue: Value) {
    self.defaultValue = defaultValue
    slot = AddedTraits.defaults.count
    AddedTraits.defaults.append(defaultValue)
  }
}

/// The values of the added traits that are set.
struct AddedTraits: Sendable {
  /// The default values of all declared traits, by slot.
  @MainActor fileprivate static var defaults: [any TraitValue] = []

  /// The values by slot; empty while none is set.
  private var values: [(any TraitValue)?] = []

  /// The value of a trait; `nil` when it was not set.
  ///
  /// - Parameter key: The trait.
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

  /// These values, with inherited ones for traits that are not set.
  ///
  /// - Parameter inherited: The superview's values.
  /// - Returns: The values of a view with these overrides.
  func inheriting(_ inherited: AddedTraits) -> AddedTraits {
    if values.isEmpty { return inherited }
    var result = self
    for (slot, value) in inherited.values.enumerated() {
      if slot == result.values.count { result.values.append(nil) }
      if result.values[slot] == nil { result.values[slot] = value }
    }
    return result
  }

  /// The only appearance that one of the values supports; `nil` when there is none.
  @MainActor
  var onlyStyle: UIUserInterfaceStyle? {
    for case let value? in values where value.userInterfaceStyle != .unspecified {
      return value.userInterfaceStyle
    }
    return nil
  }

  /// Whether one of the values is the look of 2011.
  @MainActor
  var isClassic: Bool { values.contains { $0?.isClassic ?? false } }

  /// Whether all traits have the same values, set or by default.
  ///
  /// - Parameter other: Other values.
  /// - Returns: Whether all values are identical objects.
  @MainActor
  func isSame(as other: AddedTraits) -> Bool {
    for slot in 0..<max(values.count, other.values.count) {
      guard value(at: slot) === other.value(at: slot) else { return false }
    }
    return true
  }

  @MainActor
  private func value(at slot: Int) -> any TraitValue {
    (slot < values.count ? values[slot] : nil) ?? AddedTraits.defaults[slot]
  }
}

extension UIView {
  /// The value of an added trait in this view.
  ///
  /// - Parameter key: The trait.
  /// - Returns: The value of the nearest view that overrides it, else the screen's.
  final func inheritedValue<Value>(of key: TraitKey<Value>) -> Value {
    var view = self
    while true {
      if let value = view.traitOverridesStorage?.allAdded[key] { return value }
      guard let superview = view.superviewStorage else { break }
      view = superview
    }
    let host = view.windowStorage?.loop
    return host?.sceneOverrides?.added[key] ?? (host?.screen ?? .main).value(of: key)
  }

  /// The values of all added traits in this view.
  final var inheritedAddedTraits: AddedTraits {
    let inherited =
      (superviewStorage ?? environmentSource)?.inheritedAddedTraits
      ?? windowStorage?.loop?.addedTraits
      ?? UIScreen.main.addedTraits
    return traitOverridesStorage?.allAdded.inheriting(inherited) ?? inherited
  }
}

extension WindowHost {
  /// The added traits of the scene, and of the screen.
  fileprivate final var addedTraits: AddedTraits {
    sceneOverrides?.added.inheriting(screen.addedTraits) ?? screen.addedTraits
  }
}

extension UIScreen {
  /// The value of an added trait that windows inherit.
  ///
  /// - Parameter key: The trait.
  /// - Returns: The screen's value, else the trait's default.
  final func value<Value>(of key: TraitKey<Value>) -> Value {
    addedTraits[key] ?? key.defaultValue
  }
}
