import Testing

@testable import UIKitConsole

struct ConnectedKeyboardsTests {
  @Test func onlyDevicesWithLettersAreKeyboards() {
    var keyboards = ConnectedKeyboards()
    keyboards.note(isAdded: true, hasLetters: false)
    #expect(keyboards.count == 0)
    keyboards.note(isAdded: true, hasLetters: true)
    keyboards.note(isAdded: true, hasLetters: true)
    keyboards.note(isAdded: false, hasLetters: false)
    #expect(keyboards.count == 2)
    keyboards.note(isAdded: false, hasLetters: true)
    keyboards.note(isAdded: false, hasLetters: true)
    keyboards.note(isAdded: false, hasLetters: true)
    #expect(keyboards.count == 0)
  }
}
