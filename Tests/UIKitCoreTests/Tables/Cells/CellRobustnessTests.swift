import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for cells whose frames are too small, and for invalid values.
@MainActor
struct CellRobustnessTests {
  private let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
  private let accessories: [UITableViewCell.AccessoryType] = [
    .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
  ]

  @Test func everySizeGivesFiniteFrames() {
    let sizes: [CGFloat] = [0, 1, 10, 40, 5000]
    for style in styles {
      for accessory in accessories {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        cell.imageView?.image = plainImage(width: 30, height: 60)
        cell.accessoryType = accessory
        for width in sizes {
          for height in sizes {
            cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
            cell.layoutIfNeeded()
            let parts = cell.subviews + cell.contentView.subviews
            for part in parts {
              #expect(part.frame.minX.isFinite && part.frame.minY.isFinite)
              #expect(part.frame.width >= 0 && part.frame.height >= 0)
            }
            #expect(cell.sizeThatFits(CGSize(width: width, height: height)).height >= 44)
          }
        }
      }
    }
  }

  @Test func tablesWithoutWidthOrHeightShowNothing() {
    for size in [CGSize.zero, CGSize(width: 0, height: 100), CGSize(width: 100, height: 0)] {
      for style in [UITableView.Style.plain, .grouped] {
        let stage = Stage(size: CGSize(width: 320, height: 480))
        stage.checksDamage = true
        let source = ClosureSource([3]) { _ in UITableViewCell() }
        let table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        table.dataSource = source
        table.delegate = source
        let view = UIView()
        stage.show(view)
        view.addSubview(table)
        stage.update()
        #expect(table.numberOfRows(inSection: 0) == 3)
        table.frame.size = CGSize(width: 320, height: 480)
        stage.update()
        #expect(table.visibleCells.count == 3)
      }
    }
  }

  @Test func rowsOfAnyHeightKeepTheirPartsFinite() {
    for height in [CGFloat(0), 0.5, 1, 8, 3000] {
      let fixture = CellFixture([4], configure: { $0.table.rowHeight = height }) { _ in
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        cell.imageView?.image = plainImage(width: 30, height: 60)
        return cell
      }
      fixture.stage.settle()
      for cell in fixture.table.visibleCells {
        #expect(cell.frame.height == height)
        #expect(cell.contentView.frame.height >= 0)
        #expect((cell.imageView?.frame.height ?? 0) <= height)  // TC-008.5
      }
    }
  }

  @Test func subclassesMayLayOutAndPrepareThemselves() {
    final class CustomCell: UITableViewCell {
      override func layoutSubviews() {
        super.layoutSubviews()
        textLabel?.frame = CGRect(x: 100, y: 0, width: 50, height: 20)
        backgroundView?.frame = bounds.insetBy(dx: 4, dy: 4)
      }
      override func prepareForReuse() {
        super.prepareForReuse()
        textLabel?.text = nil
        alpha = 1
      }
    }
    let fixture = CellFixture([100]) { _ in UITableViewCell() }
    fixture.source.makeCell = { [table = fixture.table] path in
      let cell =
        table.dequeueReusableCell(withIdentifier: "own")
        ?? CustomCell(style: .default, reuseIdentifier: "own")
      cell.textLabel?.text = "\(path.row)"
      cell.backgroundView = UIView()
      return cell
    }
    fixture.table.reloadData()
    for offset in [CGFloat(0), 500, 2000, 30] {
      fixture.table.contentOffset.y = offset
      fixture.stage.update()
      for cell in fixture.table.visibleCells {
        #expect(cell.textLabel?.frame == CGRect(x: 100, y: 0, width: 50, height: 20))
        #expect(cell.backgroundView?.frame == cell.bounds.insetBy(dx: 4, dy: 4))
      }
    }
  }

  @Test func labelsInTheTintColourFollowTheTint() {
    for style in [UITableViewCell.CellStyle.value1, .value2] {
      let fixture = CellFixture(style)
      let cell = fixture.cell()
      let label = style == .value1 ? cell.detailTextLabel : cell.textLabel
      fixture.table.tintColor = .red
      fixture.stage.update()
      #expect(label?.textColor.hexDigits == "FF0000")  // UI-009.4, UI-010.7
      label?.textColor = .green
      fixture.table.tintColor = .blue
      fixture.stage.update()
      #expect(label?.textColor.hexDigits == "00FF00")
    }
    let early = CellFixture([1], configure: { $0.table.tintColor = .red }) { _ in
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.detailTextLabel?.text = "Detail"
      return cell
    }
    #expect(early.cell().detailTextLabel?.textColor.hexDigits == "FF0000")  // UI-009.4
  }

  @Test func sizeThatFitsContainsAllLines() {
    // Cells without a window have the appearance of the most recently used stage.
    _ = Stage()
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = String(repeating: "several words ", count: 30)
    let narrow = cell.sizeThatFits(CGSize(width: 200, height: 0)).height
    let wide = cell.sizeThatFits(CGSize(width: 800, height: 0)).height
    #expect(narrow > wide && wide > 44)
    cell.textLabel?.text = "One line"
    #expect(cell.sizeThatFits(CGSize(width: 200, height: 0)).height == 44)
    cell.imageView?.image = plainImage(width: 50, height: 90)
    #expect(cell.sizeThatFits(CGSize(width: 200, height: 0)).height == 90)
    cell.imageView?.image = plainImage(width: 1000, height: 500)
    #expect(cell.sizeThatFits(CGSize(width: 230, height: 0)).height == 100)
  }
}
