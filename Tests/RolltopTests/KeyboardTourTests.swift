import Foundation
import SeparateProcess
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import rolltop

/// Tests for keyboard control: every screen of the demo is opened, used and closed with keys alone.
@MainActor
struct KeyboardTourTests {
  /// A focused view and its index path, because reused cells do not identify a row.
  private struct Stop: Hashable {
    let view: UIView
    let row: IndexPath?
    /// The view's frame in window coordinates.
    let frame: CGRect

    @MainActor
    init(_ view: UIView) {
      self.view = view
      frame = view.convert(view.bounds, to: nil)
      let chain = Array(sequence(first: view) { $0.superview })
      let cell = chain.lazy.compactMap { $0 as? UITableViewCell }.first
      let table = chain.lazy.compactMap { $0 as? UITableView }.first
      row = cell.flatMap { table?.indexPath(for: $0) }
    }

    /// Whether the view is a text input without editing in progress.
    @MainActor var isInactiveInput: Bool { !view.isFirstResponder && view is any UIKeyInput }

    /// Whether another stop is the same.
    ///
    /// A row may be in another cell, and bars may have new views.
    func isSame(as other: Stop?) -> Bool {
      guard let other, type(of: view) == type(of: other.view), row == other.row else {
        return false
      }
      return view === other.view || (row != nil && view is UITableViewCell)
        || (row == nil && frame == other.frame)
    }
  }

  private func press(
    _ stage: Stage,
    _ code: UIKeyboardHIDUsage,
    _ modifiers: UIKeyModifierFlags = []
  ) {
    stage.press(code, modifiers: modifiers)
    stage.settle()
  }

  private func focusedStop(on stage: Stage) -> Stop? {
    (UIFocusSystem.focusSystem(for: stage.window)?.focusedItem as? UIView).map { Stop($0) }
  }

  /// Returns the frontmost controller: an alert, a sheet, or the top of the navigation stack.
  private func frontmostController(on stage: Stage) throws -> UIViewController {
    var front = try #require(stage.window.rootViewController)
    while true {
      if let presented = front.presentedViewController {
        front = presented
      } else if let top = (front as? UINavigationController)?.topViewController {
        front = top
      } else {
        return front
      }
    }
  }

  /// Returns the stops of Tab, from the first until they repeat.
  private func tabStops(on stage: Stage, modifiers: UIKeyModifierFlags = []) -> [Stop] {
    var stops: [Stop] = []
    for _ in 0..<80 {
      stage.pressTab(with: modifiers)
      guard let stop = focusedStop(on: stage), !stops.contains(where: { $0.isSame(as: stop) })
      else { break }
      stops.append(stop)
    }
    return stops
  }

  /// The screens whose search begins when Tab reaches the search field, and covers the bar for
  /// Shift+Tab.
  private nonisolated static let searchScreens: [Screen] = [
    .files, .computer, .addCity, .rows, .varyingRows, .textAndSearch,
  ]

  @Test(arguments: Screen.allCases.filter { !searchScreens.contains($0) })
  func shiftTabReversesTheOrder(screen: Screen) {
    let stage = Stage(showing: screen)
    let forwards = tabStops(on: stage)
    // The first stop has the focus again.
    let backwards = Array(tabStops(on: stage, modifiers: .shift).reversed())
    #expect(forwards.count == backwards.count, "\(screen)")
    for (forward, backward) in zip(forwards, backwards) {
      // A list is a single stop, at its most recently focused row.
      let isList = forward.view is UITableViewCell && backward.view is UITableViewCell
      #expect(isList || forward.isSame(as: backward), "\(forward.view) \(backward.view)")
    }
  }

