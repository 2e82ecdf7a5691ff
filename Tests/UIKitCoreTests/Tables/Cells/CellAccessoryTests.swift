import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for standard and custom accessories (TC-014, TC-015, TC-037, UI-006, UI-011 to UI-013,
/// UI-018).
@MainActor
struct CellAccessoryTests {
  private typealias Accessory = UITableViewCell.AccessoryType
  /// The widths in points by which accessories narrow the content view.
  private static let widths: [(Accessory, CGFloat)] = [
    (.none, 0), (.disclosureIndicator, 33), (.checkmark, 39), (.detailButton, 47),
    (.detailDisclosureButton, 67),
  ]

  private func show(
    _ type: UITableViewCell.AccessoryType,
    in style: UITableView.Style = .plain
  ) -> CellFixture {
    CellFixture(.default, in: style) { $0.accessoryType = type }
  }

  @Test func accessoriesNarrowTheContentByTheirWidths() {
    for (type, width) in CellAccessoryTests.widths {
      let fixture = show(type)
      let cell = fixture.cell()
      #expect(cell.contentView.frame.width == 320 - width)  // UI-006.5, UI-006.1
      #expect(fixture.frame(cell.textLabel).maxX == 320 - width - 15)  // UI-006.1
      if let accessory = cell.accessory {
        #expect(accessory.frame.minX >= cell.contentView.frame.maxX)  // UI-006.1, UI-006.2
        #expect(accessory.frame.maxX == 305)  // TC-014.1, UI-018.1
        #expect(abs(accessory.frame.midY - 22) <= 0.5)
      } else {
        #expect(type == .none)  // TC-037.1
      }
    }
  }

  @Test func accessoriesOfGroupedRowsHaveTheSameGeometry() {
    let fixture = show(.detailDisclosureButton, in: .grouped)
    let cell = fixture.cell()
    #expect(cell.bounds.width == 288)
    #expect(cell.contentView.frame.width == 221)  // UI-006.5
    #expect(cell.accessory?.frame.maxX == 273)  // TC-014.1
  }

  @Test func glyphsHaveTheirSizesAndColours() {
    let chevron = show(.disclosureIndicator)
    #expect(chevron.cell().accessory?.frame.size == CGSize(width: 8, height: 13))  // UI-012.3
    let gray = chevron.colors(in: CGRect(x: 297, y: 10, width: 8, height: 24))
    #expect(gray.contains("C7C7CC"))  // UI-012.2, UI-012.3, TC-037.2
    let check = show(.checkmark)
    let blue = check.colors(in: CGRect(x: 285, y: 10, width: 25, height: 24))
    #expect(blue.contains("007AFF"))  // UI-011.2, UI-011.5, TC-037.4
    let info = show(.detailButton)
    let accessoryFrame = info.cell().accessory?.frame ?? .zero
    #expect(accessoryFrame.size == CGSize(width: 22, height: 22))  // UI-013.4, UI-013.5, TC-037.5
    let infoColors = info.colors(in: accessoryFrame)
    #expect(infoColors.contains("007AFF") && !infoColors.contains("C7C7CC"))  // UI-013.5
    let both = show(.detailDisclosureButton)
    let bothFrame = both.cell().accessory?.frame ?? .zero
    #expect(both.colors(in: CGRect(x: 297, y: 10, width: 8, height: 24)).contains("C7C7CC"))
    #expect(
      both.colors(in: CGRect(x: bothFrame.minX, y: bothFrame.minY, width: 22, height: 22))
        .contains("007AFF")
    )  // UI-013.4, TC-037.3
  }

  @Test func tappingADetailButtonCallsTheDelegateOnly() {
    for type in [Accessory.detailDisclosureButton, .detailButton] {
      let fixture = show(type)
      let middle = fixture.cell().accessory?.frame.midX ?? 0
      fixture.stage.tap(at: CGPoint(x: middle, y: 22))
      // TC-014.3, TC-014.4, TC-037.3, TC-037.5, UI-013.2, UI-018.1, R-01, R-02
      #expect(fixture.source.recorder.take() == ["accessory 0-0"])
      #expect(fixture.table.indexPathForSelectedRow == nil)  // UI-013.2
      fixture.stage.tap(at: CGPoint(x: 100, y: 22))
      #expect(fixture.source.recorder.take() == ["select 0-0"])  // UI-013.2
    }
  }

  @Test func aDetailButtonOfADisabledCellDoesNothing() {
    let fixture = CellFixture(.default) {
      $0.accessoryType = .detailButton
      $0.isUserInteractionEnabled = false
    }
    fixture.stage.tap(at: CGPoint(x: 294, y: 22))
    #expect(!fixture.source.recorder.take().contains("accessory 0-0"))  // TC-014.3
  }

  @Test func chevronsAndCheckMarksIgnoreTouches() {
    for type in [Accessory.disclosureIndicator, .checkmark] {
      let fixture = show(type)
      fixture.stage.tap(at: CGPoint(x: 300, y: 22))
      // TC-014.5, TC-037.6, TC-037.7, UI-011.3, UI-012.2
      #expect(fixture.source.recorder.take() == ["select 0-0"])
    }
  }

  @Test func aCustomViewReplacesTheStandardAccessory() {
    let view = UIView(frame: CGRect(x: 7, y: 7, width: 50, height: 20))
    let fixture = CellFixture(.default) {
      $0.accessoryType = .disclosureIndicator
      $0.accessoryView = view
    }
    let cell = fixture.cell()
    #expect(cell.accessory == nil)  // TC-014.2, TC-015.1
    // TC-015.1, TC-015.4, TC-015.6
    #expect(view.frame == CGRect(x: 255, y: 12, width: 50, height: 20))
    #expect(cell.contentView.frame.width == 240)  // UI-006.5
    fixture.stage.tap(at: CGPoint(x: 280, y: 22))
    #expect(!fixture.source.recorder.take().contains("accessory 0-0"))  // TC-015.3
    cell.accessoryView = nil
    fixture.stage.update()
    #expect(view.superview == nil && cell.accessory?.type == .disclosureIndicator)  // TC-014.2
    #expect(cell.contentView.frame.width == 287)
  }

  @Test func controlsInAccessoriesReceiveTouches() {
    let toggle = UISwitch()
    let fixture = CellFixture(.default) { $0.accessoryView = toggle }
    let middle = CGPoint(x: toggle.frame.midX, y: toggle.frame.midY)
    fixture.stage.tap(at: middle)
    fixture.stage.settle()
    #expect(toggle.isOn)  // TC-015.2, UI-018.2, DS-029.3, TV-001.13
    #expect(fixture.source.recorder.take() == [])  // TC-015.2, TC-015.3
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.sizeToFit()
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    fixture.cell().accessoryView = button
    fixture.stage.update()
    fixture.stage.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
    #expect(taps == 1)  // TC-015.2, DS-029.3
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
    fixture.cell().accessoryView = slider
    fixture.stage.update()
    #expect(slider.frame == CGRect(x: 185, y: 7, width: 120, height: 30))  // DS-029.3, TC-015.2
  }

  @Test func accessoriesCanBeChangedWhileShown() {
    let fixture = show(.none)
    let cell = fixture.cell()
    for (type, width) in CellAccessoryTests.widths.reversed() {
      cell.accessoryType = type
      fixture.stage.update()
      #expect(cell.contentView.frame.width == 320 - width)  // UI-006.5
      #expect(cell.subviews.count { $0 is CellAccessory } == (type == .none ? 0 : 1))
    }
  }

  @Test func glyphsFollowTheTintColour() {
    let fixture = show(.checkmark)
    fixture.table.tintColor = .red
    let area = CGRect(x: 285, y: 10, width: 25, height: 24)
    #expect(fixture.colors(in: area).contains("FF0000"))  // UI-011.5
    #expect(!fixture.colors(in: area).contains("007AFF"))  // UI-011.5
  }

  @Test func infoButtonsMayBeUsedOutsideOfTables() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let button = UIButton(type: .detailDisclosure)
    button.sizeToFit()
    let view = UIView()
    view.addSubview(button)
    stage.show(view)
    #expect(button.bounds.size == CGSize(width: 22, height: 22))  // UI-013.3
  }

  @Test func anAccessoryLargerThanTheCellLeavesNoContent() {
    let fixture = CellFixture(.default) {
      $0.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 90))
    }
    let cell = fixture.cell()
    #expect(cell.contentView.frame.width == 0)
    #expect(cell.accessoryView?.frame.size == CGSize(width: 500, height: 90))  // TC-015.4
    #expect(fixture.frame(cell.textLabel).width == 0)  // UI-006.1
  }
}
