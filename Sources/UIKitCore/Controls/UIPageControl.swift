public import Foundation
public import UIKitGraphics

/// A row of dots that shows which of several pages is shown.
///
/// A tap beside the middle, the arrow keys, Home and End turn pages. Of more pages than fit, the dots
/// around the current one are shown.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private static let dot: CGFloat = 7
  private static let pitch: CGFloat = 16
  private static let height: CGFloat = 26

  /// Creates a control without pages.
  ///
  /// - Parameter frame: The rectangle in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The number of dots; 0 by default.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      page = min(page, max(0, numberOfPages - 1))
      pagesDidChange()
    }
  }
  private var page = 0

  /// The page whose dot is dark; 0 by default.
  ///
  /// The nearest page is taken for others. Setting it sends no event.
  open var currentPage: Int {
    get { page }
    set {
      let new = min(max(newValue, 0), max(0, numberOfPages - 1))
      guard new != page else { return }
      page = new
      setNeedsDisplay()
    }
  }

  /// Whether a single page has no dot; `false` by default.
  open var hidesForSinglePage = false {
    didSet { pagesDidChange() }
  }

  /// The colour of dots; `nil`, the default, is a light gray.
  open var pageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the current page's dot; `nil`, the default, is that of texts.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  private func pagesDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// The size that shows a number of dots.
  ///
  /// - Parameter pageCount: The number of pages.
  /// - Returns: The size, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: CGFloat(max(0, pageCount)) * UIPageControl.pitch + 2 * UIPageControl.dot,
      height: UIPageControl.height
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func draw(_ rect: CGRect) {
    guard numberOfPages > 1 || !hidesForSinglePage else { return }
    let shownPages = shownPages
    let width = CGFloat(shownPages.count) * UIPageControl.pitch
    let start = bounds.midX - width / 2
    let mirror = mirror
    for index in shownPages {
      let color =
        index == page
        ? currentPageIndicatorTintColor ?? .label
        : pageIndicatorTintColor ?? .tertiaryLabel
      color.setFill()
      let inset = (UIPageControl.pitch - UIPageControl.dot) / 2
      let box = CGRect(
        x: start + CGFloat(index - shownPages.lowerBound) * UIPageControl.pitch + inset,
        y: bounds.midY - UIPageControl.dot / 2,
        width: UIPageControl.dot,
        height: UIPageControl.dot
      )
      UIBezierPath(ovalIn: mirror.frame(box)).fill()
    }
  }

  /// The pages whose dots fit, with the current one.
  private var shownPages: Range<Int> {
    let room = Int(max(1, min((bounds.width / UIPageControl.pitch).rounded(.down), 1_000)))
    guard numberOfPages > room else { return 0..<numberOfPages }
    let first = min(max(0, page - room / 2), numberOfPages - room)
    return first..<(first + room)
  }

  // MARK: Touches

  /// A tap beside the middle goes to the next or the previous page.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let x = mirror.x(touch.location(in: self).x)
    turn(by: x > bounds.midX ? 1 : -1)
  }

  override var preventsAncestorTaps: Bool { true }

  override func adjust(_ change: ControlChange) -> Bool {
    switch change {
    case .increment: turn(by: 1)
    case .decrement: turn(by: -1)
    case .minimum: turn(by: -page)
    case .maximum: turn(by: max(0, numberOfPages - 1) - page)
    }
    return true
  }

  override var accessibilityDefaults: any AccessibilityDefaults {
    PageControlAccessibility(view: self)
  }

  private func turn(by step: Int) {
    let old = page
    currentPage = page + step
    if page != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override func performPrimaryAction() {
    turn(by: page + 1 < numberOfPages ? 1 : -page)
  }
}
