public import Foundation
public import UIKitGraphics
import UIKitLists
import UIKitSupport

/// A view that shows a part of larger content, and is scrolled by touch, wheel and program.
///
/// The content offset is the origin of the bounds. While the user scrolls it is rounded to device
/// pixels, so that all content moves together.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The deceleration of scrolling after a fling: the fraction of the velocity that remains after a
  /// millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction, between 0 and 1.
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

  /// The effect of dragging the content on the on-screen keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none
    /// Editing ends when the drag begins.
    case onDrag
    /// The keyboard follows a finger that reaches it, and disappears when it is lifted there.
    case interactive
  }

  /// The delegate of scrolling and zooming.
  ///
  /// Not retained.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    didSet { delegateRevision += 1 }
  }
  /// The number of times that the delegate was set.
  final var delegateRevision = 0

  /// Size of the content in points.
  ///
  /// Default: zero.
  ///
  /// Every change is made by setting it, those by text views and tables, too.
  open var contentSize: CGSize {
    get { contentSizeStorage }
    set { takeContentSize(newValue) }
  }

  /// The content's point at the top left corner of the bounds.
  ///
  /// Default: zero.
  ///
  /// Setting it stops running motions. Scrolling sets it, too, in each frame in which it moves; that
  /// stops nothing.
  open var contentOffset: CGPoint {
    get { boundsStorage.origin }
    set { takeOffset(newValue) }
  }

  /// Space around the content, in points; zero by default.
  open var contentInset: UIEdgeInsets = .zero {
    didSet {
      contentInset.demandFinite("contentInset")
      guard contentInset != oldValue else { return }
      insetsChanged(keepsStart: isContentIncomplete || refreshControlStorage?.isRefreshing == true)
      valueDidChange()
    }
  }

  /// The distance of both indicators from the edges, in addition to the adjusted inset, in points.
  ///
  /// Reading it gives the vertical indicator's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// The content inset plus the safe area, by `contentInsetAdjustmentBehavior`.
  open var adjustedContentInset: UIEdgeInsets { insetWithSafeArea }

  /// Whether the safe area is added to `contentInset`; `.automatic` by default.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet {
      guard contentInsetAdjustmentBehavior != oldValue else { return }
      scrolledContent?.inheritsSafeArea = contentInsetAdjustmentBehavior == .never
      insetsChanged()
      for subview in subviewStorage { subview.safeAreaDidChange() }
    }
  }

  /// Whether content that fills the bounds can overshoot its ends; `true` by default.
  open var bounces = true
  /// Whether content shorter than the bounds can overshoot, too; `false` by default.
  open var alwaysBounceVertical = false {
    didSet { updateAxis() }
  }
  /// Whether content narrower than the bounds can overshoot, too; `false` by default.
  open var alwaysBounceHorizontal = false {
    didSet { updateAxis() }
  }
  /// Whether a drag is locked to the axis of its first movement; diagonal drags are not locked.
  ///
  /// Default: `false`.
  open var isDirectionalLockEnabled = false
  /// Whether scrolling comes to rest at multiples of the bounds' size.
  ///
  /// Default: `false`.
  open var isPagingEnabled = false
  /// Whether the user can scroll; `true` by default.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether a tap on the navigation bar scrolls to the top.
  ///
  /// Default: `true`. Nothing scrolls when it is `true` for several scroll views on the screen.
  open var scrollsToTop = true
  /// The effect of dragging the content on the on-screen keyboard; `.none` by default.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The deceleration of scrolling after a fling; `.normal` by default.
  open var decelerationRate = DecelerationRate.normal
  /// Whether the vertical indicator is shown while scrolling; `true` by default.
  open var showsVerticalScrollIndicator = true {
    didSet { indicators.place() }
  }
  /// Whether the horizontal indicator is shown while scrolling; `true` by default.
  open var showsHorizontalScrollIndicator = true {
    didSet { indicators.place() }
  }
  /// Colours of the indicators; `.default` by default.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { if indicatorStyle != oldValue { indicators.setNeedsDisplay() } }
  }
  /// The vertical indicator's distance from the edges, in addition to the adjusted inset.
  ///
  /// Default: zero.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.place() }
  }
  /// The horizontal indicator's distance from the edges, in addition to the adjusted inset.
  ///
  /// Default: zero.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.place() }
  }

  /// Whether the indicators keep clear of the insets of the content, the safe area among them.
  ///
  /// Default: `true`.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { indicators.place() }
  }
  /// Whether arrows, Page Up and Down, Space, Home and End scroll.
  ///
  /// Default: `true`. The keys of tables, which move the focus, work in any case.
  open var allowsKeyboardScrolling = true

  /// Whether drags with the pointer's main button scroll as fingers do, in all scroll views.
  ///
  /// Default: `true`, which also serves touchscreens that report themselves as a mouse. Fingers
  /// scroll in any case. Text that can be selected, controls, swipes and the grips of rows take
  /// such drags first. UIKit has no such property. For a single scroll view, leave the pointer out
  /// of its `panGestureRecognizer.allowedTouchTypes`.
  public static var scrollsByMouseDrag = true

  /// Whether content glides to the target of a wheel's notch, in all scroll views.
  ///
  /// Default: `true`. With `false` it jumps there. Touchpads move content directly in any case.
  /// UIKit has no such property.
  public static var animatesWheel = true
  /// The factor of the distance that a notch of the wheel scrolls, in all scroll views.
  ///
  /// Default: 1, which is three rows of a plain table. A negative factor turns the direction round.
  /// UIKit has no such property.
  public static var wheelSpeed: CGFloat = 1 {
    didSet {
      demand(wheelSpeed.isFinite, "The wheel's speed has to be finite, but is \(wheelSpeed)")
    }
  }
  /// Whether content moves on when fingers leave a touchpad while they move, in all scroll views.
  ///
  /// Default: `true`. UIKit has no such property.
  public static var deceleratesAfterTouchpad = true

  /// Whether a finger is down in the content.
  open internal(set) var isTracking = false
  /// Whether a finger is dragging the content.
  open internal(set) var isDragging = false
  /// Whether the content decelerates after the finger was lifted.
  open var isDecelerating: Bool { motion.isDeceleration }

  /// The control with which the user loads the content anew; `nil` by default.
  ///
  /// Content can be pulled down to it even when it is shorter than the view.
  open var refreshControl: UIRefreshControl? {
    get { refreshControlStorage }
    set { setRefreshControl(newValue) }
  }
  final var refreshControlStorage: UIRefreshControl?
  /// The bar that collapses with the content.
  final weak var contentScrollObserver: (any ContentScrollObserver)?
  /// The height of the top inset that the bar leaves free when it has collapsed, in points.
  final var collapsingHeight: CGFloat = 0
  /// The subview index of the refresh control; for tables.
  var refreshControlIndex: Int { 0 }

  /// The pan recognizer.
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
  /// Default: 1. There is no pinch gesture: the program zooms, for a double tap or a key.
  open var zoomScale: CGFloat {
    get { zoomScaleStorage }
    set { setZoomScale(newValue, animated: false) }
  }

  /// The height that the on-screen keyboard covers at the bottom, as far as the view takes account
  /// of it, in points.
  final var keyboardOverlap: CGFloat = 0
  final var zoomScaleStorage: CGFloat = 1
  /// Whether the running animated scroll was started by a tap on the navigation bar.
  final var isScrollingToTop = false
  final var contentSizeStorage = CGSize.zero
  final let pan = ScrollPanGestureRecognizer()
  final lazy var motion = ScrollMotion(scrollView: self)
  final lazy var indicators = ScrollIndicators(scrollView: self)
  /// Whether `scrollViewDidScroll` is suppressed.
  final var isScrollingSilently = false
  final var changes = ScrollChanges()
  /// The offset at the start of the drag, without the rubber band's damping.
  final var dragStart = CGPoint.zero
  /// The axis to which the drag is locked; `nil`: none.
  final var lockedAxis: UIPanGestureRecognizer.Axis?
  /// The remainder of a touchpad's movement after rounding to pixels, in points.
  final var wheelRemainder = CGVector.zero
  /// Whether paged content comes to rest on a page when the fingers that touch it are lifted: they
  /// have stopped it, or moved its scrollbar.
  final var settlesOnPageAfterTouch = false
  /// Brings the content to rest at its place after a touchpad.
  final var touchpadRest: TouchpadRest?
  /// The adjusted inset at the last check.
  final var lastAdjustedInset = UIEdgeInsets.zero
  /// The safe area insets at the last check in a window.
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

  /// Scrolls to an offset, within or beyond the content's range.
  ///
  /// - Parameters:
  ///   - contentOffset: The point at the top left corner, in points.
  ///   - animated: Takes 0.3 s, and then sends `scrollViewDidEndScrollingAnimation`, unless nothing
  ///     moves.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    demandMainThread(type(of: self))
    scroll(to: contentOffset, animated: animated)
  }

  /// Scrolls by the minimal distance that makes a rectangle visible.
  ///
  /// - Parameters:
  ///   - rect: Content coordinates, in points.
  ///   - animated: As for `setContentOffset(_:animated:)`.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scrollMinimally(to: rect, animated: animated)
  }

  /// Scales the delegate's `viewForZooming(in:)`; nothing happens without one.
  ///
  /// The content size becomes that of the scaled view, and the centre stays in place as far as the
  /// valid range allows.
  ///
  /// - Parameters:
  ///   - scale: Clamped to `minimumZoomScale`...`maximumZoomScale`.
  ///   - animated: Takes 0.3 s, and notifies the delegate of start and end.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(toScale: scale, animated: animated)
  }

  /// Zooms to the largest scale within the limits at which a rectangle fits the bounds.
  ///
  /// - Parameters:
  ///   - rect: In the coordinates of the delegate's `viewForZooming(in:)`.
  ///   - animated: As for `setZoomScale(_:animated:)`.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoomToFit(rect, animated: animated)
  }

  /// Shows the indicators briefly.
  open func flashScrollIndicators() {
    indicators.flash()
  }

  /// Called after `adjustedContentInset` changed.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsChanged()
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    indicators.place()
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if old.size != boundsStorage.size { visibleSizeChanged() }
    indicators.place()
    refreshControlStorage?.updatePosition()
    contentScrollObserver?.contentDidScroll(self)
    if old.origin != boundsStorage.origin, !isScrollingSilently { notifyOfScrolling() }
  }

  override func adoptContentSize(_ size: CGSize) { contentSize = size }

  /// Called before the user or the application scrolls; not before adjustments of the offset to
  /// content changes.
  func willScroll() {}

  /// The visible part that the vertical indicator shows.
  var verticalExtent: ScrollExtent {
    let inset = adjustedContentInset
    return ScrollExtent(
      offset: boundsStorage.minY + inset.top,
      visible: boundsStorage.height - inset.top - inset.bottom,
      content: contentSizeStorage.height
    )
  }

  /// The visible part that the horizontal indicator shows.
  final var horizontalExtent: ScrollExtent {
    let inset = adjustedContentInset
    return ScrollExtent(
      offset: boundsStorage.minX + inset.left,
      visible: boundsStorage.width - inset.left - inset.right,
      content: contentSizeStorage.width
    )
  }

  /// The vertical indicator's distance from the edge beyond its insets, in points; for the index.
  var indicatorDistance: CGFloat { 0 }

  /// The scrollbar's title for the visible place in long content; `nil`: none.
  var placeTitle: String? { nil }

  /// Returns the offset at a fraction of the range along an axis.
  ///
  /// - Parameters:
  ///   - fraction: 0 at the first valid offset, 1 at the last one.
  ///   - axis: The axis; the other coordinate stays.
  /// - Returns: A valid offset.
  func offset(atFraction fraction: CGFloat, along axis: ScrollAxis) -> CGPoint {
    linearOffset(atFraction: fraction, along: axis)
  }

  /// Called before an offset far away is set; for tables, which measure the rows there.
  ///
  /// - Parameter offset: The offset, as the present heights make it.
  func prepareToShow(_ offset: () -> CGPoint) {}

  /// The distance of one wheel notch, in points.
  var wheelStep: CGSize { CGSize(width: 132, height: 132) }

  /// Whether the content comes to rest at certain places after fingers have moved on a touchpad.
  var restsAfterTouchpad: Bool { isPagingEnabled }

  /// Whether more changes of the content are under way, after which the offset is limited.
  var isContentIncomplete: Bool { false }

  /// Called when fingers on a touchpad have become silent, where `restsAfterTouchpad` is set.
  ///
  /// - Parameter velocity: The velocity of the fingers, in points per second; zero when they were
  ///   slow.
  func touchpadDidRest(velocity: CGPoint) {
    motion.turn(to: motion.pageTarget(velocity: velocity))
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

  /// Arrows, Page Up and Page Down, Space, Home and End scroll; F5 refreshes.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    var others = presses.filter { press in !(press.key.map(scroll(with:)) ?? false) }
    let rest = others.filter { !refreshes(by: $0) }
    if rest.count < others.count, refreshControlStorage?.triggerByKey() == true { others = rest }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { indicators.pointerLeft() }
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

  override var accessibilityDefaults: any AccessibilityDefaults { ScrollAccessibility(view: self) }
}
