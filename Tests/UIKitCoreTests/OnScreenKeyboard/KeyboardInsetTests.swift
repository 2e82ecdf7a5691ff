import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the inset that lists add for the keyboard, and for dismissal by a drag.
@MainActor
struct KeyboardInsetTests {
  /// A table with a text field in each row.
  private final class FormController: UITableViewController {
    var fields: [Int: UITextField] = [:]

    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    override func tableView(
      _ table: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let field = UITextField(frame: CGRect(x: 100, y: 5, width: 150, height: 34))
      cell.contentView.addSubview(field)
      fields[indexPath.row] = field
      return cell
    }
  }

  private let stage = Stage()
  private let form = FormController(style: .plain)

  init() {
    stage.keyboard = .onScreen
    form.tableView.rowHeight = 44
  }

  private func show() {
    stage.show(UINavigationController(rootViewController: form))
    stage.settle()
  }

  private var table: UITableView { form.tableView }

  @Test func theEditedRowIsScrolledAboveTheKeyboardAndBack() throws {
    show()
    let inset = table.adjustedContentInset
    let field = try #require(form.fields[16])
    field.becomeFirstResponder()
    stage.settle()
    let top = try #require(stage.loop.inputViewPresenter?.restingFrame).minY
    let cell = try #require(table.cellForRow(at: IndexPath(row: 16, section: 0)))
    let cellFrame = cell.convert(cell.bounds, to: nil)
    #expect(cellFrame.maxY <= top + 0.5)
    #expect(cellFrame.maxY > top - 2)
    #expect(table.adjustedContentInset.bottom == 844 - top)
    #expect(table.contentInset == .zero)
    field.resignFirstResponder()
    stage.settle()
    #expect(table.adjustedContentInset == inset)
    #expect(table.contentOffset.y <= table.maximumOffset.y)
  }

