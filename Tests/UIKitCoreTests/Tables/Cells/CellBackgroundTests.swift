import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for content views, backgrounds and the order of subviews (TC-001, TC-009, TC-010, TC-013).
@MainActor
struct CellBackgroundTests {
  private func makeGroupedFixture(
    _ configure: @escaping (UITableViewCell) -> Void = { _ in }
  ) -> CellFixture {
    CellFixture(.default, title: nil, in: .grouped, configure: configure)
  }

  @Test func plainCellsAreWhiteWithoutBackgroundView() {
    let fixture = CellFixture(.default, title: nil)
    #expect(fixture.hex(160, 20) == "FFFFFF")  // TC-001.4, UI-002.2, R-26, R-31
    #expect(fixture.cell().backgroundView == nil)  // TC-010 default
    fixture.table.backgroundColor = .green
    #expect(fixture.hex(160, 20) == "FFFFFF")  // TC-001.4, R-26
  }

  @Test func backgroundColorAndViewChangeTheBackground() {
    let fixture = CellFixture(.default, title: nil) { $0.backgroundColor = .green }
    let cell = fixture.cell()
    #expect(fixture.hex(160, 20) == "00FF00")  // TC-001.3, TC-001.1, DS-029.1
    let view = UIView()
    view.backgroundColor = .blue
    cell.backgroundView = view
    #expect(fixture.hex(160, 20) == "0000FF")  // TC-001.3, TC-013.1
    #expect(view.frame == cell.bounds)  // TC-010.4, R-25
    #expect(cell.subviews.first === view)  // TC-010.1
    cell.backgroundView = nil
    #expect(fixture.hex(160, 20) == "00FF00")  // TC-001.3
    #expect(view.superview == nil)
  }

  @Test func coloursSetInWillDisplayAreDrawn() {
    for style in [UITableView.Style.plain, .grouped] {
      let fixture = CellFixture([3], style: style) {
        $0.source.willDisplay = { cell, _ in cell.backgroundColor = .green }
      } makeCell: { _ in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.backgroundColor = .red
        return cell
      }
      let y = fixture.table.rectForRow(at: IndexPath(row: 1, section: 0)).midY
      #expect(fixture.hex(160, y) == "00FF00")  // TC-001.5, TC-013.1
      fixture.table.separatorColor = .blue
      fixture.table.allowsMultipleSelection = true
      #expect(fixture.hex(160, y) == "00FF00")  // TC-001.5
    }
  }

