import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for selected and highlighted cells (TC-011, TC-012, TC-018 to TC-022, R-09, R-27).
@MainActor
struct CellSelectionTests {
  private let path = IndexPath(row: 0, section: 0)

  @Test func selectedCellsHaveAGrayBackground() {
    let fixture = CellFixture(.default, title: nil)
    let cell = fixture.cell()
    #expect(!cell.isSelected && !cell.isHighlighted)  // TC-018 default, TC-020 default
    #expect(fixture.hex(160, 20) == "FFFFFF")
    let drawn = fixture.stage.time
    cell.isSelected = true
    #expect(fixture.hex(160, 20) == "D9D9D9")  // TC-018.1, TC-018.2, TC-011.4, UI-006.8
    #expect(fixture.stage.time == drawn && fixture.stage.loop.isSettled)  // TC-018.2
    cell.isSelected = false
    #expect(fixture.hex(160, 20) == "FFFFFF")  // TC-018.2
    cell.isHighlighted = true
    #expect(fixture.hex(160, 20) == "D9D9D9")  // TC-020.1, TC-020.4
    cell.isHighlighted = false
    #expect(fixture.hex(160, 20) == "FFFFFF")  // TC-020.4
  }

  @Test func aRowSelectedDuringItsFadeStaysSelected() {
    for isAnimated in [true, false] {
      let fixture = CellFixture(.default, title: nil)
      for _ in 1...2 {
        fixture.table.selectRow(at: path, animated: false, scrollPosition: .none)
        fixture.table.deselectRow(at: path, animated: true)
        fixture.stage.advance(by: 0.2)
        fixture.table.selectRow(at: path, animated: isAnimated, scrollPosition: .none)
        fixture.stage.settle()
        #expect(fixture.hex(160, 20) == "D9D9D9")
        fixture.table.deselectRow(at: path, animated: true)
        fixture.stage.settle()
        #expect(fixture.hex(160, 20) == "FFFFFF")
      }
    }
  }

  @Test func allStylesExceptNoneDrawTheSameGray() {
    for style in [UITableViewCell.SelectionStyle.default, .blue, .gray] {
      let fixture = CellFixture(.default, title: nil) { $0.selectionStyle = style }
      fixture.cell().isSelected = true
      // TC-022.1, TC-035.2, TC-035.3, TC-035.4, TC-035.5, TC-042.1
      #expect(fixture.hex(160, 20) == "D9D9D9")
    }
    #expect(UITableViewCell().selectionStyle == .default)  // TC-035.4, R-03
  }

  @Test func styleNoneHidesHighlightAndSelection() {
    let fixture = CellFixture(.default) {
      $0.selectionStyle = .none
      $0.textLabel?.highlightedTextColor = .red
      $0.imageView?.image = plainImage(width: 10, height: 10, .green)
      $0.imageView?.highlightedImage = plainImage(width: 10, height: 10, .red)
      $0.selectedBackgroundView = UIView()
      $0.selectedBackgroundView?.backgroundColor = .red
    }
    let cell = fixture.cell()
    let plain = fixture.stage.pixels()
    cell.isSelected = true
    cell.isHighlighted = true
    // TC-022.2, TC-035.1
    #expect(PixelDifference(reference: plain, actual: fixture.stage.pixels()) == nil)
    fixture.table.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(fixture.table.indexPathForSelectedRow == path)  // TC-022.3
    cell.selectionStyle = .default
    #expect(cell.textLabel?.isHighlighted == true)
    cell.selectionStyle = .none
    #expect(cell.textLabel?.isHighlighted == false)  // TC-022.2
  }

  @Test func labelsAndImageAreShownHighlighted() {
    for isSelection in [true, false] {
      let fixture = CellFixture(.subtitle) {
        $0.textLabel?.highlightedTextColor = .red
        $0.imageView?.image = plainImage(width: 20, height: 20, .green)
        $0.imageView?.highlightedImage = plainImage(width: 20, height: 20, .blue)
      }
      let cell = fixture.cell()
      if isSelection { cell.isSelected = true } else { cell.isHighlighted = true }
      #expect(fixture.hex(20, 20) == "0000FF")  // TC-020.2, TC-020.5, TC-018.1, DS-029.3
      let area = fixture.frame(cell.textLabel)
      // TC-020.2, TC-020.3, TC-020.5, R-49, DS-029.3
      #expect(fixture.colors(in: area).contains("FF0000"))
      #expect(!fixture.colors(in: area).contains("000000"))
      cell.isSelected = false
      cell.isHighlighted = false
      #expect(fixture.hex(20, 20) == "00FF00")  // TC-020.2
      #expect(fixture.colors(in: area).contains("000000"))  // TC-020.2
    }
  }

