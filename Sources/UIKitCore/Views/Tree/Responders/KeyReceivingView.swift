/// A view that receives key presses while no responder in its controller's view is first responder.
@MainActor
protocol KeyReceivingView: UIView {}

/// A view that keys scroll if no responder handles them.
@MainActor
protocol KeyScrolling: UIView {
  /// Whether keys can scroll the content.
  var scrollsByKeys: Bool { get }
}

extension UIView {
  /// The first visible and enabled view that keys can scroll: this view or a descendant, depth
  /// first.
  final var firstKeyScrollingView: UIView? {
    if isHiddenStorage || !isUserInteractionEnabled { return nil }
    if let view = self as? any KeyScrolling, view.scrollsByKeys { return self }
    for subview in contentSubviews {
      if let view = subview.firstKeyScrollingView { return view }
    }
    return nil
  }

  /// The first visible and enabled `KeyReceivingView` view: this view or a descendant, depth first.
  final var firstKeyReceivingView: UIView? {
    if isHiddenStorage || !isUserInteractionEnabled { return nil }
    if self is any KeyReceivingView { return self }
    for subview in contentSubviews {
      if let view = subview.firstKeyReceivingView { return view }
    }
    return nil
  }
}