  @Test func groupedCellsHaveAWhiteRoundedBackgroundView() {
    let fixture = makeGroupedFixture()
    let cell = fixture.cell()
    let row = fixture.table.rectForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell.backgroundView != nil)  // TC-010.2
    #expect(cell.backgroundView?.frame == cell.bounds)  // TC-010.4
    #expect(cell.subviews.first === cell.backgroundView)  // TC-010.1
    #expect(fixture.hex(row.midX, row.midY) == "FFFFFF")  // TC-010.2, UI-005.3
    #expect(fixture.hex(row.minX, row.minY) == "EFEFF4")  // TC-010.2
    #expect(fixture.hex(row.minX + 10, row.minY + 1) == "FFFFFF")  // TC-010.2
  }

  @Test(arguments: [true, false])
  func groupedCellsHaveTheirBackgroundViewInTheDataSource(isGrouped: Bool) {
    var views: [UIView?] = []
    var selected: [UIView?] = []
    let fixture = CellFixture([3], style: isGrouped ? .grouped : .plain) { _ in
    } makeCell: { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      views.append(cell.backgroundView)
      selected.append(cell.selectedBackgroundView)
      cell.backgroundView?.alpha = 0.5
      return cell
    }
    #expect(views.count == 3)
    #expect(views.allSatisfy { ($0 != nil) == isGrouped })  // TC-010 default
    #expect(selected.allSatisfy { ($0 != nil) == isGrouped })  // TC-011 default
    #expect(fixture.cell().backgroundView === views[0])
    #expect((fixture.cell().backgroundView?.alpha ?? 0.5) == 0.5)
    let cellOutsideOfTables = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cellOutsideOfTables.backgroundView == nil)
  }

  @Test func aCustomBackgroundViewReplacesTheGroupBackground() {
    let view = UIView()
    view.backgroundColor = .green
    let fixture = makeGroupedFixture { $0.backgroundView = view }
    let cell = fixture.cell()
    let row = fixture.table.rectForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell.backgroundView === view)  // TC-010.3
    #expect(cell.groupBackground == nil)  // TC-010.3
    #expect(fixture.hex(row.midX, row.midY) == "00FF00")  // TC-010.3
    #expect(fixture.hex(row.minX, row.minY) == "EFEFF4")  // UI-005.2
    cell.backgroundView = nil
    #expect(cell.backgroundView != nil && cell.backgroundView !== view)  // TC-010.2
    #expect(fixture.hex(row.midX, row.midY) == "FFFFFF")  // TC-010.2
    #expect(fixture.hex(row.minX, row.minY) == "EFEFF4")  // UI-005.2
  }

  @Test func customSelectedBackgroundsAreClippedToTheGroup() {
    let view = UIView()
    view.backgroundColor = .green
    let fixture = makeGroupedFixture { $0.selectedBackgroundView = view }
    let row = fixture.table.rectForRow(at: IndexPath(row: 0, section: 0))
    fixture.cell().isSelected = true
    #expect(fixture.hex(row.midX, row.midY) == "00FF00")
    #expect(fixture.hex(row.minX, row.minY) == "EFEFF4")  // UI-005.2
    fixture.cell().selectedBackgroundView = nil
    #expect(fixture.hex(row.midX, row.midY) == "D9D9D9")
    #expect(!fixture.cell().layer.masksToBounds)
  }

  @Test func subviewsAreOrderedFromBackToFront() throws {
    let (background, selected, accessory) = (UIView(), UIView(), UIView())
    let fixture = CellFixture(.default) {
      $0.selectedBackgroundView = selected
      $0.accessoryView = accessory
      $0.backgroundView = background
    }
    let cell = fixture.cell()
    cell.isSelected = true
    fixture.stage.update()
    // TC-001.6, TC-010.1, TC-011.2
    #expect(cell.subviews == [background, selected, cell.contentView, accessory, cell.separators])
    cell.accessoryView = nil
    cell.accessoryType = .detailButton
    fixture.stage.update()
    let standard = try #require(cell.accessory)
    // TC-001.6
    #expect(cell.subviews == [background, selected, cell.contentView, standard, cell.separators])
    cell.isSelected = false
    #expect(cell.subviews == [background, cell.contentView, standard, cell.separators])  // TC-011.1
  }

  @Test func contentViewIsTheRowWithoutItsSeparator() {
    let fixture = CellFixture(.default)
    let cell = fixture.cell()
    let content = cell.contentView
    #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 43))  // TC-009.4
    fixture.table.separatorStyle = .none
    fixture.stage.update()
    #expect(content.frame.height == 44)  // TC-009.4
    cell.prepareForReuse()
    fixture.table.reloadData()
    #expect(cell.contentView === content)  // TC-009.3
    let fixtureAtScale2 = CellFixture(scale: 2) { _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    #expect(fixtureAtScale2.cell().contentView.frame.height == 43.5)  // TC-009.4
  }

  @Test func customViewsAreNarrowedByAccessories() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 43))
    view.autoresizingMask = [.flexibleWidth]
    let fixture = CellFixture(.default, title: nil) {
      $0.contentView.frame = CGRect(x: 0, y: 0, width: 320, height: 43)
      $0.contentView.addSubview(view)
      $0.accessoryType = .disclosureIndicator
    }
    let cell = fixture.cell()
    #expect(cell.contentView.frame.width == 287)
    #expect(view.frame.width == 287)  // TC-009.2, TC-001.2
    cell.accessoryType = .none
    fixture.stage.update()
    #expect(view.frame.width == 320)  // TC-009.2
  }

  @Test func subclassesLayOutCustomViews() {
    final class CustomCell: UITableViewCell {
      let box = UIView()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        box.backgroundColor = .green
        contentView.addSubview(box)
      }
      required init?(coder: NSCoder) { fatalError("not archived") }
      override func layoutSubviews() {
        super.layoutSubviews()
        box.frame = CGRect(x: contentView.bounds.width - 20, y: 5, width: 10, height: 10)
      }
    }
    let fixture = CellFixture([3]) { _ in CustomCell(style: .default, reuseIdentifier: nil) }
    #expect(fixture.hex(305, 10) == "00FF00")  // TC-001.2, TV-001.12, DS-029.1
    fixture.cell().accessoryType = .disclosureIndicator
    #expect(fixture.hex(305 - 33, 10) == "00FF00")  // TC-001.2, TC-009.2
  }
}
