/// What the passes of the next frame have to do for a view.
struct PendingPasses: OptionSet {
  let rawValue: UInt8

  /// `layoutSubviews()` is to be called.
  static let layout = PendingPasses(rawValue: 1 << 0)
  /// `draw(_:)` is to be recorded anew.
  static let record = PendingPasses(rawValue: 1 << 1)
  /// Its own rectangle looks different: colour, border, recording.
  static let content = PendingPasses(rawValue: 1 << 2)
  /// It is somewhere else, or its whole subtree looks different: geometry,
  /// opacity, visibility, order, clipping.
  static let move = PendingPasses(rawValue: 1 << 3)
  /// Its bounds' origin changed: the subviews moved together.
  static let scroll = PendingPasses(rawValue: 1 << 4)

  /// A subview was removed.
  ///
  /// Its place is damaged already or, in a scroll view, one of its content's `removedExtents`; but under
  /// a transform it was somewhere else on the screen.
  static let removal = PendingPasses(rawValue: 1 << 5)

  /// Everything that makes pixels differ.
  static let damage: PendingPasses = [.content, .move, .scroll, .removal]
}

extension UIView {
  /// Notes that a pass has work to do for this view, and asks for a frame.
  ///
  /// - Parameter passes: The kinds of work.
  final func setPending(_ passes: PendingPasses) {
    pending.formUnion(passes)
    superviewStorage?.propagate(passes)
    if superviewStorage == nil { windowStorage?.loop?.setNeedsFrame() }
  }

  /// Notes on all views above that there is work below them; stops where that
  /// is known already.
  final func propagate(_ passes: PendingPasses) {
    var view = self
    while !view.subtreePending.isSuperset(of: passes) {
      view.subtreePending.formUnion(passes)
      guard let superview = view.superviewStorage else { break }
      view = superview
    }
    windowStorage?.loop?.setNeedsFrame()
  }
}
