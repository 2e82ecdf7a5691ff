/// Flags that differ from their defaults in few views.
struct ViewHints: OptionSet {
  let rawValue: UInt8

  /// `isOpaque` is `false`.
  static let isNotOpaque = ViewHints(rawValue: 1 << 0)
  /// `clearsContextBeforeDrawing` is `false`.
  static let keepsContext = ViewHints(rawValue: 1 << 1)
  /// `tintAdjustmentMode` is `.normal`.
  static let isTintNormal = ViewHints(rawValue: 1 << 2)
  /// `tintAdjustmentMode` is `.dimmed`.
  static let isTintDimmed = ViewHints(rawValue: 1 << 3)
  /// Whether the view meets its own layout requests in the same frame, as does a table whose rows a
  /// callback has changed.
  static let keepsLayoutRequests = ViewHints(rawValue: 1 << 4)
  /// Whether the layer's `zPosition` has been set.
  static let hasDepth = ViewHints(rawValue: 1 << 5)
  /// Whether the `zPosition` of a subview has been set, which may change their order.
  static let hasDeepSubviews = ViewHints(rawValue: 1 << 6)

  /// Inserts or removes a hint.
  mutating func set(_ hint: ViewHints, _ isSet: Bool) {
    if isSet { formUnion(hint) } else { subtract(hint) }
  }
}

extension UIView {
  /// Whether `draw(_:)` begins with an empty context; has no effect, because the context is always
  /// empty.
  ///
  /// Default: `true`.
  public final var clearsContextBeforeDrawing: Bool {
    get { !hints.contains(.keepsContext) }
    set { hints.set(.keepsContext, !newValue) }
  }
}
