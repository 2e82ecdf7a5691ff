import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for accessories that change when editing mode begins (TC-014, TC-015).
@MainActor
struct CellAccessoryChangeTests {
  private func makeBox(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = color
    return view
  }

  @Test func twoAccessoriesCrossFadeInPlace() {
    let (normalView, editingView) = (makeBox(.green), makeBox(.blue))
    let fixture = CellFixture(.default, title: nil) {
      $0.accessoryView = normalView
      $0.editingAccessoryView = editingView
    }
    #expect(fixture.hex(295, 22) == "00FF00")
    fixture.table.setEditing(true, animated: true)
    fixture.stage.advance(by: 0.15)
    let middle = fixture.hex(295, 22)
    #expect(middle != "00FF00" && middle != "0000FF" && middle != "FFFFFF")  // TC-014.6, TC-015.5
    #expect(fixture.hex(310, 22) == "FFFFFF")  // TC-014.6, TC-015.5
    #expect(fixture.hex(280, 22) == "FFFFFF")  // TC-014.6, TC-015.5
    fixture.stage.settle()
    #expect(fixture.hex(295, 22) == "0000FF")  // TC-015.5
  }

  @Test func anAccessoryOfOneStateSlides() {
    let fixture = CellFixture(.default, title: nil) { [normalView = makeBox(.green)] in
      $0.accessoryView = normalView
    }
    fixture.table.setEditing(true, animated: true)
    fixture.stage.advance(by: 0.15)
    let strip = CGRect(x: 285, y: 22, width: 35, height: 1)
    #expect(fixture.colors(in: strip).contains("00FF00"))  // TC-014.6, TC-015.5
    #expect(fixture.hex(286, 22) == "FFFFFF")  // TC-014.7, TC-015.5
    fixture.stage.settle()
    #expect(fixture.colors(in: strip) == ["FFFFFF"])  // TC-014.6, TC-015.5
    fixture.table.setEditing(false, animated: true)
    fixture.stage.settle()
    #expect(fixture.hex(295, 22) == "00FF00")  // TC-015.5
  }
}
