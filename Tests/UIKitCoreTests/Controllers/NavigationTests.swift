import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for navigation controllers: callbacks, slides, and changes during transitions.
@MainActor
final class NavigationTests {
  private let recorder = CallRecorder()
  private let stage = Stage(size: CGSize(width: 400, height: 600))
  private let first: LoggedController
  private let second: LoggedController
  private let navigation: UINavigationController

  init() {
    first = LoggedController("A", recorder, color: .red)
    second = LoggedController("B", recorder, color: .blue)
    navigation = UINavigationController(rootViewController: first)
  }

  private func start(pushed: Bool = false) {
    stage.show(navigation)
    if pushed { navigation.pushViewController(second, animated: false) }
    stage.settle()
    recorder.take()
  }

  // MARK: Order of callbacks

  @Test func theRootAppearsWithTheNavigationController() {
    stage.show(navigation)
    #expect(
      recorder.take() == [
        "A willEnter", "A didEnter", "A didLoad", "A willAppear", "A isAppearing", "A didAppear",
      ]
    )
    #expect(first.navigationController === navigation)
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 400, height: 556))
    #expect(first.view.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 44))
    #expect(first.view.safeAreaInsets == .zero)
  }

  @Test func controllersLeaveFromTheTopDown() {
    start(pushed: true)
    let others = ["C", "D"].map { LoggedController($0, recorder) }
    for other in others { navigation.pushViewController(other, animated: false) }
    stage.settle()
    recorder.take()
    navigation.popToRootViewController(animated: true)
    stage.settle()
    let moves = recorder.take().filter { $0.hasSuffix("Leave") }
    #expect(moves.prefix(3) == ["D willLeave", "C willLeave", "B willLeave"])
    #expect(moves.dropFirst(3).sorted() == ["B didLeave", "C didLeave", "D didLeave"])
  }

  @Test func didMoveIsCalledOnceWithoutSuper() {
    start()
    let silent = SilentController(recorder)
    navigation.pushViewController(silent, animated: true)
    stage.settle()
    #expect(!silent.isMovingToParent)
    navigation.pushViewController(second, animated: true)
    stage.settle()
    navigation.popViewController(animated: false)
    stage.settle()
    #expect(recorder.take().filter { $0.hasPrefix("silent") } == ["silent didEnter"])
  }

  @Test func aPushCallsBackInOrder() {
    start()
    navigation.pushViewController(second, animated: true)
    #expect(
      recorder.take() == [
        "B willEnter", "A willDisappear", "B didLoad", "B willAppear", "B isAppearing",
      ]
    )
    #expect(second.isMovingToParent)
    stage.advance(by: 0.3)
    #expect(recorder.take() == [])
    stage.advance(by: 0.1)
    #expect(recorder.take() == ["A didDisappear", "B didAppear", "B didEnter"])
    #expect(!second.isMovingToParent)
    #expect(first.view.superview == nil)
    #expect(stage.settle())
  }

  @Test func aPopCallsBackInOrder() {
    start(pushed: true)
    #expect(navigation.popViewController(animated: true) === second)
    #expect(recorder.take() == ["B willLeave", "B willDisappear", "A willAppear", "A isAppearing"])
    #expect(second.isMovingFromParent)
    stage.settle()
    #expect(recorder.take() == ["B didDisappear", "A didAppear", "B didLeave"])
    #expect(navigation.children == [first])
    #expect(navigation.popViewController(animated: true) == nil)
  }

  @Test func withoutAnimationAPushIsImmediate() {
    start()
    navigation.pushViewController(second, animated: false)
    #expect(
      recorder.takeAppearance() == [
        "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
      ]
    )
    #expect(second.view.frame == CGRect(x: 0, y: 0, width: 400, height: 556))
  }

  @Test func theDelegateIsCalledBeforeAndAfterATransition() {
    final class Delegate: UINavigationControllerDelegate {
      let recorder: CallRecorder
      init(_ recorder: CallRecorder) { self.recorder = recorder }
      func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
      ) {
        recorder.record("willShow \(viewController.title ?? "") \(animated)")
      }
      func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
      ) {
        recorder.record("didShow \(viewController.title ?? "") \(animated)")
      }
    }
    let delegate = Delegate(recorder)
    navigation.delegate = delegate
    recorder.take()
    stage.show(navigation)
    #expect(
      recorder.take().filter { $0.contains("Show") } == ["willShow A false", "didShow A false"]
    )
    navigation.pushViewController(second, animated: true)
    stage.settle()
    #expect(
      recorder.take().filter { $0.contains("Show") } == ["willShow B true", "didShow B true"]
    )
  }

  // MARK: Slides

  @Test func viewsSlideOverEachOther() throws {
    start()
    navigation.pushViewController(second, animated: true)
    #expect(second.view.frame.minX == 400)
    #expect(first.view.frame.minX == 0)
    var previousX: CGFloat = 400
    for _ in 0..<20 {
      stage.advance(by: 1.0 / 60)
      let x = second.view.frame.minX
      #expect(x < previousX)
      #expect(abs(first.view.frame.minX - -0.3 * (400 - x)) < 0.001)
      #expect(second.view.frame.size == CGSize(width: 400, height: 556))
      previousX = x
    }
    stage.advance(by: 2.0 / 60)
    #expect(second.view.frame.minX == 0)
    navigation.popViewController(animated: true)
    #expect(second.view.frame.minX == 0)
    #expect(abs(first.view.frame.minX - -120) < 0.001)
    stage.settle()
    #expect(first.view.frame.minX == 0)
    #expect(second.view.superview == nil)
  }

  @Test func theLowerViewIsDimmedDuringTheTransition() {
    start()
    navigation.pushViewController(second, animated: true)
    stage.advance(by: 0.1)
    let edge = second.view.frame.minX
    #expect(edge > 10 && edge < 390)
    let dimmed = stage.color(at: CGPoint(x: edge / 2, y: 300))
    var red: CGFloat = 0
    dimmed.getRed(&red, green: nil, blue: nil, alpha: nil)
    #expect(red < 0.99 && red >= 0.9)
    #expect(stage.color(at: CGPoint(x: (edge + 400) / 2, y: 300)) == .blue)
  }

  @Test func resizingTheWindowUpdatesTheTransition() {
    start()
    navigation.pushViewController(second, animated: true)
    stage.advance(by: 0.1)
    let fraction = second.view.frame.minX / 400
    stage.loop.screen.resize(to: CGSize(width: 800, height: 500), scale: 1)
    stage.update()
    #expect(abs(second.view.frame.minX - fraction * 800) < 0.001)
    #expect(second.view.frame.size == CGSize(width: 800, height: 456))
    stage.settle()
    #expect(second.view.frame == CGRect(x: 0, y: 0, width: 800, height: 456))
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 800, height: 44))
  }

  @Test func touchesDoNotReachControllersDuringATransition() {
    start()
    navigation.pushViewController(second, animated: true)
    stage.advance(by: 0.1)
    let hit = stage.window.hitTest(CGPoint(x: 390, y: 300), with: nil)
    #expect(hit === navigation.view)
    stage.settle()
    #expect(stage.window.hitTest(CGPoint(x: 390, y: 300), with: nil) === second.view)
  }

  // MARK: Changes during transitions

  @Test func aPushDuringAPushEndsTheFirst() {
    start()
    let third = LoggedController("C", recorder)
    navigation.pushViewController(second, animated: true)
    stage.advance(by: 0.1)
    recorder.take()
    navigation.pushViewController(third, animated: true)
    #expect(
      recorder.takeAppearance() == [
        "A didDisappear", "B didAppear", "B willDisappear", "C willAppear",
      ]
    )
    stage.settle()
    #expect(recorder.takeAppearance() == ["B didDisappear", "C didAppear"])
    #expect(navigation.viewControllers == [first, second, third])
    #expect(navigation.popToRootViewController(animated: false) == [second, third])
  }

  @Test func aPopDuringAPushGoesBack() {
    start()
    navigation.pushViewController(second, animated: true)
    stage.advance(by: 0.1)
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(
      recorder.takeAppearance() == [
        "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
        "B willDisappear", "A willAppear", "B didDisappear", "A didAppear",
      ]
    )
    #expect(navigation.children == [first])
    #expect(first.view.window != nil)
  }

  @Test(arguments: ["willAppear", "isAppearing", "didAppear"], [true, false])
  func callbacksMayPush(callback: String, animated: Bool) {
    start()
    let third = LoggedController("C", recorder)
    second.hooks[callback] = {
      $0.navigationController?.pushViewController(third, animated: animated)
    }
    navigation.pushViewController(second, animated: animated)
    stage.settle()
    #expect(navigation.viewControllers == [first, second, third])
    #expect(
      recorder.takeAppearance() == [
        "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
        "B willDisappear", "C willAppear", "B didDisappear", "C didAppear",
      ]
    )
    #expect(third.view.window != nil)
    #expect(second.view.window == nil)
    #expect(navigation.navigationBar.topItem === third.navigationItem)
  }

  /// Removing the navigation controller finishes each slide, and each finished slide starts
  /// another.
  @Test func callbacksMayPushRepeatedlyDuringADismissal() {
    let presenter = LoggedController("P", recorder)
    stage.show(presenter)
    presenter.present(navigation, animated: false)
    stage.settle()
    var pushed = [second]
    for name in ["C", "D", "E"] {
      let next = LoggedController(name, recorder)
      pushed.last?.hooks["didAppear"] = {
        $0.navigationController?.pushViewController(next, animated: true)
      }
      pushed.append(next)
    }
    navigation.pushViewController(second, animated: true)
    presenter.dismiss(animated: false)
    stage.settle()
    #expect(presenter.appearance == .appeared)
    #expect(([first] + pushed).map(\.appearance) == Array(repeating: .disappeared, count: 5))
  }

  @Test func aControllerMayPopItselfWhileItAppears() {
    start()
    second.hooks["willAppear"] = { $0.navigationController?.popViewController(animated: true) }
    navigation.pushViewController(second, animated: true)
    stage.settle()
    #expect(navigation.viewControllers == [first])
    #expect(navigation.children == [first])
    #expect(first.view.window != nil)
    #expect(first.appearance == .appeared)
    #expect(second.appearance == .disappeared)
  }

  @Test func theStackCanBeReplaced() {
    start(pushed: true)
    let third = LoggedController("C", recorder)
    navigation.setViewControllers([second, third], animated: true)
    stage.settle()
    #expect(
      recorder.take() == [
        "A willLeave", "C willEnter", "B willDisappear", "C didLoad", "C willAppear",
        "C isAppearing", "B didDisappear", "C didAppear", "A didLeave", "C didEnter",
      ]
    )
    #expect(first.parent == nil)
    navigation.viewControllers = []
    #expect(navigation.topViewController == nil)
    #expect(third.view.superview == nil)
    navigation.viewControllers = [first]
    stage.settle()
    #expect(first.appearance == .appeared)
    #expect(first.view.window != nil)
  }

  @Test func invalidCallsStopTheProgram() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let root = UIViewController()
      UINavigationController(rootViewController: root).pushViewController(root, animated: false)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = UINavigationController(rootViewController: UINavigationController())
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      UINavigationController().popToViewController(UIViewController(), animated: false)
    }
  }

  // MARK: Random operations

  @Test func anySequenceOfCallsLeavesOneControllerOnScreen() {
    var generator = SeededGenerator.forTest()
    func random(_ count: Int) -> Int { generator.below(count) }
    stage.show(navigation)
    while let step = generator.nextStep(of: 300) {
      let animated = random(3) > 0
      switch random(6) {
      case 0, 1:
        navigation.pushViewController(LoggedController("\(step)", recorder), animated: animated)
      case 2: navigation.popViewController(animated: animated)
      case 3: navigation.popToRootViewController(animated: animated)
      case 4:
        stage.drag(
          from: CGPoint(x: 3, y: 300),
          to: CGPoint(x: CGFloat(random(400)), y: 300),
          duration: 0.1
        )
      default: stage.advance(by: Double(random(30)) / 60)
      }
      if random(4) == 0 { stage.advance(by: Double(random(5)) / 60) }
      if random(10) == 0 {
        stage.settle()
        #expect(navigation.children == navigation.viewControllers)
        let visible = navigation.children.filter { $0.viewIfLoaded?.window != nil }
        #expect(visible == [navigation.viewControllers.last])
        #expect(navigation.children.filter { $0.appearance != .disappeared } == visible)
        #expect(navigation.topViewController?.view.frame.origin == .zero)
        #expect(navigation.navigationBar.topItem === navigation.topViewController?.navigationItem)
      }
    }
  }
}

/// A controller that records moves to and from its parent without calling `super`.
private final class SilentController: UIViewController {
  private let recorder: CallRecorder

  init(_ recorder: CallRecorder) {
    self.recorder = recorder
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func didMove(toParent parent: UIViewController?) {
    recorder.record("silent \(parent == nil ? "didLeave" : "didEnter")")
  }
}