  @Test func theLastRowCanBeScrolledAboveTheKeyboard() throws {
    show()
    form.fields[0]?.becomeFirstResponder()
    stage.settle()
    #expect(table.contentOffset.y == table.minimumOffset.y)
    table.scrollToRow(at: IndexPath(row: 19, section: 0), at: .bottom, animated: false)
    let top = try #require(stage.loop.inputViewPresenter?.restingFrame).minY
    #expect(
      table.convert(table.rectForRow(at: IndexPath(row: 19, section: 0)), to: nil).maxY == top
    )
    table.window?.endEditing(true)
    stage.advance(by: 0.02)
    // The list scrolls along with the keyboard and does not jump.
    let offsetWhileHiding = table.contentOffset.y
    stage.settle()
    #expect(offsetWhileHiding > table.contentOffset.y)
    #expect(table.contentOffset.y == table.maximumOffset.y)
  }

  @Test func theApplicationsInsetsStay() {
    show()
    table.contentInset.bottom = 30
    form.fields[3]?.becomeFirstResponder()
    stage.settle()
    table.contentInset.bottom = 50
    table.endEditing(true)
    stage.settle()
    #expect(table.contentInset.bottom == 50)
    #expect(table.adjustedContentInset.bottom == 50)
  }

  @Test func theInsetIncludesTheSafeArea() throws {
    stage.window.baseSafeAreaInsets.bottom = 20
    show()
    #expect(table.adjustedContentInset.bottom == 20)
    form.fields[3]?.becomeFirstResponder()
    stage.settle()
    let height = try #require(stage.loop.inputViewPresenter?.restingFrame).height
    #expect(table.adjustedContentInset.bottom == height)
  }

  @Test func resizingTheWindowKeepsTheInset() throws {
    show()
    form.fields[3]?.becomeFirstResponder()
    stage.settle()
    stage.loop.screen.resize(to: CGSize(width: 600, height: 500), scale: 1)
    stage.settle()
    let frame = try #require(stage.loop.inputViewPresenter?.restingFrame)
    #expect(table.adjustedContentInset.bottom == frame.height)
  }

  @Test func aTableAboveTheKeyboardGetsNoInset() throws {
    let outer = UIViewController()
    outer.addChild(form)
    outer.view.addSubview(form.view)
    form.view.frame = CGRect(x: 0, y: 0, width: 390, height: 300)
    form.didMove(toParent: outer)
    stage.show(outer)
    stage.settle()
    form.fields[3]?.becomeFirstResponder()
    stage.settle()
    #expect(table.adjustedContentInset.bottom == 0)
    form.view.frame = CGRect(x: 0, y: 0, width: 390, height: 700)
    stage.settle()
    let top = try #require(stage.loop.inputViewPresenter?.restingFrame).minY
    #expect(table.adjustedContentInset.bottom == 700 - top)
  }

  @Test func aPoppedControllerRestoresItsInsets() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.show(navigation)
    navigation.pushViewController(form, animated: false)
    stage.settle()
    form.fields[3]?.becomeFirstResponder()
    stage.settle()
    #expect(table.keyboardOverlap > 0)
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(table.keyboardOverlap == 0)
    #expect(stage.loop.inputViewPresenter?.restingFrame == nil)
  }

  // MARK: Dragging

  @Test func aDragEndsEditing() {
    show()
    table.keyboardDismissMode = .onDrag
    form.fields[3]?.becomeFirstResponder()
    stage.settle()
    stage.drag(
      from: CGPoint(x: 40, y: 400),
      to: CGPoint(x: 40, y: 380),
      duration: 0.1,
      hold: 0.3
    )
    #expect(stage.loop.inputViewPresenter?.restingFrame == nil)
    #expect(form.fields[3]?.isFirstResponder == false)
  }

  @Test func withoutADismissModeADragKeepsTheKeyboard() {
    show()
    form.fields[3]?.becomeFirstResponder()
    stage.settle()
    stage.drag(from: CGPoint(x: 40, y: 300), to: CGPoint(x: 40, y: 800), duration: 0.3)
    stage.settle()
    #expect(form.fields[3]?.isFirstResponder == true)
  }

  @Test func interactiveDismissalTracksTheFinger() throws {
    show()
    table.keyboardDismissMode = .interactive
    form.fields[3]?.becomeFirstResponder()
    stage.settle()
    let area = try #require((stage.loop.inputViewPresenter?.window as? KeyboardWindow)?.area)
    let restingY = area.frame.minY
    stage.touchDown(at: CGPoint(x: 40, y: 400))
    stage.advance(by: 0.05)
    stage.touchMove(to: CGPoint(x: 40, y: 500))
    stage.advance(by: 0.05)
    #expect(area.frame.minY == restingY)
    stage.touchMove(to: CGPoint(x: 40, y: restingY + 50))
    stage.advance(by: 0.05)
    #expect(area.frame.minY == restingY + 50)
    // The keyboard returns when the finger moves back up.
    stage.touchMove(to: CGPoint(x: 40, y: restingY + 20))
    stage.advance(by: 0.3)
    #expect(area.frame.minY == restingY + 20)
    stage.touchUp()
    stage.settle()
    #expect(area.frame.minY == restingY)
    #expect(form.fields[3]?.isFirstResponder == true)
  }

  @Test func flingingTheKeyboardDownEndsEditing() {
    show()
    table.keyboardDismissMode = .interactive
    form.fields[3]?.becomeFirstResponder()
    stage.settle()
    stage.drag(from: CGPoint(x: 40, y: 400), to: CGPoint(x: 40, y: 800), duration: 0.3)
    #expect(form.fields[3]?.isFirstResponder == false)
    stage.settle()
    #expect(stage.loop.inputViewPresenter?.window?.isHidden == true)
    #expect(table.keyboardOverlap == 0)
  }

  @Test func theCaretOfATextViewIsScrolledIntoView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.text = String(repeating: "line\n", count: 30)
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: stage.loop.screen,
      queue: nil
    ) { note in
      let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { view.contentInset.bottom = end?.height ?? 0 }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    stage.show(view)
    view.becomeFirstResponder()
    stage.settle()
    let caret = view.caretRect(for: view.endOfDocument)
    let bottom = view.bounds.maxY - view.contentInset.bottom
    #expect(caret.maxY <= bottom + 0.5)
  }
}
