public import Foundation
public import UIKitGraphics
import UIKitSupport

/// The area in which a text is laid out.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Called after a change of a property that affects the layout.
  final var onChange: (() -> Void)?

  /// The layout manager to which the container was added; `nil` if none.
  ///
  /// A text view adds its container when its layout manager or text storage is first requested.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Creates a text container.
  ///
  /// - Parameter size: The size in points. In a text view, the size follows that of the view.
  public init(size: CGSize) {
    sizeStorage = size
    super.init()
  }

  /// The size in points.
  ///
  /// In a text view, the width is that of the view minus `textContainerInset`, and the height is
  /// unlimited.
  open var size: CGSize {
    get { sizeStorage }
    set { sizeStorage = newValue }
  }
  final var sizeStorage: CGSize

  /// The padding at the left and right ends of each line, in points.
  ///
  /// Default: 5.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet {
      demand(
        lineFragmentPadding.isFinite,
        "lineFragmentPadding has to be finite, but \(lineFragmentPadding) was set"
      )
      if lineFragmentPadding != oldValue { onChange?() }
    }
  }

  /// The line fragment padding, limited to lengths supported by the layout, in points.
  final var padding: CGFloat { max(-1e6, min(lineFragmentPadding, 1e6)) }

  /// The maximum number of lines; further lines are not displayed.
  ///
  /// Default: 0, for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { onChange?() } }
  }

  /// The line break mode.
  ///
  /// With a maximum number of lines, it also determines the position of the ellipsis in the last
  /// line.
  ///
  /// Default: `.byWordWrapping`.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { onChange?() } }
  }
}
