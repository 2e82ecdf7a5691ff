import Foundation
import UIKitCore
import UIKitGraphics
import UIKitStage

extension CaseList {
  mutating func addKeys() {
    addStages()
    addCommands()
    addFocus()
  }

  private mutating func addStages() {
    let rates: [Argument<Double>] = [
      Argument("0", 0), Argument("-60", -60), Argument("nan", .nan), Argument("inf", .infinity),
      Argument("1001", 1001),
    ]
    add(
      "Stage.init(framesPerSecond:)",
      rates,
      end: { _ in .stops("A stage shows 1 to 1,000 frames per second") }
    ) { _, rate in
      _ = Stage(framesPerSecond: rate)
    }
    add("Stage.setLocale(_:)", Texts.short) { fixture, text in
      fixture.stage.setLocale(text)
      _ = fixture.table.accessibilityValue
    }
  }

  private mutating func addCommands() {
    add("UIKeyCommand.init(input:)", Texts.short) { fixture, text in
      let controller = UIViewController()
      controller.addKeyCommand(UIKeyCommand(title: text, input: text) { _ in })
      fixture.stage.show(controller)
      fixture.stage.press(.keyboardA)
      fixture.stage.press(.keyboardF1)
      fixture.stage.press(.keyboardEscape)
    }
    add(
      "UIKeyCommand.inputFunctionKey(_:)",
      Numbers.integers + [Argument("0", 0), Argument("13", 13)],
      end: { _ in .stops("There is no function key with the number") }
    ) { _, number in
      _ = UIKeyCommand.inputFunctionKey(number)
    }
    add("UndoManager.levelsOfUndo", Numbers.integers) { _, levels in
      let manager = UndoManager()
      manager.levelsOfUndo = levels
      let target = NSObject()
      manager.registerUndo(withTarget: target) { _ in manager.undo() }
      manager.undo()
      manager.redo()
    }
    addUndoManager("endUndoGrouping() without a group", "without beginUndoGrouping()") {
      $0.endUndoGrouping()
    }
    addUndoManager(
      "enableUndoRegistration() too often",
      "more often than disableUndoRegistration()"
    ) {
      $0.disableUndoRegistration()
      $0.enableUndoRegistration()
      $0.enableUndoRegistration()
    }
    addUndoManager("registerUndo(withTarget:handler:) without a group", "without a group") {
      $0.groupsByEvent = false
      $0.registerUndo(withTarget: $0) { _ in }
    }
    addUndoManager("undo() with an open group", "undo() was called with 2 open groups") {
      $0.beginUndoGrouping()
      $0.undo()
    }
    addUndoManager("redo() with an open group", "redo() was called with 2 open groups") {
      $0.beginUndoGrouping()
      $0.redo()
    }
  }

  /// Adds a case in which a new undo manager stops the program with these words.
  private mutating func addUndoManager(
    _ call: String,
    _ words: String,
    body: @escaping @MainActor (UndoManager) -> Void
  ) {
    add("UndoManager.\(call)", .stops(words)) { _ in body(UndoManager()) }
  }

  private mutating func addFocus() {
    add("UITableView.rowFinder", Paths.missing + Paths.misshapen) { fixture, path in
      fixture.table.rowFinder = { table, _, _ in
        table.reloadData()
        return path
      }
      fixture.stage.press(.keyboardDownArrow)
      fixture.stage.press(.keyboardA, characters: "a")
    }
    add("UITableViewDelegate.indexPathForPreferredFocusedView", Paths.missing + Paths.misshapen) {
      fixture,
      path in
      let delegate = FocusDelegate(path)
      fixture.table.delegate = delegate
      fixture.stage.press(.keyboardTab)
      fixture.stage.press(.keyboardDownArrow)
      withExtendedLifetime(delegate) {}
    }
    add("UIFocusSystem.requestFocusUpdate(to:) of a removed view") { fixture in
      let system = UIFocusSystem.focusSystem(for: fixture.table)
      fixture.table.removeFromSuperview()
      system?.requestFocusUpdate(to: fixture.table)
      system?.updateFocusIfNeeded()
    }
  }
}

/// A delegate that reloads the table when it is asked for the preferred row.
private final class FocusDelegate: UITableViewDelegate {
  private let path: IndexPath
  init(_ path: IndexPath) { self.path = path }
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    tableView.reloadData()
    return path
  }
}
