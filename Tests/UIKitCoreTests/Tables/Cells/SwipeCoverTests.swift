import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

@MainActor
struct SwipeCoverTests {
  private func editedList(_ background: UIColor?) -> TableFixture {
    let fixture = TableFixture([3], style: .grouped) {
      $0.table.backgroundColor = background
      $0.table.sectionHeaderHeight = 35
    }
    fixture.table.superview?.backgroundColor = .systemTeal
    fixture.table.setEditing(true, animated: false)
    fixture.stage.settle()
    return fixture
  }

  @Test func contentThatLeavesItsGroupIsCoveredInTheColourBehindIt() {
    let pink = UIColor.systemPink
    let mixed = pink.withAlphaComponent(0.5)
    let expected: [(UIColor?, UIColor?)] = [
      (pink, pink), (nil, .systemTeal), (.clear, .systemTeal), (mixed, nil),
    ]
    for (background, cover) in expected {
      let fixture = editedList(background)
      fixture.stage.tap(at: CGPoint(x: 22, y: 57))
      fixture.stage.settle()
      let cell = fixture.table.cellForRow(at: IndexPath(row: 0, section: 0))
      #expect(cell?.showingDeleteConfirmation == true)
      #expect(cell?.editing.control?.backgroundColor == cover)
    }
  }
}
