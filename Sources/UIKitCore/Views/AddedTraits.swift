import UIKitGraphics

/// The value of a trait that a part of the library adds to those of `UITraitCollection`.
///
/// Views inherit it as they inherit the others. Values are compared by identity.
@MainActor
protocol TraitValue: AnyObject, Sendable {
  /// The only appearance that the value has; it goes before all others. `.unspecified`: both.
  var userInterfaceStyle: UIUserInterfaceStyle { get }
}

/// Names an added trait; declared once, by the part of the library that the trait concerns.
struct TraitKey<Value: TraitValue>: Sendable {
  /// The place of the trait's values in `AddedTraits`.
  fileprivate let slot: Int
  /// What holds where nothing was set.
  let defaultValue: Value

  /// Creates a trait.
  ///
  /// - Parameter defaultValue: What holds where nothing was set.
  @MainActor
  init(default defaultValue: Value) {
    self.defaultValue = defaultValue
    slot = AddedTraits.defaults.count
    AddedTraits.defaults.append(defaultValue)
  }
}

/// Values of added traits, of those that were set.
struct AddedTraits: Sendable {
  /// The default values of all traits that there are, by slot.
  @MainActor fileprivate static var defaults: [any TraitValue] = []

  /// By slot; empty as long as nothing was set.
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

  /// These values, and for traits that were not set here those of other ones.
  ///
  /// - Parameter inherited: The values that hold at the superview.
  /// - Returns: The values that hold for a view with these overrides.
  func inheriting(_ inherited: AddedTraits) -> AddedTraits {
    if values.isEmpty { return inherited }
    var result = self
    for (slot, value) in inherited.values.enumerated() {
      if slot == result.values.count { result.values.append(nil) }
      if result.values[slot] == nil { result.values[slot] = value }
    }
    return result
  }

  /// The appearance that one of the values goes with alone; `nil` when there is none.
  @MainActor
  var onlyStyle: UIUserInterfaceStyle? {
    for case let value? in values where value.userInterfaceStyle != .unspecified {
      return value.userInterfaceStyle
    }
    return nil
  }

  /// Whether all traits have the same values, set or by default.
  ///
  /// - Parameter other: Other values.
  /// - Returns: Whether all are the same objects.
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
  /// The value of an added trait that holds for this view.
  ///
  /// - Parameter key: The trait.
  /// - Returns: The value of the nearest view that overrides it, else the screen's.
  final func inheritedValue<Value>(of key: TraitKey<Value>) -> Value {
    var view = self
    while true {
      if let value = view.traitOverridesStorage?.added[key] { return value }
      guard let superview = view.superviewStorage else { break }
      view = superview
    }
    return (view.windowStorage?.loop?.screen ?? .main).value(of: key)
  }

  /// The values of all added traits that hold for this view.
  final var inheritedAddedTraits: AddedTraits {
    let inherited =
      superviewStorage?.inheritedAddedTraits
      ?? (windowStorage?.loop?.screen ?? .main).addedTraits
    return traitOverridesStorage?.added.inheriting(inherited) ?? inherited
  }
}

extension UIScreen {
  /// The value of an added trait that windows inherit.
  ///
  /// - Parameter key: The trait.
  /// - Returns: What was set for the screen, else the trait's default.
  final func value<Value>(of key: TraitKey<Value>) -> Value {
    addedTraits[key] ?? key.defaultValue
  }
}
