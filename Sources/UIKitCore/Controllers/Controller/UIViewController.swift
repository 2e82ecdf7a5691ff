public import Foundation
public import UIKitGraphics
import UIKitSupport

/// Manages the view of a screen, or of part of a screen, and its appearance callbacks.
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
  /// The focused position at the time when another controller replaced this one on screen.
  final var savedFocus: SavedFocus?
  final var navigationItemStorage: UINavigationItem?
  final var editButtonStorage: UIBarButtonItem?
  final var presentation: ModalPresentation?
  final weak var presentingStorage: UIViewController?
  final var bars = ControllerBars()
  /// The trait overrides of this controller and its parent for the view; `nil` for none.
  final var controllerTraits: ControllerTraits?
  final var popoverStorage: UIPopoverPresentationController?
  /// The insets covered by the bars of a container, in points.
  final var containerSafeArea = UIEdgeInsets.zero {
    didSet { if containerSafeArea != oldValue { viewStorage?.safeAreaDidChange() } }
  }

  /// Creates a controller whose view is created by `loadView()` on first access.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without a nib file.
  ///
  /// Nib files are not supported.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Must be `nil`.
  ///   - nibBundleOrNil: Ignored.
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

  /// Creates a controller without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Restoration

  /// The identifier for saving and restoring state; `nil` excludes the controller, its views and
  /// its children.
  ///
  /// Default: `nil`.
  open var restorationIdentifier: String?

  /// Encodes the state to restore at the next launch.
  ///
  /// The default implementation encodes nothing. Called for controllers with a
  /// `restorationIdentifier` whose ancestors all have one.
  ///
  /// - Parameter coder: A keyed coder for this controller only.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Decodes the saved state.
  ///
  /// The default implementation does nothing. Children and controllers on a navigation stack that
  /// are added here are restored afterwards.
  ///
  /// - Parameter coder: A keyed coder with the values encoded by `encodeRestorableState(with:)`.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// The name of the view's nib; always `nil`, because `loadView()` creates all views.
  open var nibName: String? { nil }

  /// The bundle of the view's nib; always `nil`.
  open var nibBundle: Bundle? { nil }

  // MARK: View

  /// The controller's view. Reading it loads the view with `loadView()`.
  ///
  /// Setting `nil` releases the view; the next access loads a new one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewStorage
    }
    set { replaceView(with: newValue) }
  }

  /// The view; `nil` if it is not loaded.
  open var viewIfLoaded: UIView? { viewStorage }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { viewStorage != nil }

  /// Loads the view, unless it is loaded, and then calls `viewDidLoad()`.
  open func loadViewIfNeeded() {
    makeViewIfNeeded()
  }

  /// Creates the view and stores it in `view`.
  ///
  /// The default implementation creates a plain view with the size of the screen.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called after the view was loaded.
  ///
  /// Its size is not final yet.
  open func viewDidLoad() {}

  /// Called after loading from a nib, which never happens here.
  open func awakeFromNib() {}

  /// The provider of the animators for the controller's presentation; `nil` by default.
  ///
  /// Not retained.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { bars.transitioningDelegate as? any UIViewControllerTransitioningDelegate }
    set { bars.transitioningDelegate = newValue }
  }

  // MARK: Appearance

  /// Called before the view appears on screen.
  ///
  /// - Parameter animated: Whether the appearance is animated.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called after `viewWillAppear`, once the position, the size and the traits of the view are
  /// final.
  ///
  /// - Parameter animated: Whether the appearance is animated.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is on screen and its animation has ended.
  ///
  /// - Parameter animated: Whether the appearance was animated.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves the screen.
  ///
  /// - Parameter animated: Whether the disappearance is animated.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has left the screen.
  ///
  /// - Parameter animated: Whether the disappearance was animated.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether the controller forwards its appearance callbacks to its children.
  ///
  /// Default: `true`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Starts an appearance transition of a child, with `viewWillAppear` or `viewWillDisappear`.
  ///
  /// A running transition may be reversed; other repetitions trap.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether the child appears.
  ///   - animated: Whether the transition is animated.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Ends an appearance transition of a child, with `viewDidAppear` or `viewDidDisappear`.
  ///
  /// Traps without a preceding `beginAppearanceTransition(_:animated:)`.
  open func endAppearanceTransition() {
    endAppearance()
  }

  // MARK: Layout and environment

  /// Updates constraints before layout, after `setNeedsUpdateConstraints()` of the view.
  ///
  /// The default implementation calls the view's `updateConstraints()`. Overrides must call
  /// `super`.
  open func updateViewConstraints() { viewStorage?.updateConstraints() }

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called before the size of the window changes.
  ///
  /// The default implementation notifies the children. Overrides must call `super`.
  ///
  /// - Parameters:
  ///   - size: The window's new size, in points.
  ///   - coordinator: Runs changes when the views have their new size. Desktop windows follow the
  ///     pointer, so that the change is not animated.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childStorage where child.isViewLoaded {
      child.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// Called before the size classes of the window change, before `viewWillTransition(to:with:)`.
  ///
  /// `traitCollection` still has the old values. The default implementation notifies the children.
  /// Overrides must call `super`.
  ///
  /// - Parameters:
  ///   - newCollection: The controller's traits after the change.
  ///   - coordinator: Runs changes when the views have their new size.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childStorage {
      guard let view = child.viewIfLoaded else { continue }
      child.willTransition(
        to: view.traitOverridesStorage?.applied(to: newCollection) ?? newCollection,
        with: coordinator
      )
    }
  }

  /// Called after the view's safe area insets have changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called after the view's `layoutMargins` have changed.
  open func viewLayoutMarginsDidChange() {}

  /// Called on iOS when memory is low; never called on Linux.
  open func didReceiveMemoryWarning() {}

  /// Insets added to the safe area, in points.
  ///
  /// Default: zero.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      additionalSafeAreaInsets.demandFinite("additionalSafeAreaInsets")
      if additionalSafeAreaInsets != oldValue { viewStorage?.safeAreaDidChange() }
    }
  }

  /// The preferred size of the controller's view in a popover, and in a sheet in a window more than
  /// 600 points wide, in points.
  ///
  /// Default: zero for no preference.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { presentationContainer?.setNeedsLayout() } }
  }

  /// The traits of the view: appearance, text size and scale.
  open var traitCollection: UITraitCollection {
    viewStorage?.traitCollection ?? traitsWithoutView
  }

  /// Called after `traitCollection` has changed.
  ///
  /// - Parameter previousTraitCollection: The previous traits.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The light or dark appearance of the view and its subviews; `.unspecified`, the default,
  /// inherits it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewStorage?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }

  // MARK: Orientation

  /// The orientations in which the controller can be shown.
  ///
  /// Default: all. Ignored: a window is not rotated, like an iPad's that shares the screen.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

  /// The orientation in which to present the controller; ignored.
  ///
  /// Default: that of the screen.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }

  /// Whether the controller rotates with the device; ignored.
  ///
  /// Default: `true`.
  open var shouldAutorotate: Bool { true }

  // MARK: Status bar

  /// Whether the status bar is hidden.
  ///
  /// Default: `false`. The property has no effect, because Linux has no status bar.
  open var prefersStatusBarHidden: Bool { false }

  /// The colours of the status bar.
  ///
  /// Default: `.default`. The property has no effect, because Linux has no status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// The animation of the status bar.
  ///
  /// Default: `.fade`. The property has no effect, because Linux has no status bar.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Updates the status bar for changed properties.
  ///
  /// Does nothing, because Linux has no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Navigation

  /// The title of the screen and of its `navigationItem`.
  ///
  /// Default: `nil`.
  open var title: String? {
    didSet {
      demandMainThread(type(of: self))
      if title != oldValue { titleDidChange() }
    }
  }

  /// The navigation bar content for this controller.
  open var navigationItem: UINavigationItem { navigationItemOrNew }

  /// The tab bar item, by default with the controller's title.
  ///
  /// A navigation controller uses the item of its root controller until its item is set. Never
  /// `nil`: setting `nil` creates a new item.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get { tabBarItemOrNew }
    set { replaceTabBarItem(with: newValue) }
  }

  /// Whether the tab bar is hidden while the controller is on a navigation stack above the root.
  ///
  /// Default: `false`.
  open var hidesBottomBarWhenPushed = false

  /// Whether a search with its bar in the view of a child covers this controller instead of the
  /// child.
  ///
  /// Default: `false`.
  open var definesPresentationContext = false

  /// The nearest navigation controller among the ancestors.
  open var navigationController: UINavigationController? {
    (parentStorage as? UINavigationController) ?? parentStorage?.navigationController
  }

  /// The storyboard of the controller; always `nil`.
  open var storyboard: UIStoryboard? { nil }

  /// Prepares the destination of a segue.
  ///
  /// Called by the application only: Linux has no storyboards, whose segues call it in UIKit.
  ///
  /// - Parameters:
  ///   - segue: The transition to the other controller.
  ///   - sender: The object that initiates the segue.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Performs a storyboard segue.
  ///
  /// Unavailable on Linux, which has no storyboards.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the segue.
  ///   - sender: The object that initiates the segue.
  @available(*, unavailable, message: "There are no segues; push or present the controller")
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}

  /// Whether the content is in editing mode.
  ///
  /// Default: `false`.
  open var isEditing: Bool {
    get { isEditingStorage }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing mode, and updates `editButtonItem`.
  ///
  /// - Parameters:
  ///   - editing: Whether editing mode begins.
  ///   - animated: Whether overrides should animate the change.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditingStorage = editing
    editButtonStorage?.show(isEditing: editing)
  }

  final var isEditingStorage = false

  /// The button that toggles editing mode, titled "Edit" or "Done".
  open var editButtonItem: UIBarButtonItem { editButtonOrNew }

  /// Shows a controller: pushes it onto the navigation controller, or presents it without one.
  ///
  /// - Parameters:
  ///   - viewController: The controller.
  ///   - sender: The object that initiates the request.
  open func show(_ viewController: UIViewController, sender: Any?) {
    guard let navigationController else {
      present(viewController, animated: true)
      return
    }
    navigationController.show(viewController, sender: sender)
  }

  /// Shows a controller as the detail of a selection.
  ///
  /// It appears in the secondary column of the surrounding split view controller, or is presented
  /// without one.
  ///
  /// - Parameters:
  ///   - viewController: The controller.
  ///   - sender: The object that initiates the request.
  open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    guard let container = parent?.targetForDetail else {
      present(viewController, animated: true)
      return
    }
    container.showDetailViewController(viewController, sender: sender)
  }

  // MARK: Children

  /// The parent controller.
  open var parent: UIViewController? { parentStorage }

  /// The child controllers, in the order of their addition.
  open var children: [UIViewController] { childStorage }

  /// Adds a child controller.
  ///
  /// The caller adds its view and then calls `didMove(toParent:)`.
  ///
  /// - Parameter childController: The controller, which leaves its current parent.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Removes this controller from its parent, and calls `didMove(toParent: nil)`.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the parent changes.
  ///
  /// Containers call it with `nil` before they remove a child.
  ///
  /// - Parameter parent: The new parent.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { isMovingFromParentStorage = parentStorage != nil }
  }

  /// Called after the parent has changed.
  ///
  /// Containers call it after adding the child's view.
  ///
  /// - Parameter parent: The current parent.
  open func didMove(toParent parent: UIViewController?) {
    isMovingToParentStorage = false
    isMovingFromParentStorage = false
  }

  final var isMovingToParentStorage = false
  final var isMovingFromParentStorage = false

  /// Whether the controller is currently being added to a parent.
  open var isMovingToParent: Bool { isMovingToParentStorage }

  /// Whether the controller is currently being removed from its parent.
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

  /// Whether the user cannot dismiss the sheet or popover by Escape, a click outside or a pull.
  ///
  /// Default: `false`.
  open var isModalInPresentation = false

  /// The controller presented by this controller or one of its ancestors.
  open var presentedViewController: UIViewController? {
    presentation?.presented ?? parentStorage?.presentedViewController
  }

  /// The controller that presents this controller or one of its ancestors.
  open var presentingViewController: UIViewController? {
    presentingStorage ?? parentStorage?.presentingViewController
  }

  /// Whether the controller is being presented.
  open var isBeingPresented: Bool { presentingStorage?.presentation?.phase == .presenting }

  /// Whether the controller is being dismissed.
  open var isBeingDismissed: Bool { presentingStorage?.presentation?.phase == .dismissing }

  /// Presents a controller modally.
  ///
  /// The outermost container of this controller presents it. As in UIKit, nothing happens if that
  /// container already presents a controller, is being dismissed or is not on screen.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller, without a parent.
  ///   - flag: Whether the presentation is animated.
  ///   - completion: Called after its `viewDidAppear`.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    demandMainThread(type(of: self))
    beginPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the presented controller with everything on top of it, or else this controller
  /// itself.
  ///
  /// - Parameters:
  ///   - flag: Whether the dismissal is animated.
  ///   - completion: Called after the dismissal, and also if there was nothing to dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    demandMainThread(type(of: self))
    beginDismissal(animated: flag, completion: completion)
  }

  // MARK: Responder

  open override var next: UIResponder? { viewStorage?.superview }

  package override var responderWindow: UIWindow? { viewStorage?.window }

  /// The key commands of `addKeyCommand(_:)`.
  ///
  /// Override the property to add more.
  open override var keyCommands: [UIKeyCommand]? {
    ownKeyCommands.isEmpty ? nil : ownKeyCommands
  }
  final var ownKeyCommands: [UIKeyCommand] = []

  /// Handles Escape, which ends a search, or else editing mode.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if endSearch(for: presses) { return }
    if isEditing, presses.contains(where: \.isEscape) { return setEditing(false, animated: true) }
    super.pressesBegan(presses, with: event)
  }

  /// The children that receive this controller's appearance callbacks.
  var childrenToForwardAppearanceTo: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewStorage else { return [] }
    return childStorage.filter { $0.isShown(in: view) }
  }

  /// Returns whether this controller is on screen whenever its parent's view is.
  func isShown(in view: UIView) -> Bool { viewStorage?.isDescendant(of: view) ?? false }

  /// The child that receives key presses without a first responder: the only visible one.
  var childForKeys: UIViewController? {
    let visibleChildren = childrenToForwardAppearanceTo.filter { $0.appearance != .disappeared }
    return visibleChildren.count == 1 ? visibleChildren.first : nil
  }

  /// The nearest controller, including this one, that shows details in a column.
  var targetForDetail: UIViewController? { parentStorage?.targetForDetail }

  /// Reloads the tab bar items of the children.
  func showItems() {}

  /// Whether the controller is an active search.
  var isSearching: Bool { false }

  /// Ends the active search on behalf of the user.
  func cancelSearch() {}

  /// Whether the controller manages its children's appearance transitions itself.
  var managesChildAppearance: Bool { false }

  /// Whether the controller becomes a popover if there is enough room and an anchor.
  var adaptsToPopover: Bool { false }

  /// The colour of a popover's arrow and background without a colour set by the application; `nil`
  /// for the system background colour.
  var popoverColor: UIColor? { viewStorage?.backgroundColor }

  /// The content size of a popover for the controller's view, in points.
  var popoverContentSize: CGSize {
    let preferred = preferredContentSize
    return CGSize(
      width: preferred.width > 0 ? preferred.width : 320,
      height: preferred.height > 0 ? preferred.height : 480
    )
  }

  /// Handles a click outside or a press of Escape.
  func cancelPresentation() { dismissForUser() }

  /// Whether the presentation dims the background.
  var dimsPresenter: Bool { false }

  /// The distance that the view slides during its presentation, in points; `nil` for the entire
  /// distance to the bottom edge.
  var slideDistance: CGFloat? { nil }

  /// Called before `viewWillAppear` and `viewWillDisappear`, so that subclasses in this module can
  /// update their children first.
  ///
  /// - Parameter isAppearing: Whether the controller appears.
  func appearanceWillBegin(_ isAppearing: Bool) {}

  /// Called after `viewDidAppear` and `viewDidDisappear` of this controller and its children.
  ///
  /// - Parameter isAppearing: Whether the controller appeared.
  func appearanceDidEnd(_ isAppearing: Bool) {}
}
