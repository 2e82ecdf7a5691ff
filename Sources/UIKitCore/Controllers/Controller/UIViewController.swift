public import Foundation
public import UIKitGraphics
import UIKitSupport

/// The controller of a screen, or a part of it: creates its view, and is notified when the view
/// appears and disappears.
@preconcurrency @MainActor
open class UIViewController: _UIMadeFromType, _UIMadeType {
  // MARK: State of the extensions

  final var viewStorage: UIView?
  final var isLoadingView = false
  final var appearance = AppearanceState.disappeared
  /// Whether the current or last appearance transition was animated.
  final var appearanceIsAnimated = false
  /// Whether `viewIsAppearing` is pending until the view is in a window.
  final var awaitsIsAppearing = false
  /// Whether a change of the view's window started the transition.
  final var startedByWindow = false
  /// Whether a window shows the controller as its root.
  final var isWindowRoot = false
  final weak var parentStorage: UIViewController?
  final var childStorage: [UIViewController] = []
  /// The place of the focus when another controller replaced this one on the screen.
  final var focusPlace: FocusPlace?
  final var navigationItemStorage: UINavigationItem?
  final var editButtonStorage: UIBarButtonItem?
  final var presentation: ModalPresentation?
  final weak var presentingStorage: UIViewController?
  final var bars = ControllerBars()
  /// The traits that this controller and its parent override for its view; `nil` for none.
  final var controllerTraits: ControllerTraits?
  final var popoverStorage: UIPopoverPresentationController?
  /// The insets that the bars of a container cover, in points.
  final var containerSafeArea = UIEdgeInsets.zero {
    didSet { if containerSafeArea != oldValue { viewStorage?.safeAreaDidChange() } }
  }

