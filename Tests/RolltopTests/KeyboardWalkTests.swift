import Foundation
import SeparateProcess
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import rolltop

/// Tests for the demo without a pointer.
@MainActor
struct KeyboardWalkTests {
  private func press(
    _ stage: Stage,
    _ code: UIKeyboardHIDUsage,
    _ modifiers: UIKeyModifierFlags = []
  ) {
    stage.press(code, modifiers: modifiers)
    stage.settle()
  }

  private func focusedView(on stage: Stage) -> UIView? {
    UIFocusSystem.focusSystem(for: stage.window)?.focusedItem as? UIView
  }

  /// Returns the index path of the focused row.
  private func focusedRow(on stage: Stage) throws -> IndexPath {
    let cell = try #require(focusedView(on: stage) as? UITableViewCell)
    return try #require(try stage.table().indexPath(for: cell))
  }

  /// A focused view and its index path, because reused cells do not identify a row.
  private struct Stop: Hashable {
    let view: ObjectIdentifier
    let row: IndexPath?

    @MainActor
    init(_ view: UIView) {
      self.view = ObjectIdentifier(view)
      let chain = Array(sequence(first: view) { $0.superview })
      let cell = chain.lazy.compactMap { $0 as? UITableViewCell }.first
      let table = chain.lazy.compactMap { $0 as? UITableView }.first
      row = cell.flatMap { table?.indexPath(for: $0) }
    }
  }

  @Test(arguments: Screen.allCases)
  func tabReachesEverythingThatCanBePressed(screen: Screen) throws {
    let stage = Stage(showing: screen)
    let view = try #require(stage.window.rootViewController?.view)
    var visited: Set<Stop> = []
    var lists: Set<ObjectIdentifier> = []
    for _ in 0..<300 {
      stage.pressTab()
      guard let stop = focusedView(on: stage), visited.insert(Stop(stop)).inserted else { break }
      #expect(stop.isReachable)
      let frame = stop.convert(stop.bounds, to: nil)
      #expect(frame.intersects(stage.window.bounds), "\(type(of: stop)) is not visible")
      if stop is UITableViewCell, let list = stop.superview { lists.insert(ObjectIdentifier(list)) }
    }
    for stop in view.focusStops() {
      if stop is UITableView {
        #expect(lists.contains(ObjectIdentifier(stop)))
      } else if stop.convert(stop.bounds, to: nil).intersects(stage.window.bounds) {
        #expect(visited.contains(Stop(stop)), "\(type(of: stop)) is not reached")
      }
    }
  }

  /// Slow: opens and leaves 26 screens, with their animations.
  @Test(.separateProcess) func everyScreenIsOpenedAndLeft() throws {
    let stage = Stage(showing: .home)
    let home = try #require(stage.topViewController)
    let table = try stage.table()
    press(stage, .keyboardHome)
    var titles: [String] = []
    let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    for number in 0..<counts.reduce(0, +) {
      press(stage, .keyboardHome)
      for _ in 0..<number { press(stage, .keyboardDownArrow) }
      press(stage, .keyboardReturnOrEnter)
      let opened = try #require(stage.topViewController)
      #expect(opened !== home)
      titles.append(opened.title ?? "")
      press(stage, .keyboardLeftArrow, .alternate)
      #expect(stage.topViewController === home)
    }
    #expect(Set(titles).count == titles.count)
  }

  @Test func aCityIsDeletedAndRestored() throws {
    let stage = Stage(showing: .worldClock)
    let table = try stage.table()
    let count = table.numberOfRows(inSection: 0)
    let names = try (0..<count).map { try stage.textsOfRow($0, section: 0)[0] }
    press(stage, .keyboardDownArrow)
    press(stage, .keyboardDownArrow)
    press(stage, .keyboardDeleteForward)
    #expect(table.numberOfRows(inSection: 0) == count - 1)
    #expect(try focusedRow(on: stage).row == 1)
    press(stage, .keyboardZ, .control)
    #expect(table.numberOfRows(inSection: 0) == count)
    #expect(try (0..<count).map { try stage.textsOfRow($0, section: 0)[0] } == names)
    #expect(try focusedRow(on: stage).row == 1)
    press(stage, .keyboardE, .control)
    #expect(table.isEditing)
    press(stage, .keyboardDownArrow, .alternate)
    #expect(try focusedRow(on: stage).row == 2)
    press(stage, .keyboardEscape)
    #expect(!table.isEditing)
    #expect(stage.topViewController is WorldClockViewController)
    press(stage, .keyboardN, .control)
    #expect(stage.topViewController is AddCityViewController)
    press(stage, .keyboardEscape)
    #expect(stage.topViewController is WorldClockViewController)
  }

  @Test func aFormIsFilledIn() throws {
    let stage = Stage(showing: .formEditing)
    press(stage, .keyboardTab)
    var field: UITextField?
    for _ in 0..<12 where field == nil {
      press(stage, .keyboardTab)
      field = focusedView(on: stage) as? UITextField
    }
    let firstField = try #require(field)
    stage.press(.keyboardA, modifiers: .control)
    stage.type("Ada")
    press(stage, .keyboardTab)
    #expect(firstField.text == "Ada")
    #expect(!firstField.isEditing)
  }

  @Test func filesAreFoundByTyping() throws {
    let stage = Stage(showing: .files)
    for letter in "diff" {
      let key = UIKey(keyCode: .keyboardA, characters: String(letter))
      stage.loop.touches.keyDown(key)
      stage.loop.touches.keyUp(key)
    }
    stage.settle()
    let indexPath = try focusedRow(on: stage)
    #expect(
      try stage.textsOfRow(indexPath.row, section: indexPath.section)[0]
        == "difference-engine.pdf"
    )
  }

  @Test func rowsAreFoundByTheirNumber() throws {
    let stage = Stage(showing: .rows)
    for digit in "9999999" {
      let key = UIKey(keyCode: .keyboard9, characters: String(digit))
      stage.loop.touches.keyDown(key)
      stage.loop.touches.keyUp(key)
    }
    stage.settle()
    #expect(try focusedRow(on: stage).row == 9_999_998)
  }
}
