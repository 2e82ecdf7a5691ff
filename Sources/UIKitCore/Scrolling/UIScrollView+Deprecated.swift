public import UIKitGraphics

extension UIScrollView {
  /// The distance of both indicators from the edges, in addition to the adjusted inset.
  ///
  /// Reading it gives the vertical indicator's.
  @available(
    *,
    deprecated,
    message: "Set verticalScrollIndicatorInsets and horizontalScrollIndicatorInsets."
  )
  public final var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
}
