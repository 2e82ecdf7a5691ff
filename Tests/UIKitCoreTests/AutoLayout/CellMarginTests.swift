import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the margins of cells and the baselines of fields in constraint layout.
@MainActor
struct CellMarginTests {
  private func makeCell(_ direction: UITraitEnvironmentLayoutDirection = .leftToRight) -> (
    Stage, UITableView, UITableViewCell, NoteSource
  ) {
    let stage = Stage(size: CGSize(width: 320, height: 400), layoutDirection: direction)
    let table = UITableView()
    let source = NoteSource(["One"])
    table.dataSource = source
    table.register(NoteCell.self, forCellReuseIdentifier: "note")
    stage.show(table)
    stage.settle()
    let cell = table.visibleCells[0]
    cell.textLabel?.text = "Title"
    stage.settle()
    return (stage, table, cell, source)
  }

  @Test func marginsOfTheContentViewAreThoseOfTheText() throws {
    let (stage, table, cell, source) = makeCell()
    let text = try #require(cell.textLabel)
    #expect(cell.contentView.layoutMarginsGuide.layoutFrame.minX == text.frame.minX)
    #expect(cell.contentView.layoutMargins.top == 11)
    table.traitOverrides.tableTheme = .classic
    stage.settle()
    #expect(cell.contentView.layoutMargins.left == 10)
    let row = try #require(table.visibleCells.first)
    row.textLabel?.text = "Title"
    stage.settle()
    #expect(row.contentView.layoutMarginsGuide.layoutFrame.minX == row.textLabel?.frame.minX)
    // Keeps the data source, to which the table has a weak reference.
    #expect(source.notes.count == 1)
  }

  @Test func marginsChangeSidesWithTheDirection() {
    let (_, _, cell, _) = makeCell(.rightToLeft)
    cell.accessoryType = .disclosureIndicator
    #expect(cell.contentView.directionalLayoutMargins.leading == 15)
  }

  @Test func customMarginsAreKept() {
    let (stage, table, cell, source) = makeCell()
    cell.contentView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    table.traitOverrides.tableTheme = .classic
    stage.settle()
    #expect(cell.contentView.layoutMargins.left == 2)
    // Keeps the data source, to which the table has a weak reference.
    #expect(source.notes.count == 1)
  }

  @Test(arguments: ["", "Text"])
  func fieldsAlignByTheirBaselines(text: String) {
    let stage = Stage()
    let root = UIView()
    stage.show(root)
    let (label, field) = (UILabel(), UITextField())
    label.text = "Caption"
    label.font = .systemFont(ofSize: 24)
    field.text = text
    field.placeholder = "Placeholder"
    for view in [label, field] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      field.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    stage.settle()
    let textTop = field.bounds.midY - (field.font?.lineHeight ?? 0) / 2
    let baseline = field.frame.minY + textTop + (field.font?.ascender ?? 0)
    #expect(abs(baseline - label.frame.minY - label.firstBaselineOffset) <= 1)
    #expect(
      field.frame.maxY - field.lastBaselineOffset == field.frame.minY + field.firstBaselineOffset
    )
  }
}
