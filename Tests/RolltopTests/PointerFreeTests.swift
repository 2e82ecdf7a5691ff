import Foundation
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

  /// Returns the visible controls that a pointer can press, found by hit tests on a grid of points.
  private func pressableControls(on stage: Stage) -> [UIControl] {
    var controls: [UIControl] = []
    let size = stage.window.bounds.size
    for y in stride(from: CGFloat(3), to: size.height, by: 6) {
      for x in stride(from: CGFloat(3), to: size.width, by: 6) {
        let hit = stage.loop.touches.hitView(at: CGPoint(x: x, y: y))
        let chain = hit.map { Array(sequence(first: $0) { $0.superview }) } ?? []
        guard let control = chain.lazy.compactMap({ $0 as? UIControl }).first,
          control.isEnabled, !controls.contains(where: { $0 === control })
        else { continue }
        controls.append(control)
      }
    }
    return controls
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
  @Test(arguments: Screen.allCases)
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