  /// Presses keys until a control sends an event, and returns the number of events.
  private func eventCount(of control: UIControl, on stage: Stage) -> Int {
    var count = 0
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: .allEvents)
    for code in [UIKeyboardHIDUsage.keyboardSpacebar, .keyboardRightArrow, .keyboardLeftArrow]
    where count == 0 && control.window != nil {
      press(stage, code)
    }
    control.removeAction(action, for: .allEvents)
    return count
  }

  /// Closes the frontmost controllers until a controller is in front again.
  private func closeControllers(on stage: Stage, until controller: UIViewController) throws {
    for _ in 0..<3 where try frontmostController(on: stage) !== controller {
      press(stage, .keyboardEscape)
      if try frontmostController(on: stage) !== controller {
        press(stage, .keyboardLeftArrow, .alternate)
      }
    }
  }

  /// Restores the navigation stack if a control has popped the screen.
  private func restoreStack(_ controllers: [UIViewController], on stage: Stage) throws {
    let navigation = try #require(stage.window.rootViewController as? UINavigationController)
    guard navigation.viewControllers.count < controllers.count else { return }
    navigation.setViewControllers(controllers, animated: false)
    stage.settle()
  }

  /// Moves the focus: down through the first rows of a list, otherwise with Tab.
  ///
  /// `rowMoves` is the number of moves down so far; 20, the maximum, at the end of a list.
  private func moveFocus(on stage: Stage, rowMoves: inout Int) {
    let previousStop = focusedStop(on: stage)
    // After editing, a text field leaves the arrow keys to its list.
    let isRow =
      previousStop.map {
        $0.view is UITableViewCell || ($0.row != nil && $0.isInactiveInput)
      } ?? false
    if let previousStop, isRow, rowMoves < 20 {
      rowMoves += 1
      press(stage, .keyboardDownArrow)
      guard let stop = focusedStop(on: stage), previousStop.isSame(as: stop) else { return }
      rowMoves = 20
    }
    stage.pressTab()
  }

  /// Activates the focused view, and returns to the screen.
  ///
  /// - Returns: The controller that was opened; `nil` if there was none.
  private func pressAndLeave(
    _ stop: Stop,
    on stage: Stage,
    stack controllers: [UIViewController]
  ) throws -> UIViewController? {
    let start = try frontmostController(on: stage)
    if let control = stop.view as? UIControl {
      #expect(eventCount(of: control, on: stage) > 0, "\(control)")
      if (control as? UIButton)?.showsMenuAsPrimaryAction == true { press(stage, .keyboardEscape) }
    } else {
      press(stage, .keyboardReturnOrEnter)
      // A row that cannot be selected moves the focus to its first control, or edits its text.
      if let cell = stop.view as? UITableViewCell, let inside = focusedStop(on: stage)?.view,
        inside !== cell, inside.isDescendant(of: cell)
      {
        if inside is any UIKeyInput {
          press(stage, .keyboardEscape)
        } else {
          stage.pressTab(with: .shift)
        }
      }
    }
    let opened = try frontmostController(on: stage)
    guard opened !== start else { return nil }
    guard !controllers.contains(opened) else {
      try restoreStack(controllers, on: stage)
      return nil
    }
    for code in [UIKeyboardHIDUsage.keyboardTab, .keyboardDownArrow, .keyboardTab] {
      press(stage, code)
    }
    try closeControllers(on: stage, until: start)
    try #require(try frontmostController(on: stage) === start, "\(stop) opened \(opened)")
    let restoredStop = focusedStop(on: stage)
    #expect(
      stop.isSame(as: restoredStop),
      "\(type(of: opened)), opened by \(stop), was left to \(String(describing: restoredStop))"
    )
    return opened
  }

  /// The number of controllers that keys open from each screen.
  private static let openedCounts: [Screen: Int] = [
    .home: 12, .files: 21, .computer: 7, .worldClock: 1, .worldClockEditing: 1, .gallery: 5,
    .settings: 3, .containers: 4, .textAndSearch: 10,
  ]

  /// Slow: visits every stop of 26 screens, where 64 pages open and close.
  @Test(.separateProcess, arguments: Screen.allCases)
  func everyScreenOpenedByKeysIsClosedByKeys(screen: Screen) throws {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    let stage = Stage(showing: screen)
    let navigation = try #require(stage.window.rootViewController as? UINavigationController)
    let controllers = navigation.viewControllers
    var pressed: [Stop] = []
    var openedCount = 0
    var (rowMoves, repetitions) = (0, 0)
    while repetitions < 6, pressed.count < 60 {
      moveFocus(on: stage, rowMoves: &rowMoves)
      guard let stop = focusedStop(on: stage), !pressed.contains(where: { stop.isSame(as: $0) })
      else {
        repetitions += 1
        continue
      }
      repetitions = 0
      pressed.append(stop)
      if stop.view is any UIKeyInput { continue }
      if try pressAndLeave(stop, on: stage, stack: controllers) != nil { openedCount += 1 }
    }
    #expect(pressed.count >= 2)
    #expect(openedCount == Self.openedCounts[screen] ?? 0)
  }
}
