public import Foundation
public import UIKitGraphics

/// A rectangle of the window that draws, lays out its subviews, and receives touches.
///
/// All coordinates are points. Setters only invalidate; layout, drawing and compositing happen in
/// the passes of the next frame.
@preconcurrency @MainActor
open class UIView: _UIMadeFromType, _UIMadeType {
  // MARK: Geometry, see UIView+Geometry.swift

  /// Top left corner of the untransformed frame, in the superview's coordinates.
  ///
  /// The origin rather than the centre is stored, so that a frame that was set
  /// reads back to the last bit.
  final var origin: CGPoint
  /// Bounds rectangle as last set.
  final var boundsStorage: CGRect
  /// Transform about the centre as last set.
  final var transformStorage = CGAffineTransform.identity
  /// Whether the layer's anchor point is not the centre; see UIView+Anchor.swift.
  final var hasAnchor = false
  /// Whether `transformStorage` is not the identity.
  final var isTransformed = false

  // MARK: Hierarchy, see UIView+Hierarchy.swift

  /// Subviews from back to front.
  nonisolated(unsafe) final var subviewStorage: [UIView] = []
  /// An upper bound of the levels of descendants; see `UIView+Depth.swift`.
  final var levelsBelow: UInt16 = 0
  /// The view that holds this one; cleared by its `deinit`.
  nonisolated(unsafe) unowned(unsafe) final var superviewStorage: UIView?
  /// The window this view is in; kept up to date by the hierarchy methods.
  nonisolated(unsafe) unowned(unsafe) final var windowStorage: UIWindow?
  /// The controller whose `view` this is.
  final weak var owner: (any ViewOwner)?

  // MARK: Appearance, see UIView+Appearance.swift

  final var alphaStorage: CGFloat = 1
  final var isHiddenStorage = false
  final var backgroundColorStorage: UIColor?
  final var tintColorStorage: UIColor?
  final var clipsToBoundsStorage = false
  final var layerStorage: CALayer?
  final var traitOverridesStorage: UITraitOverrides?
  final var semanticContentAttributeStorage = UISemanticContentAttribute.unspecified
  /// Whether it has the superview's semantic content attribute while its own is unspecified.
  final var isPartOfSuperview = false
  /// Whether the superview shows only what this view covers; it is the last of its views then.
  final var isMaskView = false
  /// Hints that most views leave as they are; see UIView+Hints.swift.
  final var hints = ViewHints()
  /// The environment that the view was last notified of; `nil` at first.
  final var lastEnvironment: InheritedEnvironment?

  // MARK: Frame passes, see PendingPasses.swift and Frame/

  /// The pending work of the passes for this view itself.
  final var pending: PendingPasses = [.layout, .record, .move]
  /// The pending work for its descendants.
  final var subtreePending: PendingPasses = []
  /// The recorded drawing; `nil` when the view draws nothing.
  final var displayList: DisplayList?
  /// The extent of this view and its subviews in the last frame, in device pixels.
  final var shownExtent = PixelRect.empty
  /// Running animations of this view's properties.
  final var animations: ViewAnimations?
  /// The state of the passes for content that moves as a whole; `nil` except for scroll views.
  final var scrolledContent: ScrolledContent?

  /// The state of constraint-based layout; `nil` for views that take no part in it.
  final var layoutStateStorage: LayoutState?

  // MARK: Configuration

  /// The edges and lengths that change with the size of the superview; empty by default.
  open var autoresizingMask: UIView.AutoresizingMask = []
  /// Whether subviews follow changes of this view's size by their mask; `true` by default.
  open var autoresizesSubviews = true
  /// Whether touches can hit this view and its subviews; `true` by default.
  open var isUserInteractionEnabled = true
  /// Whether the view receives several touches at the same time; `false` by default.
  open var isMultipleTouchEnabled = false
  /// Whether a touch that begins here keeps other views from getting touches; `false` by default.
  open var isExclusiveTouch = false
  /// A number to find the view by, see `viewWithTag(_:)`; 0 by default.
  open var tag = 0
  /// The scale and the position of the content when its size differs from the bounds.
  ///
  /// Default: `.scaleToFill`.
  ///
  /// Image views use it; views that draw are redrawn for their new size.
  open var contentMode: UIView.ContentMode = .scaleToFill {
    didSet { if contentMode != oldValue { setNeedsDisplay() } }
  }
  /// Identifies the view when state is saved and restored; `nil` saves nothing.
  open var restorationIdentifier: String?
  final var layoutMarginsStorage: LayoutMargins?
  final var gestureRecognizerStorage: [UIGestureRecognizer]?
  final var interactionStorage: [any UIInteraction] = []
  final var isUnderPointer = false

