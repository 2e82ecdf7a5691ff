import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import rolltop

/// Keys can press everything in the demo that a pointer can.
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

  private func system(_ stage: Stage) throws -> UIFocusSystem {
    try #require(UIFocusSystem.focusSystem(for: stage.window))
  }

  /// The controls that a pointer would press somewhere on the screen, found by trying places.
  private func pressable(_ stage: Stage) -> [UIControl] {
    var found: [UIControl] = []
    let size = stage.window.bounds.size
    for y in stride(from: CGFloat(3), to: size.height, by: 6) {
      for x in stride(from: CGFloat(3), to: size.width, by: 6) {
        let hit = stage.loop.touches.hitView(at: CGPoint(x: x, y: y))
        let chain = hit.map { Array(sequence(first: $0) { $0.superview }) } ?? []
        guard let control = chain.lazy.compactMap({ $0 as? UIControl }).first,
          control.isEnabled, !found.contains(where: { $0 === control })
        else { continue }
        found.append(control)
      }
    }
    return found
  }

  /// Whether keys do what a control does in another way than by its focus.
  private func hasOtherKeys(_ control: UIControl) -> Bool {
    // A field's buttons: Ctrl+A and Delete. Minus and plus: Delete and Return in the row.
    control is CellEditControl
      || sequence(first: control as UIView) { $0.superview }.dropFirst().contains {
        $0 is UITextField
      }
  }

  @Test(arguments: Screen.allCases)
  func everyControlUnderThePointerHasAWayByKeys(screen: Screen) throws {
    let stage = Stage(showing: screen)
    let table = try? stage.table()
    let controls = pressable(stage)
    var reached: [UIView] = []
    // Steps in a row that reached nothing new.
    var repetitions = 0
    func record() throws {
      repetitions += 1
      guard let view = try system(stage).focusedItem as? UIView else { return }
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
      // Tab leads into the rows from the focused one on.
      for _ in 0..<40 where repetitions < 12 {
        press(stage, .keyboardDownArrow)
        try record()
      }
    }
    for control in controls where control.window != nil && !hasOtherKeys(control) {
      #expect(reached.contains { $0 === control }, "\(type(of: control)) in \(screen)")
    }
  }
}
