extension UITextView {
  /// Not available: text views have no search panel.
  @available(*, unavailable, message: "Use a UISearchBar, and select what it finds")
  public final var isFindInteractionEnabled: Bool {
    get { false }
    set {}
  }
}