  /// Creates a view with the given frame.
  ///
  /// - Parameter frame: The rectangle in the superview's coordinates, in points.
  public init(frame: CGRect) {
    UIView.checkFinite(frame, "frame")
    let frame = frame.standardized.limited
    origin = frame.origin
    boundsStorage = CGRect(origin: .zero, size: frame.size)
    super.init()
    demandMainThread(type(of: self))
    if type(of: self).requiresConstraintBasedLayout { pending.insert(.updateConstraints) }
  }

  /// Creates a view with a zero frame.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Creates a view from its type; see `_UIMadeFromType`.
  @available(*, unavailable)
  public required convenience init(_made: Void) { self.init(frame: .zero) }

  /// Creates a view without archive support: the coder is not read.
  ///
  /// - Parameter coder: Ignored; there are no archived views on this platform.
  public required init?(coder: NSCoder) {
    origin = .zero
    boundsStorage = .zero
    super.init()
    demandMainThread(type(of: self))
  }

  deinit {
    for subview in subviewStorage { subview.detachFromDeallocatedSuperview() }
  }

  open override var next: UIResponder? {
    if let owner { return owner }
    return superviewStorage
  }

  package override var responderWindow: UIWindow? { windowStorage?.responderHost }

  // MARK: Geometry

  /// Position and size in the superview's coordinates, in points.
  ///
  /// With a transform it is the bounding box of the transformed bounds; setting it then sets the
  /// size that gives that rectangle.
  open var frame: CGRect {
    get { frameRect }
    set {
      demandMainThread(type(of: self))
      setFrameRect(newValue)
    }
  }

  /// The view's own coordinate system, in points: its size, and the point that
  /// its top left corner shows.
  ///
  /// Setting the size keeps the centre.
  open var bounds: CGRect {
    get { boundsStorage }
    set {
      demandMainThread(type(of: self))
      setBoundsRect(newValue)
    }
  }

  /// The place of the layer's anchor point, the centre by default, in the superview's coordinates.
  open var center: CGPoint {
    get { position }
    set {
      demandMainThread(type(of: self))
      setPosition(newValue)
    }
  }

  /// A transform of the view and its subviews about its centre.
  ///
  /// Default: identity.
  open var transform: CGAffineTransform {
    get { hasAnchor ? anchoredTransform : transformStorage }
    set {
      demandMainThread(type(of: self))
      setTransform(newValue)
    }
  }

