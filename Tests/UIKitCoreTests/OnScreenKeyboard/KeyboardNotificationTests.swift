import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the keyboard's appearance and disappearance, and for the notifications that it posts.
@MainActor
struct KeyboardNotificationTests {
  /// Records the keyboard notifications of a screen.
  @MainActor
  final class Log {
    var names: [String] = []
    var frames: [(begin: CGRect, end: CGRect)] = []
    private var observers: [any NSObjectProtocol] = []

    init(_ screen: UIScreen) {
      for name in [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardWillChangeFrameNotification,
        UIResponder.keyboardDidChangeFrameNotification,
      ] {
        let observer = NotificationCenter.default.addObserver(
          forName: name,
          object: screen,
          queue: nil
        ) { [weak self] note in
          let begin = note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
          let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
          let name = note.name.rawValue
          MainActor.assumeIsolated {
            self?.add(name, begin ?? .null, end?.cgRectValue ?? .null)
          }
        }
        observers.append(observer)
      }
    }

    func add(_ name: String, _ begin: CGRect, _ end: CGRect) {
      names.append(
        name.replacingOccurrences(of: "UIKeyboard", with: "")
          .replacingOccurrences(of: "Notification", with: "")
      )
      frames.append((begin, end))
    }

    func take() -> [String] {
      defer { names = [] }
      return names
    }

    func end() { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
  }

  @Test func theKeyboardAppearsAndDisappears() throws {
    let fixture = KeyboardFixture()
    let log = Log(fixture.stage.loop.screen)
    defer { log.end() }
    fixture.field.becomeFirstResponder()
    #expect(log.take() == ["WillChangeFrame", "WillShow"])
    fixture.stage.settle()
    #expect(log.take() == ["DidChangeFrame", "DidShow"])
    let height = KeyboardGeometry.height(on: CGSize(width: 390, height: 844))
    let keyboardFrame = CGRect(x: 0, y: 844 - height, width: 390, height: height)
    #expect(log.frames.first?.begin == keyboardFrame.offsetBy(dx: 0, dy: height))
    #expect(log.frames.first?.end == keyboardFrame)
    fixture.field.resignFirstResponder()
    #expect(log.take() == ["WillChangeFrame", "WillHide"])
    fixture.stage.settle()
    #expect(log.take() == ["DidChangeFrame", "DidHide"])
    #expect(log.frames.last?.begin == keyboardFrame)
    #expect(log.frames.last?.end == keyboardFrame.offsetBy(dx: 0, dy: height))
    #expect(fixture.views?.window?.isHidden == true)
  }

  @Test func notificationsDescribeTheAnimation() {
    let fixture = KeyboardFixture()
    var duration: Double?
    var curve: UInt?
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: fixture.stage.loop.screen,
      queue: nil
    ) { note in
      let info = note.userInfo
      let reportedDuration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
      let number = info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
      MainActor.assumeIsolated { (duration, curve) = (reportedDuration, number) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    fixture.field.becomeFirstResponder()
    #expect(duration == 0.25)
    #expect(curve == 7)
  }

  @Test func anotherFieldKeepsTheKeyboard() {
    let fixture = KeyboardFixture()
    let secondField = UITextField(frame: CGRect(x: 20, y: 90, width: 280, height: 34))
    fixture.root.addSubview(secondField)
    fixture.begin()
    let log = Log(fixture.stage.loop.screen)
    defer { log.end() }
    secondField.becomeFirstResponder()
    fixture.stage.settle()
    #expect(log.take() == [])
    #expect(fixture.views?.isShowingKeys == true)
    secondField.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    secondField.reloadInputViews()
    #expect(log.take() == ["WillChangeFrame", "WillShow"])
    fixture.stage.settle()
    _ = log.take()
    fixture.field.becomeFirstResponder()
    #expect(log.take() == ["WillChangeFrame", "WillShow"])
  }

  @Test func theDelegateIsCalledBeforeTheKeyboardAppears() {
    let fixture = KeyboardFixture()
    var hadKeyboard: Bool?
    fixture.field.addAction(
      UIAction { _ in hadKeyboard = fixture.views?.restingFrame != nil },
      for: .editingDidBegin
    )
    fixture.field.becomeFirstResponder()
    #expect(hadKeyboard == false)
    #expect(fixture.views?.restingFrame != nil)
  }

  @Test func anObserverMayEndEditing() {
    let fixture = KeyboardFixture()
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: fixture.stage.loop.screen,
      queue: nil
    ) { _ in MainActor.assumeIsolated { _ = fixture.field.resignFirstResponder() } }
    defer { NotificationCenter.default.removeObserver(observer) }
    fixture.begin()
    #expect(fixture.views?.restingFrame == nil)
    #expect(fixture.views?.window?.isHidden == true)
  }

  @Test func aDisappearingKeyboardReturns() {
    let fixture = KeyboardFixture()
    fixture.begin()
    let log = Log(fixture.stage.loop.screen)
    defer { log.end() }
    fixture.field.resignFirstResponder()
    fixture.stage.advance(by: 0.1)
    fixture.field.becomeFirstResponder()
    fixture.stage.settle()
    #expect(
      log.take() == [
        "WillChangeFrame", "WillHide", "WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow",
      ]
    )
    #expect(fixture.views?.window?.isHidden == false)
    fixture.tap("a")
    #expect(fixture.text == "a")
  }

  @Test func resizingTheScreenMovesTheKeyboard() throws {
    let fixture = KeyboardFixture()
    fixture.begin()
    let log = Log(fixture.stage.loop.screen)
    defer { log.end() }
    fixture.stage.loop.screen.resize(to: CGSize(width: 844, height: 390), scale: 1)
    fixture.stage.settle()
    #expect(log.take() == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    let frame = try #require(fixture.views?.restingFrame)
    #expect(frame.maxY == 390)
    #expect(frame.width == 844)
    #expect(frame.height <= 390 * 0.6)
    fixture.tap("p")
    #expect(fixture.text == "p")
  }

  // MARK: Visibility

  @Test func aHardwareKeyboardHidesTheOnScreenKeyboard() {
    let fixture = KeyboardFixture()
    fixture.stage.keyboard = .automatic
    fixture.begin()
    #expect(fixture.views?.isShowingKeys == false)
    fixture.views?.hasHardwareKeyboard = false
    #expect(fixture.views?.isShowingKeys == true)
    fixture.views?.hasHardwareKeyboard = true
    #expect(fixture.views?.isShowingKeys == false)
    fixture.stage.keyboard = .hardware
    fixture.views?.hasHardwareKeyboard = false
    #expect(fixture.views?.isShowingKeys == false)
  }

  @Test func readOnlyTextHasNoKeyboard() {
    let fixture = KeyboardFixture()
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    view.text = "text"
    view.isEditable = false
    fixture.root.addSubview(view)
    view.becomeFirstResponder()
    #expect(fixture.views?.isShowingKeys == false)
  }

  @Test func removingTheFieldHidesTheKeyboard() {
    let fixture = KeyboardFixture()
    fixture.begin()
    fixture.field.removeFromSuperview()
    fixture.stage.settle()
    #expect(fixture.views?.window?.isHidden == true)
  }

  @Test func theKeyboardWindowIsHiddenFromTheApplication() {
    let fixture = KeyboardFixture()
    fixture.begin()
    #expect(UIApplication.shared.windows == [fixture.stage.window])
    #expect(fixture.stage.window.isKeyWindow)
  }
}
