import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for sheets: their heights, drags, and the calls of their delegate.
@MainActor
final class SheetTests: UISheetPresentationControllerDelegate {
  private let stage = Stage(size: CGSize(width: 320, height: 490))
  private let presenter = UIViewController()
  private let content = LoggedController("S", CallRecorder(), color: .blue)
  private let recorder = CallRecorder()
  private let list = WordsController(style: .plain)
  private var allowsDismissal = true
  private lazy var navigation = UINavigationController(rootViewController: list)

  init() {
    stage.checksDamage = true
    presenter.view.backgroundColor = .white
    list.title = "Words"
    stage.show(presenter)
  }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    recorder.record("should")
    return allowsDismissal
  }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    recorder.record("attempt")
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    recorder.record("will")
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    recorder.record("did")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheet: UISheetPresentationController
  ) {
    recorder.record(sheet.selectedDetentIdentifier?.rawValue ?? "none")
  }

  private func present(_ controller: UIViewController) {
    controller.presentationController?.delegate = self
    presenter.present(controller, animated: true)
    stage.settle()
  }

  private func top(of controller: UIViewController) -> CGFloat {
    controller.view.convert(CGPoint.zero, to: nil).y
  }

  private func drag(fromY: CGFloat, toY: CGFloat) {
    stage.drag(
      from: CGPoint(x: 160, y: fromY),
      to: CGPoint(x: 160, y: toY),
      duration: 0.3,
      hold: 0.3
    )
  }

  @Test func aPlainSheetIsPulledDown() {
    let controller = LoggedController("S", recorder, color: .red)
    present(controller)
    recorder.take()
    drag(fromY: 200, toY: 480)
    // The dismissal continues from the position at which the finger was lifted.
    #expect(top(of: controller) >= 270)
    stage.settle()
    #expect(presenter.presentedViewController == nil)
    #expect(
      recorder.take().filter { !$0.contains("Layout") }
        == ["should", "will", "S willDisappear", "S didDisappear", "did"]
    )
  }

  @Test func aSheetThatMayNotBeDismissedSpringsBack() {
    content.isModalInPresentation = true
    present(content)
    drag(fromY: 100, toY: 480)
    #expect(recorder.take() == ["attempt"])
    stage.settle()
    #expect(top(of: content) == 10)
    content.isModalInPresentation = false
    allowsDismissal = false
    drag(fromY: 100, toY: 480)
    #expect(recorder.take() == ["should", "attempt"])
    stage.settle()
    #expect(top(of: content) == 10 && presenter.presentedViewController === content)
    stage.press(.keyboardEscape)
    #expect(recorder.take() == ["should", "attempt"])
    content.dismiss(animated: false)
    #expect(recorder.take().isEmpty)
  }

  @Test func aSheetOpensAtItsSmallestDetent() throws {
    var maximumHeights: [CGFloat] = []
    let sheet = try #require(content.sheetPresentationController)
    let small = UISheetPresentationController.Detent.custom(identifier: .init("small")) {
      #expect($0.containerTraitCollection.userInterfaceStyle == .light)
      maximumHeights.append($0.maximumDetentValue)
      return $0.maximumDetentValue / 4
    }
    sheet.detents = [.large(), small, .custom { _ in nil }, .custom { _ in .nan }]
    sheet.detents.removeLast()
    present(content)
    #expect(Set(maximumHeights) == [480])
    #expect(top(of: content) == 370)
    #expect(sheet.presentedViewController === content)
    #expect(sheet.presentingViewController === presenter)
    #expect(sheet.containerView === content.presentationContainer)
    #expect(content.presentationController === sheet)
    drag(fromY: 380, toY: 40)
    stage.settle()
    #expect(top(of: content) == 10)
    #expect(recorder.take() == [UISheetPresentationController.Detent.Identifier.large.rawValue])
  }

  @Test func changesOfASheetAreAnimated() throws {
    var height: CGFloat = 100
    let sheet = try #require(content.sheetPresentationController)
    sheet.detents = [.custom { _ in height }, .large()]
    sheet.preferredCornerRadius = 24
    present(content)
    #expect(top(of: content) == 390)
    #expect(content.view.superview?.layer.cornerRadius == 24)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    stage.advance(by: 0.1)
    #expect(stage.hex(at: 160, 385) == "0000FF" && stage.hex(at: 160, 15) != "0000FF")
    stage.settle()
    #expect(top(of: content) == 10)
    sheet.selectedDetentIdentifier = nil
    height = 200
    sheet.invalidateDetents()
    stage.settle()
    #expect(top(of: content) == 290)
    sheet.largestUndimmedDetentIdentifier = .large
    stage.settle()
    #expect(stage.hex(at: 10, 100) == "FFFFFF")
    sheet.largestUndimmedDetentIdentifier = nil
    stage.settle()
    #expect(stage.hex(at: 10, 100) == "CCCCCC")
  }

  @Test func draggingAListAtItsTopMovesTheSheet() throws {
    let sheet = try #require(navigation.sheetPresentationController)
    #expect(list.sheetPresentationController === sheet)
    sheet.detents = [.medium(), .large()]
    sheet.prefersGrabberVisible = true
    present(navigation)
    #expect(top(of: navigation) == 250)
    // A drag upwards enlarges the sheet before the list scrolls.
    drag(fromY: 440, toY: 300)
    stage.settle()
    #expect(top(of: navigation) == 10 && list.tableView.contentOffset.y == 0)
    // At its largest detent the sheet lets the list scroll.
    drag(fromY: 440, toY: 300)
    stage.settle()
    #expect(top(of: navigation) == 10 && list.tableView.contentOffset.y > 50)
    drag(fromY: 200, toY: 240)
    stage.settle()
    #expect(top(of: navigation) == 10)
    list.tableView.contentOffset.y = 0
    stage.settle()
    stage.touchDown(at: CGPoint(x: 160, y: 200))
    stage.touchMove(to: CGPoint(x: 160, y: 260))
    stage.touchMove(to: CGPoint(x: 160, y: 340))
    stage.advance(by: 0.05)
    #expect(top(of: navigation) > 100 && list.tableView.contentOffset.y == 0)
    assertSnapshot(of: stage, named: "pulled-by-a-list", inMotion: true)
    stage.touchMove(to: CGPoint(x: 160, y: 470))
    stage.advance(by: 0.05)
    assertSnapshot(of: stage, named: "pulled-below-its-lowest-height", inMotion: true)
    stage.touchUp()
    stage.settle()
  }

  @Test func aListMayScrollBeforeTheSheetExpands() throws {
    let sheet = try #require(navigation.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    present(navigation)
    drag(fromY: 440, toY: 340)
    stage.settle()
    #expect(top(of: navigation) == 250 && list.tableView.contentOffset.y > 50)
    list.tableView.contentOffset.y = 0
    list.refreshControl = UIRefreshControl()
    stage.settle()
    drag(fromY: 330, toY: 400)
    stage.settle()
    #expect(top(of: navigation) == 250)
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext, .formSheet])
  func currentContextAndFormSheetStylesArePresented(_ style: UIModalPresentationStyle) {
    stage.loop.screen.resize(to: CGSize(width: 800, height: 700), scale: 1)
    content.modalPresentationStyle = style
    present(content)
    let frame = content.view.convert(content.view.bounds, to: nil)
    #expect((presenter.view.window == nil) == (style == .currentContext))
    #expect(
      frame.size
        == (style == .formSheet ? CGSize(width: 540, height: 620) : stage.window.bounds.size)
    )
    #expect((content.sheetPresentationController != nil) == (style == .formSheet))
    #expect(content.presentationController != nil)
  }
}
