import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for alerts: their layout, and the keys that choose an action.
@MainActor
final class AlertTests {
  private let stage = Stage(size: CGSize(width: 400, height: 600))
  private let root = UIViewController()
  private var chosenTitles: [String] = []

  init() {
    stage.show(root)
  }

  private func present(
    _ style: UIAlertController.Style,
    _ actions: [(String, UIAlertAction.Style)],
    message: String? = "Message"
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: message, preferredStyle: style)
    for (title, style) in actions {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [weak self] action in
          self?.chosenTitles.append(action.title ?? "")
        }
      )
    }
    root.present(alert, animated: true)
    stage.settle()
    return alert
  }

  private func buttons(of alert: UIAlertController) -> [AlertButton] {
    alert.view.subviews.flatMap { ($0 as? AlertCard)?.buttons ?? [] }
  }

  private func tap(_ button: AlertButton) {
    stage.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    stage.settle()
  }

  @Test func twoButtonsAreSideBySideWithCancelFirst() {
    let alert = present(.alert, [("OK", .default), ("Cancel", .cancel)])
    let buttons = buttons(of: alert)
    #expect(buttons.map(\.action.title) == ["Cancel", "OK"])
    #expect(buttons[0].frame.minY == buttons[1].frame.minY)
    #expect(buttons[0].frame.size == CGSize(width: 135, height: 44))
    tap(buttons[1])
    #expect(chosenTitles == ["OK"])
    #expect(root.presentedViewController == nil)
  }

  @Test func longOrManyButtonsAreStacked() {
    let alert = present(.alert, [("Cancel", .cancel), ("Move to the archive", .default)])
    #expect(buttons(of: alert).map(\.frame.minX) == [0, 0])
    root.dismiss(animated: false)
    let stackedAlert = present(.alert, [("A", .default), ("Cancel", .cancel), ("B", .destructive)])
    #expect(buttons(of: stackedAlert).map(\.action.title) == ["A", "B", "Cancel"])
    #expect(Set(buttons(of: stackedAlert).map(\.frame.minY)).count == 3)
  }

  @Test func anAlertIsInTheMiddleAndGrowsWithItsText() {
    let alert = present(.alert, [("OK", .default)])
    let card = alert.view.subviews[0]
    #expect(card.bounds.width == 270)
    #expect(abs(card.center.x - 200) <= 1)
    #expect(abs(card.center.y - 300) <= 1)
    let height = card.bounds.height
    alert.message = String(repeating: "A longer message. ", count: 10)
    stage.settle()
    #expect(alert.view.subviews[0].bounds.height > height + 30)
    alert.message = String(repeating: "A message without end. ", count: 500)
    stage.settle()
    #expect(alert.view.subviews[0].frame.height <= 600)
  }

  @Test func escapeCancels() {
    _ = present(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
    stage.press(.keyboardEscape)
    // The second press has no effect while the alert disappears.
    stage.press(.keyboardEscape)
    // The handler runs after the alert has disappeared.
    #expect(chosenTitles == [])
    stage.settle()
    #expect(chosenTitles == ["Cancel"])
  }

  @Test func escapeDoesNothingWithoutACancelAction() {
    _ = present(.alert, [("A", .default), ("B", .default)])
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(root.presentedViewController != nil)
  }

  @Test func returnChoosesThePreferredAction() {
    let alert = present(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(chosenTitles == [])
    alert.preferredAction = alert.actions[0]
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(chosenTitles == ["Delete"])
  }

  @Test func arrowKeysMoveBetweenTheButtons() {
    let alert = present(.alert, [("A", .default), ("B", .default), ("C", .default)])
    alert.actions[1].isEnabled = false
    stage.press(.keyboardDownArrow)
    stage.press(.keyboardTab)
    #expect(buttons(of: alert).map(\.isFocusedByKeyboard) == [false, false, true])
    stage.press(.keyboardTab)
    stage.press(.keyboardUpArrow)
    stage.press(.keyboardSpacebar)
    stage.settle()
    #expect(chosenTitles == ["C"])
  }

  @Test func disabledActionsCannotBeChosen() {
    let alert = present(.alert, [("A", .default)])
    alert.actions[0].isEnabled = false
    tap(buttons(of: alert)[0])
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(chosenTitles == [])
    #expect(root.presentedViewController === alert)
  }

  @Test func buttonsThatDoNotFitScroll() throws {
    let titles = (1...14).map { "Action \($0)" }
    let alert = present(.actionSheet, titles.map { ($0, .default) } + [("Cancel", .cancel)])
    let buttons = buttons(of: alert)
    let card = try #require(alert.view.subviews.first)
    func frame(_ index: Int) -> CGRect { buttons[index].convert(buttons[index].bounds, to: card) }
    // The first button is below the title.
    #expect(frame(0).minY > 14)
    #expect(frame(13).maxY > card.bounds.height)
    stage.drag(from: CGPoint(x: 200, y: 520), to: CGPoint(x: 200, y: 20), duration: 0.3, hold: 0.2)
    stage.settle()
    #expect(chosenTitles == [])
    #expect(frame(0).minY < 0)
    #expect(abs(frame(13).maxY - card.bounds.height) <= 1)
    stage.press(.keyboardDownArrow)
    #expect(frame(0).minY > 14)
    tap(buttons[1])
    #expect(chosenTitles == ["Action 2"])
  }

  @Test func anActionSheetIsAtTheBottomWithCancelApart() {
    let alert = present(.actionSheet, [("Cancel", .cancel), ("Share", .default)])
    let cards = alert.view.subviews
    #expect(cards.count == 2)
    #expect(cards[1].frame == CGRect(x: 8, y: 535, width: 384, height: 57))
    #expect(cards[0].frame.maxY == 527)
    #expect(buttons(of: alert).map(\.action.title) == ["Share", "Cancel"])
    stage.tap(at: CGPoint(x: 200, y: 20))
    stage.settle()
    #expect(chosenTitles == ["Cancel"])
  }

  @Test func aClickBesideAnAlertDoesNothing() {
    let alert = present(.alert, [("Cancel", .cancel)])
    stage.tap(at: CGPoint(x: 20, y: 20))
    stage.settle()
    #expect(root.presentedViewController === alert)
  }

  @Test func aHandlerMayPresentTheNextAlert() {
    let next = UIAlertController(title: "Next", message: nil, preferredStyle: .alert)
    let alert = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [root] _ in root.present(next, animated: true) }
    )
    root.present(alert, animated: false)
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(root.presentedViewController === next)
  }

  @Test(arguments: [1, 10, 30] as [CGFloat])
  func alertsShrinkInWindowsSmallerThanTheirMargins(side: CGFloat) {
    for style in [UIAlertController.Style.alert, .actionSheet] {
      stage.loop.screen.resize(to: CGSize(width: side, height: side), scale: 1)
      let alert = present(style, [("OK", .default), ("Cancel", .cancel)])
      let cards = alert.view.subviews.filter { $0 is AlertCard }
      #expect(!cards.isEmpty)
      for card in cards { #expect(stage.window.bounds.contains(card.frame)) }
      root.dismiss(animated: false)
    }
  }

  @Test func invalidCallsStopTheProgram() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "A", style: .cancel))
      alert.addAction(UIAlertAction(title: "B", style: .cancel))
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.preferredAction = UIAlertAction(title: "A", style: .default)
    }
  }
}
