import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for text fields in alerts.
@MainActor
final class AlertFieldTests {
  private let stage = Stage(size: CGSize(width: 390, height: 600))
  private let root = UIViewController()
  private var chosenTitles: [String] = []

  init() {
    stage.show(root)
  }

  /// Presents an alert with fields for a name and a password.
  private func present(preferring preferred: String? = nil) -> UIAlertController {
    let alert = UIAlertController(title: "Sign In", message: "Who is it?", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { field in
      field.placeholder = "Password"
      field.isSecureTextEntry = true
    }
    for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("Sign In", .default)] {
      let action = UIAlertAction(title: title, style: style) { [weak self] action in
        self?.chosenTitles.append(action.title ?? "")
      }
      alert.addAction(action)
      if title == preferred { alert.preferredAction = action }
    }
    root.present(alert, animated: true)
    stage.settle()
    return alert
  }

  private func frameInWindow(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test func anAlertWithoutFieldsHasNone() {
    #expect(UIAlertController(title: nil, message: nil, preferredStyle: .alert).textFields == nil)
  }

  @Test func theFirstFieldBecomesFirstResponder() throws {
    let fields = try #require(present().textFields)
    #expect(fields.count == 2)
    #expect(fields[0].isFirstResponder)
    stage.type("Ada")
    #expect(fields[0].text == "Ada")
    #expect(frameInWindow(fields[0]).maxY <= frameInWindow(fields[1]).minY)
  }

  @Test func returnMovesThroughTheFieldsToTheAction() throws {
    let fields = try #require(present().textFields)
    stage.press(.keyboardReturnOrEnter)
    #expect(fields[1].isFirstResponder)
    #expect(chosenTitles.isEmpty)
    stage.type("secret")
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(chosenTitles == ["Sign In"])
    #expect(fields[1].text == "secret")
    #expect(root.presentedViewController == nil)
  }

  @Test func returnSelectsThePreferredAction() throws {
    let fields = try #require(present(preferring: "Cancel").textFields)
    fields[1].becomeFirstResponder()
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(chosenTitles == ["Cancel"])
  }

  @Test func escapeCancelsFromAField() {
    _ = present()
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(chosenTitles == ["Cancel"])
  }

  @Test func tabMovesThroughFieldsAndButtons() throws {
    let alert = present()
    let fields = try #require(alert.textFields)
    stage.press(.keyboardTab)
    #expect(fields[1].isFirstResponder)
    stage.press(.keyboardTab)
    #expect(!fields[1].isFirstResponder)
    stage.press(.keyboardTab)
    stage.press(.keyboardTab)
    #expect(fields[0].isFirstResponder)
    stage.press(.keyboardTab, modifiers: .shift)
    stage.press(.keyboardSpacebar)
    stage.settle()
    #expect(chosenTitles == ["Sign In"])
  }

  @Test func changingTheMessageContinuesEditing() throws {
    let alert = present()
    let field = try #require(alert.textFields?[0])
    stage.type("A")
    alert.message = "Once more, please."
    stage.settle()
    #expect(field.isFirstResponder)
    stage.type("da")
    #expect(field.text == "Ada")
    alert.addTextField { $0.text = "later" }
    stage.settle()
    #expect(field.isFirstResponder)
    #expect(alert.textFields?.count == 3)
  }

  @Test func theKeyboardDoesNotCoverTheAlert() throws {
    stage.keyboard = .onScreen
    let alert = present()
    let card = try #require(alert.view.subviews.first)
    let keyboardTop = try #require(stage.loop.inputViewPresenter?.restingFrame).minY
    #expect(frameInWindow(card).maxY < keyboardTop)
    #expect(abs(frameInWindow(card).midY - keyboardTop / 2) <= 1)
    alert.dismiss(animated: true)
    stage.settle()
    #expect(stage.loop.inputViewPresenter?.restingFrame == nil)
  }

  @Test func inALowWindowTheFieldsStayVisible() throws {
    stage.loop.screen.resize(to: CGSize(width: 320, height: 200), scale: 1)
    let alert = present()
    alert.message = String(repeating: "A message without end. ", count: 40)
    stage.settle()
    let fields = try #require(alert.textFields)
    for field in fields {
      #expect(frameInWindow(field).height >= 30)
      #expect(frameInWindow(field).minY >= 0 && frameInWindow(field).maxY <= 200)
    }
  }
}
