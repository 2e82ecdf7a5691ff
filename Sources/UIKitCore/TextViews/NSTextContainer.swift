public import Foundation
public import UIKitGraphics
import UIKitSupport

/// The area in which a text view lays its text out.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Called after a change.
  final var onChange: (() -> Void)?

  /// The layout that the area was added to; `nil` as long as nobody asked for one.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Creates an area.
  ///
  /// - Parameter size: Its size in points; that of a text view follows the view.
  public init(size: CGSize) {
    sizeStorage = size
    super.init()
  }

  /// The size in points; that of a text view is as wide as the view without `textContainerInset`, and
  /// has no limit of height.
  open var size: CGSize {
    get { sizeStorage }
    set { if newValue != sizeStorage { sizeStorage = newValue } }
  }
  final var sizeStorage: CGSize

  /// The space at the left and right of each line, in points.
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

  /// The space at the left and right, limited to lengths that can be laid out.
  final var padding: CGFloat { max(-1e6, min(lineFragmentPadding, 1e6)) }

  /// The maximum number of lines; those behind are not shown.
  ///
  /// Default: 0, for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { onChange?() } }
  }

  /// The line breaks; with a maximum number of lines, the place of the last one's ellipsis.
  ///
  /// Default: `.byWordWrapping`.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { onChange?() } }
  }
}
