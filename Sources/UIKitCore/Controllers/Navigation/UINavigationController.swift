public import Foundation
import UIKitGraphics
import UIKitSupport

/// A stack of screens with the top one visible, below a bar with its title and a back button.
///
/// Each call changes the stack immediately; the interface follows. A call during a slide first
/// finishes that slide. Calls from appearance callbacks are deferred until the callbacks have
/// returned.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The type of a transition.
  public enum Operation: Int, Sendable {
    /// No push or pop.
    case none
    /// A push of a new controller, which enters from the trailing edge.
    case push
    /// A pop to an earlier controller, which enters from the leading edge.
    case pop
  }

  /// The duration of showing and hiding the bar, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  /// The controllers from the root to the top.
  final var stack: [UIViewController] = []
  /// The controller whose view is visible or is sliding out.
  final var displayedController: UIViewController?
  /// The running transition; `nil` for none.
  final var transition: NavigationTransition?
  /// The controller that the running transition leaves.
  ///
  /// It keeps its large title.
  final weak var departingController: UIViewController?
  /// The transition coordinator, available from before the controllers are notified until the end
  /// of the transition.
  final var coordinator: TransitionCoordinator?
  /// Whether callbacks of a change are running.
  ///
  /// Changes requested by them are deferred.
  final var isChanging = false
  /// The change deferred until the end of the running callbacks; `nil` for none.
  final var pendingChange: (operation: Operation, animated: Bool)?
  /// Whether this controller is about to disappear and finishes a slide first.
  ///
  /// Further changes are not animated meanwhile.
  final var isAboutToDisappear = false
  /// Whether `didShow` is pending until the end of this controller's own appearance.
  final var hasPendingDidShow = false
  final var isBarHidden = false
  /// The container that clips the controllers' views, below the bar.
  final let contentView = UIView()
  private let bar = UINavigationBar()
  final let toolbarStorage = UIToolbar()
  final var isToolbarHiddenStorage = true
  private var popRecognizer: UIScreenEdgePanGestureRecognizer?

  /// Creates a navigation controller with an empty stack.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Must be `nil`.
  ///   - nibBundleOrNil: Ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.controller = self
  }

  /// Creates a controller without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.controller = self
  }

  /// Creates a navigation controller with a root controller.
  ///
  /// - Parameter rootViewController: The root of the stack; not a navigation controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    bar.controller = self
    push(rootViewController, animated: false)
  }

  /// The delegate.
  ///
  /// Default: `nil`.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: Stack

  /// The controllers from the root to the top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top of the stack; `nil` for an empty stack.
  open var topViewController: UIViewController? { stack.last }

  /// The visible controller: the presented controller, or else the top one.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Replaces the stack.
  ///
  /// A new top controller enters from the trailing edge, an earlier one from the leading edge.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers from the root to the top, without duplicates.
  ///   - animated: Whether the change is animated.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    demandMainThread(type(of: self))
    replaceStack(with: viewControllers, animated: animated)
  }

  /// Pushes a controller onto the stack.
  ///
  /// - Parameters:
  ///   - viewController: A controller that is not on the stack and is not a navigation controller.
  ///   - animated: Whether the push is animated.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    demandMainThread(type(of: self))
    push(viewController, animated: animated)
  }

  /// Pops the top controller, except the root.
  ///
  /// - Parameter animated: Whether the pop is animated.
  /// - Returns: The popped controller; `nil` if only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    demandMainThread(type(of: self))
    return pop(to: stack.count - 2, animated: animated).last
  }

  /// Pops all controllers above a given one.
  ///
  /// - Parameters:
  ///   - viewController: The new top controller, which must be on the stack.
  ///   - animated: Whether the pop is animated.
  /// - Returns: The popped controllers, from the lowest to the highest.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      misuse(
        "\(type(of: viewController)) cannot be popped to: it is none of the \(stack.count) "
          + "controllers on the stack"
      )
    }
    return pop(to: index, animated: animated)
  }

  /// Pops all controllers above the root.
  ///
  /// - Parameter animated: Whether the pop is animated.
  /// - Returns: The popped controllers, from the lowest to the highest.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, animated: animated)
  }

  /// Pushes the controller with an animation.
  ///
  /// - Parameters:
  ///   - viewController: The controller.
  ///   - sender: The object that initiates the request.
  open override func show(_ viewController: UIViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  // MARK: Bar

  /// The navigation bar with the navigation items of the stack.
  open var navigationBar: UINavigationBar { bar }

  /// Whether the navigation bar is hidden and the content extends into its space.
  ///
  /// Default: `false`.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar.
  ///
  /// - Parameters:
  ///   - hidden: Whether to hide the bar.
  ///   - animated: Whether the bar slides over the top edge.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hideBar(hidden, animated: animated)
  }

  /// The toolbar at the bottom with the items of the top controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var toolbar: UIToolbar! { toolbarStorage }

  /// Whether the toolbar is hidden and the content extends into its space.
  ///
  /// Default: `true`.
  open var isToolbarHidden: Bool {
    get { isToolbarHiddenStorage }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar.
  ///
  /// - Parameters:
  ///   - hidden: Whether to hide the toolbar.
  ///   - animated: Whether the toolbar slides over the bottom edge.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    hideToolbar(hidden, animated: animated)
  }

  /// The recogniser of the edge pan that pops the top controller; `nil` before the view is loaded.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }

  // MARK: View

  open override func loadView() {
    let view = NavigationView(frame: UIScreen.main.bounds)
    view.controller = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.clipsToBounds = true
    contentView.isPartOfSuperview = true
    view.addSubview(contentView)
    view.addSubview(bar)
    view.addSubview(toolbarStorage)
    let recognizer = UIScreenEdgePanGestureRecognizer(
      target: self,
      action: UINavigationController.handlePopGesture
    )
    recognizer.edges = UINavigationController.leadingEdge(view.layoutDirection)
    recognizer.delegate = view
    view.addGestureRecognizer(recognizer)
    popRecognizer = recognizer
    let backButton = UITapGestureRecognizer(target: self, action: UINavigationController.goBack)
    backButton.buttonMaskRequired = .mouseBack
    view.addGestureRecognizer(backButton)
    self.view = view
  }

  private static func leadingEdge(_ direction: UIUserInterfaceLayoutDirection) -> UIRectEdge {
    direction == .rightToLeft ? .right : .left
  }

  /// Updates the edge of the pop gesture after a change of the layout direction.
  final func updatePopEdge() {
    guard let popRecognizer, let direction = viewStorage?.layoutDirection else { return }
    popRecognizer.edges = UINavigationController.leadingEdge(direction)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if endSearch(for: presses) { return }
    guard stack.count > 1, presses.contains(where: \.isBackShortcut) else {
      super.pressesBegan(presses, with: event)
      return
    }
    popViewController(animated: true)
  }

  // MARK: Appearance

  override var managesChildAppearance: Bool { true }

  override var childrenToForwardAppearanceTo: [UIViewController] {
    displayedController.map { [$0] } ?? []
  }

  override func appearanceWillBegin(_ isAppearing: Bool) {
    guard !isAppearing else { return showTopIfNeeded() }
    // Callbacks at the end of a slide may request further changes.
    isAboutToDisappear = true
    transition?.finish()
    isAboutToDisappear = false
  }

  override func appearanceDidEnd(_ isAppearing: Bool) {
    guard isAppearing, hasPendingDidShow, let displayedController else { return }
    hasPendingDidShow = false
    delegate?.navigationController(
      self,
      didShow: displayedController,
      animated: appearanceIsAnimated
    )
  }
}
