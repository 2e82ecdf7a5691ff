import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for modal presentations: callbacks, layout and slides.
@MainActor
final class PresentationTests {
  private let recorder = CallRecorder()
  private let stage = Stage(size: CGSize(width: 400, height: 600))
  private let root: LoggedController
  private let modal: LoggedController

  init() {
    root = LoggedController("A", recorder, color: .red)
    modal = LoggedController("B", recorder, color: .blue)
    stage.show(root)
    recorder.take()
  }

  private func origin(of controller: UIViewController) -> CGPoint {
    controller.view.convert(CGPoint.zero, to: nil)
  }

  @Test func aFullScreenPresentationCallsBackInOrder() {
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: true) { [recorder] in recorder.record("done") }
    #expect(recorder.takeAppearance() == ["A willDisappear", "B willAppear"])
    #expect(modal.isBeingPresented)
    #expect(root.presentedViewController === modal)
    #expect(modal.presentingViewController === root)
    stage.settle()
    #expect(recorder.take() == ["B didAppear", "A didDisappear", "done"])
    #expect(!modal.isBeingPresented)
    #expect(root.view.window == nil)
    modal.dismiss(animated: true) { [recorder] in recorder.record("done") }
    #expect(recorder.takeAppearance() == ["B willDisappear", "A willAppear"])
    #expect(modal.isBeingDismissed)
    #expect(root.view.window != nil)
    stage.settle()
    #expect(recorder.take() == ["A didAppear", "B didDisappear", "done"])
    #expect(root.presentedViewController == nil)
    #expect(modal.presentingViewController == nil)
    #expect(modal.view.window == nil)
    #expect(root.view.frame == stage.window.bounds)
  }

  @Test func aSheetLeavesItsPresenterOnScreen() {
    root.present(modal, animated: false)
    #expect(recorder.takeAppearance() == ["B willAppear", "B didAppear"])
    #expect(origin(of: modal) == CGPoint(x: 0, y: 10))
    #expect(modal.view.bounds.size == CGSize(width: 400, height: 590))
    #expect(root.view.window != nil)
    root.dismiss(animated: false)
    #expect(recorder.takeAppearance() == ["B willDisappear", "B didDisappear"])
    #expect(stage.window.subviews == [root.view])
  }

  @Test func aSheetIsACardInWideWindows() {
    stage.loop.screen.resize(to: CGSize(width: 1000, height: 600), scale: 1)
    root.present(modal, animated: false)
    stage.settle()
    #expect(
      modal.view.convert(modal.view.bounds, to: nil)
        == CGRect(x: 210, y: 24, width: 580, height: 552)
    )
    modal.preferredContentSize = CGSize(width: 300, height: 200)
    stage.settle()
    #expect(
      modal.view.convert(modal.view.bounds, to: nil)
        == CGRect(x: 350, y: 200, width: 300, height: 200)
    )
    stage.loop.screen.resize(to: CGSize(width: 500, height: 600), scale: 1)
    stage.settle()
    #expect(
      modal.view.convert(modal.view.bounds, to: nil) == CGRect(x: 0, y: 10, width: 500, height: 590)
    )
  }

  @Test func theViewSlidesUpAndDown() {
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: true)
    #expect(origin(of: modal).y == 600)
    var previousY: CGFloat = 600
    for _ in 0..<20 {
      stage.advance(by: 1.0 / 60)
      #expect(origin(of: modal).y < previousY)
      previousY = origin(of: modal).y
    }
    stage.settle()
    #expect(origin(of: modal).y == 0)
    modal.dismiss(animated: true)
    stage.advance(by: 0.1)
    #expect(origin(of: modal).y > 0)
    stage.settle()
    #expect(stage.color(at: CGPoint(x: 200, y: 300)) == .red)
  }

  @Test func theOutermostContainerPresents() {
    let navigation = UINavigationController(rootViewController: root)
    stage.window.rootViewController = nil
    stage.show(navigation)
    root.present(modal, animated: false)
    #expect(modal.presentingViewController === navigation)
    #expect(root.presentedViewController === modal)
    #expect(navigation.visibleViewController === modal)
    root.dismiss(animated: false)
    #expect(navigation.presentedViewController == nil)
  }

  @Test func aSecondPresentationIsIgnored() {
    root.present(modal, animated: true)
    let other = LoggedController("C", recorder)
    recorder.take()
    root.present(other, animated: true) { [recorder] in recorder.record("done") }
    stage.settle()
    #expect(recorder.takeAppearance() == ["B didAppear"])
    #expect(other.presentingViewController == nil)
    modal.present(other, animated: false)
    #expect(other.presentingViewController === modal)
  }

  @Test func presentingOffScreenIsIgnored() {
    UIViewController().present(modal, animated: false)
    #expect(modal.presentingViewController == nil)
  }

  @Test func dismissingALowerControllerDismissesAllAbove() {
    let top = LoggedController("C", recorder)
    modal.modalPresentationStyle = .fullScreen
    top.modalPresentationStyle = .fullScreen
    root.present(modal, animated: false)
    modal.present(top, animated: false)
    recorder.take()
    root.dismiss(animated: true)
    stage.settle()
    #expect(
      recorder.takeAppearance() == [
        "C willDisappear", "C didDisappear", "A willAppear", "A didAppear",
      ]
    )
    #expect(stage.window.subviews == [root.view])
    #expect(modal.presentedViewController == nil)
  }

  @Test func dismissingOneOfTwoShowsTheOther() {
    let top = LoggedController("C", recorder)
    modal.modalPresentationStyle = .fullScreen
    top.modalPresentationStyle = .fullScreen
    root.present(modal, animated: false)
    modal.present(top, animated: false)
    #expect(modal.view.window == nil)
    recorder.take()
    top.dismiss(animated: true)
    stage.settle()
    #expect(
      recorder.takeAppearance() == [
        "C willDisappear", "B willAppear", "B didAppear", "C didDisappear",
      ]
    )
    #expect(modal.view.window != nil)
    #expect(stage.color(at: CGPoint(x: 200, y: 300)) == .blue)
  }

  @Test func changesDuringATransitionAreDeferred() {
    let other = LoggedController("C", recorder)
    root.present(modal, animated: true)
    stage.advance(by: 0.1)
    modal.dismiss(animated: true)
    stage.advance(by: 0.1)
    root.present(other, animated: true)
    stage.settle()
    #expect(
      recorder.takeAppearance() == [
        "B willAppear", "B didAppear", "B willDisappear", "B didDisappear", "C willAppear",
        "C didAppear",
      ]
    )
    #expect(root.presentedViewController === other)
  }

  @Test(arguments: ["willAppear", "isAppearing", "didAppear"], [true, false])
  func callbacksMayDismiss(callback: String, animated: Bool) {
    modal.modalPresentationStyle = .fullScreen
    modal.hooks[callback] = { $0.dismiss(animated: animated) }
    root.present(modal, animated: animated)
    stage.settle()
    #expect(root.presentedViewController == nil)
    #expect(root.appearance == .appeared)
    #expect(modal.appearance == .disappeared)
    #expect(root.view.window != nil)
    #expect(stage.window.subviews == [root.view])
  }

  @Test func replacingTheRootDismissesItsPresentation() {
    root.present(modal, animated: true)
    stage.advance(by: 0.1)
    recorder.take()
    stage.window.rootViewController = LoggedController("C", recorder)
    stage.settle()
    #expect(
      recorder.takeAppearance() == [
        "B willDisappear", "B didDisappear", "A willDisappear", "A didDisappear",
        "C willAppear", "C didAppear",
      ]
    )
    #expect(stage.window.subviews.count == 1)
  }

  @Test func aClickBesideASheetDismissesIt() {
    stage.loop.screen.resize(to: CGSize(width: 1000, height: 600), scale: 1)
    root.present(modal, animated: false)
    stage.settle()
    modal.isModalInPresentation = true
    stage.tap(at: CGPoint(x: 50, y: 300))
    stage.press(.keyboardEscape)
    #expect(root.presentedViewController === modal)
    modal.isModalInPresentation = false
    stage.tap(at: CGPoint(x: 500, y: 300))
    #expect(!modal.isBeingDismissed)
    stage.tap(at: CGPoint(x: 50, y: 300))
    #expect(modal.isBeingDismissed)
    stage.settle()
    #expect(root.presentedViewController == nil)
    root.present(modal, animated: false)
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func dismissingRestoresTheFirstResponder() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let field = Field(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(field)
    field.becomeFirstResponder()
    root.present(modal, animated: false)
    #expect(!field.isFirstResponder)
    root.dismiss(animated: false)
    #expect(field.isFirstResponder)
  }

  @Test func showPushesOrPresents() {
    root.show(modal, sender: nil)
    #expect(root.presentedViewController === modal)
    root.dismiss(animated: false)
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.window.rootViewController = navigation
    navigation.topViewController?.show(modal, sender: nil)
    #expect(navigation.topViewController === modal)
  }
}