  @Test func textKeepsItsColourWithoutAHighlightedColour() {
    let fixture = CellFixture(.subtitle) { cell in
      cell.imageView?.image = plainImage(width: 20, height: 20, .green)
    }
    let cell = fixture.cell()
    cell.isSelected = true
    let colors = fixture.colors(in: fixture.frame(cell.textLabel))
    #expect(colors.contains("000000") && !colors.contains("FFFFFF"))  // TC-020.3
    #expect(fixture.hex(20, 20) == "00FF00")  // TC-020.3
  }

  @Test func labelsCreatedWhileSelectedAreHighlighted() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.isSelected = true
    #expect(cell.textLabel?.isHighlighted == true)  // TC-020.5
    #expect(cell.detailTextLabel?.isHighlighted == true)  // TC-020.5
    #expect(cell.imageView?.isHighlighted == true)  // TC-020.5
  }

  @Test func selectionFadesWhenAnimated() {
    let fixture = CellFixture(.default, title: nil)
    let cell = fixture.cell()
    cell.setSelected(true, animated: true)
    #expect(cell.isSelected)  // TC-019.1
    #expect(fixture.hex(160, 20) == "FFFFFF")  // TC-019.1
    fixture.stage.advance(by: 0.2)
    let between = fixture.hex(160, 20)
    #expect(between != "FFFFFF" && between != "D9D9D9")  // TC-019.1, TC-011.3
    fixture.stage.settle()
    #expect(fixture.hex(160, 20) == "D9D9D9")  // TC-019.1, TC-019.2
    let start = fixture.stage.time
    cell.setSelected(false, animated: true)
    #expect(!cell.isSelected)
    fixture.stage.advance(by: 0.35)
    #expect(fixture.hex(160, 20) != "FFFFFF")  // UI-021.4
    fixture.stage.settle()
    #expect((0.4...0.52).contains(fixture.stage.time - start))  // UI-021.4, UI-021.6
    #expect(fixture.hex(160, 20) == "FFFFFF")  // TC-019.1
    cell.setHighlighted(true, animated: true)
    fixture.stage.advance(by: 0.1)
    let highlight = fixture.hex(160, 20)
    #expect(highlight != "FFFFFF" && highlight != "D9D9D9")  // TC-021.1
    cell.setHighlighted(false, animated: false)
    #expect(fixture.hex(160, 20) == "FFFFFF")  // TC-021.1
    cell.setHighlighted(true, animated: false)
    #expect(fixture.hex(160, 20) == "D9D9D9")  // TC-021.1
  }

  @Test func aSelectedCellDoesNotFlashWhenItsHighlightEnds() {
    let fixture = CellFixture(.default, title: nil)
    let cell = fixture.cell()
    cell.isSelected = true
    cell.isHighlighted = true
    cell.setHighlighted(false, animated: true)
    for _ in 0..<30 {
      #expect(fixture.hex(160, 20) == "D9D9D9")
      fixture.stage.advance(by: 1 / 60)
    }
  }

  @Test func selectedBackgroundViewIsInTheHierarchyWhileSelected() {
    let view = UIView()
    view.backgroundColor = .green
    let back = UIView()
    let fixture = CellFixture(.default) { $0.selectedBackgroundView = view }
    let cell = fixture.cell()
    #expect(view.superview == nil)  // TC-011.1
    cell.isSelected = true
    #expect(view.superview === cell)  // TC-011.1
    #expect(cell.subviews.first === view)  // TC-011.2, TC-001.6
    fixture.stage.update()
    #expect(view.frame == cell.bounds)  // TC-011.5, R-25
    #expect(fixture.hex(160, 5) == "00FF00")  // TC-011.4
    cell.isSelected = false
    #expect(view.superview == nil)  // TC-011.1
    cell.backgroundView = back
    cell.isHighlighted = true
    #expect(view.superview === cell)  // TC-011.1
    #expect(Array(cell.subviews.prefix(2)) == [back, view])  // TC-011.2, TC-001.6
    cell.isHighlighted = false
    cell.setSelected(true, animated: true)
    fixture.stage.advance(by: 0.2)
    #expect(fixture.hex(160, 5) != "FFFFFF" && fixture.hex(160, 5) != "00FF00")  // TC-011.3
    fixture.stage.settle()
    #expect(view.alpha == 1)  // TC-011.3
    cell.setSelected(false, animated: true)
    #expect(view.superview === cell)
    fixture.stage.settle()
    #expect(view.superview == nil)  // TC-011.1, TC-011.3
  }

  @Test func defaultSelectedBackgroundExistsInGroupedTablesOnly() {
    #expect(CellFixture(.default).cell().selectedBackgroundView == nil)  // TC-011 default
    let fixture = CellFixture(.default, title: nil, in: .grouped)
    let cell = fixture.cell()
    #expect(cell.selectedBackgroundView != nil)  // TC-011 default
    cell.isSelected = true
    #expect(cell.selectedBackgroundView?.superview === cell)  // TC-011.1
    let y = fixture.table.rectForRow(at: path).midY
    #expect(fixture.hex(160, y) == "D9D9D9")  // TC-011.4
    cell.selectedBackgroundView?.backgroundColor = .green
    #expect(fixture.hex(160, y) == "00FF00")
    #expect(fixture.hex(17, fixture.table.rectForRow(at: path).minY) == "EFEFF4")  // UI-005.2
  }

  @Test func multipleSelectionHasItsOwnBackground() {
    let (single, several) = (UIView(), UIView())
    single.backgroundColor = .green
    several.backgroundColor = .blue
    let fixture = CellFixture(.default, title: nil) {
      $0.selectedBackgroundView = single
      $0.multipleSelectionBackgroundView = several
    }
    let cell = fixture.cell()
    cell.isSelected = true
    #expect(fixture.hex(160, 20) == "00FF00")  // TC-012.3
    fixture.table.allowsMultipleSelection = true
    #expect(fixture.hex(160, 20) == "0000FF")  // TC-012.1
    #expect(single.superview == nil)
    cell.multipleSelectionBackgroundView = nil
    #expect(fixture.hex(160, 20) == "00FF00")  // TC-012.2
    #expect(UITableViewCell().multipleSelectionBackgroundView == nil)  // TC-012 default
  }

  @Test func rowsSelectedInMultipleSelectionHaveACheckMark() {
    let fixture = CellFixture([2], configure: { $0.table.allowsMultipleSelection = true }) { path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if path.row == 1 { cell.accessoryType = .disclosureIndicator }
      return cell
    }
    fixture.stage.tap(at: CGPoint(x: 100, y: 22))
    fixture.stage.tap(at: CGPoint(x: 100, y: 66))
    fixture.stage.update()
    let (first, second) = (fixture.cell(0), fixture.cell(1))
    #expect(first.accessory?.type == .checkmark)  // R-09, UI-011.1, UI-011.2
    #expect(first.contentView.frame.width == 281)  // UI-006.5
    #expect(first.accessoryType == .none)
    #expect(second.accessory?.type == .disclosureIndicator)
    fixture.stage.tap(at: CGPoint(x: 100, y: 22))
    fixture.stage.update()
    #expect(first.accessory == nil)  // R-09, UI-011.1
  }

  @Test func thePropertySetterCallsTheOverridePoints() {
    final class LoggedCell: UITableViewCell {
      var calls: [String] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        calls.append("selected \(selected) \(animated)")
      }
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        calls.append("highlighted \(highlighted) \(animated)")
      }
    }
    let cell = LoggedCell(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    cell.isHighlighted = true
    // TC-019.3, TC-021.2
    #expect(cell.calls == ["selected true false", "highlighted true false"])
    cell.isSelected = false
    cell.isHighlighted = false
    let fixture = CellFixture([1]) { _ in cell }
    cell.calls = []
    fixture.stage.touchDown(at: CGPoint(x: 100, y: 20))
    fixture.stage.advance(by: 0.2)
    #expect(cell.calls == ["highlighted true false"])  // TC-021.3
    fixture.stage.touchCancel()
    #expect(cell.calls.last == "highlighted false false")  // TC-021.3
    fixture.table.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(cell.calls.last == "selected true false" && cell.isSelected)  // TC-018.3
    fixture.table.deselectRow(at: path, animated: true)
    #expect(cell.calls.last == "selected false true" && !cell.isSelected)  // TC-018.3
  }

  @Test func cellsOfSelectedRowsAreSelectedWhenDisplayed() {
    let fixture = CellFixture([40]) { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    let last = IndexPath(row: 39, section: 0)
    fixture.table.selectRow(at: last, animated: false, scrollPosition: .none)
    fixture.table.scrollToRow(at: last, at: .bottom, animated: false)
    #expect(fixture.cell(39).isSelected)  // TC-018.3
    #expect(!fixture.cell(38).isSelected)  // TC-018.3
  }
}
