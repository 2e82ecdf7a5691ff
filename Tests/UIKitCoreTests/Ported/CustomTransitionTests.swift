import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for presentations, pushes and pops with an animation controller of the application.
@MainActor
struct CustomTransitionTests {
  /// Slides the appearing or disappearing view over the left edge.
  final class Slide: UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool
    var completions: [Bool] = []
    var context: (any UIViewControllerContextTransitioning)?

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      self.context = context
      guard let view = context.view(forKey: isPresenting ? .to : .from) else { return }
      if let below = context.view(forKey: .to), !isPresenting {
        context.containerView.insertSubview(below, belowSubview: view)
      }
      let width = context.containerView.bounds.width
      if isPresenting {
        context.containerView.addSubview(view)
        view.frame.origin.x = -width
      }
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        view.frame.origin.x = self.isPresenting ? 0 : -width
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { completions.append(transitionCompleted) }
  }

  /// A delegate that returns its animators, interaction and presentation controller.
  final class TransitionDelegate: UIViewControllerTransitioningDelegate,
    UINavigationControllerDelegate
  {
    let presentingAnimator = Slide(isPresenting: true)
    let dismissingAnimator = Slide(isPresenting: false)
    var interaction: UIPercentDrivenInteractiveTransition?
    var customPresentation: UIPresentationController?

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { presentingAnimator }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { dismissingAnimator }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? { customPresentation }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      operation == .push ? presentingAnimator : dismissingAnimator
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  /// A controller that records its appearance callbacks.
  final class LoggedController: UIViewController {
    let log: CallRecorder
    init(_ name: String, _ log: CallRecorder) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      title = name
    }
    required init?(coder: NSCoder) { nil }
    private func record(_ text: String) { log.record("\(title ?? "") \(text)") }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      record("will appear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      record("did appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      record("will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      record("did disappear")
    }
  }

  private let stage = Stage(size: CGSize(width: 300, height: 400))
  private let log = CallRecorder()
  private let transitionDelegate = TransitionDelegate()
  private let root: LoggedController
  private let front: LoggedController

  init() {
    (root, front) = (LoggedController("root", log), LoggedController("front", log))
    front.transitioningDelegate = transitionDelegate
    stage.show(root)
    stage.settle()
    _ = log.take()
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom])
  func anAnimatorMovesThePresentedView(style: UIModalPresentationStyle) {
    front.modalPresentationStyle = style
    var isDone = false
    root.present(front, animated: true) { isDone = true }
    stage.advance(by: 0.25)
    #expect(abs(front.view.presentationFrame.minX + 150) < 10)
    #expect(!isDone)
    stage.settle()
    #expect(isDone)
    #expect(front.view.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(root.presentedViewController === front)
    #expect((root.view.window == nil) == (style == .fullScreen))
    #expect(transitionDelegate.presentingAnimator.completions == [true])
    let isCovered = style == .fullScreen
    #expect(
      log.take()
        == (isCovered ? ["root will disappear"] : []) + ["front will appear", "front did appear"]
        + (isCovered ? ["root did disappear"] : [])
    )
    front.dismiss(animated: true)
    stage.advance(by: 0.25)
    #expect(abs(front.view.presentationFrame.minX + 150) < 10)
    #expect(root.view.window != nil)
    stage.settle()
    #expect(root.presentedViewController == nil)
    #expect(front.view.window == nil)
    #expect(root.view.superview === stage.window)
    #expect(transitionDelegate.dismissingAnimator.completions == [true])
  }

  @Test func aDismissalMayBeInteractiveAndCancelled() {
    front.modalPresentationStyle = .fullScreen
    root.present(front, animated: false)
    stage.settle()
    _ = log.take()
    let interaction = UIPercentDrivenInteractiveTransition()
    transitionDelegate.interaction = interaction
    front.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(front.view.presentationFrame.minX == 0)
    interaction.update(0.5)
    interaction.update(.nan)
    #expect(interaction.percentComplete == 0.5)
    stage.advance(by: 0.1)
    #expect(abs(front.view.presentationFrame.minX + 150) < 2)
    #expect(front.transitionCoordinator?.isInteractive == true)
    interaction.cancel()
    stage.settle()
    #expect(root.presentedViewController === front)
    #expect(front.view.frame.minX == 0)
    #expect(front.view.window != nil)
    #expect(root.view.window == nil)
    #expect(transitionDelegate.dismissingAnimator.completions == [false])
    front.dismiss(animated: true)
    interaction.update(0.3)
    stage.advance(by: 0.1)
    interaction.finish()
    stage.settle()
    #expect(root.presentedViewController == nil)
    #expect(root.view.window != nil)
    #expect(transitionDelegate.dismissingAnimator.completions == [false, true])
  }

  @Test func aCancelledPresentationLeavesThePresenter() {
    front.modalPresentationStyle = .custom
    let interaction = UIPercentDrivenInteractiveTransition()
    transitionDelegate.interaction = interaction
    root.present(front, animated: true)
    interaction.update(0.4)
    stage.advance(by: 0.1)
    interaction.cancel()
    stage.settle()
    #expect(root.presentedViewController == nil)
    #expect(front.view.window == nil)
    #expect(
      log.take() == [
        "front will appear", "front will disappear", "front did disappear",
      ]
    )
    transitionDelegate.interaction = nil
    root.present(front, animated: true)
    stage.settle()
    #expect(root.presentedViewController === front)
  }

  @Test func aTransitionThatEndsDuringItsInteractionEndsItsAnimations() {
    front.modalPresentationStyle = .custom
    transitionDelegate.interaction = UIPercentDrivenInteractiveTransition()
    root.present(front, animated: true)
    transitionDelegate.interaction?.update(0.4)
    stage.advance(by: 0.1)
    #expect(front.view.presentationFrame.minX < -100)
    transitionDelegate.presentingAnimator.context?.completeTransition(true)
    stage.settle()
    #expect(root.presentedViewController === front)
    #expect(front.view.presentationFrame.minX == 0)
    #expect(transitionDelegate.presentingAnimator.completions == [true])
  }

  @Test func aPresentationControllerPositionsTheView() {
    final class HalfScreenPresentation: UIPresentationController {
      let shade = UIView()
      var calls: [String] = []
      override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
      }
      override func presentationTransitionWillBegin() {
        calls.append("will present")
        containerView?.insertSubview(shade, at: 0)
        presentingViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 0.5 }
      }
      override func presentationTransitionDidEnd(_ completed: Bool) {
        calls.append("did present \(completed)")
      }
      override func dismissalTransitionWillBegin() { calls.append("will dismiss") }
      override func dismissalTransitionDidEnd(_ completed: Bool) {
        calls.append("did dismiss \(completed)")
      }
      override func containerViewWillLayoutSubviews() {
        shade.frame = containerView?.bounds ?? .zero
        presentedView?.frame = frameOfPresentedViewInContainerView
      }
    }
    let presentation = HalfScreenPresentation(presentedViewController: front, presenting: root)
    transitionDelegate.customPresentation = presentation
    front.modalPresentationStyle = .custom
    root.present(front, animated: true)
    stage.settle()
    #expect(front.view.frame == CGRect(x: 0, y: 200, width: 300, height: 200))
    #expect(presentation.shade.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(front.presentationController === presentation)
    front.dismiss(animated: true)
    stage.settle()
    #expect(
      presentation.calls == [
        "will present", "did present true", "will dismiss", "did dismiss true",
      ]
    )
  }

  @Test func anAnimatorMovesPushesAndPops() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.delegate = transitionDelegate
    stage.show(navigation)
    stage.settle()
    navigation.pushViewController(front, animated: true)
    stage.advance(by: 0.25)
    #expect(abs(front.view.presentationFrame.minX + 150) < 10)
    stage.settle()
    #expect(navigation.topViewController === front)
    #expect(front.view.frame.minX == 0)
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(front.view.window == nil)
    #expect(transitionDelegate.dismissingAnimator.completions == [true])
  }

  @Test func aPopMayBeInteractiveAndCancelled() {
    let first = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    stage.show(navigation)
    navigation.pushViewController(front, animated: false)
    stage.settle()
    navigation.delegate = transitionDelegate
    let interaction = UIPercentDrivenInteractiveTransition()
    transitionDelegate.interaction = interaction
    navigation.popViewController(animated: true)
    interaction.update(0.5)
    stage.advance(by: 0.1)
    #expect(abs(front.view.presentationFrame.minX + 150) < 2)
    interaction.cancel()
    stage.settle()
    #expect(navigation.topViewController === front)
    #expect(navigation.viewControllers.count == 2)
    #expect(front.view.window != nil)
    #expect(first.view.window == nil)
    #expect(front.view.frame.minX == 0)
    navigation.popViewController(animated: true)
    interaction.update(0.9)
    interaction.finish()
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func anInterruptibleAnimatorIsScrubbed() {
    final class Fade: UIViewControllerAnimatedTransitioning {
      private var animator: UIViewPropertyAnimator?
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 1 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context)?.startAnimation()
      }
      func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
      ) -> (any UIViewImplicitlyAnimating)? {
        if let animator { return animator }
        let view = context.view(forKey: .to) ?? UIView()
        context.containerView.addSubview(view)
        view.alpha = 0
        let newAnimator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 1 }
        newAnimator.addCompletion { context.completeTransition($0 == .end) }
        animator = newAnimator
        return newAnimator
      }
    }
    final class Delegate: UIViewControllerTransitioningDelegate {
      let fade = Fade()
      let interaction = UIPercentDrivenInteractiveTransition()
      func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
      func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }
    let delegate = Delegate()
    front.transitioningDelegate = delegate
    front.modalPresentationStyle = .overFullScreen
    root.present(front, animated: true)
    delegate.interaction.update(0.25)
    stage.advance(by: 0.1)
    #expect(abs(front.view.shownAlpha - 0.25) < 0.01)
    delegate.interaction.finish()
    stage.settle()
    #expect(front.view.alpha == 1)
    #expect(root.presentedViewController === front)
  }
}
