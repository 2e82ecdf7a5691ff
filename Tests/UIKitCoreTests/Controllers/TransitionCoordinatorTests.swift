import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for animations alongside transitions between controllers, and for their completion.
@MainActor
struct TransitionCoordinatorTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let log = CallRecorder()
  private let navigation: UINavigationController
  private let first: FadingController
  private let second: FadingController

  init() {
    first = FadingController("first", log)
    second = FadingController("second", log)
    navigation = UINavigationController(rootViewController: first)
    stage.show(navigation)
    stage.settle()
    _ = log.take()
  }

  @Test func changesRunAlongAPush() {
    second.alpha = 0
    navigation.pushViewController(second, animated: true)
    #expect(
      log.take() == [
        "first disappears animated", "second appears animated", "first along", "second along",
      ]
    )
    #expect(second.transitionCoordinator?.viewController(forKey: .from) === first)
    #expect(second.transitionCoordinator?.view(forKey: .to) === second.view)
    #expect(navigation.transitionCoordinator === second.transitionCoordinator)
    stage.advance(by: 0.1)
    let progress = second.transitionCoordinator?.percentComplete ?? 0
    #expect(progress > 0.1 && progress < 0.95)
    #expect(abs(second.mark.shownAlpha - progress) < 0.001)
    stage.settle()
    #expect(second.mark.shownAlpha == 1)
    #expect(
      log.take() == [
        "first disappeared", "second appeared", "first ended", "second ended",
      ]
    )
    #expect(second.transitionCoordinator == nil)
  }

  @Test func alongsideAnimationsTrackTheFinger() throws {
    navigation.pushViewController(second, animated: false)
    stage.settle()
    _ = log.take()
    first.alpha = 0
    stage.touchDown(at: CGPoint(x: 2, y: 300))
    stage.touchMove(to: CGPoint(x: 40, y: 300))
    stage.touchMove(to: CGPoint(x: 160, y: 300))
    stage.update()
    let coordinator = try #require(first.transitionCoordinator)
    #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
    coordinator.notifyWhenInteractionChanges { [log] in log.record("left, \($0.isCancelled)") }
    #expect(abs(first.mark.shownAlpha - coordinator.percentComplete) < 0.01)
    #expect(abs(coordinator.percentComplete - 0.5) < 0.1)
    stage.advance(by: 0.2)
    stage.touchMove(to: CGPoint(x: 60, y: 300))
    stage.advance(by: 0.2)
    #expect(abs(first.mark.shownAlpha - coordinator.percentComplete) < 0.01)
    #expect(coordinator.percentComplete < 0.25)
    stage.touchUp()
    stage.settle()
    let calls = log.take()
    #expect(calls.contains("left, true"))
    #expect(calls.suffix(2).allSatisfy { $0.hasSuffix("ended, cancelled") })
    #expect(coordinator.isCancelled && navigation.topViewController === second)
    let isAnimated = coordinator.animate(alongsideTransition: { _ in }, completion: nil)
    #expect(!isAnimated)
  }

  @Test func withoutAnimationChangesAreImmediate() {
    second.alpha = 0
    navigation.pushViewController(second, animated: false)
    #expect(second.mark.shownAlpha == 1)
    stage.settle()
    #expect(
      log.take() == [
        "first disappears", "second appears", "first along", "second along", "first disappeared",
        "second appeared", "first ended", "second ended",
      ]
    )
  }

  @Test func presentationsHaveACoordinator() {
    second.alpha = 0
    second.modalPresentationStyle = .fullScreen
    first.present(second, animated: true)
    #expect(second.transitionCoordinator?.presentationStyle == .fullScreen)
    stage.advance(by: 0.1)
    #expect(second.mark.shownAlpha > 0 && second.mark.shownAlpha < 1)
    stage.settle()
    #expect(second.mark.shownAlpha == 1 && second.transitionCoordinator == nil)
    #expect(log.take().suffix(2) == ["first ended", "second ended"])
    second.dismiss(animated: true)
    #expect(first.transitionCoordinator?.viewController(forKey: .from) === second)
    stage.settle()
    #expect(log.take().suffix(2) == ["second ended", "first ended"])
    #expect(first.transitionCoordinator == nil)
  }

  @Test func lateAlongsideAnimationsTakeTheRemainingTime() {
    navigation.pushViewController(second, animated: true)
    stage.advance(by: 0.1)
    second.mark.alpha = 0
    second.transitionCoordinator?.animate { [second] _ in second.mark.alpha = 1 }
    stage.advance(by: 0.05)
    #expect(second.mark.shownAlpha > 0 && second.mark.shownAlpha < 1)
    stage.settle()
    #expect(second.mark.shownAlpha == 1)
  }

  @Test func resizingTheWindowCallsViewWillTransition() {
    let sheet = FadingController("sheet", log)
    navigation.pushViewController(second, animated: false)
    second.present(sheet, animated: false)
    stage.settle()
    _ = log.take()
    stage.loop.screen.resize(to: CGSize(width: 500, height: 300), scale: 1)
    #expect(
      log.take() == [
        "first to 500 × 300", "second to 500 × 300", "sheet to 500 × 300",
        // Controllers below the top get their new size when they are shown again.
        "first has 320.0", "second has 500.0", "sheet has 500.0",
      ]
    )
    stage.loop.screen.resize(to: CGSize(width: 500, height: 300), scale: 2)
    #expect(log.take() == [])
  }

  /// A controller that records its calls, and fades a mark alongside transitions.
  private final class FadingController: UIViewController {
    let mark = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    /// The mark's opacity at the beginning of a transition, from 0 to 1.
    var alpha: CGFloat = 1
    private let name: String
    private let log: CallRecorder

    init(_ name: String, _ log: CallRecorder) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      mark.backgroundColor = .red
      view.addSubview(mark)
    }

    private func animateAlongside() {
      mark.alpha = alpha
      transitionCoordinator?.animate { [self] _ in
        log.record("\(name) along")
        mark.alpha = 1
      } completion: { [self] context in
        log.record("\(name) ended" + (context.isCancelled ? ", cancelled" : ""))
      }
    }

    override func viewWillAppear(_ animated: Bool) {
      log.record("\(name) appears" + (animated ? " animated" : ""))
      animateAlongside()
    }

    override func viewWillDisappear(_ animated: Bool) {
      log.record("\(name) disappears" + (animated ? " animated" : ""))
      animateAlongside()
    }

    override func viewDidAppear(_ animated: Bool) { log.record("\(name) appeared") }
    override func viewDidDisappear(_ animated: Bool) { log.record("\(name) disappeared") }

    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.record("\(name) to \(Int(size.width)) × \(Int(size.height))")
      coordinator.animate { [self] _ in log.record("\(name) has \(view.bounds.width)") }
    }
  }
}
