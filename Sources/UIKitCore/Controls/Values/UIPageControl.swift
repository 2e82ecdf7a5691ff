public import Foundation
public import UIKitGraphics
import UIKitSupport

/// A row of dots that indicates the current page among several pages.
///
/// A tap on either side of the middle, the arrow keys, Home and End change the page. If the dots of
/// all pages do not fit, those around the current page are visible.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private static let dotSize: CGFloat = 7
  /// The distance between the centres of two dots, in points.
  private static let pitch: CGFloat = 16
  private static let height: CGFloat = 26

  /// Creates a control without pages.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The number of pages; 0 by default.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      page = min(page, max(0, numberOfPages - 1))
      pagesDidChange()
    }
  }
  private var page = 0

  /// The index of the current page, whose dot is highlighted; 0 by default.
  ///
  /// Setting the index clamps it to the pages and sends no event.
  open var currentPage: Int {
    get { page }
    set {
      let newPage = min(max(newValue, 0), max(0, numberOfPages - 1))
      guard newPage != page else { return }
      page = newPage
      setNeedsDisplay()
    }
  }

  /// Whether the dot of a single page is hidden; `false` by default.
  open var hidesForSinglePage = false {
    didSet { pagesDidChange() }
  }

  /// The colour of the dots; `nil`, the default, for a light grey.
  open var pageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the current page's dot; `nil`, the default, for the colour of text.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The order of the pages.
  public enum Direction: Int, Sendable {
    /// The layout direction.
    case natural
    /// The first page is on the left.
    case leftToRight
    /// The first page is on the right.
    case rightToLeft
  }

  /// The style of the background behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// `prominent` while the control is touched, otherwise `minimal`.
    case automatic
    /// A rounded background.
    case prominent
    /// No background.
    case minimal
  }

  /// The state of the user's interaction with the control.
  public enum InteractionState: Int, Sendable {
    /// No touch is in progress.
    case none
    /// A touch has begun and has not turned a page by moving.
    case discrete
    /// A touch has turned a page by moving.
    case continuous
  }

  /// The order of the pages; `.natural` by default.
  open var direction = UIPageControl.Direction.natural {
    didSet { if direction != oldValue { setNeedsDisplay() } }
  }

  /// The style of the background behind the dots; `.automatic` by default.
  open var backgroundStyle = UIPageControl.BackgroundStyle.automatic {
    didSet { if backgroundStyle != oldValue { setNeedsDisplay() } }
  }

  /// Whether dragging along the dots changes the page; `true` by default.
  open var allowsContinuousInteraction = true

  /// The state of the user's interaction with the control.
  open private(set) var interactionState = UIPageControl.InteractionState.none {
    didSet { if interactionState != oldValue, backgroundStyle == .automatic { setNeedsDisplay() } }
  }

  /// The image displayed in place of dots; `nil`, the default, for dots.
  ///
  /// The image is drawn in the colours of the dots, and scaled down to fit the distance between
  /// dots.
  open var preferredIndicatorImage: UIImage? {
    didSet { setNeedsDisplay() }
  }
  private var indicatorImages: [Int: UIImage] = [:]

  /// Sets the image displayed in place of a page's dot.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` for `preferredIndicatorImage`.
  ///   - page: The index of the page, which must exist.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    demandPage(page)
    indicatorImages[page] = image
    setNeedsDisplay()
  }

  /// Returns the image set for a page.
  ///
  /// - Parameter page: The index of the page, which must exist.
  /// - Returns: The image; `nil` if none was set.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    demandPage(page)
    return indicatorImages[page]
  }

  private func demandPage(_ page: Int) {
    demand(
      page >= 0 && page < numberOfPages,
      "An indicator was asked for page \(page) of \(numberOfPages)"
    )
  }

  private func pagesDidChange() {
    indicatorImages = indicatorImages.filter { $0.key < numberOfPages }
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// Returns the size required for a number of dots.
  ///
  /// - Parameter pageCount: The number of pages.
  /// - Returns: The size, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: CGFloat(max(0, pageCount)) * UIPageControl.pitch + 2 * UIPageControl.dotSize,
      height: UIPageControl.height
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func draw(_ rect: CGRect) {
    guard numberOfPages > 1 || !hidesForSinglePage else { return }
    let displayedPages = displayedPages
    let width = CGFloat(displayedPages.count) * UIPageControl.pitch
    let start = bounds.midX - width / 2
    if backgroundStyle == .prominent || backgroundStyle == .automatic && interactionState != .none {
      let backgroundRect = CGRect(x: start, y: bounds.midY - 13, width: width, height: 26)
      UIColor.tertiarySystemFill.setFill()
      UIBezierPath(roundedRect: backgroundRect.insetBy(dx: -7, dy: 0), cornerRadius: 13).fill()
    }
    for index in displayedPages {
      let color =
        index == page
        ? currentPageIndicatorTintColor ?? .label
        : pageIndicatorTintColor ?? .tertiaryLabel
      color.setFill()
      let inset = (UIPageControl.pitch - UIPageControl.dotSize) / 2
      let dotRect = CGRect(
        x: start + CGFloat(index - displayedPages.lowerBound) * UIPageControl.pitch + inset,
        y: bounds.midY - UIPageControl.dotSize / 2,
        width: UIPageControl.dotSize,
        height: UIPageControl.dotSize
      )
      drawIndicator(of: index, in: mirrored(dotRect), color)
    }
  }

  private func drawIndicator(of index: Int, in dotRect: CGRect, _ color: UIColor) {
    guard let image = indicatorImages[index] ?? preferredIndicatorImage else {
      return UIBezierPath(ovalIn: dotRect).fill()
    }
    let availableWidth = UIPageControl.pitch - 2
    let factor = min(1, availableWidth / max(image.size.width, image.size.height, 1))
    let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
    let rect = CGRect(
      x: dotRect.midX - size.width / 2,
      y: dotRect.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    UIGraphicsGetCurrentContext()?.draw(
      image.withRenderingMode(.alwaysTemplate),
      in: rect,
      tint: color
    )
  }

  /// Whether the first page is on the right.
  private var isReversed: Bool {
    switch direction {
    case .natural: layoutDirection == .rightToLeft
    case .leftToRight: false
    case .rightToLeft: true
    }
  }

  /// Returns the frame of a dot in the order of the pages.
  private func mirrored(_ dotRect: CGRect) -> CGRect {
    guard isReversed else { return dotRect }
    var dotRect = dotRect
    dotRect.origin.x = bounds.minX + bounds.maxX - dotRect.maxX
    return dotRect
  }

  /// The pages whose dots are visible, including the current one.
  private var displayedPages: Range<Int> {
    let maximumDots = Int(max(1, min((bounds.width / UIPageControl.pitch).rounded(.down), 1_000)))
    guard numberOfPages > maximumDots else { return 0..<numberOfPages }
    let firstPage = min(max(0, page - maximumDots / 2), numberOfPages - maximumDots)
    return firstPage..<(firstPage + maximumDots)
  }

  // MARK: Touches

  /// The position of the finger at the last change of the page, in points.
  private var lastTurnX: CGFloat = 0

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    lastTurnX = touch.location(in: self).x
    interactionState = .discrete
    return true
  }

  /// Changes the page each time the finger has moved by the distance between two dots.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    guard allowsContinuousInteraction else { return true }
    let distance = touch.location(in: self).x - lastTurnX
    let steps = (distance / UIPageControl.pitch).rounded(.towardZero)
    guard steps != 0, abs(steps) < 1_000_000 else { return true }
    interactionState = .continuous
    lastTurnX += steps * UIPageControl.pitch
    turn(by: isReversed ? -Int(steps) : Int(steps))
    return true
  }

  /// Moves to the next or previous page for a tap on either side of the middle.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let wasTap = interactionState == .discrete
    interactionState = .none
    guard wasTap, isTouchInside, let touch else { return }
    let isRight = touch.location(in: self).x > bounds.midX
    turn(by: isRight != isReversed ? 1 : -1)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    interactionState = .none
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
    let previousPage = page
    currentPage = page + step
    if page != previousPage { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override func performPrimaryAction() {
    turn(by: page + 1 < numberOfPages ? 1 : -page)
  }
}
