/// A view that receives key presses while nothing in its controller's view is first responder.
@MainActor
protocol KeyTaking: UIView {}

extension UIView {
  /// The first visible and enabled `KeyTaking` view: this one, or a descendant, depth first.
  final var firstKeyTakingView: UIView? {
    if isHiddenStorage || !isUserInteractionEnabled { return nil }
    if self is any KeyTaking { return self }
    for subview in subviewStorage {
      if let view = subview.firstKeyTakingView { return view }
    }
    return nil
  }
}
