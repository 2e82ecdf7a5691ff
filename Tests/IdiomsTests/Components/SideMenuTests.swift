import Testing
import UIKit
import UIKitTesting

/// A transition of a menu that slides in from the left and can be dragged away.
private final class MenuTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let width: CGFloat = 200
  let interaction = UIPercentDrivenInteractiveTransition()
  var isInteractive = false
  private var isPresenting = true

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    isPresenting = true
    return self
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    isPresenting = false
    return self
  }

  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    isInteractive ? interaction : nil
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.3
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let menu = context.viewController(forKey: key)?.view else { return }
    let container = context.containerView
    let shownFrame = CGRect(x: 0, y: 0, width: width, height: container.bounds.height)
    let hiddenFrame = shownFrame.offsetBy(dx: -width, dy: 0)
    if isPresenting {
      container.addSubview(menu)
      menu.frame = hiddenFrame
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      menu.frame = self.isPresenting ? shownFrame : hiddenFrame
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

private final class MenuController: UIViewController {
  private let transition: MenuTransition

  init(_ transition: MenuTransition) {
    self.transition = transition
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = transition
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .gray
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: MenuController.pan(_:)))
  }

  private func pan(_ pan: UIPanGestureRecognizer) {
    let progress = min(max(-pan.translation(in: nil).x / transition.width, 0), 1)
    switch pan.state {
    case .began:
      transition.isInteractive = true
      dismiss(animated: true)
    case .changed: transition.interaction.update(progress)
    default:
      transition.isInteractive = false
      if progress > 0.4 { transition.interaction.finish() } else { transition.interaction.cancel() }
    }
  }
}

/// Tests for a side menu.
@MainActor
struct SideMenuTests {
  private let stage = Stage(size: CGSize(width: 300, height: 400))
  private let root = UIViewController()
  private let transition = MenuTransition()
  private let menu: UIViewController

  init() {
    menu = MenuController(transition)
    stage.show(root)
    stage.settle()
    root.present(menu, animated: true)
    stage.settle()
  }

  @Test func theMenuCoversPartOfTheScreen() {
    #expect(menu.view.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
    #expect(root.view.window != nil)
    #expect(root.presentedViewController === menu)
  }

  @Test func aShortDragKeepsTheMenuOpen() {
    stage.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 110, y: 200), duration: 0.2, hold: 0.2)
    stage.settle()
    #expect(root.presentedViewController === menu)
    #expect(menu.view.frame.minX == 0)
  }

  @Test func aLongDragDismissesTheMenu() {
    stage.drag(from: CGPoint(x: 190, y: 200), to: CGPoint(x: 40, y: 200), duration: 0.2, hold: 0.2)
    stage.settle()
    #expect(root.presentedViewController == nil)
    #expect(menu.view.window == nil)
  }
}
