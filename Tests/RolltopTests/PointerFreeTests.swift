import Foundation
import SeparateProcess
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import rolltop

/// Tests for keyboard access: every control of the demo that a pointer can press has keys, too.
@MainActor
struct PointerFreeTests {
  private func press(
    _ stage: Stage,
    _ code: UIKeyboardHIDUsage,
    _ modifiers: UIKeyModifierFlags = []
  ) {
    stage.press(code, modifiers: modifiers)
    stage.settle()
  }

  private func focusSystem(of stage: Stage) throws -> UIFocusSystem {
    try #require(UIFocusSystem.focusSystem(for: stage.window))
  }

  /// Returns the controls that a pointer can press: those hit at a point of a grid over them.
  private func pressableControls(on stage: Stage) -> [UIControl] {
    var controls: [UIControl] = []
    var views: [UIView] = [stage.window]
    while let view = views.popLast() {
      views += view.subviews
      guard let control = view as? UIControl, control.isEnabled else { continue }
      if isPressable(control, on: stage) { controls.append(control) }
    }
    return controls
  }

  private func isPressable(_ control: UIControl, on stage: Stage) -> Bool {
    let area = control.convert(control.bounds, to: nil).intersection(stage.window.bounds)
    for y in stride(from: area.minY + 1, to: area.maxY, by: 6) {
      for x in stride(from: area.minX + 1, to: area.maxX, by: 6) {
        let hit = stage.loop.touches.hitView(at: CGPoint(x: x, y: y))
        let views = hit.map { sequence(first: $0) { $0.superview } }
        if views?.first(where: { $0 is UIControl }) === control { return true }
      }
    }
    return false
  }

  /// Whether a control's action has keys that do not need the focus of the control.
  private func hasKeysWithoutFocus(_ control: UIControl) -> Bool {
    // The buttons of a field have Ctrl+A and Delete, editing controls have Delete and Return in the
    // row.
    control is CellEditControl
      || sequence(first: control as UIView) { $0.superview }.dropFirst().contains {
        $0 is UITextField
      }
  }

  /// Slow: moves the focus through all stops of 26 screens.
  @Test(.separateProcess, arguments: Screen.allCases)
  func everyControlIsReachableByKeys(screen: Screen) throws {
    let stage = Stage(showing: screen)
    let table = try? stage.table()
    let controls = pressableControls(on: stage)
    var reached: [UIView] = []
    // The number of consecutive steps that reached no new control.
    var repetitions = 0
    func record() throws {
      repetitions += 1
      guard let view = try focusSystem(of: stage).focusedItem as? UIView else { return }
      guard !reached.contains(where: { $0 === view }) else { return }
      reached.append(view)
      repetitions = 0
    }
    for _ in 0..<120 where repetitions < 12 {
      stage.pressTab()
      try record()
    }
    repetitions = 0
    if table != nil {
      // Tab enters the rows at the focused row.
      for _ in 0..<40 where repetitions < 12 {
        press(stage, .keyboardDownArrow)
        try record()
      }
    }
    for control in controls where control.window != nil && !hasKeysWithoutFocus(control) {
      #expect(reached.contains { $0 === control }, "\(type(of: control)) in \(screen)")
    }
  }
}
