extension UIScrollView {
  /// The rectangle of the content: constraints between its edges and views determine `contentSize`.
  public var contentLayoutGuide: UILayoutGuide { scrollContentGuide }

  /// The rectangle of the visible part, in which views stay in place while the content scrolls.
  public var frameLayoutGuide: UILayoutGuide { scrollFrameGuide }
}
