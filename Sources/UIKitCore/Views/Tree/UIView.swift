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
  /// The superview, which clears it in its `deinit`; see `superviewStorage`.
  nonisolated(unsafe) final var superviewReference: Unmanaged<UIView>?
  /// The window that contains this view; kept up to date by the hierarchy methods.
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
  /// Whether an unspecified semantic content attribute is inherited from the superview.
  final var isPartOfSuperview = false
  /// Whether the view masks its superview, as the last of its stored subviews.
  final var isMaskView = false
  /// Flags that most views leave at their defaults; see UIView+Hints.swift.
  final var hints = ViewHints()
  /// The environment last notified, or first read outside of a window; `nil` before both.
  final var lastEnvironment: InheritedEnvironment?

  // MARK: Frame passes, see PendingPasses.swift and Frame/

  /// The pending work of the passes for this view itself.
  final var pending: PendingPasses = [.layout, .record, .move]
  /// The pending work for its descendants.
  final var subtreePending: PendingPasses = []
  /// The recorded drawing; `nil` when the view draws nothing.
  final var displayList: DisplayList?
  /// The extent of this view and its subviews in the last frame, in device pixels.
  final var recordedExtent = PixelRect.empty
  /// Running animations of this view's properties.
  final var animations: ViewAnimations?
  /// The state of the passes for content that moves as a whole; `nil` except for scroll views.
  final var scrolledContent: ScrolledContent?

  /// The state of constraint-based layout; `nil` for views that do not participate.
  final var layoutStateStorage: LayoutState?

  // MARK: Configuration

  /// The edges and lengths that change with the size of the superview; empty by default.
  open var autoresizingMask: UIView.AutoresizingMask = []
  /// Whether subviews are resized by their masks when this view's size changes; `true` by default.
  open var autoresizesSubviews = true
  /// Whether touches can hit this view and its subviews; `true` by default.
  open var isUserInteractionEnabled = true
  /// Whether the view receives several touches at the same time; `false` by default.
  open var isMultipleTouchEnabled = false
  /// Whether a touch that begins in this view prevents touches in other views; `false` by default.
  open var isExclusiveTouch = false
  /// An integer that identifies the view, see `viewWithTag(_:)`; 0 by default.
  open var tag = 0
  /// The scale and the position of the content when its size differs from the bounds.
  ///
  /// Default: `.scaleToFill`.
  ///
  /// Image views apply the content mode; views with custom drawing are redrawn at their new size.
  open var contentMode: UIView.ContentMode = .scaleToFill {
    didSet { if contentMode != oldValue { setNeedsDisplay() } }
  }
  /// An identifier for saving and restoring the view's state; `nil` if its state is not saved.
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

  /// Creates a view without archive support; the initialiser does not read the coder.
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
  /// If the view has a transform, the frame is the bounding box of the transformed bounds; setting
  /// the frame then sets the size that results in this bounding box.
  open var frame: CGRect {
    get { frameRect }
    set {
      demandMainThread(type(of: self))
      setFrameRect(newValue)
    }
  }

  /// The rectangle of the view in its own coordinate space, in points: its size, and the
  /// coordinates of its top left corner.
  ///
  /// Setting the size keeps `center`.
  open var bounds: CGRect {
    get { boundsStorage }
    set {
      demandMainThread(type(of: self))
      setBoundsRect(newValue)
    }
  }

  /// The position of the layer's anchor point, by default the centre, in the superview.
  open var center: CGPoint {
    get { position }
    set {
      demandMainThread(type(of: self))
      setPosition(newValue)
    }
  }

  /// A transform of the view and its subviews about the anchor point, by default the centre.
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
  ///   - view: The view to convert to; `nil` for the window's coordinates.
  /// - Returns: The point in the other view's coordinates.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    converted(point, to: view)
  }

  /// Converts a point to this view's coordinates.
  ///
  /// - Parameters:
  ///   - point: The point in the other view's coordinates.
  ///   - view: The view to convert from; `nil` for the window's coordinates.
  /// - Returns: The point in this view's coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    converted(point, from: view)
  }

  /// Converts a rectangle from this view's coordinates.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in this view's coordinates.
  ///   - view: The view to convert to; `nil` for the window's coordinates.
  /// - Returns: The bounding box in the other view's coordinates.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    converted(rect, to: view)
  }

  /// Converts a rectangle to this view's coordinates.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the other view's coordinates.
  ///   - view: The view to convert from; `nil` for the window's coordinates.
  /// - Returns: The bounding box in this view's coordinates.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    converted(rect, from: view)
  }

  /// Called after the bounds changed; for classes of this module whose content depends on them.
  ///
  /// - Parameter old: The bounds before.
  func boundsDidChange(from old: CGRect) {}

  /// Whether all pixel rows of the view are equal and the view has no subviews.
  ///
  /// Such a view need not be redrawn behind scrolling content.
  var isVerticallyUniform: Bool { false }

  // MARK: Appearance

  /// The opacity of the view and its subviews, 0 to 1.
  ///
  /// Default: 1. Animatable.
  open var alpha: CGFloat {
    get { alphaStorage }
    set {
      demandMainThread(type(of: self))
      setAlpha(newValue)
    }
  }

  /// Whether the view and its subviews are excluded from drawing and hit testing; `false` by
  /// default.
  open var isHidden: Bool {
    get { isHiddenStorage || layoutStateStorage?.isCollapsing ?? false }
    set {
      demandMainThread(type(of: self))
      setHidden(newValue)
    }
  }

  /// Whether the view promises to fill its bounds; has no effect on drawing.
  open var isOpaque: Bool {
    get { !hints.contains(.isNotOpaque) }
    set { hints.set(.isNotOpaque, !newValue) }
  }

  /// The background colour; `nil` for a transparent background.
  ///
  /// Default: `nil`. Animatable.
  open var backgroundColor: UIColor? {
    get { backgroundColorStorage }
    set {
      demandMainThread(type(of: self))
      setBackgroundColor(newValue)
    }
  }

  /// The colour of interactive elements; inherited unless set.
  ///
  /// Never `nil`; setting `nil` restores the inherited colour.
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

  /// The class of the layer: `CALayer`, `CAGradientLayer`, `CAShapeLayer` or `CATextLayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer with the view's rounded corners, border, mask, shadow and animations.
  open var layer: CALayer { layerOrNew }

  // MARK: Environment

  /// The light or dark style for this view and its descendants; `.unspecified` inherits it.
  ///
  /// Default: `.unspecified`.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Whether the layout is mirrored in right-to-left interfaces; not inherited by subviews.
  ///
  /// Default: `.unspecified`, which follows the trait `layoutDirection`. Cells, headers and footers
  /// of a table follow the table's attribute, and the components of a control the control's.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { semanticContentAttributeStorage }
    set {
      demandMainThread(type(of: self))
      setSemanticContentAttribute(newValue)
    }
  }

  /// The layout direction that results from the semantic content attribute and the traits.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    layoutDirection
  }

  /// Returns the layout direction of views with an attribute in the application's interface.
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

  /// Returns the layout direction of views with an attribute in an interface of a direction.
  ///
  /// - Parameters:
  ///   - attribute: The semantic content attribute.
  ///   - layoutDirection: The interface's direction.
  /// - Returns: The layout direction; only `.unspecified` returns the interface's direction.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(in: layoutDirection)
  }

  /// The traits of this view: appearance, text size, scale and direction.
  open var traitCollection: UITraitCollection { inheritedTraits }

  /// The insets from the edges to the area not covered by bars and cut-outs, in points.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeArea }

  /// The margins between the edges and the content, in points.
  ///
  /// Default: 8 on each side. Reading adds the safe area insets, see
  /// `insetsLayoutMarginsFromSafeArea`.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setLayoutMargins(newValue) }
  }

  /// The margins by leading and trailing edge, in points.
  ///
  /// Default: 8 on each side. Margins set here follow changes of the layout direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMargins.directional(layoutDirection) }
    set { setDirectionalLayoutMargins(newValue) }
  }

  // MARK: Hierarchy

  /// The superview; `nil` for a view without one.
  open var superview: UIView? { superviewStorage }

  /// The subviews from back to front.
  open var subviews: [UIView] { mask == nil ? subviewStorage : Array(contentSubviews) }

  /// The window that contains the view; `nil` if there is none.
  open var window: UIWindow? { windowStorage }

  /// Adds a view in front of all other subviews, and removes it from its previous superview.
  ///
  /// The tree has at most 1,000 levels; the program stops if it becomes deeper.
  ///
  /// - Parameter view: The view to add. Must not be this view or one of its ancestors.
  open func addSubview(_ view: UIView) {
    demandMainThread(type(of: self))
    insert(view, at: subviewStorage.count)
  }

  /// Inserts a view at an index.
  ///
  /// - Parameters:
  ///   - view: The view to add.
  ///   - index: The index in `subviews`, from back to front; beyond the end inserts in front.
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
    insertSubview(view, at: indexOfSibling(siblingSubview, excluding: view) + 1)
  }

  /// Adds a view directly behind a subview.
  ///
  /// - Parameters:
  ///   - view: The view to add.
  ///   - siblingSubview: A subview of this view.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, at: indexOfSibling(siblingSubview, excluding: view))
  }

  /// Moves a subview in front of its siblings; does nothing if the view is not a subview.
  ///
  /// - Parameter view: A subview of this view.
  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, to: subviewStorage.count - 1)
  }

  /// Moves a subview behind its siblings; does nothing if the view is not a subview.
  ///
  /// - Parameter view: A subview of this view.
  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, to: 0)
  }

  /// Exchanges two subviews.
  ///
  /// - Parameters:
  ///   - index1: The index of a subview.
  ///   - index2: The index of the other subview.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, with: index2)
  }

  /// Returns whether this view is `view` or a descendant of it.
  ///
  /// - Parameter view: The view that may be an ancestor.
  /// - Returns: `true` for the view itself, too.
  open func isDescendant(of view: UIView) -> Bool {
    isInside(view)
  }

  /// Searches this view and its descendants, depth first, for a view with a tag.
  ///
  /// - Parameter tag: The tag to find.
  /// - Returns: The first view with the tag; `nil` if there is none.
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

  /// Lays out this view and its descendants immediately, if a layout is pending.
  open func layoutIfNeeded() {
    demandMainThread(type(of: self))
    LayoutPass.runIncludingConstraints(on: self)
  }

  /// Invalidates the drawing: `draw(_:)` is called in the next record pass.
  open func setNeedsDisplay() {
    demandMainThread(type(of: self))
    setPending(.record)
  }

  /// Invalidates the drawing; the whole content is recorded even if only a part has changed.
  ///
  /// - Parameter rect: The changed rectangle.
  open func setNeedsDisplay(_ rect: CGRect) {
    setNeedsDisplay()
  }

  /// Sets the size to the result of `sizeThatFits(_:)` for the current size.
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
  ///   - duration: Seconds, at most a day; with 0 or less the changes are immediate.
  ///   - delay: Seconds before the animation starts, at most a day.
  ///   - options: The curve and repetition.
  ///   - animations: Changes frames, bounds, transforms, alpha values or colours.
  ///   - completion: Called in a later frame after the end, even if nothing was animated; the
  ///     argument is `false` if the animation was interrupted.
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

  /// Animates changes with an ease-in and ease-out curve.
  ///
  /// - Parameters:
  ///   - duration: Seconds, at most a day; with 0 or less the changes are immediate.
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

  /// Animates changes with an ease-in and ease-out curve.
  ///
  /// - Parameters:
  ///   - duration: Seconds, at most a day; with 0 or less the changes are immediate.
  ///   - animations: Changes the properties.
  open class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void
  ) {
    let timing = AnimationTiming(duration: duration, delay: 0, options: [])
    run(timing, animations: animations, completion: nil)
  }

  /// Animates changes with the motion of a spring.
  ///
  /// - Parameters:
  ///   - duration: Seconds until the motion has settled.
  ///   - delay: Seconds before the animation starts, at most a day.
  ///   - dampingRatio: 1 for critical damping, less than 1 to oscillate.
  ///   - velocity: The initial velocity, in total distances per second.
  ///   - options: The repetition; the spring determines the curve.
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
      velocity: velocity,
      options: options
    )
    run(timing, animations: animations, completion: completion)
  }

  /// Runs a closure without animating its changes, even inside an animation block.
  ///
  /// - Parameter actionsWithoutAnimation: The changes; animation blocks in the closure do not
  ///   animate either.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    runWithoutAnimation(actionsWithoutAnimation)
  }

  /// Enables or disables all animations of the program.
  ///
  /// - Parameter enabled: Whether subsequent animation blocks animate.
  open class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationContext.isEnabled = enabled
  }

  /// Whether animation blocks animate; `true` by default.
  open class var areAnimationsEnabled: Bool { AnimationContext.isEnabled }

  /// The duration of the current animation block in seconds; 0 outside of blocks.
  open class var inheritedAnimationDuration: TimeInterval {
    AnimationContext.current?.timing.duration ?? 0
  }

  // MARK: Touches

  /// Returns the frontmost view for a touch at a point: a descendant, or this view.
  ///
  /// - Parameters:
  ///   - point: The point in this view's coordinates.
  ///   - event: The event that causes the hit test, if any.
  /// - Returns: The view; `nil` if the point is outside, or if this view is hidden, transparent
  ///   (alpha below 0.01) or receives no touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// Returns whether a point is inside the view for hit testing.
  ///
  /// Default: whether the bounds contain it.
  ///
  /// - Parameters:
  ///   - point: The point in this view's coordinates.
  ///   - event: The event that causes the hit test, if any.
  /// - Returns: Whether touches at the point may hit the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    boundsStorage.contains(point)
  }

  /// Ends editing in this view by resigning its first responder, such as a text field.
  ///
  /// - Parameter force: Whether the first responder resigns even if its delegate refuses.
  /// - Returns: Whether no responder in this view is first responder afterwards.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    resignInside(force: force)
  }

  /// Whether the view can have the keyboard focus.
  ///
  /// Default: `false`; `true` for enabled controls, text views, lists and their rows.
  open var canBecomeFocused: Bool { focusContainer?.acceptsFocus ?? false }

  /// Whether the view has the keyboard focus.
  open var isFocused: Bool { windowStorage?.focusSystemStorage.focusedItem === self }

  /// Whether the Tab key moves the focus to this view; not to rows, which the arrow keys reach.
  var isFocusStop: Bool { canBecomeFocused }

  /// Whether the view draws its own focus indicator.
  var drawsOwnFocus: Bool { focusContainer != nil }

  /// The container of the view's focusable items; for tables.
  var focusContainer: (any FocusContainer)? { nil }

  override var accessibilityDefaults: any AccessibilityDefaults { ViewAccessibility(self) }

  /// Returns the accessibility element of a subview, such as the row of a cell.
  func element(representing subview: UIView) -> _UIAccessibleObject? { nil }

  /// The pointer shape over this view; for text fields.
  var pointerShape: PointerShape { .arrow }

  /// Returns the pointer shape at a point in this view; for text views.
  func pointerShape(at point: CGPoint) -> PointerShape { pointerShape }

  /// Whether the view refuses typed text although it conforms to `UIKeyInput`.
  var rejectsTextInput: Bool { false }

  /// Handles a movement of the wheel; for scroll views.
  ///
  /// - Parameters:
  ///   - delta: Notches; a positive `dy` scrolls up.
  ///   - isPrecise: Whether fractions of notches follow the fingers on a touchpad.
  /// - Returns: Whether the view handled the movement; otherwise the superview receives it.
  func handleScrollWheel(by delta: CGVector, isPrecise: Bool) -> Bool { false }

  /// Called when the pointer has moved in this view, without a button; for scroll views.
  ///
  /// - Parameter point: The point in this view's coordinates.
  /// - Returns: Whether the view handles the movement; otherwise the superview receives it.
  func pointerMoved(to point: CGPoint) -> Bool { false }

  /// Called after `isUnderPointer` changed.
  func hoverDidChange() {}

  /// Called when the pointer has left the point at which this view handled it.
  func pointerLeft() {}

  /// Scrolls by the minimal distance that makes a rectangle visible; for scroll views.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in this view's coordinates.
  ///   - animated: Whether the scrolling is animated.
  /// - Returns: Whether the view scrolls; otherwise the superview receives the call.
  func reveal(_ rect: CGRect, animated: Bool) -> Bool { false }

  /// Scrolls to the insertion point after typing or after a keyboard has appeared.
  func revealInput(animated: Bool) {}

  /// The gesture recognisers attached to this view; `nil` until the first is attached.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestureRecognizerStorage }
    set { setRecognizers(newValue ?? []) }
  }

  /// Attaches a gesture recogniser, and detaches it from its previous view.
  ///
  /// - Parameter gestureRecognizer: The recogniser; strongly referenced by the view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Detaches a gesture recogniser, and cancels a gesture in progress.
  ///
  /// - Parameter gestureRecognizer: The recogniser; ignored if it is not attached to this view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Called before a gesture recogniser of this view begins.
  ///
  /// Default: `true`.
  ///
  /// - Parameter gestureRecognizer: The recogniser that is about to begin.
  /// - Returns: `false` makes the recogniser fail.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Overridden by subclasses

  /// Lays out the subviews.
  ///
  /// Called in the layout pass after `setNeedsLayout()`.
  ///
  /// The default does nothing; subviews then follow their autoresizing masks.
  open func layoutSubviews() {}

  /// Draws the view's content into the current graphics context, in the bounds' coordinates.
  ///
  /// Called in the record pass after `setNeedsDisplay()`.
  ///
  /// - Parameter rect: The bounds; the whole content is recorded each time.
  open func draw(_ rect: CGRect) {}

  /// Draws on top of a subclass's `draw(_:)` the content that a subclass cannot replace, such as
  /// the text of a text field.
  func drawFixedContent() {}

  /// Returns the size that fits the content best, in points.
  ///
  /// Default: the current size.
  ///
  /// - Parameter size: The available size.
  /// - Returns: The fitting size; the view is not resized.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The intrinsic size of the content, in points; `noIntrinsicMetric` for a dimension without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The value of a dimension without an intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1

  // MARK: Constraints, see AutoLayout/

  /// Whether the frame and autoresizing mask determine the view's position instead of constraints;
  /// `true` by default.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutStateStorage?.translatesAutoresizingMask ?? true }
    set { setTranslatesAutoresizingMask(newValue) }
  }

  /// Whether `updateConstraints()` is called for new views; `false` by default.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Updates constraints before a layout, if requested; overrides call super.
  open func updateConstraints() {}

  /// Requests a call of `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { setPending(.updateConstraints) }
  /// Returns whether a call of `updateConstraints()` is pending.
  open func needsUpdateConstraints() -> Bool { pending.contains(.updateConstraints) }
  /// Calls `updateConstraints()` for this view and its descendants if a call is pending.
  open func updateConstraintsIfNeeded() { LayoutPass.updateConstraints(in: self) }
  /// Informs the layout that `intrinsicContentSize` has changed.
  open func invalidateIntrinsicContentSize() { layoutStateStorage?.invalidateContent() }
  /// The insets from the frame to the rectangle of constraints, in points; zero by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view, this view or a descendant, that supplies the first baseline.
  open var forFirstBaselineLayout: UIView { self }
  /// The view, this view or a descendant, that supplies the last baseline.
  open var forLastBaselineLayout: UIView { self }

  /// Returns the size that satisfies the constraints and is as near as possible to a target size.
  ///
  /// - Parameters:
  ///   - targetSize: The target size, in points.
  ///   - horizontalFittingPriority: The priority of the target width.
  ///   - verticalFittingPriority: The priority of the target height.
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
  /// The intrinsic size for an unlimited width.
  var naturalContentSize: CGSize { intrinsicContentSize }
  /// The axes in which the content has a fixed size, and therefore a higher hugging priority.
  var fixedAxes: [NSLayoutConstraint.Axis] { [] }
  /// Whether the height of the content depends on the width, as for wrapped text.
  var wrapsContent: Bool { false }
  /// Returns the height of the content for a width, in points; for views that wrap.
  func contentHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }
  /// Sets the content size determined by constraints; for scroll views.
  func adoptContentSize(_ size: CGSize) {}
  /// Called before a subview is hidden or shown; a stack view may change the property itself.
  func willChangeHidden(of subview: UIView, to isHidden: Bool) -> Bool { false }

  /// Encodes the state to restore in the next run; called for views with a `restorationIdentifier`.
  ///
  /// The default saves nothing.
  ///
  /// - Parameter coder: A keyed coder for this view.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Decodes the saved state.
  ///
  /// The default does nothing.
  ///
  /// - Parameter coder: A keyed coder with the state that `encodeRestorableState(with:)` saved.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Called after the view was loaded from a nib, when all its subviews exist.
  open func awakeFromNib() {}
  /// Called by design tools on other platforms; never called on Linux.
  open func prepareForInterfaceBuilder() {}

  /// Called before the superview changes; the argument is `nil` if the view is removed.
  ///
  /// - Parameter newSuperview: The new superview.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview changed.
  open func didMoveToSuperview() {}

  /// Called before the window changes; the argument is `nil` if the view leaves its window.
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
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called after the view's own or inherited tint colour changed.
  open func tintColorDidChange() {}

  /// Called after `traitCollection` changed.
  ///
  /// - Parameter previousTraitCollection: The previous traits.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called when the traits or an inherited theme may have changed; for views of this module.
  func traitsMayHaveChanged() {}

  /// The view whose traits apply to a view without superview; `nil` for the screen's traits.
  var environmentSource: UIView? { nil }

  /// Called when the layout direction may have changed; invalidates layout, drawing and components.
  func layoutDirectionDidChange() {}

  /// Called after `safeAreaInsets` changed.
  open func safeAreaInsetsDidChange() {}

  /// Called after `layoutMargins` changed.
  open func layoutMarginsDidChange() {}
}
