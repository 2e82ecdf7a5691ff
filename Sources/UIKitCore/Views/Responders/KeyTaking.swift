/// A view that gets key presses while nothing in its controller's view is first responder.
@MainActor
protocol KeyTaking: UIView {}

extension UIView {
  /// The first `KeyTaking` view that can be seen and used: this one, or one below it, depth first.
  final var firstKeyTakingView: UIView? {
    if isHiddenStorage || !isUserInteractionEnabled { return nil }
    if self is any KeyTaking { return self }
    for subview in subviewStorage {
      if let view = subview.firstKeyTakingView { return view }
    }
    return nil
  }
}
