import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the creation and reuse of cells (TC-002, TC-004, TC-005).
@MainActor
struct CellReuseTests {
  private final class LoggedCell: UITableViewCell {
    var log: [String] = []
    override func prepareForReuse() {
      super.prepareForReuse()
      log.append("prepare")
    }
  }

  @Test func identifiersComeFromTheInitializer() {
    let named = UITableViewCell(style: .value1, reuseIdentifier: "a")
    #expect(named.reuseIdentifier == "a")  // TC-004.1
    let nameless = UITableViewCell(style: .value1, reuseIdentifier: nil)
    #expect(nameless.reuseIdentifier == nil)  // TC-004.3
    let plain = UITableViewCell()
    #expect(plain.reuseIdentifier == nil && plain.cellStyle == .default)  // TC-002.5
    let framed = UITableViewCell(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(framed.reuseIdentifier == nil && framed.cellStyle == .default)  // TC-002.5
    #expect(framed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func queuedCellsAreDequeuedByIdentifierAndPrepared() throws {
    var createdCells: [LoggedCell] = []
    let fixture = CellFixture([60]) { _ in UITableViewCell() }
    fixture.source.makeCell = { [table = fixture.table] path in
      let name = path.row % 2 == 0 ? "even" : "odd"
      if let cell = table.dequeueReusableCell(withIdentifier: name) as? LoggedCell {
        #expect(cell.reuseIdentifier == name)  // TC-004.2
        #expect(cell.log.last == "prepare")  // TC-005.1
        return cell
      }
      let cell = LoggedCell(style: .default, reuseIdentifier: name)
      createdCells.append(cell)
      return cell
    }
    fixture.table.reloadData()
    fixture.stage.update()
    #expect(createdCells.allSatisfy { $0.log.isEmpty })  // TC-005.2
    let initialCount = createdCells.count
    for offset in stride(from: CGFloat(0), through: 2000, by: 100) {
      fixture.table.contentOffset.y = offset
      fixture.stage.update()
    }
    #expect(createdCells.count <= initialCount + 4)  // TC-004.2
    #expect(createdCells.contains { !$0.log.isEmpty })  // TC-005.1
    #expect(createdCells.allSatisfy { ["even", "odd"].contains($0.reuseIdentifier) })  // TC-004.1
  }

  @Test func cellsWithoutIdentifierAreNeverReused() {
    var createdCells: [LoggedCell] = []
    let fixture = CellFixture([30]) { _ in
      createdCells.append(LoggedCell(style: .default, reuseIdentifier: nil))
      return createdCells[createdCells.count - 1]
    }
    fixture.table.contentOffset.y = 600
    fixture.stage.update()
    fixture.table.contentOffset.y = 0
    fixture.stage.update()
    #expect(createdCells.count > 20)  // TC-002.3, TC-004.3
    #expect(createdCells.allSatisfy { $0.log.isEmpty })  // TC-005.2
  }

  @Test func registeredClassesAreCreatedWithTheirIdentifier() {
    final class CustomCell: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { fatalError("not archived") }
    }
    let table = UITableView()
    table.register(CustomCell.self, forCellReuseIdentifier: "own")
    let cell = table.dequeueReusableCell(withIdentifier: "own")
    #expect(cell is CustomCell)  // TC-002.6, PN-02
    #expect(cell?.reuseIdentifier == "own")  // TC-002.6
    #expect(cell?.detailTextLabel != nil)  // TC-002.1
  }

  @Test func prepareForReuseClearsStateAndKeepsContent() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "a")
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.imageView?.image = plainImage(width: 5, height: 5)
    cell.accessoryType = .checkmark
    cell.isSelected = true
    cell.isHighlighted = true
    cell.prepareForReuse()
    #expect(!cell.isSelected && !cell.isHighlighted)  // TC-005.5
    #expect(cell.textLabel?.text == "Title" && cell.detailTextLabel?.text == "Detail")  // TC-005.6
    #expect(cell.imageView?.image != nil && cell.accessoryType == .checkmark)  // TC-005.6
    #expect(cell.textLabel?.isHighlighted == false)
    let loggedCell = LoggedCell(style: .default, reuseIdentifier: "a")
    loggedCell.isSelected = true
    loggedCell.prepareForReuse()
    #expect(!loggedCell.isSelected && loggedCell.log == ["prepare"])  // TC-005.3
  }

  @Test func aFadingSelectionEndsWhenTheCellIsReused() {
    let fixture = CellFixture(.default, title: nil)
    let cell = fixture.cell()
    cell.setSelected(true, animated: false)
    cell.setSelected(false, animated: true)
    fixture.stage.advance(by: 0.1)
    cell.prepareForReuse()
    #expect(fixture.hex(160, 20) == "FFFFFF")  // TC-005.5
  }

  @Test func returningOneCellForTwoRowsStopsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        _ = CellFixture([2]) { _ in cell }
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("tableView(_:cellForRowAt:) returned for"))
    #expect(message.contains("dequeue or create one for each row"))
  }

  @Test func measuringOneCellForTwoRowsStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        _ = CellFixture([2]) {
          $0.table.rowHeight = UITableView.automaticDimension
        } makeCell: { _ in
          cell
        }
      }
    }
  }
}
