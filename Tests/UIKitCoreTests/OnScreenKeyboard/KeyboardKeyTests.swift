import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for Shift, delete, long presses and several fingers on the on-screen keyboard.
@MainActor
struct KeyboardKeyTests {
  private func point(_ key: String, _ fixture: KeyboardFixture) -> CGPoint {
    fixture.stage.key(key) ?? .zero
  }

  // MARK: Shift

  @Test func shiftHoldsForOneLetterAndTwoTapsLockIt() {
    let fixture = KeyboardFixture()
    fixture.begin()
    fixture.tap("shift")
    fixture.tap("A")
    fixture.tap("b")
    fixture.tap("shift")
    fixture.tap("shift")
    fixture.tap(keys: "CD")
    fixture.stage.advance(by: 1)
    fixture.tap("shift")
    fixture.tap("e")
    #expect(fixture.text == "AbCDe")
  }

  @Test func aHeldShiftKeyTypesCapitals() {
    let fixture = KeyboardFixture()
    fixture.begin()
    fixture.stage.touchDown(at: point("shift", fixture), id: 1)
    fixture.stage.advance(by: 0.1)
    fixture.tap(keys: "AB")
    fixture.stage.touchUp(id: 1)
    fixture.stage.advance(by: 0.1)
    fixture.tap("c")
    #expect(fixture.text == "ABc")
  }

  @Test func sentencesBeginWithCapitals() {
    let fixture = KeyboardFixture()
    fixture.field.autocapitalizationType = .sentences
    fixture.begin()
    fixture.tap("H")
    fixture.tap("i")
    fixture.tap("123")
    fixture.tap(".")
    fixture.tap("space")
    fixture.tap("Y")
    fixture.tap("o")
    #expect(fixture.text == "Hi. Yo")
  }

  @Test(arguments: [
    (UITextAutocapitalizationType.sentences, "", true), (.sentences, "a", false),
    (.sentences, "a. ", true), (.sentences, "a.", false), (.sentences, "a ", false),
    (.sentences, "a!) ", true), (.sentences, "a\n", true), (.words, "a ", true),
    (.words, "a", false), (.none, "", false), (.allCharacters, "a", true),
  ])
  func autocapitalizationDependsOnTypeAndText(
    type: UITextAutocapitalizationType,
    text: String,
    isCapital: Bool
  ) {
    #expect(type.capitalizes(after: text) == isCapital)
  }

  @Test func aMovedCaretChangesTheCapitals() {
    let fixture = KeyboardFixture()
    fixture.field.autocapitalizationType = .sentences
    fixture.field.text = "word"
    fixture.begin()
    #expect(fixture.stage.key("a") != nil)
    let start = fixture.field.beginningOfDocument
    fixture.field.selectedTextRange = fixture.field.textRange(from: start, to: start)
    #expect(fixture.stage.key("A") != nil)
  }

  @Test func passwordsAndAddressesBeginSmall() {
    let fixture = KeyboardFixture()
    fixture.field.autocapitalizationType = .sentences
    fixture.field.isSecureTextEntry = true
    fixture.begin()
    #expect(fixture.stage.key("a") != nil)
    fixture.field.isSecureTextEntry = false
    fixture.field.textContentType = .username
    fixture.field.reloadInputViews()
    #expect(fixture.stage.key("a") != nil)
    fixture.field.textContentType = nil
    fixture.field.reloadInputViews()
    #expect(fixture.stage.key("A") != nil)
  }

  // MARK: Delete

  @Test func aHeldDeleteKeyAcceleratesToWords() {
    let fixture = KeyboardFixture()
    fixture.field.text = String(repeating: "word ", count: 20)
    fixture.begin()
    fixture.stage.touchDown(at: point("delete", fixture))
    fixture.stage.advance(by: 0.4)
    #expect(fixture.text.count == 99)
    fixture.stage.advance(by: 0.2)
    #expect(fixture.text.count == 97)
    fixture.stage.advance(by: 1.8)
    #expect(fixture.text.count == 79)
    // The first 20 repetitions delete characters, later ones delete words.
    fixture.stage.advance(by: 1.15)
    #expect(fixture.text.count <= 79 - 20)
    fixture.stage.touchUp()
    let remainingText = fixture.text
    fixture.stage.advance(by: 3)
    #expect(fixture.text == remainingText)
  }

