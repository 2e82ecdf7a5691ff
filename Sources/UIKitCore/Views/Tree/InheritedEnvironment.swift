import UIKitGraphics

/// The inherited environment of a view: traits and tint colour.
@MainActor
struct InheritedEnvironment {
  var traits: UITraitCollection
  var tint: UIColor
  /// Custom traits declared inside the library, such as the style of tables.
  var customTraits: CustomTraits

  /// Creates the environment of a view.
  init(of view: UIView) {
    traits = view.traitCollection
    tint = view.inheritedTintColor
    customTraits = view.inheritedCustomTraits
  }

  /// Creates the initial environment of a view without a window.
  init(startingWith traits: UITraitCollection) {
    self.traits = traits
    tint = .systemBlue
    customTraits = UIScreen.main.customTraits
  }

  /// Returns the environment of a subview.
  func inherited(by view: UIView) -> InheritedEnvironment {
    var environment = self
    if let overrides = view.traitOverridesStorage {
      environment.traits = overrides.applied(to: traits)
      environment.customTraits = overrides.allCustomTraits.inheriting(customTraits)
    }
    environment.tint = view.tintColorStorage ?? tint
    return environment
  }

  func hasSameTraits(as other: InheritedEnvironment) -> Bool {
    customTraits.isSame(as: other.customTraits)
      && (traits === other.traits || traits == other.traits)
  }

  func hasSameTint(as other: InheritedEnvironment) -> Bool {
    tint === other.tint || tint == other.tint
  }
}

extension UIView {
  /// Adopts the traits of the environment source, before the view is measured or displayed.
  ///
  /// Only costs a comparison if the view was last notified of the same traits.
  ///
  /// - Parameter initial: The traits with which the view was created.
  final func inheritFromSource(startingWith initial: UITraitCollection) {
    guard superviewStorage == nil, let source = environmentSource else { return }
    let start = InheritedEnvironment(startingWith: initial)
    let cached = source.windowStorage == nil ? nil : source.lastEnvironment
    let environment = (cached ?? InheritedEnvironment(of: source)).inherited(by: self)
    guard !environment.hasSameTraits(as: lastEnvironment ?? start) else { return }
    propagate(environment, from: start, moves: false)
  }

  /// Propagates the inherited environment to this view and its descendants.
  ///
  /// Each view stores the environment of its last notification, so that it detects changes made
  /// while it was outside of the window. Equal environments only cost a comparison.
  ///
  /// - Parameters:
  ///   - environment: The environment of this view.
  ///   - start: The previous environment of views that were never notified.
  ///   - moves: Whether the views move to a different superview, where safe areas may also differ.
  final func propagate(
    _ environment: InheritedEnvironment,
    from start: InheritedEnvironment,
    moves: Bool
  ) {
    let oldEnvironment = lastEnvironment ?? start
    lastEnvironment = environment
    let hasSameTraits = environment.hasSameTraits(as: oldEnvironment)
    if !hasSameTraits {
      setPending([.layout, .record, .content])
      layoutStateStorage?.traitsDidChange()
    }
    if moves || !hasSameTraits { traitsMayHaveChanged() }
    if !hasSameTraits { updateLayoutDirection(from: oldEnvironment.traits) }
    if moves { propagateSafeArea() }
    if !environment.hasSameTint(as: oldEnvironment) {
      setNeedsDisplay()
      CallbackNesting.call("tintColorDidChange()", of: self) { tintColorDidChange() }
    }
    if !hasSameTraits {
      CallbackNesting.call("traitCollectionDidChange(_:)", of: self) {
        traitCollectionDidChange(oldEnvironment.traits)
        notifyOfTraits(from: oldEnvironment.traits, to: environment.traits)
        owner?.traitCollectionDidChange(oldEnvironment.traits)
        owner?.notifyOfTraits(from: oldEnvironment.traits, to: environment.traits)
      }
    }
    for subview in subviewStorage where subview.superviewStorage === self {
      // Callbacks may have changed and propagated the environment.
      subview.propagate(
        (lastEnvironment ?? environment).inherited(by: subview),
        from: start,
        moves: moves
      )
    }
  }
}
