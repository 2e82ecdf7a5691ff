import Foundation
import SeparateProcess
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests random pushes, presentations and windows, also from callbacks of other operations.
///
/// No order of operations may stop the program. After all transitions, exactly the controllers on
/// screen have appeared, unless operations changed transitions in progress.
@MainActor
@Test(.separateProcess, arguments: [false, true])
func randomTransitionsSettle(changesDuringTransitions: Bool) {
  var generator = SeededGenerator.forTest("\(changesDuringTransitions)")
  while let round = generator.nextStep(of: 60) {
    let fixture = ControllerFixture(
      generator: generator,
      changesDuringTransitions: changesDuringTransitions
    )
    for _ in 0..<[2, 4, 8, 40][round % 4] { fixture.performRandomOperation() }
    fixture.expectSettled()
    generator = fixture.generator
  }
}

@MainActor
private final class ControllerFixture {
  var generator: SeededGenerator
  private let stage = Stage(size: CGSize(width: 200, height: 300))
  private let recorder = CallRecorder()
  private var controllers: [LoggedController] = []
  private var root = UINavigationController()
  private let changesDuringTransitions: Bool
  /// The number of callbacks that are currently performing an operation.
  private var depth = 0
  /// The operations, with "+" for animated ones, and with ">" for each level of callbacks.
  private var log: [String] = []

  init(generator: SeededGenerator, changesDuringTransitions: Bool) {
    self.generator = generator
    self.changesDuringTransitions = changesDuringTransitions
    replaceRoot()
  }

  private func makeScreen() -> LoggedController {
    let controller = LoggedController("\(controllers.count)", recorder)
    controllers.append(controller)
    let transitionHooks =
      changesDuringTransitions ? ["didLoad", "willAppear", "willDisappear"] : []
    for hook in transitionHooks + ["didAppear", "didDisappear"]
    where generator.once(in: 12) {
      controller.hooks[hook] = { [weak self] in self?.operateInCallback("\($0.name) \(hook)") }
    }
    return controller
  }

  private func replaceRoot() {
    root = UINavigationController(rootViewController: makeScreen())
    stage.window.rootViewController = root
  }

  private func operateInCallback(_ name: String) {
    guard depth < 2 else { return }
    log.append(name)
    depth += 1
    performRandomOperation()
    depth -= 1
  }

  /// The topmost presented navigation controller, or the root.
  private var front: UINavigationController {
    var front = root
    while let next = front.presentedViewController as? UINavigationController { front = next }
    return front
  }

  func performRandomOperation() {
    let animated = generator.once(in: 2)
    let front = front
    let operation = generator.below(16)
    log.append(String(repeating: ">", count: depth) + "\(operation)" + (animated ? "+" : ""))
    switch operation {
    case 0...3: front.pushViewController(makeScreen(), animated: animated)
    case 4...5: front.popViewController(animated: animated)
    case 6: front.popToRootViewController(animated: animated)
    case 7:
      let count = 1 + generator.below(3)
      let keptControllers = Array(front.viewControllers.prefix(generator.below(3)))
      let newControllers = keptControllers + (0..<count).map { _ in makeScreen() }
      front.setViewControllers(newControllers, animated: animated)
    case 8...9: present(from: front, animated: animated)
    case 10...11: front.dismiss(animated: animated)
    case 12 where depth == 0 && generator.once(in: 3): replaceRoot()
    case 13 where depth == 0: stage.window.isHidden.toggle()
    case 14 where depth == 0: dragBack()
    default: if depth == 0 { stage.advance(by: Double(generator.below(20)) / 60) }
    }
  }

  private func present(from presenter: UIViewController, animated: Bool) {
    let presented = UINavigationController(rootViewController: makeScreen())
    let styles: [UIModalPresentationStyle] = [.fullScreen, .pageSheet, .overFullScreen]
    presented.modalPresentationStyle = styles[generator.below(3)]
    if generator.once(in: 3) { presented.modalTransitionStyle = .crossDissolve }
    presenter.present(presented, animated: animated)
  }

  private func dragBack() {
    stage.touchDown(at: CGPoint(x: 2, y: 150))
    for x in stride(from: 20, through: 20 + generator.below(170), by: 15) {
      stage.touchMove(to: CGPoint(x: CGFloat(x), y: 150))
      stage.advance(by: 1 / 60)
    }
    if generator.once(in: 4) { stage.touchCancel() } else { stage.touchUp() }
  }

  func expectSettled() {
    depth = 2
    stage.window.isHidden = false
    #expect(stage.settle(), "\(log)")
    guard !changesDuringTransitions else { return }
    var shown: [UIViewController] = []
    var next: UINavigationController? = root
    while let current = next {
      next = current.presentation?.presented as? UINavigationController
      let isCovered = next?.modalPresentationStyle == .fullScreen
      if !isCovered, let top = current.topViewController { shown.append(top) }
    }
    for controller in controllers {
      let isShown = shown.contains { $0 === controller }
      #expect(
        controller.appearance == (isShown ? .appeared : .disappeared),
        "\(controller.name) of \(controllers.count): \(log)"
      )
      #expect((controller.viewIfLoaded?.window != nil) == isShown, "\(controller.name)")
    }
  }
}
