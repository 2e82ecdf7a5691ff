extension UIScrollView {
  /// The layout guide of the content.
  ///
  /// Constraints between its edges and views determine `contentSize`.
  public var contentLayoutGuide: UILayoutGuide { scrollContentGuide }

  /// The layout guide of the visible area.
  ///
  /// Views constrained to it do not scroll.
  public var frameLayoutGuide: UILayoutGuide { scrollFrameGuide }
}