  /// Converts a point from this view's coordinates.
  ///
  /// - Parameters:
  ///   - point: The point in this view's coordinates.
  ///   - view: The view to convert to; `nil` means the window's coordinates.
  /// - Returns: The point in the other view's coordinates.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    converted(point, to: view)
  }

  /// Converts a point to this view's coordinates.
  ///
  /// - Parameters:
  ///   - point: The point in the other view's coordinates.
  ///   - view: The view to convert from; `nil` means the window's coordinates.
  /// - Returns: The point in this view's coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    converted(point, from: view)
  }

  /// Converts a rectangle from this view's coordinates.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in this view's coordinates.
  ///   - view: The view to convert to; `nil` means the window's coordinates.
  /// - Returns: Its bounding box in the other view's coordinates.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    converted(rect, to: view)
  }

  /// Converts a rectangle to this view's coordinates.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the other view's coordinates.
  ///   - view: The view to convert from; `nil` means the window's coordinates.
  /// - Returns: Its bounding box in this view's coordinates.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    converted(rect, from: view)
  }

  /// Called after the bounds changed; for classes of this module whose content depends on them.
  ///
  /// - Parameter old: The bounds before.
  func boundsDidChange(from old: CGRect) {}

  /// Whether all rows of the view's pixels are equal, and it has no subviews.
  ///
  /// Such a view need not be redrawn behind scrolling content.
  var isVerticallyUniform: Bool { false }

  // MARK: Appearance

  /// Opacity of the view with its subviews, 0 to 1.
  ///
  /// Default: 1. Animatable.
  open var alpha: CGFloat {
    get { alphaStorage }
    set {
      demandMainThread(type(of: self))
      setAlpha(newValue)
    }
  }

  /// Whether the view and its subviews are excluded from drawing and hit testing; `false` by default.
  open var isHidden: Bool {
    get { isHiddenStorage || layoutStateStorage?.isCollapsing ?? false }
    set {
      demandMainThread(type(of: self))
      setHidden(newValue)
    }
  }

  /// Whether the view promises to fill its bounds; the drawing does not depend on it.
  open var isOpaque: Bool {
    get { !hints.contains(.isNotOpaque) }
    set { hints.set(.isNotOpaque, !newValue) }
  }

  /// Colour behind the content; `nil` is transparent.
  ///
  /// Default: `nil`. Animatable.
  open var backgroundColor: UIColor? {
    get { backgroundColorStorage }
    set {
      demandMainThread(type(of: self))
      setBackgroundColor(newValue)
    }
  }

  /// Colour of interactive parts; inherited while not set.
  ///
  /// Never `nil`; setting `nil` inherits again.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set { setTintColor(newValue) }
  }

  /// Whether subviews are clipped to the bounds (and rounded corners); `false` by default.
  open var clipsToBounds: Bool {
    get { clipsToBoundsStorage }
    set {
      guard newValue != clipsToBoundsStorage else { return }
      clipsToBoundsStorage = newValue
      setPending(.move)
    }
  }

  /// The class of the layer: `CALayer`, `CAGradientLayer` or `CAShapeLayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// Rounded corners, border, masking, shadow and animations of the view.
  open var layer: CALayer { layerOrNew }

  // MARK: Environment

  /// Light or dark for this view and everything below; `.unspecified` inherits.
  ///
  /// Default: that.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Whether layout is mirrored in interfaces from right to left; not inherited by subviews.
  ///
  /// Default: `.unspecified`, which follows the trait `layoutDirection`. Cells, headers and footers
  /// of a table follow the table's attribute, and controls' parts the control's.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { semanticContentAttributeStorage }
    set {
      demandMainThread(type(of: self))
      setSemanticContentAttribute(newValue)
    }
  }

  /// The direction of this view's layout, by its semantic content attribute and its traits.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    layoutDirection
  }

  /// The direction of layout of views with an attribute, relative to the application's.
  ///
  /// - Parameter attribute: The semantic content attribute.
  /// - Returns: The direction.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UIApplication.shared.userInterfaceLayoutDirection
    )
  }

  /// The direction of layout of views with an attribute, in an interface of some direction.
  ///
  /// - Parameters:
  ///   - attribute: The semantic content attribute.
  ///   - layoutDirection: The direction of the interface.
  /// - Returns: The direction; that of the interface for `.unspecified` only.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(in: layoutDirection)
  }

  /// The traits of this view: appearance, text size, scale and direction.
  open var traitCollection: UITraitCollection { inheritedTraits }

  /// The distance of each edge to the part that bars and cut-outs leave free, in points.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeArea }

  /// Space that content keeps from the edges, in points.
  ///
  /// Default: 8 on each side. Reading adds the safe area insets, see
  /// `insetsLayoutMarginsFromSafeArea`.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setLayoutMargins(newValue) }
  }

  /// The same space by leading and trailing edge, in points.
  ///
  /// Default: 8 on each side. Margins that were set here follow changes of the direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMargins.directional(layoutDirection) }
    set { setDirectionalLayoutMargins(newValue) }
  }

  // MARK: Hierarchy

  /// The view that holds this one.
  open var superview: UIView? { superviewStorage }

  /// The views inside this one, from back to front.
  open var subviews: [UIView] { mask == nil ? subviewStorage : Array(contentSubviews) }

  /// The window that shows this view.
  open var window: UIWindow? { windowStorage }

  /// Adds a view in front of all other subviews; it leaves its present superview.
  ///
  /// At most 1,000 views can lie inside one another; a deeper tree stops the program.
  ///
  /// - Parameter view: The view to add. Not this view or one that contains it.
  open func addSubview(_ view: UIView) {
    demandMainThread(type(of: self))
    insert(view, at: subviewStorage.count)
  }

  /// Inserts a view at an index of the order from back to front.
  ///
  /// - Parameters:
  ///   - view: The view to add.
  ///   - index: Its index in `subviews`; beyond the end means in front.
  open func insertSubview(_ view: UIView, at index: Int) {
    demandMainThread(type(of: self))
    insert(view, at: index)
  }

  /// Adds a view directly in front of a subview.
  ///
  /// - Parameters:
  ///   - view: The view to add.
  ///   - siblingSubview: A subview of this view.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insertSubview(view, at: indexOfSibling(siblingSubview, besides: view) + 1)
  }

  /// Adds a view directly behind a subview.
  ///
  /// - Parameters:
  ///   - view: The view to add.
  ///   - siblingSubview: A subview of this view.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, at: indexOfSibling(siblingSubview, besides: view))
  }

  /// Moves a subview in front of the others; nothing happens to other views.
  ///
  /// - Parameter view: A subview of this view.
  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, to: subviewStorage.count - 1)
  }

  /// Moves a subview behind the others; nothing happens to other views.
  ///
  /// - Parameter view: A subview of this view.
  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, to: 0)
  }

  /// Exchanges two subviews.
  ///
  /// - Parameters:
  ///   - index1: Index of a subview.
  ///   - index2: Index of another one.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, with: index2)
  }

  /// Whether this view is `view` or a descendant of it.
  ///
  /// - Parameter view: The view that may be an ancestor.
  /// - Returns: `true` also for the view itself.
  open func isDescendant(of view: UIView) -> Bool {
    isInside(view)
  }

  /// The first view with the tag: this one, or a descendant, depth first.
  ///
  /// - Parameter tag: The tag to look for.
  /// - Returns: `nil` when there is none.
  open func viewWithTag(_ tag: Int) -> UIView? {
    firstView(tagged: tag)
  }

  /// Removes the view from its superview, which may release it.
  open func removeFromSuperview() {
    demandMainThread(type(of: self))
    detach()
  }

  // MARK: Passes

  /// Invalidates the layout: `layoutSubviews()` is called in the next layout pass.
  open func setNeedsLayout() {
    demandMainThread(type(of: self))
    setPending(.layout)
  }

  /// Lays out this view and its descendants immediately, where layout is pending.
  open func layoutIfNeeded() {
    demandMainThread(type(of: self))
    LayoutPass.runIncludingConstraints(on: self)
  }

  /// Invalidates the drawing: `draw(_:)` is called in the next record pass.
  open func setNeedsDisplay() {
    demandMainThread(type(of: self))
    setPending(.record)
  }

  /// Invalidates the drawing; the recording is always made as a whole.
  ///
  /// - Parameter rect: The part that changed.
  open func setNeedsDisplay(_ rect: CGRect) {
    setNeedsDisplay()
  }

  /// Sets the size to `sizeThatFits(_:)` of the present size.
  open func sizeToFit() {
    frame.size = CallbackNesting.call("sizeThatFits(_:)", of: self) { sizeThatFits(bounds.size) }
  }

  // MARK: Animation, see UIView+Animation.swift

  /// Animates the changes of view properties that a closure makes.
  ///
  /// The properties have their new values immediately; the presented values follow. Changes are
  /// added to running animations.
  ///
  /// - Parameters:
  ///   - duration: Seconds, at most a day; 0 or less changes without animation.
  ///   - delay: Seconds before it starts, at most a day.
  ///   - options: Curve, repetition.
  ///   - animations: Changes frames, bounds, transforms, alpha, colours.
  ///   - completion: Called in a later frame after the end; `false` when the animation was
  ///     interrupted. Called also when nothing was animated.
  open class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: duration, delay: delay, options: options)
    run(timing, animations: animations, completion: completion)
  }

  /// Animates changes, slowly at the start and at the end.
  ///
  /// - Parameters:
  ///   - duration: Seconds, at most a day; 0 or less changes without animation.
  ///   - animations: Changes the properties.
  ///   - completion: As for `animate(withDuration:delay:options:animations:completion:)`.
  open class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: duration, delay: 0, options: [])
    run(timing, animations: animations, completion: completion)
  }

  /// Animates changes, slowly at the start and at the end.
  ///
  /// - Parameters:
  ///   - duration: Seconds, at most a day; 0 or less changes without animation.
  ///   - animations: Changes the properties.
  open class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void
  ) {
    let timing = AnimationTiming(duration: duration, delay: 0, options: [])
    run(timing, animations: animations, completion: nil)
  }

  /// Animates changes along the motion of a spring.
  ///
  /// - Parameters:
  ///   - duration: Seconds until the motion has settled.
  ///   - delay: Seconds before it starts, at most a day.
  ///   - dampingRatio: 1 for critical damping, less than 1 to oscillate.
  ///   - velocity: The initial velocity, in total distances per second.
  ///   - options: Repetition; the curve is the spring's.
  ///   - animations: Changes the properties.
  ///   - completion: As for `animate(withDuration:delay:options:animations:completion:)`.
  open class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(
      duration: duration,
      delay: delay,
      damping: dampingRatio,
      velocity: velocity
    )
    run(timing, animations: animations, completion: completion)
  }

  /// Runs a closure whose changes are not animated, also inside an animation block.
  ///
  /// - Parameter actionsWithoutAnimation: The changes; animation blocks in it
  ///   do not animate either.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    runWithoutAnimation(actionsWithoutAnimation)
  }

  /// Switches all animations of this program on or off.
  ///
  /// - Parameter enabled: Whether later blocks animate.
  open class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationContext.isEnabled = enabled
  }

  /// Whether animation blocks animate; `true` by default.
  open class var areAnimationsEnabled: Bool { AnimationContext.isEnabled }

  /// Seconds of the animation block that is running; 0 outside of blocks.
  open class var inheritedAnimationDuration: TimeInterval {
    AnimationContext.current?.timing.duration ?? 0
  }

  // MARK: Touches

  /// The hit test: the frontmost descendant, or this view, for a touch at a point.
  ///
  /// - Parameters:
  ///   - point: The point in this view's coordinates.
  ///   - event: The event of the query, if any.
  /// - Returns: `nil` when the point is outside, or the view is hidden,
  ///   transparent (alpha below 0.01), or takes no touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// Whether a point is inside the view for hit testing.
  ///
  /// Default: whether the bounds contain it.
  ///
  /// - Parameters:
  ///   - point: The point in this view's coordinates.
  ///   - event: The event of the query, if any.
  /// - Returns: Whether touches at the point may hit the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    boundsStorage.contains(point)
  }

  /// Ends editing in this view: its first responder, such as a text field, resigns.
  ///
  /// - Parameter force: Whether it has to resign, even if its delegate refuses.
  /// - Returns: Whether nothing in this view is first responder afterwards.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    resignInside(force: force)
  }

  /// Whether the keyboard's focus can be on this view.
  ///
  /// Default: `false`; `true` for enabled controls, texts, lists and their rows.
  open var canBecomeFocused: Bool { focusContainer?.acceptsFocus ?? false }

  /// Whether the keyboard's focus is on this view.
  open var isFocused: Bool { windowStorage?.focusSystemStorage.focusedItem === self }

  /// Whether Tab leads to this view; not to rows, which the arrow keys reach.
  var isFocusStop: Bool { canBecomeFocused }

  /// Whether the view shows by itself that it has the focus.
  var drawsOwnFocus: Bool { focusContainer != nil }

  /// The places that the view has for the focus; for tables.
  var focusContainer: (any FocusContainer)? { nil }

  override var accessibilityDefaults: any AccessibilityDefaults { ViewAccessibility(self) }

  /// The element that assistive technology sees in place of a subview, such as a row for its cell.
  func element(inPlaceOf subview: UIView) -> _UIAccessibleObject? { nil }

  /// The pointer's shape over this view; for text fields.
  var pointerShape: PointerShape { .arrow }

  /// The pointer's shape at a point of this view; for text views.
  func pointerShape(at point: CGPoint) -> PointerShape { pointerShape }

  /// Whether the view does not take typed text although it is a `UIKeyInput`.
  var refusesText: Bool { false }

  /// Handles a turn of the wheel; for scroll views.
  ///
  /// - Parameters:
  ///   - delta: Notches; a positive `dy` scrolls up.
  ///   - isPrecise: Whether fractions of notches follow a touchpad's fingers.
  /// - Returns: Whether the view handled it; otherwise its superview is asked.
  func handleScrollWheel(by delta: CGVector, isPrecise: Bool) -> Bool { false }

  /// Called when the pointer has moved in this view, without a button; for scroll views.
  ///
  /// - Parameter point: The point in this view's coordinates.
  /// - Returns: Whether the pointer does something here; otherwise the superview is asked.
  func pointerMoved(to point: CGPoint) -> Bool { false }

  /// Called after `isUnderPointer` changed.
  func hoverDidChange() {}

  /// Called when the pointer, after it did something here, is elsewhere.
  func pointerLeft() {}

  /// Scrolls by the minimal distance that makes a rectangle visible; for scroll views.
  ///
  /// - Parameters:
  ///   - rect: The part, in this view's coordinates.
  ///   - animated: Whether it scrolls there.
  /// - Returns: Whether the view scrolls; otherwise its superview is asked.
  func reveal(_ rect: CGRect, animated: Bool) -> Bool { false }

  /// Scrolls the edited place into view, after typing or after a keyboard appeared.
  func revealInput(animated: Bool) {}

  /// The gesture recognisers attached to this view; `nil` before there was one.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestureRecognizerStorage }
    set { setRecognizers(newValue ?? []) }
  }

  /// Attaches a gesture recogniser, which leaves the view that it was attached to.
  ///
  /// - Parameter gestureRecognizer: The recogniser; the view keeps it alive.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Detaches a gesture recogniser; a gesture under way is cancelled.
  ///
  /// - Parameter gestureRecognizer: The recogniser; nothing happens if it is not attached here.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Called before a gesture recogniser of this view begins.
  ///
  /// Default: `true`.
  ///
  /// - Parameter gestureRecognizer: The recogniser that wants to begin.
  /// - Returns: `false` makes the recogniser fail.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Overridden by subclasses

  /// Lays out the subviews.
  ///
  /// Called in the layout pass after `setNeedsLayout()`.
  ///
  /// The default does nothing; subviews then follow their autoresizing masks.
  open func layoutSubviews() {}

  /// Draws the view's content into the current graphics context, in its bounds' coordinates.
  ///
  /// Called in the record pass after `setNeedsDisplay()`.
  ///
  /// - Parameter rect: The bounds; the whole content is recorded each time.
  open func draw(_ rect: CGRect) {}

  /// Draws above `draw(_:)` of subclasses what they do not replace, such as the text of a field.
  func drawFixedContent() {}

  /// The size in points that fits the content best.
  ///
  /// Default: the present size.
  ///
  /// - Parameter size: The space that is available.
  /// - Returns: The fitting size; the view is not resized.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The intrinsic size of the content; `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The value of a dimension without an intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1

  // MARK: Constraints, see AutoLayout/

  /// Whether frame and mask determine the view's place, rather than constraints; `true` by default.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutStateStorage?.translatesMask ?? true }
    set { setTranslatesMask(newValue) }
  }

  /// Whether `updateConstraints()` is called for new views; `false` by default.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Changes constraints before layout, when that was requested; overrides call super.
  open func updateConstraints() {}

  /// Requests a call of `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { setPending(.updateConstraints) }
  /// Whether a call of `updateConstraints()` is pending.
  open func needsUpdateConstraints() -> Bool { pending.contains(.updateConstraints) }
  /// Calls `updateConstraints()` where it is pending, of this view and its descendants.
  open func updateConstraintsIfNeeded() { LayoutPass.updateConstraints(in: self) }
  /// Notifies layout that `intrinsicContentSize` has changed.
  open func invalidateIntrinsicContentSize() { layoutStateStorage?.invalidateContent() }
  /// The distances of what constraints are about from the frame, in points; zero by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view whose first baseline is this view's: this one, or one inside of it.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline is this view's: this one, or one inside of it.
  open var forLastBaselineLayout: UIView { self }

  /// The size by constraints, as near as possible to another one.
  ///
  /// - Parameters:
  ///   - targetSize: The size, in points.
  ///   - horizontalFittingPriority: The priority of the width.
  ///   - verticalFittingPriority: The priority of the height.
  /// - Returns: The size, in points; the view is not resized.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  /// The distance of the first baseline from the top, in points; for views with text.
  var firstBaselineOffset: CGFloat { 0 }
  /// The distance of the last baseline from the bottom, in points; for views with text.
  var lastBaselineOffset: CGFloat { 0 }
  /// The intrinsic size where the width is not limited.
  var naturalContentSize: CGSize { intrinsicContentSize }
  /// The directions in which the content has a fixed size, so that it is hugged more strongly.
  var fixedAxes: [NSLayoutConstraint.Axis] { [] }
  /// Whether the height of the content depends on the width; for texts that wrap.
  var wrapsContent: Bool { false }
  /// The height of the content at a width, in points, for views that wrap.
  func contentHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }
  /// Sets the size of the content that constraints determine; for scroll views.
  func adoptContentSize(_ size: CGSize) {}
  /// Called before a subview is hidden or shown; stack views may change the property themselves.
  func willChangeHidden(of subview: UIView, to isHidden: Bool) -> Bool { false }

  /// Encodes the state to restore in the next run; called for views with a `restorationIdentifier`.
  ///
  /// The default saves nothing.
  ///
  /// - Parameter coder: A keyed coder of this view's own.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Decodes the saved state.
  ///
  /// The default does nothing.
  ///
  /// - Parameter coder: A keyed coder with what `encodeRestorableState(with:)` saved.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Called after the view was loaded from a nib, when all its subviews exist.
  open func awakeFromNib() {}
  /// Called by design tools of other platforms; never here.
  open func prepareForInterfaceBuilder() {}

  /// Called before the superview changes; `nil` when the view is removed.
  ///
  /// - Parameter newSuperview: The new superview.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview changed.
  open func didMoveToSuperview() {}

  /// Called before the window changes; `nil` when the view leaves its window.
  ///
  /// - Parameter newWindow: The new window.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window changed.
  open func didMoveToWindow() {}

  /// Called after a subview was added.
  ///
  /// - Parameter subview: The new subview.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed.
  ///
  /// - Parameter subview: The subview.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called after the inherited or own tint colour changed.
  open func tintColorDidChange() {}

  /// Called after `traitCollection` changed.
  ///
  /// - Parameter previousTraitCollection: The traits before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called in this module when the traits or an inherited theme may have changed.
  func traitsMayHaveChanged() {}

  /// The view whose traits apply while there is no superview; `nil`: those of the screen.
  var environmentSource: UIView? { nil }

  /// Called when the direction may have changed, which makes layout, drawing and parts invalid.
  func layoutDirectionDidChange() {}

  /// Called after `safeAreaInsets` changed.
  open func safeAreaInsetsDidChange() {}

  /// Called after `layoutMargins` changed.
  open func layoutMarginsDidChange() {}
}
