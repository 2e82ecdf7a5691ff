import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for cells in the classic theme: fonts, positions, accessories and editing controls
/// (UI-022).
@MainActor
struct ClassicCellTests {
  private func makeFixture(
    _ style: UITableViewCell.CellStyle,
    configure: @escaping (UITableViewCell) -> Void = { _ in }
  ) -> CellFixture {
    let fixture = CellFixture(style, configure: configure)
    fixture.stage.window.traitOverrides.tableTheme = .classic
    fixture.stage.update()
    return fixture
  }

  private func isText(_ label: UILabel?, _ font: UIFont, _ color: String) -> Bool {
    label?.font == font && label?.textColor.hexDigits == color
  }

  @Test func stylesHaveTheirFonts() {
    let plain = makeFixture(.default).cell()
    #expect(isText(plain.textLabel, .boldSystemFont(ofSize: 20), "000000"))  // UI-007.3
    let subtitle = makeFixture(.subtitle).cell()
    // UI-008.4
    #expect(isText(subtitle.textLabel, .boldSystemFont(ofSize: 18), "000000"))
    #expect(isText(subtitle.detailTextLabel, .systemFont(ofSize: 14), "808080"))
    let value1 = makeFixture(.value1).cell()
    // UI-009.4
    #expect(isText(value1.textLabel, .boldSystemFont(ofSize: 17), "000000"))
    #expect(isText(value1.detailTextLabel, .systemFont(ofSize: 15), "385487"))
    let value2 = makeFixture(.value2).cell()
    // UI-010.6, UI-010.7
    #expect(isText(value2.textLabel, .boldSystemFont(ofSize: 12), "516691"))
    #expect(isText(value2.detailTextLabel, .boldSystemFont(ofSize: 15), "000000"))
  }

  @Test func contentHasNarrowMargins() {
    let image = makeFixture(.default) { $0.imageView?.image = plainImage(width: 20, height: 20) }
    #expect(image.frame(image.cell().imageView).minX == 10)  // UI-006.3
    #expect(image.frame(image.cell().textLabel).minX == 40)  // UI-006.4
    let value1 = makeFixture(.value1)
    #expect(value1.frame(value1.cell().detailTextLabel).maxX == 310)  // UI-006.4
    let value2 = makeFixture(.value2)
    #expect(value2.frame(value2.cell().textLabel).maxX == 78)  // UI-010.6
    #expect(value2.frame(value2.cell().detailTextLabel).minX == 84)  // UI-010.6
    let indented = makeFixture(.default) { $0.indentationLevel = 2 }
    #expect(indented.frame(indented.cell().textLabel).minX == 30)  // UI-006.3
  }

  @Test func accessoriesHaveFixedColours() throws {
    let check = makeFixture(.default) { $0.accessoryType = .checkmark }
    check.table.tintColor = .red
    var area = check.frame(check.cell().accessory)
    #expect(check.colors(in: area).contains("385487"))  // UI-011.5
    let chevron = makeFixture(.default) { $0.accessoryType = .disclosureIndicator }
    area = chevron.frame(chevron.cell().accessory)
    #expect(area.size == CGSize(width: 8, height: 13) && area.maxX == 310)  // UI-012.3
    #expect(chevron.colors(in: area).contains("7F7F7F"))  // UI-012.3
    let content = chevron.frame(chevron.cell().contentView)
    #expect(content.maxX <= area.minX)  // UI-006.1
    chevron.cell().isSelected = true
    #expect(chevron.colors(in: area).contains("FFFFFF"))
  }

  @Test func theDetailDisclosureButtonIsABlueDisc() {
    let fixture = makeFixture(.default) { $0.accessoryType = .detailDisclosureButton }
    let area = fixture.frame(fixture.cell().accessory)
    #expect(area.size == CGSize(width: 29, height: 31))  // UI-013.4, UI-022.3
    let colors = fixture.colors(in: area.insetBy(dx: 5, dy: 5))
    #expect(colors.contains("FFFFFF"))  // UI-013.4: the chevron
    #expect(fixture.hex(area.midX, area.maxY - 8) != "FFFFFF")  // UI-013.4
    fixture.stage.tap(at: CGPoint(x: area.midX, y: area.midY))
    #expect(fixture.source.recorder.take() == ["accessory 0-0"])  // UI-013.2
    #expect(fixture.frame(fixture.cell().contentView).maxX <= area.minX)  // UI-006.1
  }

