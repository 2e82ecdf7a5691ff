import UIKitGraphics

/// What a view inherits and draws with: traits and tint.
@MainActor
struct InheritedEnvironment {
  var traits: UITraitCollection
  var tint: UIColor
  /// Traits of parts of the library, such as the look of tables.
  var added: AddedTraits

  /// What holds for a view.
  init(of view: UIView) {
    traits = view.traitCollection
    tint = view.inheritedTintColor
    added = view.inheritedAddedTraits
  }

  /// What a view starts from that was never told anything, and is in no window.
  init(startingWith traits: UITraitCollection) {
    self.traits = traits
    tint = .systemBlue
    added = UIScreen.main.addedTraits
  }

  /// What holds for a view whose superview has this.
  func passed(to view: UIView) -> InheritedEnvironment {
    var own = self
    if let overrides = view.traitOverridesStorage {
      own.traits = overrides.applied(to: traits)
      own.added = overrides.added.inheriting(added)
    }
    own.tint = view.tintColorStorage ?? tint
    return own
  }

  func hasSameTraits(as other: InheritedEnvironment) -> Bool {
    added.isSame(as: other.added) && (traits === other.traits || traits == other.traits)
  }

  func hasSameTint(as other: InheritedEnvironment) -> Bool {
    tint === other.tint || tint == other.tint
  }
}

extension UIView {
  /// Tells this view and everything below it what it inherits now.
  ///
  /// Each view remembers what it was told last, so that it makes no difference whether it was
  /// in the window while something changed, or comes to the window later. What is the same
  /// costs a comparison.
  ///
  /// - Parameters:
  ///   - environment: What holds for this view.
  ///   - start: What a view is told to have had before that was never told anything.
  ///   - moves: Whether the views come to another place, where safe areas may differ, too.
  final func follow(
    _ environment: InheritedEnvironment,
    from start: InheritedEnvironment,
    moves: Bool
  ) {
    let old = knownEnvironment ?? start
    knownEnvironment = environment
    let hasSameTraits = environment.hasSameTraits(as: old)
    if !hasSameTraits { setPending([.layout, .record, .content]) }
    if moves || !hasSameTraits { traitsMayHaveChanged() }
    if moves { announceSafeArea() }
    if !environment.hasSameTint(as: old) {
      setNeedsDisplay()
      tintColorDidChange()
    }
    if !hasSameTraits {
      traitCollectionDidChange(old.traits)
      owner?.traitCollectionDidChange(old.traits)
    }
    for subview in subviewStorage where subview.superviewStorage === self {
      // Callbacks may have changed what holds here, and have told everything below then.
      subview.follow(
        (knownEnvironment ?? environment).passed(to: subview),
        from: start,
        moves: moves
      )
    }
  }
}
