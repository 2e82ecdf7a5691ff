import Testing

@testable import UIKitConsole

/// Tests for `ConnectedKeyboards`, which counts the devices with letter keys.
struct ConnectedKeyboardsTests {
  @Test func onlyDevicesWithLettersAreKeyboards() {
    var keyboards = ConnectedKeyboards()
    keyboards.update(isAdded: true, hasLetters: false)
    #expect(keyboards.count == 0)
    keyboards.update(isAdded: true, hasLetters: true)
    keyboards.update(isAdded: true, hasLetters: true)
    keyboards.update(isAdded: false, hasLetters: false)
    #expect(keyboards.count == 2)
    keyboards.update(isAdded: false, hasLetters: true)
    keyboards.update(isAdded: false, hasLetters: true)
    // One removal more than there were keyboards.
    keyboards.update(isAdded: false, hasLetters: true)
    #expect(keyboards.count == 0)
  }
}
