public import Foundation
public import UIKitGraphics
import UIKitLists
import UIKitSupport

/// A view that displays part of larger content and scrolls it by touch, mouse wheel or program.
///
/// The content offset is the origin of the bounds. During user scrolling it is rounded to device
/// pixels, so that all content moves together.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The deceleration after a fling: the fraction of the velocity that remains after one
  /// millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction, between 0 and 1.
    public var rawValue: CGFloat

    /// Creates a deceleration rate.
    ///
    /// - Parameter rawValue: The fraction, between 0 and 1 exclusive.
    public init(rawValue: CGFloat) {
      demand(
        rawValue > 0 && rawValue < 1,
        "A deceleration rate is between 0 and 1, not \(rawValue)"
      )
      self.rawValue = rawValue
    }

    /// The default rate, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast rate, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The colours of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on light content, light on dark content.
    case `default`
    /// Dark.
    case black
    /// Light.
    case white
  }

  /// The effect of the safe area on the adjusted content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Adds the safe area.
    case automatic = 0
    /// Ignores the safe area.
    case never = 2
    /// Adds the safe area.
    case always = 3
  }

  /// The effect of dragging the content on the on-screen keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// The keyboard stays.
    case none
    /// Editing ends at the beginning of a drag.
    case onDrag
    /// The keyboard follows a finger that reaches it, and closes if the finger is lifted there.
    case interactive
  }

  /// The delegate of scrolling and zooming.
  ///
  /// Not retained.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    didSet { delegateRevision += 1 }
  }
  /// The number of assignments to the delegate.
  final var delegateRevision = 0

  /// The size of the content, in points.
  ///
  /// Default: zero.
  ///
  /// Text views and tables, too, change their content size only through this property.
  open var contentSize: CGSize {
    get { contentSizeStorage }
    set { applyContentSize(newValue) }
  }

  /// The point of the content at the top left corner of the bounds.
  ///
  /// Default: zero.
  ///
  /// Setting it stops running motions. Scrolling sets it in each frame of a motion without stopping
  /// the motion.
  open var contentOffset: CGPoint {
    get { boundsStorage.origin }
    set { applyContentOffset(newValue) }
  }

  /// The space around the content, in points; zero by default.
  open var contentInset: UIEdgeInsets = .zero {
    didSet {
      contentInset.demandFinite("contentInset")
      guard contentInset != oldValue else { return }
      insetsDidChange(
        keepsStart: isContentIncomplete || refreshControlStorage?.isRefreshing == true
      )
      valueDidChange()
    }
  }

  /// The insets of both indicators, in addition to the adjusted inset, in points.
  ///
  /// The getter returns the insets of the vertical indicator.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// The content inset with the refresh control, the keyboard and, unless ignored, the safe area.
  open var adjustedContentInset: UIEdgeInsets { insetWithSafeArea }

  /// The effect of the safe area on the adjusted inset; `.automatic` by default.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet {
      guard contentInsetAdjustmentBehavior != oldValue else { return }
      scrolledContent?.inheritsSafeArea = contentInsetAdjustmentBehavior == .never
      insetsDidChange()
      for subview in subviewStorage { subview.safeAreaDidChange() }
    }
  }

  /// Whether content can overscroll, short content only with the next two; `true` by default.
  open var bounces = true
  /// Whether `bounces` also applies to content shorter than the bounds; `false` by default.
  open var alwaysBounceVertical = false {
    didSet { updateAxis() }
  }
  /// Whether `bounces` also applies to content narrower than the bounds; `false` by default.
  open var alwaysBounceHorizontal = false {
    didSet { updateAxis() }
  }
  /// Whether a drag is locked to the axis of its first movement, except for diagonal drags.
  ///
  /// Default: `false`.
  open var isDirectionalLockEnabled = false
  /// Whether scrolling stops at multiples of the bounds' size.
  ///
  /// Default: `false`.
  open var isPagingEnabled = false
  /// Whether the user can scroll; `true` by default.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether a tap on the navigation bar scrolls to the top.
  ///
  /// Default: `true`. The tap has no effect if the property is `true` for several scroll views on
  /// screen.
  open var scrollsToTop = true
  /// The effect of dragging the content on the on-screen keyboard; `.none` by default.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The deceleration of scrolling after a fling; `.normal` by default.
  open var decelerationRate = DecelerationRate.normal
  /// Whether the vertical indicator is visible during scrolling; `true` by default.
  open var showsVerticalScrollIndicator = true {
    didSet { indicators.layOut() }
  }
  /// Whether the horizontal indicator is visible during scrolling; `true` by default.
  open var showsHorizontalScrollIndicator = true {
    didSet { indicators.layOut() }
  }
  /// The colours of the indicators; `.default` by default.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { if indicatorStyle != oldValue { indicators.setNeedsDisplay() } }
  }
  /// The insets of the vertical indicator, in addition to the adjusted inset, in points.
  ///
  /// Default: zero.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.layOut() }
  }
  /// The insets of the horizontal indicator, in addition to the adjusted inset, in points.
  ///
  /// Default: zero.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.layOut() }
  }

  /// Whether the insets of the indicators include the adjusted content inset.
  ///
  /// Default: `true`.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { indicators.layOut() }
  }
  /// Whether the arrow keys, Page Up, Page Down, Space, Home and End scroll.
  ///
  /// Default: `true`. In tables, the keys that move the focus work in either case.
  open var allowsKeyboardScrolling = true

  /// Whether drags with the primary mouse button scroll like fingers, in all scroll views.
  ///
  /// Default: `true`, which also serves touchscreens that report themselves as a mouse. Fingers
  /// scroll in either case. Selectable text, controls, swipes and reorder grips take precedence for
  /// such drags. UIKit has no such property. To exclude the pointer from a single scroll view,
  /// remove it from its `panGestureRecognizer.allowedTouchTypes`.
  public static var scrollsByMouseDrag = true

  /// Whether a wheel notch scrolls with an animation, in all scroll views.
  ///
  /// Default: `true`. If `false`, content jumps to the target. Touchpads always move content
  /// directly. UIKit has no such property.
  public static var animatesWheel = true
  /// The factor of the distance per wheel notch, in all scroll views.
  ///
  /// Default: 1, which means three rows of a plain table. A negative factor reverses the direction.
  /// UIKit has no such property.
  public static var wheelSpeed: CGFloat = 1 {
    didSet {
      demand(wheelSpeed.isFinite, "The wheel's speed has to be finite, but is \(wheelSpeed)")
    }
  }
  /// Whether content decelerates after a fling on a touchpad, in all scroll views.
  ///
  /// Default: `true`. UIKit has no such property.
  public static var deceleratesAfterTouchpad = true

  /// Whether a finger touches the content.
  open internal(set) var isTracking = false
  /// Whether a finger drags the content.
  open internal(set) var isDragging = false
  /// Whether the content decelerates after a fling.
  open var isDecelerating: Bool { motion.isDeceleration }

  /// The control for refreshing the content; `nil` by default.
  ///
  /// With a refresh control the user can pull down even content shorter than the view.
  open var refreshControl: UIRefreshControl? {
    get { refreshControlStorage }
    set { setRefreshControl(newValue) }
  }
  final var refreshControlStorage: UIRefreshControl?
  /// The bar that collapses as the content scrolls; for the wheel of a picker, the wheel itself.
  final weak var contentScrollObserver: (any ContentScrollObserver)?
  /// The reduction of the top inset when the bar is collapsed, in points.
  final var collapsingHeight: CGFloat = 0
  /// The subview index of the refresh control.
  ///
  /// Tables override it.
  var refreshControlIndex: Int { 0 }

  /// The gesture recogniser for scrolling.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// The minimum scale of the delegate's `viewForZooming(in:)`.
  ///
  /// Default: 1.
  open var minimumZoomScale: CGFloat = 1
  /// The maximum scale of the delegate's `viewForZooming(in:)`.
  ///
  /// Default: 1, which disables zooming.
  open var maximumZoomScale: CGFloat = 1
  /// The current scale of the delegate's `viewForZooming(in:)`.
  ///
  /// Default: 1. There is no pinch gesture; the application zooms, for example after a double tap
  /// or a key press.
  open var zoomScale: CGFloat {
    get { zoomScaleStorage }
    set { setZoomScale(newValue, animated: false) }
  }

  /// The height of the on-screen keyboard's overlap at the bottom that the view compensates for, in
  /// points.
  final var keyboardOverlap: CGFloat = 0
  final var zoomScaleStorage: CGFloat = 1
  /// Whether a tap on the navigation bar started the current animated scroll.
  final var isScrollingToTop = false
  final var contentSizeStorage = CGSize.zero
  final let pan = ScrollPanGestureRecognizer()
  final lazy var motion = ScrollMotion(scrollView: self)
  final lazy var indicators = ScrollIndicators(scrollView: self)
  /// Whether `scrollViewDidScroll` is suppressed.
  final var isScrollingSilently = false
  final var changes = ScrollChanges()
  /// The offset at the start of the drag, without rubber-band damping.
  final var dragStart = CGPoint.zero
  /// The axis that the drag is locked to; `nil` for none.
  final var lockedAxis: UIPanGestureRecognizer.Axis?
  /// The remainder of touchpad scrolling after rounding to device pixels, in points.
  final var wheelRemainder = CGVector.zero
  /// Whether paged content settles on a page when the touching fingers are lifted, after they have
  /// stopped the content or moved its scrollbar.
  final var settlesOnPageAfterTouch = false
  /// The observer of touchpad scrolling, after which the content settles; `nil` before its use.
  final var touchpadRest: TouchpadRest?
  /// The adjusted inset at the last check for changes.
  final var lastAdjustedInset = UIEdgeInsets.zero
  /// The safe area insets at the last check for changes in a window.
  final var lastSafeArea = UIEdgeInsets.zero

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

  /// Scrolls to an offset, within or beyond the valid range.
  ///
  /// - Parameters:
  ///   - contentOffset: The point at the top left corner, in points.
  ///   - animated: Whether to animate for 0.3 seconds and then call
  ///     `scrollViewDidEndScrollingAnimation`. An unchanged offset causes no call.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    demandMainThread(type(of: self))
    scroll(to: contentOffset, animated: animated)
  }

  /// Scrolls by the minimum distance that makes a rectangle visible.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in content coordinates, in points.
  ///   - animated: As for `setContentOffset(_:animated:)`.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scrollMinimally(to: rect, animated: animated)
  }

  /// Sets the scale of the delegate's `viewForZooming(in:)`.
  ///
  /// Does nothing without such a view.
  ///
  /// The content size becomes that of the scaled view, and the centre stays in position as far as
  /// the valid range allows.
  ///
  /// - Parameters:
  ///   - scale: The scale, clamped to `minimumZoomScale`...`maximumZoomScale`.
  ///   - animated: Whether to animate for 0.3 seconds and notify the delegate of the start and the
  ///     end.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(toScale: scale, animated: animated)
  }

  /// Zooms to the largest permitted scale at which a rectangle fits inside the adjusted inset.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the coordinates of the delegate's `viewForZooming(in:)`.
  ///   - animated: As for `setZoomScale(_:animated:)`.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoomToFit(rect, animated: animated)
  }

  /// Shows the indicators briefly.
  open func flashScrollIndicators() {
    indicators.flash()
  }

  /// Called after `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsDidChange()
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    indicators.layOut()
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if old.size != boundsStorage.size { visibleSizeDidChange() }
    indicators.layOut()
    refreshControlStorage?.updatePosition()
    contentScrollObserver?.contentDidScroll(self)
    if old.origin != boundsStorage.origin, !isScrollingSilently { notifyOfScrolling() }
  }

  override func adoptContentSize(_ size: CGSize) { contentSize = size }

  /// Called before the user or the application scrolls, but not before offset adjustments for
  /// content changes.
  func willScroll() {}

  /// The visible range for the vertical indicator.
  var verticalExtent: ScrollExtent {
    let inset = adjustedContentInset
    return ScrollExtent(
      offset: boundsStorage.minY + inset.top,
      visible: boundsStorage.height - inset.top - inset.bottom,
      content: contentSizeStorage.height
    )
  }

  /// The visible range for the horizontal indicator.
  final var horizontalExtent: ScrollExtent {
    let inset = adjustedContentInset
    return ScrollExtent(
      offset: boundsStorage.minX + inset.left,
      visible: boundsStorage.width - inset.left - inset.right,
      content: contentSizeStorage.width
    )
  }

  /// The additional distance of the vertical indicator from the edge, in points.
  ///
  /// It makes room for the section index.
  var indicatorDistance: CGFloat { 0 }

  /// The scrollbar's title for the visible position in long content; `nil` for none.
  var scrollbarTitle: String? { nil }

  /// Returns the offset at a fraction of the range along an axis.
  ///
  /// - Parameters:
  ///   - fraction: The fraction, from 0 at the first valid offset to 1 at the last.
  ///   - axis: The axis. The other coordinate is unchanged.
  /// - Returns: A valid offset.
  func offset(atFraction fraction: CGFloat, along axis: ScrollAxis) -> CGPoint {
    linearOffset(atFraction: fraction, along: axis)
  }

  /// Called before a jump to a distant offset.
  ///
  /// Tables measure the rows around it.
  ///
  /// - Parameter offset: Returns the offset for the current heights.
  func prepareToShow(_ offset: () -> CGPoint) {}

  /// The distance of one wheel notch, in points.
  var wheelStep: CGSize { CGSize(width: 132, height: 132) }

  /// Whether the content settles at certain positions after touchpad scrolling.
  var restsAfterTouchpad: Bool { isPagingEnabled }

  /// Whether further content changes are pending, after which the offset is limited.
  var isContentIncomplete: Bool { false }

  /// Called when touchpad scrolling has ended, if `restsAfterTouchpad` is `true`.
  ///
  /// - Parameter velocity: The velocity of the fingers, in points per second; zero for slow
  ///   movements.
  func touchpadDidRest(velocity: CGPoint) {
    motion.turnPage(to: motion.pageTarget(velocity: velocity))
  }

  override func reveal(_ rect: CGRect, animated: Bool) -> Bool {
    scrollRectToVisible(rect, animated: animated)
    return true
  }

  override func handleScrollWheel(by delta: CGVector, isPrecise: Bool) -> Bool {
    scrollByWheel(delta, isPrecise: isPrecise)
  }

  override func pointerMoved(to point: CGPoint) -> Bool { indicators.pointerMoved(to: point) }

  override func pointerLeft() { indicators.pointerLeft() }

  /// Handles scrolling with the arrow keys, Page Up, Page Down, Space, Home and End, and refreshing
  /// with F5 or Ctrl+R.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    var others = presses.filter { press in !(press.key.map(scroll(with:)) ?? false) }
    let keys = others.filter { !refreshes(by: $0) }
    if keys.count < others.count, refreshControlStorage?.triggerByKey() == true { others = keys }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { indicators.pointerLeft() }
    guard window == nil, motion.isRunning else { return }
    motion.stop()
    clampOffsetToRange()
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard gestureRecognizer === pan else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return isScrollEnabled && (canScrollVertically || canScrollHorizontally)
  }

  override var accessibilityDefaults: any AccessibilityDefaults { ScrollAccessibility(view: self) }
}
