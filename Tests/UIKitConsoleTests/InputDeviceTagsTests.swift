import Testing

@testable import UIKitConsole

/// Tests for the tags of input devices, which udev's database would contain.
struct InputDeviceTagsTests {
  private func names(_ files: [String: String]) -> [String] {
    InputDeviceTags { files[$0] ?? "" }.names
  }

  @Test func aKeyboardIsFoundByItsLetters() {
    let keyboard = names([
      "capabilities/ev": "120013\n",
      "capabilities/key": "402000000 3803078f800d001 feffffdfffefffff fffffffffffffffe\n",
    ])
    #expect(keyboard == ["ID_INPUT", "ID_INPUT_KEY", "ID_INPUT_KEYBOARD"])
  }

  @Test func aPowerButtonIsNotAKeyboard() {
    let button = names(["capabilities/ev": "3\n", "capabilities/key": "10000000000000 0\n"])
    #expect(button == ["ID_INPUT", "ID_INPUT_KEY"])
  }

  @Test func touchscreensAndTouchpadsAreDistinguished() {
    let touch = ["capabilities/ev": "b", "capabilities/abs": "660800000000003"]
    let screen = touch.merging(["capabilities/key": "400 0 0 0 0 0", "properties": "2"]) { $1 }
    #expect(names(screen) == ["ID_INPUT", "ID_INPUT_TOUCHSCREEN"])
    // Some panels distinguish fingers from pens, as touchpads do.
    let panel = screen.merging(["capabilities/key": "420 0 0 0 0 0"]) { $1 }
    #expect(names(panel) == ["ID_INPUT", "ID_INPUT_TOUCHSCREEN"])
    let pad = touch.merging(["capabilities/key": "e520 10000 0 0 0 0", "properties": "5"]) { $1 }
    #expect(names(pad) == ["ID_INPUT", "ID_INPUT_TOUCHPAD"])
  }

  @Test func relativeAndAbsolutePointersAreMice() {
    let mouse = names([
      "capabilities/ev": "17", "capabilities/key": "1f0000 0 0 0 0", "capabilities/rel": "1943",
    ])
    #expect(mouse == ["ID_INPUT", "ID_INPUT_MOUSE"])
    let tablet = names([
      "capabilities/ev": "f", "capabilities/key": "1f0000 0 0 0 0", "capabilities/abs": "3",
    ])
    #expect(tablet == ["ID_INPUT", "ID_INPUT_MOUSE"])
  }

  @Test(
    arguments: [
      "", "\0", "-1", "g", "0x400", "fffffffffffffffffffffffff", " \n\t", "\u{FFFD}", "1 1 z 1",
      String(repeating: "f ", count: 100_000),
    ]
  )
  func anyFileContentGivesValidTags(content: String) {
    let names = InputDeviceTags { _ in content }.names
    #expect(names.first == "ID_INPUT" && Set(names).count == names.count)
    // The entry does not contain the name of the device, so that a name cannot add properties.
    let entry = InputDeviceTags { _ in content }.entry
    #expect(entry.split(separator: "\n").count == names.count + 2)
  }

  @Test func theEntryHasTheFormOfUdevsDatabase() {
    let tags = InputDeviceTags { $0 == "capabilities/key" ? "400 0 0 0 0 0" : "" }
    #expect(tags.entry == "I:1\nE:ID_INPUT=1\nV:1\n")
  }
}