  /// Creates a controller whose view is made by `loadView()` when it is first needed.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without a nib file; there are none on this platform.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Has to be `nil`.
  ///   - nibBundleOrNil: Not read, as there is no nib.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    demand(
      nibNameOrNil == nil,
      "Nib \"\(nibNameOrNil ?? "")\" was asked for, but nib files do not exist here; "
        + "override loadView() instead"
    )
    super.init()
    demandMainThread(type(of: self))
  }

  /// Creates a controller from its type; see `_UIMadeFromType`.
  @available(*, unavailable)
  public required convenience init(_made: Void) { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller without archive support: the coder is not read.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Restoration

  /// Identifies the controller when state is saved and restored; `nil` saves nothing of it,
  /// its views and its children.
  ///
  /// Default: `nil`.
  open var restorationIdentifier: String?

  /// Encodes the state to restore in the next run.
  ///
  /// The default saves nothing. Called for controllers with a `restorationIdentifier` whose
  /// parents all have one.
  ///
  /// - Parameter coder: A keyed coder of this controller's own.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Decodes the saved state.
  ///
  /// The default does nothing. Children and controllers on a navigation stack that are added
  /// here are restored afterwards.
  ///
  /// - Parameter coder: A keyed coder with what `encodeRestorableState(with:)` saved.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// The nib that the view comes from: none, as `loadView()` makes all views.
  open var nibName: String? { nil }

  /// The bundle of that nib: none.
  open var nibBundle: Bundle? { nil }

  // MARK: View

  /// The controller's view; accessing it creates it, see `loadView()`.
  ///
  /// Setting `nil` releases the view; the next access creates a new one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewStorage
    }
    set { replaceView(with: newValue) }
  }

  /// The view, when it was made already.
  open var viewIfLoaded: UIView? { viewStorage }

  /// Whether the view was made already.
  open var isViewLoaded: Bool { viewStorage != nil }

  /// Makes the view if there is none, and then calls `viewDidLoad()`.
  open func loadViewIfNeeded() {
    makeViewIfNeeded()
  }

  /// Makes the view and stores it in `view`; the default makes a plain view as
  /// large as the screen.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called once after the view was made; its size is not final yet.
  open func viewDidLoad() {}

  /// Called by nibs with controllers; never here.
  open func awakeFromNib() {}

  /// Chooses who animates the controller's presentation; `nil` by default.
  ///
  /// Not retained.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { bars.transitioningDelegate as? any UIViewControllerTransitioningDelegate }
    set { bars.transitioningDelegate = newValue }
  }

  // MARK: Appearance

  /// Called before the view appears on the screen.
  ///
  /// - Parameter animated: Whether it appears with an animation.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called after `viewWillAppear`, once the view has its place, size and traits.
  ///
  /// - Parameter animated: Whether the view appears with an animation.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is on screen and its animation has ended.
  ///
  /// - Parameter animated: Whether it appeared with an animation.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves the screen.
  ///
  /// - Parameter animated: Whether it leaves with an animation.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has left the screen.
  ///
  /// - Parameter animated: Whether it left with an animation.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children appear and disappear together with this controller.
  ///
  /// Default: `true`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Starts an appearance transition of a child; calls `viewWillAppear` or `viewWillDisappear`.
  ///
  /// A running transition may be reversed; other repetitions trap.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether it appears.
  ///   - animated: Whether with an animation.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Ends an appearance transition of a child; calls `viewDidAppear` or `viewDidDisappear`.
  ///
  /// Traps without `beginAppearanceTransition(_:animated:)` before.
  open func endAppearanceTransition() {
    endAppearance()
  }

  // MARK: Layout and environment

  /// Changes constraints; called before layout, after `setNeedsUpdateConstraints()` of the view.
  ///
  /// The default calls the view's `updateConstraints()`. Overrides call super.
  open func updateViewConstraints() { viewStorage?.updateConstraints() }

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called before the window gets another size.
  ///
  /// By default it notifies the children; an override calls `super`.
  ///
  /// - Parameters:
  ///   - size: The window's size afterwards, in points.
  ///   - coordinator: Makes changes when the views have their new size. Windows of a desktop follow
  ///     the pointer: the change is not animated.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childStorage where child.isViewLoaded {
      child.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// Called after the view's safe area changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called after the view's `layoutMargins` changed.
  open func viewLayoutMarginsDidChange() {}

  /// Called on iOS when memory runs out; on Linux never.
  open func didReceiveMemoryWarning() {}

  /// Space that the controller takes from the safe area, in points.
  ///
  /// Default: zero.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      additionalSafeAreaInsets.demandFinite("additionalSafeAreaInsets")
      if additionalSafeAreaInsets != oldValue { viewStorage?.safeAreaDidChange() }
    }
  }

  /// The size that a page sheet takes where there is room, in points.
  ///
  /// Default: zero, none.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { presentationContainer?.setNeedsLayout() } }
  }

  /// The traits of the view: appearance, text size and scale.
  open var traitCollection: UITraitCollection {
    viewStorage?.traitCollection ?? traitsWithoutView
  }

  /// Called after `traitCollection` changed.
  ///
  /// - Parameter previousTraitCollection: The traits before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark for the view and everything below; `.unspecified` inherits.
  ///
  /// Default: that.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewStorage?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }

  // MARK: Status bar

  /// Whether the screen has no status bar; as there is none on Linux, it is never read.
  ///
  /// Default: `false`.
  open var prefersStatusBarHidden: Bool { false }

  /// The colours of the status bar; as there is none on Linux, it is never read.
  ///
  /// Default: `.default`.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// The animation with which the status bar appears and disappears; never used, as Linux has none.
  ///
  /// Default: `.fade`.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Called by applications when the properties of the status bar have changed; as there is none on
  /// Linux, it has no effect.
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Navigation

  /// The title of the screen; also that of `navigationItem`.
  ///
  /// Default: `nil`.
  open var title: String? {
    didSet {
      demandMainThread(type(of: self))
      if title != oldValue { titleDidChange() }
    }
  }

  /// The content of a navigation bar for this controller.
  open var navigationItem: UINavigationItem { navigationItemOrNew }

  /// The entry in a tab bar; with the controller's title by default.
  ///
  /// A navigation controller's is that of its root until another one is set. Never `nil`: setting `nil`
  /// makes a new one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get { tabBarItemOrNew }
    set { replaceTabBarItem(with: newValue) }
  }

  /// Whether the tab bar disappears while the controller is on a navigation stack, but not its
  /// root.
  ///
  /// Default: `false`.
  open var hidesBottomBarWhenPushed = false

  /// Whether a search whose bar is in the view of a child covers this controller in place of the
  /// child.
  ///
  /// Default: `false`.
  open var definesPresentationContext = false

  /// The nearest navigation controller that contains this one.
  open var navigationController: UINavigationController? {
    (parentStorage as? UINavigationController) ?? parentStorage?.navigationController
  }

  /// The storyboard that the controller comes from: none.
  open var storyboard: UIStoryboard? { nil }

  /// Called on iOS before a segue of a storyboard; as there are none on Linux, this is never
  /// called.
  ///
  /// - Parameters:
  ///   - segue: The transition to the other controller.
  ///   - sender: The object that makes the request.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Follows a segue of a storyboard; there are none on Linux.
  ///
  /// - Parameters:
  ///   - identifier: The segue's name.
  ///   - sender: The object that makes the request.
  @available(*, unavailable, message: "There are no segues; push or present the controller")
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}

  /// Whether the content can be edited now.
  ///
  /// Default: `false`.
  open var isEditing: Bool {
    get { isEditingStorage }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing; `editButtonItem` follows.
  ///
  /// - Parameters:
  ///   - editing: Whether the content can be edited.
  ///   - animated: Whether overrides should animate the change.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditingStorage = editing
    editButtonStorage?.show(isEditing: editing)
  }

  final var isEditingStorage = false

  /// A button that switches editing on and off: "Edit" and "Done".
  open var editButtonItem: UIBarButtonItem { editButtonOrNew }

  /// Shows a controller: pushed if there is a navigation controller, else presented.
  ///
  /// - Parameters:
  ///   - viewController: The controller.
  ///   - sender: The object that makes the request.
  open func show(_ viewController: UIViewController, sender: Any?) {
    guard let navigationController else {
      present(viewController, animated: true)
      return
    }
    navigationController.show(viewController, sender: sender)
  }

  /// Shows a controller as the detail of a choice: in the secondary column of the split view
  /// controller around this one, else presented.
  ///
  /// - Parameters:
  ///   - viewController: The controller.
  ///   - sender: The object that makes the request.
  open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    guard let container = parent?.targetForDetail else {
      present(viewController, animated: true)
      return
    }
    container.showDetailViewController(viewController, sender: sender)
  }

  // MARK: Children

  /// The controller that contains this one.
  open var parent: UIViewController? { parentStorage }

  /// The contained controllers, in the order they were added.
  open var children: [UIViewController] { childStorage }

  /// Adds a child controller; the caller adds its view and then calls `didMove(toParent:)`.
  ///
  /// - Parameter childController: The controller; it leaves its present parent.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Removes this controller from its parent, and calls `didMove(toParent: nil)`.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the parent changes; containers call it with `nil` before they remove a child.
  ///
  /// - Parameter parent: The new parent.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { isMovingFromParentStorage = parentStorage != nil }
  }

  /// Called after the parent changed; containers call it after the child's view was added.
  ///
  /// - Parameter parent: The present parent.
  open func didMove(toParent parent: UIViewController?) {
    isMovingToParentStorage = false
    isMovingFromParentStorage = false
  }

  final var isMovingToParentStorage = false
  final var isMovingFromParentStorage = false

  /// Whether the controller is just being added to a parent.
  open var isMovingToParent: Bool { isMovingToParentStorage }

  /// Whether the controller is just being removed from its parent.
  open var isMovingFromParent: Bool { isMovingFromParentStorage }

  // MARK: Presentation

  /// The presentation style.
  ///
  /// Default: `.automatic`.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// The transition style.
  ///
  /// Default: `.coverVertical`.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether the user cannot dismiss a sheet or a popover by Escape, a click outside or a pull.
  ///
  /// Default: `false`.
  open var isModalInPresentation = false

  /// The controller that this one, or one that contains it, presents.
  open var presentedViewController: UIViewController? {
    presentation?.presented ?? parentStorage?.presentedViewController
  }

  /// The controller that presents this one, or one that contains it.
  open var presentingViewController: UIViewController? {
    presentingStorage ?? parentStorage?.presentingViewController
  }

  /// Whether the controller is being presented.
  open var isBeingPresented: Bool { presentingStorage?.presentation?.phase == .presenting }

  /// Whether the controller is being dismissed.
  open var isBeingDismissed: Bool { presentingStorage?.presentation?.phase == .dismissing }

  /// Shows a controller in front of everything.
  ///
  /// The outermost container of this controller presents. As in UIKit nothing
  /// happens when it presents another one already, is being dismissed, or is not on screen.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller, without a parent.
  ///   - flag: Whether it appears with an animation.
  ///   - completion: Called after its `viewDidAppear`.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    demandMainThread(type(of: self))
    beginPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one presents, with everything in front of it; without one,
  /// this controller itself.
  ///
  /// - Parameters:
  ///   - flag: Whether it disappears with an animation.
  ///   - completion: Called after the end; also when there was nothing to dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    demandMainThread(type(of: self))
    beginDismissal(animated: flag, completion: completion)
  }

  // MARK: Responder

  open override var next: UIResponder? { viewStorage?.superview }

  package override var responderWindow: UIWindow? { viewStorage?.window }

  /// The shortcuts of `addKeyCommand(_:)`; override it to add to them.
  open override var keyCommands: [UIKeyCommand]? {
    ownKeyCommands.isEmpty ? nil : ownKeyCommands
  }
  final var ownKeyCommands: [UIKeyCommand] = []

  /// Escape ends a search, or else editing mode.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if endSearch(for: presses) { return }
    if isEditing, presses.contains(where: \.isEscape) { return setEditing(false, animated: true) }
    super.pressesBegan(presses, with: event)
  }

  /// The children whose appearance follows that of this controller.
  var childrenToForwardAppearanceTo: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewStorage else { return [] }
    return childStorage.filter { $0.isShown(in: view) }
  }

  /// Whether this controller is on the screen as soon as its parent's view is.
  func isShown(in view: UIView) -> Bool { viewStorage?.isDescendant(of: view) ?? false }

  /// The child that keys go to while nothing is first responder: the only visible one.
  var childForKeys: UIViewController? {
    let visible = childrenToForwardAppearanceTo.filter { $0.appearance != .disappeared }
    return visible.count == 1 ? visible.first : nil
  }

  /// The nearest controller, this one included, that shows details in a column.
  var targetForDetail: UIViewController? { parentStorage?.targetForDetail }

  /// Shows the entries of the children in a tab bar again.
  func showItems() {}

  /// Whether the controller is a search that is under way.
  var isSearching: Bool { false }

  /// Ends that search, as the user does.
  func cancelSearch() {}

  /// Whether the controller begins and ends its children's transitions itself.
  var managesChildAppearance: Bool { false }

  /// Whether the controller is a popover where there is room and something to point to.
  var adaptsToPopover: Bool { false }

  /// The colour of a popover's arrow unless the application sets one; `nil`: the background's.
  var popoverColor: UIColor? { viewStorage?.backgroundColor }

  /// The size that a popover has for the controller's view, in points.
  var popoverContentSize: CGSize {
    let preferred = preferredContentSize
    return CGSize(
      width: preferred.width > 0 ? preferred.width : 320,
      height: preferred.height > 0 ? preferred.height : 480
    )
  }

  /// The user has clicked outside, or pressed Escape.
  func cancelPresentation() { dismissForUser() }

  /// Whether the background is dimmed while the controller is presented.
  var dimsPresenter: Bool { false }

  /// The distance in points by which the view slides when it is presented; `nil` is the whole
  /// distance to the bottom edge.
  var slideDistance: CGFloat? { nil }

  /// Called before `viewWillAppear` and `viewWillDisappear`, for classes of this module that have
  /// to update their children first.
  ///
  /// - Parameter isAppearing: Whether the controller appears.
  func appearanceWillBegin(_ isAppearing: Bool) {}

  /// Called after `viewDidAppear` and `viewDidDisappear` of this controller and its children.
  ///
  /// - Parameter isAppearing: Whether the controller appeared.
  func appearanceDidEnd(_ isAppearing: Bool) {}
}