  @Test func customLabelsKeepTheirFontAndColour() {
    let font = UIFont.systemFont(ofSize: 17)
    let fixture = CellFixture(.subtitle) { cell in
      // The default theme's font, but set by the application.
      cell.textLabel?.font = font
      cell.detailTextLabel?.textColor = .red
    }
    fixture.stage.window.traitOverrides.tableTheme = .classic
    let cell = fixture.cell()
    #expect(cell.textLabel?.font == font)
    #expect(cell.detailTextLabel?.textColor == .red)
    #expect(cell.detailTextLabel?.font == .systemFont(ofSize: 14))
    cell.textLabel?.font = nil
    cell.detailTextLabel?.textColor = nil
    #expect(isText(cell.textLabel, .boldSystemFont(ofSize: 18), "000000"))
    #expect(isText(cell.detailTextLabel, .systemFont(ofSize: 14), "808080"))
  }

  // MARK: Editing

  private func makeEditingList(_ style: UITableView.Style = .plain) -> (Stage, EditableList) {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    stage.checksDamage = true
    stage.window.traitOverrides.tableTheme = .classic
    let list = EditableList(style)
    stage.show(list.table)
    list.table.setEditing(true, animated: false)
    stage.settle()
    list.log.take()
    return (stage, list)
  }

  @Test func theDeleteButtonFadesInOverTheContent() throws {
    let (stage, list) = makeEditingList()
    let cell = list.cell(1)
    let control = try #require(cell.editing.control)
    let contentX = cell.contentView.frame.minX
    stage.tap(at: CGPoint(x: 20, y: 66))
    let actions = try #require(cell.editing.actions)
    stage.advance(by: 0.1)
    #expect(actions.shownAlpha > 0 && actions.shownAlpha < 1)  // UI-017.4: fades in
    #expect(cell.contentView.frame.minX == contentX)  // UI-017.4: over the content
    stage.settle()
    #expect(actions.shownAlpha == 1)
    #expect(cell.contentView.frame.minX == contentX)
    let button = try #require(actions.buttons.first)
    #expect(button.frame.height == 33)  // UI-017.4
    let buttonFrame = button.convert(button.bounds, to: nil)
    #expect(buttonFrame.maxX == 310 && buttonFrame.midY == 65.5)
    #expect(button.layer.cornerRadius > 0)  // UI-017.4: rounded
    let label = try #require(button.subviews.compactMap { $0 as? UILabel }.first)
    // UI-017.4
    #expect(label.font == .boldSystemFont(ofSize: 15) && label.textColor == .white)
    #expect(stage.color(at: CGPoint(x: 252, y: 66)) != stage.color(at: CGPoint(x: 252, y: 80)))
    #expect(control.isUpright)  // UI-016.4
    stage.tap(at: CGPoint(x: buttonFrame.midX, y: buttonFrame.midY))
    stage.settle()
    #expect(list.log.take("commit") == ["commit delete 1"])
  }

  @Test func theMinusSignTurnsUpright() {
    let (stage, list) = makeEditingList()
    func minusColors() -> [String] {
      // Two points that the horizontal bar covers; the first is left of the upright bar.
      [CGFloat(17), 21].map { stage.color(at: CGPoint(x: $0, y: 65)).hexDigits }
    }
    #expect(minusColors() == ["FFFFFF", "FFFFFF"])
    stage.tap(at: CGPoint(x: 20, y: 66))
    stage.settle()
    #expect(minusColors()[0] != "FFFFFF" && minusColors()[1] == "FFFFFF")  // UI-016.4
    stage.tap(at: CGPoint(x: 20, y: 66))
    stage.settle()
    #expect(minusColors() == ["FFFFFF", "FFFFFF"])  // UI-016.4
    #expect(list.cell(1).editing.control?.isUpright == false)
  }

  @Test func aSwipeShowsTheClassicDeleteButton() throws {
    let (stage, list) = makeEditingList()
    list.table.setEditing(false, animated: false)
    stage.settle()
    stage.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 120, y: 66), duration: 0.2)
    stage.settle()
    let cell = list.cell(1)
    #expect(cell.showingDeleteConfirmation)
    #expect(cell.contentView.frame.minX == 0)  // UI-017.4
    #expect(cell.editing.actions?.shownAlpha == 1)
    stage.tap(at: CGPoint(x: 100, y: 300))
    stage.settle()
    #expect(!cell.showingDeleteConfirmation && cell.editing.actions == nil)
  }
}
