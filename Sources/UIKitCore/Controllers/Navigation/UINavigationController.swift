public import Foundation
import UIKitGraphics
import UIKitSupport

/// A stack of screens; the top one is visible, below a bar with its title and the back button.
///
/// The stack changes immediately with each call; the interface follows. A call during a slide
/// finishes that slide first, and calls from appearance callbacks are deferred until the callbacks
/// have returned.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The direction of a transition.
  public enum Operation: Int, Sendable {
    /// Without direction.
    case none
    /// To a new controller, which enters from the right.
    case push
    /// Back to an earlier one, from the left.
    case pop
  }

  /// The duration of hiding and showing the bar, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  /// The controllers from the root to the top.
  final var stack: [UIViewController] = []
  /// The controller whose view is shown, or is sliding out.
  final var shown: UIViewController?
  /// The running transition.
  final var transition: NavigationTransition?
  /// The controller whose screen is left by the running transition, and keeps its large title.
  final weak var leaving: UIViewController?
  /// The coordinator of the transition, from before the controllers are notified until it has
  /// ended.
  final var coordinator: TransitionCoordinator?
  /// Whether callbacks of a change are running; changes requested by them are deferred.
  final var isChanging = false
  /// The deferred change.
  final var pendingChange: (operation: Operation, animated: Bool)?
  /// Whether a slide is finished before this controller disappears; changes do not slide meanwhile.
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

  /// Creates a controller with an empty stack.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Has to be `nil`.
  ///   - nibBundleOrNil: Not read.
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

  /// Creates a controller that shows another one.
  ///
  /// - Parameter rootViewController: The bottom of the stack; not a navigation controller.
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

  /// The controller on top of the stack; `nil` when it is empty.
  open var topViewController: UIViewController? { stack.last }

  /// The visible controller: the presented one, else the top one.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Replaces the stack; a new top enters from the right, an earlier one from the left.
  ///
  /// - Parameters:
  ///   - viewControllers: From the root to the top, each once.
  ///   - animated: Whether the new top slides in.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    demandMainThread(type(of: self))
    replaceStack(with: viewControllers, animated: animated)
  }

  /// Pushes a controller.
  ///
  /// - Parameters:
  ///   - viewController: Not on the stack yet, and not a navigation controller.
  ///   - animated: Whether it slides in.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    demandMainThread(type(of: self))
    push(viewController, animated: animated)
  }

  /// Pops the top controller; the root stays.
  ///
  /// - Parameter animated: Whether it slides out.
  /// - Returns: The controller; `nil` when only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    demandMainThread(type(of: self))
    return pop(to: stack.count - 2, animated: animated).last
  }

  /// Pops all controllers above one.
  ///
  /// - Parameters:
  ///   - viewController: The new top, which has to be on the stack.
  ///   - animated: Whether the old top slides out.
  /// - Returns: The controllers taken off, from the lowest to the highest.
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
  /// - Parameter animated: Whether the old top slides out.
  /// - Returns: The controllers taken off, from the lowest to the highest.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, animated: animated)
  }

  /// Pushes the controller with animation.
  ///
  /// - Parameters:
  ///   - viewController: The controller.
  ///   - sender: The object that makes the request.
  open override func show(_ viewController: UIViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  // MARK: Bar

  /// The bar; its items are those of the stack.
  open var navigationBar: UINavigationBar { bar }

  /// Whether the bar is hidden; the content then fills its space.
  ///
  /// Default: `false`.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar.
  ///
  /// - Parameters:
  ///   - hidden: Whether it is left out.
  ///   - animated: Whether it slides over the top edge.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hideBar(hidden, animated: animated)
  }

  /// The toolbar at the bottom; its items are those of the top controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var toolbar: UIToolbar! { toolbarStorage }

  /// Whether the toolbar is hidden; the content then fills its space.
  ///
  /// Default: `true`.
  open var isToolbarHidden: Bool {
    get { isToolbarHiddenStorage }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar.
  ///
  /// - Parameters:
  ///   - hidden: Whether it is left out.
  ///   - animated: Whether it slides over the bottom edge.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    hideToolbar(hidden, animated: animated)
  }

  /// The recognizer of pans from the leading edge, which pop the top controller; `nil` before the view
  /// is loaded.
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

  /// Makes pans from the leading edge pop, after a change of the direction of layout.
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

  override var childrenToForwardAppearanceTo: [UIViewController] { shown.map { [$0] } ?? [] }

  override func appearanceWillBegin(_ isAppearing: Bool) {
    guard !isAppearing else { return showTop() }
    // The callbacks at the end of a slide may request further changes.
    isAboutToDisappear = true
    transition?.finish()
    isAboutToDisappear = false
  }

  override func appearanceDidEnd(_ isAppearing: Bool) {
    guard isAppearing, hasPendingDidShow, let shown else { return }
    hasPendingDidShow = false
    delegate?.navigationController(self, didShow: shown, animated: appearanceIsAnimated)
  }
}
