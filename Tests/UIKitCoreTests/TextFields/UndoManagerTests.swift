import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Tests for `UndoManager`.
@MainActor
struct UndoManagerTests {
  /// A text that changes letter by letter.
  private final class Page {
    var text = ""

    @MainActor func add(_ letter: String, _ manager: UndoManager) {
      text += letter
      manager.registerUndo(withTarget: self) { [unowned manager] in $0.remove(manager) }
    }

    @MainActor func remove(_ manager: UndoManager) {
      let letter = String(text.removeLast())
      manager.registerUndo(withTarget: self) { [unowned manager] in $0.add(letter, manager) }
    }
  }

  /// Records the notifications of an undo manager, without the common prefix and suffix of their
  /// names.
  @MainActor
  private final class Log {
    private var names: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    init(_ manager: UndoManager) {
      let observedNames: [Notification.Name] = [
        .NSUndoManagerCheckpoint, .NSUndoManagerWillUndoChange, .NSUndoManagerWillRedoChange,
        .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange, .NSUndoManagerDidOpenUndoGroup,
        .NSUndoManagerWillCloseUndoGroup, .NSUndoManagerDidCloseUndoGroup,
      ]
      tokens = observedNames.map { name in
        NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
          [weak self] in
          let isDiscardable = $0.userInfo?[NSUndoManagerGroupIsDiscardableKey] as? Bool ?? false
          let words = $0.name.rawValue.dropFirst("NSUndoManager".count)
          let short = words.dropLast("Notification".count) + (isDiscardable ? "!" : "")
          MainActor.assumeIsolated { self?.names.append(String(short)) }
        }
      }
    }

    func stop() {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    func take() -> String {
      defer { names = [] }
      return names.joined(separator: " ")
    }
  }

  private let manager = UndoManager()
  private let page = Page()

  @Test func stepsOfOneEventAreUndoneTogether() {
    page.add("a", manager)
    page.add("b", manager)
    #expect(manager.groupingLevel == 1 && manager.canUndo)
    UndoManager.endEvent()
    #expect(manager.groupingLevel == 0)
    page.add("c", manager)
    manager.setActionName("C")
    #expect(manager.undoActionName == "C")
    manager.undo()
    #expect(page.text == "ab" && manager.redoActionName == "C" && manager.undoActionName == "")
    manager.undo()
    #expect(page.text == "" && !manager.canUndo)
    manager.redo()
    #expect(page.text == "ab")
    manager.redo()
    #expect(page.text == "abc" && manager.undoActionName == "C" && !manager.canRedo)
  }

  @Test func framesAndKeysEndTheGroupOfAnEvent() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    page.add("a", manager)
    #expect(stage.settle() && manager.groupingLevel == 0)
    #expect(stage.loop.nextTimerTime == nil && !stage.loop.needsFrame)
    page.add("b", manager)
    stage.loop.touches.touchDown(at: CGPoint(x: 5, y: 5), id: 1)
    #expect(manager.groupingLevel == 0)
    page.add("c", manager)
    stage.loop.touches.touchUp(id: 1)
    page.add("d", manager)
    stage.press(.keyboardA)
    page.add("e", manager)
    for remainingText in ["abcd", "abc", "ab", "a", ""] {
      manager.undo()
      #expect(page.text == remainingText)
    }
  }

  @Test func groupsOfTheApplicationAreInsideOfTheEvents() {
    manager.beginUndoGrouping()
    #expect(manager.groupingLevel == 2)
    page.add("a", manager)
    manager.setActionName("A")
    UndoManager.endEvent()
    #expect(manager.groupingLevel == 2)
    page.add("b", manager)
    manager.endUndoGrouping()
    UndoManager.endEvent()
    #expect(manager.groupingLevel == 0 && manager.undoActionName == "A")
    manager.undo()
    #expect(page.text == "")
  }

  @Test func groupsWithoutEventsBelongToTheApplication() {
    manager.groupsByEvent = false
    for letter in ["a", "b"] {
      manager.beginUndoGrouping()
      page.add(letter, manager)
      manager.endUndoGrouping()
    }
    manager.beginUndoGrouping()
    page.add("c", manager)
    manager.undo()
    #expect(page.text == "ab" && manager.groupingLevel == 0)
    manager.undo()
    #expect(page.text == "a")
  }

  @Test func notificationsAreInTheirOrder() {
    let log = Log(manager)
    defer { log.stop() }
    page.add("a", manager)
    #expect(log.take() == "DidOpenUndoGroup")
    manager.beginUndoGrouping()
    #expect(log.take() == "Checkpoint DidOpenUndoGroup")
    manager.endUndoGrouping()
    #expect(log.take() == "Checkpoint WillCloseUndoGroup DidCloseUndoGroup")
    manager.setActionIsDiscardable(true)
    UndoManager.endEvent()
    #expect(log.take() == "Checkpoint WillCloseUndoGroup! DidCloseUndoGroup!")
    #expect(manager.undoActionIsDiscardable)
    manager.undo()
    let change = "DidOpenUndoGroup Checkpoint WillCloseUndoGroup! DidCloseUndoGroup!"
    #expect(log.take() == "Checkpoint WillUndoChange \(change) DidUndoChange")
    #expect(manager.canRedo && log.take() == "Checkpoint")
    manager.redo()
    #expect(log.take() == "Checkpoint WillRedoChange \(change) DidRedoChange")
    manager.redo()
    #expect(log.take() == "")
  }

  @Test func removingActionsLeavesGroupsOpen() {
    let otherPage = Page()
    manager.beginUndoGrouping()
    page.add("a", manager)
    otherPage.add("x", manager)
    manager.removeAllActions(withTarget: page)
    manager.endUndoGrouping()
    manager.undo()
    #expect(page.text == "a" && otherPage.text == "")
    manager.beginUndoGrouping()
    page.add("b", manager)
    manager.removeAllActions()
    manager.endUndoGrouping()
    manager.undo()
    #expect(page.text == "ab" && !manager.canUndo)
  }

  @Test func releasedManagersAreForgotten() {
    weak var releasedManager: UndoManager?
    do {
      let manager = UndoManager()
      releasedManager = manager
      page.add("a", manager)
    }
    UndoManager.endEvent()
    #expect(releasedManager == nil)
  }
}