  @Test func deleteEndsWhenTheFingerLeavesTheKey() {
    let fixture = KeyboardFixture()
    fixture.field.text = "aaaaaaaaaa"
    fixture.begin()
    fixture.stage.touchDown(at: point("delete", fixture))
    fixture.stage.touchMove(to: point("d", fixture))
    fixture.stage.advance(by: 2)
    fixture.stage.touchUp()
    #expect(fixture.text.count == 9)
  }

  @Test func aDelegateMayRejectKeys() {
    let fixture = KeyboardFixture()
    fixture.begin()
    fixture.tap("a")
    fixture.rejectsChanges = true
    fixture.tap("b")
    fixture.tap("delete")
    #expect(fixture.text == "a")
  }

  // MARK: Fingers

  @Test func theSecondFingerCommitsTheFirst() {
    let fixture = KeyboardFixture()
    fixture.begin()
    fixture.stage.touchDown(at: point("q", fixture), id: 1)
    #expect(fixture.text == "")
    fixture.stage.touchDown(at: point("p", fixture), id: 2)
    #expect(fixture.text == "q")
    fixture.stage.touchUp(id: 1)
    #expect(fixture.text == "q")
    fixture.stage.touchUp(id: 2)
    #expect(fixture.text == "qp")
  }

  @Test func slidingToAKeyTypesIt() {
    let fixture = KeyboardFixture()
    fixture.begin()
    fixture.stage.touchDown(at: point("q", fixture))
    fixture.stage.advance(by: 0.1)
    fixture.stage.touchMove(to: point("w", fixture))
    fixture.stage.advance(by: 0.1)
    fixture.stage.touchUp()
    #expect(fixture.text == "w")
  }

  @Test func aCancelledTouchTypesNothing() {
    let fixture = KeyboardFixture()
    fixture.begin()
    fixture.stage.touchDown(at: point("q", fixture))
    fixture.stage.touchCancel()
    #expect(fixture.text == "")
    #expect(fixture.keys?.fingers.isEmpty == true)
  }

  @Test func slidingFromThePageKeyTypesOneSign() {
    let fixture = KeyboardFixture()
    fixture.begin()
    fixture.stage.touchDown(at: point("123", fixture))
    fixture.stage.touchMove(to: point("5", fixture))
    fixture.stage.touchUp()
    #expect(fixture.text == "5")
    #expect(fixture.keys?.pageName == .letters)
  }

  @Test func aPopupShowsTheTouchedLetter() {
    let fixture = KeyboardFixture()
    fixture.begin()
    fixture.stage.touchDown(at: point("g", fixture))
    #expect(fixture.keys?.fingers.first?.popup?.selectedText == "g")
    fixture.stage.touchUp()
    #expect(fixture.keys?.superview?.subviews.contains { $0 is KeyPopup } == false)
  }

  @Test func thePointerTypesWithoutAPopup() {
    let fixture = KeyboardFixture()
    fixture.begin()
    fixture.stage.pointerDown(at: point("g", fixture))
    #expect(fixture.keys?.fingers.first?.popup == nil)
    fixture.stage.pointerUp()
    fixture.stage.secondaryClick(at: point("h", fixture))
    #expect(fixture.text == "g")
    #expect(fixture.field.isFirstResponder)
  }

  // MARK: Held keys

  @Test func aHeldKeyOffersAccents() {
    let fixture = KeyboardFixture()
    fixture.begin()
    let keyCenter = point("e", fixture)
    fixture.stage.touchDown(at: keyCenter)
    fixture.stage.advance(by: 0.6)
    let popup = fixture.keys?.fingers.first?.popup
    #expect(popup?.selectedText == "e")
    fixture.stage.touchMove(to: CGPoint(x: keyCenter.x + 40, y: keyCenter.y))
    #expect(popup?.selectedText == "è")
    fixture.stage.touchMove(to: CGPoint(x: keyCenter.x + 75, y: keyCenter.y - 60))
    fixture.stage.touchUp()
    #expect(fixture.text == "é")
  }

