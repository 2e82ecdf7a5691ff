import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for indentation levels and widths (TC-030, TC-031).
@MainActor
struct CellIndentationTests {
  @Test func levelsMoveLabelsAndImage() {
    for style in [UITableViewCell.CellStyle.default, .subtitle, .value1, .value2] {
      let fixture = CellFixture(style)
      let cell = fixture.cell()
      let initialTextX = fixture.frame(cell.textLabel).minX
      let initialDetailX = fixture.frame(cell.detailTextLabel).minX
      cell.indentationLevel = 3
      #expect(fixture.frame(cell.textLabel).minX == initialTextX + 30)  // TC-030.1, TC-030.2
      cell.indentationWidth = 7
      #expect(fixture.frame(cell.textLabel).minX == initialTextX + 21)  // TC-030.2, TC-031.1
      if style == .subtitle || style == .value2 {
        #expect(fixture.frame(cell.detailTextLabel).minX == initialDetailX + 21)  // TC-030.4
      }
    }
    let fixture = CellFixture(.default) {
      $0.imageView?.image = plainImage(width: 20, height: 20)
      $0.indentationLevel = 2
    }
    #expect(fixture.frame(fixture.cell().imageView).minX == 35)  // TC-030.4, UI-006.2
    #expect(fixture.frame(fixture.cell().textLabel).minX == 70)  // UI-006.2
  }

  @Test func indentationBeginsAtTheSeparator() {
    let fixture = CellFixture(.default) {
      $0.separatorInset.left = 40
      $0.indentationLevel = 1
    }
    #expect(fixture.frame(fixture.cell().textLabel).minX == 50)  // TC-030.1, UI-006.3
    #expect(fixture.cell().separators.frame.minX == 40)  // TC-030.1
  }

  @Test func customViewsAreNotIndented() {
    let view = UIView(frame: CGRect(x: 4, y: 4, width: 10, height: 10))
    let fixture = CellFixture(.default) {
      $0.contentView.addSubview(view)
      $0.indentationLevel = 4
    }
    #expect(fixture.frame(view).minX == 4)  // TC-030.4
    #expect(fixture.cell().contentView.frame.minX == 0)  // TC-030.4
  }

  @Test func theDelegatesLevelIsAssignedBeforeDisplay() {
    var levels: [Int] = []
    let fixture = CellFixture([3]) {
      $0.source.level = { $0.row }
      $0.source.willDisplay = { cell, _ in levels.append(cell.indentationLevel) }
    } makeCell: { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "T"
      return cell
    }
    #expect(levels == [0, 1, 2])  // TC-030.3
    #expect(fixture.cell(2).indentationLevel == 2)  // TC-030.3
    #expect(fixture.frame(fixture.cell(2).textLabel, in: fixture.cell(2)).minX == 35)  // TC-030.3
  }

  @Test func defaultsAreLevelZeroAndTenPoints() {
    #expect(UITableViewCell().indentationLevel == 0)  // TC-030 default
    #expect(UITableViewCell().indentationWidth == 10)  // TC-031 default
  }

  @Test func indentationBeyondTheWidthLeavesNoText() {
    for style in [UITableViewCell.CellStyle.default, .subtitle, .value1, .value2] {
      let fixture = CellFixture(style) { $0.indentationLevel = 100 }
      let cell = fixture.cell()
      #expect(fixture.frame(cell.detailTextLabel ?? cell.textLabel).width == 0)
      #expect(fixture.inkColumns(in: CGRect(x: 0, y: 0, width: 320, height: 43)).isEmpty)
    }
  }
}
