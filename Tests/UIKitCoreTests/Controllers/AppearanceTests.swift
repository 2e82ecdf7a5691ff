import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the appearance callbacks of root and child controllers.
@MainActor
struct AppearanceTests {
  private let recorder = CallRecorder()
  private let stage = Stage()

  @Test func aRootControllerAppearsWithItsWindow() {
    let root = LoggedController("A", recorder)
    stage.show(root)
    #expect(recorder.take() == ["A didLoad", "A willAppear", "A isAppearing", "A didAppear"])
    #expect(root.view.frame == stage.window.bounds)
    #expect(root.view.next === root)
    #expect(root.next === stage.window)
  }

  @Test func aHiddenWindowDefersTheAppearanceOfItsRoot() {
    stage.settle()
    let window = UIWindow()
    window.rootViewController = LoggedController("A", recorder)
    #expect(recorder.takeAppearance() == [])
    window.isHidden = false
    #expect(recorder.takeAppearance() == ["A willAppear"])
    stage.settle()
    #expect(recorder.takeAppearance() == ["A didAppear"])
    window.windowLevel = .alert
    stage.settle()
    #expect(recorder.takeAppearance() == [])
    window.isHidden = true
  }

  @Test func aReplacedRootDisappears() {
    stage.show(LoggedController("A", recorder))
    recorder.take()
    stage.window.rootViewController = LoggedController("B", recorder)
    stage.settle()
    #expect(
      recorder.takeAppearance() == [
        "A willDisappear", "A didDisappear", "B willAppear", "B didAppear",
      ]
    )
    #expect(stage.window.subviews.count == 1)
  }

  @Test func aRootReplacedBeforeItsFirstFrameHasBalancedCallbacks() {
    stage.window.rootViewController = LoggedController("A", recorder)
    stage.window.rootViewController = nil
    stage.settle()
    #expect(recorder.takeAppearance() == ["A willAppear", "A willDisappear", "A didDisappear"])
  }

  @Test func childrenAppearWithTheirParent() {
    let parent = LoggedController("A", recorder)
    let child = LoggedController("B", recorder)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.show(parent)
    #expect(
      recorder.takeAppearance() == ["A willAppear", "B willAppear", "A didAppear", "B didAppear"]
    )
    stage.window.rootViewController = nil
    #expect(
      recorder.takeAppearance() == [
        "A willDisappear", "B willDisappear", "A didDisappear", "B didDisappear",
      ]
    )
  }

  @Test func aChildAddedLaterAppearsWithItsView() {
    let parent = LoggedController("A", recorder)
    stage.show(parent)
    recorder.take()
    let child = LoggedController("B", recorder)
    parent.addChild(child)
    #expect(child.isMovingToParent)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(!child.isMovingToParent)
    #expect(
      recorder.take() == [
        "B willEnter", "B didLoad", "B willAppear", "B isAppearing", "B didAppear", "B didEnter",
      ]
    )
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      recorder.take() == ["B willLeave", "B willDisappear", "B didDisappear", "B didLeave"]
    )
    #expect(parent.children.isEmpty)
    #expect(child.parent == nil)
  }

  @Test func aContainerMayForwardAppearanceItself() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let container = Container()
    let child = LoggedController("B", recorder)
    container.addChild(child)
    container.view.addSubview(child.view)
    stage.show(container)
    #expect(recorder.takeAppearance() == [])
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(recorder.takeAppearance() == ["B willAppear", "B didAppear"])
    child.beginAppearanceTransition(false, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(recorder.takeAppearance() == ["B willDisappear", "B willAppear", "B didAppear"])
  }

  @Test func onlyListedTransitionsAreAllowed() {
    let states: [AppearanceState] = [.disappeared, .appearing, .appeared, .disappearing]
    let allowed = states.flatMap { from in from.successors.map { "\(from)-\($0)" } }
    #expect(
      allowed == [
        "disappeared-appearing", "appearing-appeared", "appearing-disappearing",
        "appeared-disappearing", "disappearing-disappeared", "disappearing-appearing",
      ]
    )
  }

  @Test func unbalancedTransitionsTrap() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIViewController().endAppearanceTransition()
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let controller = UIViewController()
      controller.beginAppearanceTransition(true, animated: false)
      controller.beginAppearanceTransition(true, animated: false)
    }
  }

  @Test func layoutCallbacksSurroundTheViewsLayout() {
    final class LayoutRecordingController: UIViewController {
      let recorder: CallRecorder
      init(_ recorder: CallRecorder) {
        self.recorder = recorder
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func loadView() { view = LayoutRecordingView(recorder) }
      override func viewWillLayoutSubviews() { recorder.record("will") }
      override func viewDidLayoutSubviews() { recorder.record("did \(view.bounds.width)") }
      override func viewSafeAreaInsetsDidChange() {
        recorder.record("safe \(view.safeAreaInsets.top)")
      }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        recorder.record("traits \(traitCollection.userInterfaceStyle == .dark)")
      }
    }
    let controller = LayoutRecordingController(recorder)
    stage.show(controller)
    #expect(recorder.take().suffix(3) == ["will", "layout", "did 390.0"])
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(recorder.take() == ["traits true"])
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    #expect(recorder.take() == ["safe 5.0"])
  }
}

/// A view that records its layout passes.
private final class LayoutRecordingView: UIView {
  private let recorder: CallRecorder

  init(_ recorder: CallRecorder) {
    self.recorder = recorder
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    recorder.record("layout")
  }
}