  @Test func accentsAtTheRightEndOpenToTheLeft() {
    let fixture = KeyboardFixture()
    fixture.begin()
    fixture.tap("shift")
    let keyCenter = point("O", fixture)
    fixture.stage.touchDown(at: keyCenter)
    fixture.stage.advance(by: 0.6)
    let popup = fixture.keys?.fingers.first?.popup
    #expect(popup?.selectedText == "O")
    fixture.stage.touchMove(to: CGPoint(x: keyCenter.x - 40, y: keyCenter.y))
    fixture.stage.touchUp()
    #expect(fixture.text == "Ô")
    #expect((popup?.frame.maxX ?? 999) <= 390 + KeyPopup.Metrics.blur)
  }

  @Test func theSecondFingerCommitsAnAccent() {
    let fixture = KeyboardFixture()
    fixture.begin()
    fixture.stage.touchDown(at: point("u", fixture), id: 1)
    fixture.stage.advance(by: 0.6)
    fixture.stage.touchDown(at: point("a", fixture), id: 2)
    fixture.stage.touchUp(id: 2)
    #expect(fixture.text == "ua")
  }

  // MARK: Secure text

  @Test func aPasswordShowsTheLastCharacterForAMoment() {
    let fixture = KeyboardFixture()
    fixture.field.isSecureTextEntry = true
    fixture.begin()
    fixture.tap("a")
    #expect(fixture.field.revealedIndex == 0)
    fixture.tap("b")
    #expect(fixture.field.revealedIndex == 1)
    fixture.tap("delete")
    #expect(fixture.field.revealedIndex == nil)
    fixture.tap("c")
    fixture.rejectsChanges = true
    fixture.stage.advance(by: 2)
    #expect(fixture.field.revealedIndex == nil)
    fixture.tap("d")
    #expect(fixture.field.revealedIndex == nil)
    fixture.rejectsChanges = false
    fixture.stage.keyboard = .hardware
    fixture.stage.type("e")
    #expect(fixture.field.revealedIndex == nil)
    #expect(fixture.text == "ace")
  }

  // MARK: Return

  @Test func returnIsDisabledWithoutText() {
    let fixture = KeyboardFixture()
    fixture.field.enablesReturnKeyAutomatically = true
    fixture.field.returnKeyType = .done
    var count = 0
    fixture.field.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    fixture.begin()
    fixture.tap("done")
    #expect(count == 0)
    fixture.tap("x")
    fixture.tap("done")
    #expect(count == 1)
    fixture.tap("delete")
    fixture.tap("done")
    #expect(count == 1)
  }

  @Test func returnHasItsTitleInTheLanguage() {
    let fixture = KeyboardFixture(languages: ["de"])
    for (type, title) in [(UIReturnKeyType.search, "Suchen"), (.next, "Weiter"), (.go, "Öffnen")] {
      fixture.field.returnKeyType = type
      fixture.begin()
      fixture.field.reloadInputViews()
      #expect(fixture.stage.key(title) != nil)
    }
  }

  @Test func aTextViewGetsLineBreaks() {
    let fixture = KeyboardFixture()
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    fixture.root.addSubview(view)
    view.becomeFirstResponder()
    fixture.stage.settle()
    fixture.tap("A")
    fixture.tap("return")
    fixture.tap("B")
    #expect(view.text == "A\nB")
  }

  // MARK: Costs

  @Test func typingDamagesTheKeyAndTheFieldOnly() {
    let fixture = KeyboardFixture()
    fixture.begin()
    fixture.tap("a")
    fixture.stage.settle()
    let framesBefore = fixture.stage.framesDrawn
    fixture.stage.advance(by: 0.4)
    #expect(fixture.stage.framesDrawn - framesBefore <= 1)
    fixture.stage.click(at: fixture.stage.key("d") ?? .zero)
    // The frame redraws the key, its edge and the text field: far fewer than the keyboard's 84,000
    // pixels.
    #expect(fixture.stage.loop.lastFramePixels < 16_000)
  }

  @Test func anIdleKeyboardDrawsNoFrames() {
    let fixture = KeyboardFixture()
    fixture.begin()
    #expect(fixture.stage.loop.isSettled)
    #expect(fixture.keys?.deletionTimer == nil)
  }
}
