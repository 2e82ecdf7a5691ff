import CSDL2
import Foundation
import Testing
import UIKitGraphics

@testable import UIKitCore
@testable import UIKitApplication
@testable import UIKitSDL

extension VideoTests {
  /// Tests for input methods, the caret, and the shape of the pointer.
  @MainActor
  final class TextInputTests {
    private let display: DummyDisplay
    private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 80, height: 30))

    init() throws {
      display = try DummyDisplay(size: CGSize(width: 100, height: 50), scale: 2)
      display.lifecycle.becomeActive()
      let window = UIWindow()
      window.addSubview(field)
      window.makeKeyAndVisible()
      self.window = window
      display.loop.runFrame(at: 0)
    }

    private let window: UIWindow
    private var session: TextInputSession { display.translator.textInput }

    private func handleEvents() {
      _ = display.translator.handleEvents()
      session.update()
    }

    private func pushComposition(_ text: String, start: Int32, length: Int32) {
      display.push(SDL_TEXTEDITING) { event in
        withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: Array("\(text)\0".utf8)) }
        event.edit.start = start
        event.edit.length = length
      }
      handleEvents()
    }

    /// Whether input methods are active.
    private var isTextInputActive: Bool {
      SDL_EventState(SDL_TEXTEDITING.rawValue, SDL_QUERY) == UInt8(SDL_ENABLE)
    }

    private var selection: Range<Int> { field.content.selection.range }

    @Test func textInputIsOnWhileAFieldIsEdited() {
      defer { display.close() }
      #expect(!isTextInputActive)
      field.becomeFirstResponder()
      session.update()
      #expect(isTextInputActive)
      field.resignFirstResponder()
      session.update()
      #expect(!isTextInputActive)
      #expect(session.reportedCaretRect == nil)
    }

    @Test func inputMethodsReceiveTheCaretRect() throws {
      defer { display.close() }
      field.becomeFirstResponder()
      session.update()
      let initialRect = try #require(session.reportedCaretRect)
      #expect(initialRect.x == 20 && initialRect.w == 4)
      #expect(initialRect.y >= 20 && initialRect.y + initialRect.h <= 80)
      field.insertText("W")
      session.update()
      let movedRect = try #require(session.reportedCaretRect)
      #expect(movedRect.x > initialRect.x + 20 && movedRect.y == initialRect.y)
      window.bounds.origin.y = 5
      session.update()
      #expect(session.reportedCaretRect?.y == initialRect.y - 10)
    }

    @Test func composedTextIsMarked() {
      defer { display.close() }
      field.becomeFirstResponder()
      handleEvents()
      // Scalars outside of the basic multilingual plane take two UTF-16 code units.
      pushComposition("a👍b", start: 2, length: 1)
      #expect(field.text == "a👍b" && field.markedTextRange != nil && selection == 3..<4)
      pushComposition("xy", start: -1, length: -1)
      #expect(field.text == "xy" && selection == 2..<2)
      pushComposition("xy", start: 9, length: 9)
      #expect(selection == 2..<2)
      display.push(SDL_TEXTEDITING_EXT) { event in
        event.editExt.text = SDL_strdup(String(repeating: "long ", count: 20))
        event.editExt.start = 5
      }
      handleEvents()
      #expect(field.text?.count == 100 && selection == 5..<5)
      display.push(SDL_TEXTINPUT) { event in
        withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array("done\0".utf8)) }
      }
      handleEvents()
      #expect(field.text == "done" && field.markedTextRange == nil && !session.isComposing)
    }

    @Test func committingElsewhereResetsTheInputMethod() {
      defer { display.close() }
      field.becomeFirstResponder()
      handleEvents()
      pushComposition("xy", start: 2, length: 0)
      #expect(session.isComposing)
      field.unmarkText()
      session.update()
      #expect(!session.isComposing && field.text == "xy")
    }

    @Test func theLoopPollsInputMethodsAfterAKey() {
      defer { display.close() }
      #expect(display.translator.maximumSleep(at: 1) == .infinity)
      field.becomeFirstResponder()
      display.loop.setTime(5)
      display.push(SDL_KEYDOWN) { $0.key.keysym.scancode = SDL_SCANCODE_A }
      handleEvents()
      #expect(display.translator.maximumSleep(at: 5.1) == 0.02)
      #expect(display.translator.maximumSleep(at: 6) == .infinity)
    }

    @Test func theMiddleButtonPastesThePrimarySelection() {
      defer { display.close() }
      #expect(TouchID.mask(UInt8(SDL_BUTTON_MIDDLE)) == .button(3))
      #expect(TouchID.pointer(UInt8(SDL_BUTTON_MIDDLE)) == -4)
      #expect(TouchID.pointers(pressed: 1 << UInt32(SDL_BUTTON_MIDDLE - 1)) == [-4])
      display.loop.primarySelection.desktop = PrimarySelection(driver: display.driver)
      #expect(SDL_SetPrimarySelectionText("old") == 0)
      #expect(display.loop.primarySelection.string == "old")
      display.loop.primarySelection.string = "new"
      #expect(PrimarySelection(driver: display.driver).text == "new")
      display.push(SDL_MOUSEBUTTONDOWN) {
        $0.button.button = UInt8(SDL_BUTTON_MIDDLE)
        $0.button.x = 60
        $0.button.y = 40
      }
      handleEvents()
      #expect(field.text == "new" && field.isEditing)
    }

    @Test func theCaretIsHiddenWithoutFocus() {
      defer { display.close() }
      field.becomeFirstResponder()
      #expect(field.editor.isCaretLit)
      display.push(SDL_WINDOWEVENT) { $0.window.event = UInt8(SDL_WINDOWEVENT_FOCUS_LOST.rawValue) }
      handleEvents()
      #expect(!field.editor.isCaretLit && !display.loop.isActive)
      display.push(SDL_WINDOWEVENT) {
        $0.window.event = UInt8(SDL_WINDOWEVENT_FOCUS_GAINED.rawValue)
      }
      handleEvents()
      #expect(field.editor.isCaretLit)
    }

    @Test func aRestingPointerTakesTheShapeOfTheViewBelow() {
      defer { display.close() }
      display.push(SDL_MOUSEMOTION) {
        $0.motion.x = 60
        $0.motion.y = 40
      }
      handleEvents()
      #expect(PointerCursor.shared.shape == .text)
      let cover = UIView(frame: window.bounds)
      window.addSubview(cover)
      display.loop.runFrame(at: 1)
      #expect(PointerCursor.shared.shape == .arrow)
      cover.removeFromSuperview()
      display.loop.runFrame(at: 2)
      #expect(PointerCursor.shared.shape == .text)
    }

    @Test func thePointerChangesItsShapeOverAField() {
      defer { display.close() }
      let arrow = SDL_GetCursor()
      func movePointer(toX x: Int32, buttons: UInt32 = 0) {
        display.push(SDL_MOUSEMOTION) {
          $0.motion.x = x
          $0.motion.y = 40
          $0.motion.state = buttons
        }
        handleEvents()
      }
      movePointer(toX: 60)
      let textCursor = SDL_GetCursor()
      // The pointer keeps its shape while a button is held.
      movePointer(toX: 2, buttons: 1)
      #expect(SDL_GetCursor() == textCursor)
      movePointer(toX: 2)
      let finalCursor = SDL_GetCursor()
      // SDL's dummy driver may have no cursors.
      #expect(textCursor == nil || textCursor != arrow && finalCursor != textCursor)
    }
  }
}
