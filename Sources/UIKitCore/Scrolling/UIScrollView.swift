public import Foundation
public import UIKitGraphics
import UIKitLists
import UIKitSupport

/// A view that shows a part of larger content, and scrolls by touch, wheel and program.
///
/// The content offset is the origin of the bounds. While the user scrolls it is
/// rounded to device pixels, so that everything inside moves together.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// How fast scrolling slows down after a flick: the share of the velocity
  /// that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share, between 0 and 1.
    public var rawValue: CGFloat

    /// Creates a rate.
    ///
    /// - Parameter rawValue: Between 0 and 1, both excluded.
    public init(rawValue: CGFloat) {
      demand(
        rawValue > 0 && rawValue < 1,
        "A deceleration rate is between 0 and 1, not \(rawValue)"
      )
      self.rawValue = rawValue
    }

    /// 0.998, the default.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Colours of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on light content, light on dark content.
    case `default`
    /// Dark.
    case black
    /// Light.
    case white
  }

  /// Whether the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Added.
    case automatic = 0
    /// Not added.
    case never = 2
    /// Added.
    case always = 3
  }

  /// Told how the content scrolls.
  ///
  /// Not retained.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)?

  /// Size of the content in points.
  ///
  /// Default: zero.
  open var contentSize: CGSize {
    get { contentSizeStorage }
    set { setContentSize(newValue) }
  }

  /// The content's point at the top left corner of the bounds.
  ///
  /// Default: zero.
  ///
  /// Setting it stops scrolling that is under way.
  open var contentOffset: CGPoint {
    get { boundsStorage.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Space around the content, in points.
  ///
  /// Default: zero.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { insetsChanged() } }
  }

  /// The content inset with the safe area, as `contentInsetAdjustmentBehavior` says.
  open var adjustedContentInset: UIEdgeInsets { insetWithSafeArea }

  /// Whether the safe area is added to `contentInset`.
  ///
  /// Default: `.automatic`.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsChanged() } }
  }

  /// Whether content that fills the bounds gives way beyond its ends.
  ///
  /// Default: `true`.
  open var bounces = true
  /// Whether content shorter than the bounds can be pulled, too.
  ///
  /// Default: `false`.
  open var alwaysBounceVertical = false {
    didSet { updateAxis() }
  }
  /// Whether content narrower than the bounds can be pulled, too.
  ///
  /// Default: `false`.
  open var alwaysBounceHorizontal = false {
    didSet { updateAxis() }
  }
  /// Whether a drag stays in the direction in which it begins, across or down; one that begins
  /// aslant is free.
  ///
  /// Default: `false`.
  open var isDirectionalLockEnabled = false
  /// Whether scrolling comes to rest at multiples of the bounds' size.
  ///
  /// Default: `false`.
  open var isPagingEnabled = false
  /// Whether the user can scroll.
  ///
  /// Default: `true`.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether a tap on the navigation bar scrolls to the top.
  ///
  /// Default: `true`. Nothing scrolls when several scroll views on the screen are to.
  open var scrollsToTop = true
  /// How fast scrolling slows down after a flick.
  ///
  /// Default: `.normal`.
  open var decelerationRate = DecelerationRate.normal
  /// Whether the vertical indicator is shown while scrolling.
  ///
  /// Default: `true`.
  open var showsVerticalScrollIndicator = true {
    didSet { indicators.place() }
  }
  /// Whether the horizontal indicator is shown while scrolling.
  ///
  /// Default: `true`.
  open var showsHorizontalScrollIndicator = true {
    didSet { indicators.place() }
  }
  /// Colours of the indicators.
  ///
  /// Default: `.default`.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { if indicatorStyle != oldValue { indicators.setNeedsDisplay() } }
  }
  /// Space that the vertical indicator keeps besides the adjusted inset.
  ///
  /// Default: zero.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.place() }
  }
  /// Space that the horizontal indicator keeps besides the adjusted inset.
  ///
  /// Default: zero.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.place() }
  }

  /// Whether a mouse drag scrolls as a finger does.
  ///
  /// Default: `false`: it selects, swipes and reorders. An addition for the
  /// desktop.
  package final var scrollsByMouseDrag = false {
    didSet { pan.acceptsMouse = scrollsByMouseDrag }
  }

  /// Whether a finger is down in the content.
  open internal(set) var isTracking = false
  /// Whether a finger is dragging the content.
  open internal(set) var isDragging = false
  /// Whether the content moves on after the finger was lifted.
  open var isDecelerating: Bool { motion.isDeceleration }

  /// The recogniser of drags.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// The smallest scale of the delegate's `viewForZooming(in:)`.
  ///
  /// Default: 1.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale.
  ///
  /// Default: 1, which does not zoom.
  open var maximumZoomScale: CGFloat = 1
  /// The scale of the delegate's `viewForZooming(in:)`.
  ///
  /// Default: 1. There is no pinch: the program zooms, for a double tap or a key.
  open var zoomScale: CGFloat {
    get { zoomScaleStorage }
    set { setZoomScale(newValue, animated: false) }
  }

  final var zoomScaleStorage: CGFloat = 1
  /// Whether the animated scroll under way was asked for by a tap on the bar.
  final var isScrollingToTop = false
  final var contentSizeStorage = CGSize.zero
  final let pan = ScrollPanGestureRecognizer()
  final lazy var motion = ScrollMotion(scrollView: self)
  final lazy var indicators = ScrollIndicators(scrollView: self)
  /// Whether `scrollViewDidScroll` is held back.
  final var isScrollingSilently = false
  /// Whether the touch that is down stopped the content's movement.
  final var touchStoppedMotion = false
  /// Where the drag began, without the rubber band's damping.
  final var dragStart = CGPoint.zero
  /// The axis that the drag stays in; `nil`: both.
  final var lockedAxis: UIPanGestureRecognizer.Axis?
  /// What rounding to pixels has kept a touchpad from moving so far, in points.
  final var wheelRemainder = CGVector.zero
  /// Inset that was in effect when it was last looked at.
  final var lastAdjustedInset = UIEdgeInsets.zero

  /// Creates a scroll view.
  ///
  /// - Parameter frame: The rectangle in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a scroll view without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    scrolledContent = ScrolledContent()
    pan.scrollView = self
    addGestureRecognizer(pan)
  }

  /// Scrolls to an offset, within or beyond the content's range.
  ///
  /// - Parameters:
  ///   - contentOffset: The point at the top left corner, in points.
  ///   - animated: Takes 0.3 s, and then sends `scrollViewDidEndScrollingAnimation`;
  ///     that is not sent when nothing had to move.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// Scrolls as little as makes a rectangle visible.
  ///
  /// - Parameters:
  ///   - rect: Content coordinates, in points.
  ///   - animated: As for `setContentOffset(_:animated:)`.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scrollMinimally(to: rect, animated: animated)
  }

  /// Scales the delegate's `viewForZooming(in:)`; nothing happens without one.
  ///
  /// The content size becomes that of the scaled view, and what is in the middle stays there
  /// as far as the content reaches.
  ///
  /// - Parameters:
  ///   - scale: Brought into the range from `minimumZoomScale` to `maximumZoomScale`.
  ///   - animated: Takes 0.3 s, and tells the delegate of begin and end.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(toScale: scale, animated: animated)
  }

  /// Scales so that a rectangle is as large as the scales' limits and the bounds allow.
  ///
  /// - Parameters:
  ///   - rect: In the coordinates of the delegate's `viewForZooming(in:)`.
  ///   - animated: As for `setZoomScale(_:animated:)`.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoomToFit(rect, animated: animated)
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    indicators.flash()
  }

  /// Called after `adjustedContentInset` changed.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsChanged()
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if old.size != boundsStorage.size { visibleSizeChanged() }
    indicators.place()
    if old.origin != boundsStorage.origin, !isScrollingSilently {
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// Called before the user or the application scrolls; not for offsets that
  /// follow changes of the content.
  func willScroll() {}

  /// What the vertical indicator shows.
  var verticalExtent: ScrollExtent {
    let inset = adjustedContentInset
    return ScrollExtent(
      offset: boundsStorage.minY + inset.top,
      visible: boundsStorage.height - inset.top - inset.bottom,
      content: contentSizeStorage.height
    )
  }

  /// How far a notch of the wheel scrolls, in points.
  var wheelStep: CGSize { CGSize(width: 132, height: 132) }

  override func reveal(_ rect: CGRect, animated: Bool) -> Bool {
    scrollRectToVisible(rect, animated: animated)
    return true
  }

  override func handleScrollWheel(by delta: CGVector, isPrecise: Bool) -> Bool {
    scrollByWheel(delta, isPrecise: isPrecise)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window == nil, motion.isRunning else { return }
    motion.stop()
    returnToLegalRange()
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard gestureRecognizer === pan else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return isScrollEnabled && (canScrollVertically || canScrollHorizontally)
  }
}
