import PickLines
import Testing
import UIKit
import UIKitCore
import UIKitTesting

@testable import RolltopPick

/// Tests for the window in the accessibility tree, and for its announcements.
@MainActor
struct PickReaderTests {
  private let fruits = ["Apple", "Apricot", "Banana", "Blackberry", "Cherry", "Fig", "Grape"]

  private func descendants(of node: _UIAccessibleObject) -> [_UIAccessibleObject] {
    node.nodeChildren(atMost: 50).flatMap { [$0] + descendants(of: $0) }
  }

  private func names(_ pick: PickStage, _ role: AccessibilityRole) -> [String] {
    descendants(of: pick.stage.window).filter { $0.nodeRole == role }.map(\.nodeName)
  }

  private func rows(_ pick: PickStage) -> [_UIAccessibleObject] {
    descendants(of: pick.stage.window).filter { $0.nodeRole == .row }
  }

  @Test func promptAndNumberOfMatchesAreRead() throws {
    let pick = try PickStage(fruits, ["--prompt", "Fruit:", "--header", "Choose one"])
    #expect(names(pick, .text) == ["Fruit:", "7/7", "Choose one"])
    pick.type("ap")
    #expect(names(pick, .text) == ["Fruit:", "3/7", "Choose one"])
    let field = try #require(
      descendants(of: pick.stage.window).first { $0.nodeState.contains(.focused) }
    )
    #expect(field.nodeRole == .searchField && field.accessibilityValue == "ap")
  }

  @Test func rowsHaveTheirPositionInTheList() throws {
    let pick = try PickStage(fruits)
    pick.type("ap")
    #expect(rows(pick).map(\.nodeName) == ["Apple", "Apricot", "Grape"])
    #expect(rows(pick).compactMap { $0.nodePositionInSet?.index } == [1, 2, 3])
    #expect(rows(pick).allSatisfy { $0.nodePositionInSet?.count == 3 })
    pick.press(.keyboardDownArrow)
    #expect(rows(pick).map { $0.nodeState.contains(.selected) } == [false, true, false])
  }

  @Test func markedRowsAreReadAsSelected() throws {
    let pick = try PickStage(fruits, ["--multi"])
    pick.press(.keyboardTab)
    pick.press(.keyboardDownArrow)
    let selected = rows(pick).filter { $0.nodeState.contains(.selected) }
    #expect(selected.map(\.nodeName) == ["Apple", "Banana"])
    #expect(names(pick, .text) == ["7/7 (1)"])
  }

  @Test func theCurrentLineAndTheMatchCountAreAnnounced() throws {
    let pick = try PickStage(fruits)
    let reader = RecordingReader()
    pick.stage.loop.accessibilityClient = reader
    pick.press(.keyboardDownArrow)
    pick.type("f")
    pick.type("ig")
    pick.press(.keyboardDownArrow)
    pick.type("x")
    try pick.add(["Figx"])
    #expect(reader.texts == ["Apricot", "Fig, 1/7", "Fig, 1/7", "0/7", "Figx"])
  }

  /// A screen reader that records announcements.
  private final class RecordingReader: AccessibilityClient {
    var texts: [String] = []
    var focusedElement: _UIAccessibleObject? { nil }
    var isScreenReaderRunning: Bool { true }

    func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
      if notification == .announcement { texts.append("\(argument ?? "")") }
    }

    func move(to element: _UIAccessibleObject) {}
  }
}
