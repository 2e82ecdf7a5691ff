import Foundation
import Testing
import UIKitCore
import UIKitTesting

private final class OverridingCell: UITableViewCell {
  var mark = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    mark = 7
  }

  required init?(coder: NSCoder) { nil }
}

/// A cell with a single, custom designated initialiser.
private final class OwnCell: UITableViewCell {
  let palette: [Int]

  init(palette: [Int]) {
    self.palette = palette
    super.init(style: .subtitle, reuseIdentifier: "own")
  }

  required init?(coder: NSCoder) { nil }
}

private class GenericCell<Model>: UITableViewCell {
  var model: Model?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}

private final class InheritingCell: GenericCell<String> {}

private final class NamedCell: UITableViewCell {
  override var reuseIdentifier: String? { "named" }
}

private final class OverridingHeader: UITableViewHeaderFooterView {
  var mark = 0

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    mark = 3
  }

  required init?(coder: NSCoder) { nil }
}

/// A header with a single, custom designated initialiser.
private final class OwnHeader: UITableViewHeaderFooterView {
  init(title: String) {
    super.init(reuseIdentifier: "own")
    textLabel?.text = title
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private func makeCell<Cell: UITableViewCell>(_ type: Cell.Type) -> Cell {
  Cell(style: .value2, reuseIdentifier: "generic")
}

@MainActor
private func makeHeader<View: UITableViewHeaderFooterView>(_ type: View.Type) -> View {
  View(reuseIdentifier: "generic")
}

/// Tests for cells and headers whose classes are determined at run time, or have custom
/// initialisers.
@MainActor
struct CellInitialiserTests {
  @Test func cellsAreCreatedFromTheirType() {
    let types: [UITableViewCell.Type] = [
      UITableViewCell.self, GenericCell<Int>.self, InheritingCell.self,
    ]
    for type in types {
      let cell = type.init(style: .subtitle, reuseIdentifier: "type")
      #expect(Swift.type(of: cell) == type)
      #expect(cell.reuseIdentifier == "type")
      #expect(cell.detailTextLabel != nil, "the style is kept")
    }
    let type: UITableViewCell.Type = OverridingCell.self
    #expect((type.init(style: .default, reuseIdentifier: nil) as? OverridingCell)?.mark == 7)
  }

  @Test func genericFunctionsCreateCellsAndHeaders() {
    #expect(makeCell(OverridingCell.self).mark == 7)
    #expect(makeCell(InheritingCell.self).reuseIdentifier == "generic")
    #expect(makeHeader(OverridingHeader.self).mark == 3)
    #expect(makeHeader(OverridingHeader.self).reuseIdentifier == "generic")
    let type: UITableViewHeaderFooterView.Type = OverridingHeader.self
    let view = type.init(reuseIdentifier: "type")
    #expect((view as? OverridingHeader)?.mark == 3 && view.reuseIdentifier == "type")
  }

  @Test func subclassesMayHaveOnlyTheirOwnInitialiser() {
    let cell = OwnCell(palette: [1, 2])
    #expect(cell.palette == [1, 2] && cell.reuseIdentifier == "own")
    #expect(OwnHeader(title: "Fruit").textLabel?.text == "Fruit")
    let table = UITableView()
    table.register(forCellReuseIdentifier: "own") { OwnCell(palette: [3]) }
    #expect((table.dequeueReusableCell(withIdentifier: "own") as? OwnCell)?.palette == [3])
  }

  @Test func registeredClassesGetStyleAndIdentifier() {
    let table = UITableView()
    table.register(InheritingCell.self, forCellReuseIdentifier: "row")
    table.register(OverridingHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    #expect(table.dequeueReusableCell(withIdentifier: "row")?.reuseIdentifier == "row")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    #expect((header as? OverridingHeader)?.mark == 3 && header?.reuseIdentifier == "header")
  }

  @Test func overriddenIdentifiersAreUsed() {
    let stage = Stage(size: CGSize(width: 320, height: 200))
    let source = ListSource([100])
    var made = 0
    source.makeCell = { table, _ in
      if let cell = table.dequeueReusableCell(withIdentifier: "named") { return cell }
      made += 1
      return NamedCell()
    }
    let table = UITableView()
    table.dataSource = source
    stage.show(table)
    for offset in 1...100 {
      table.contentOffset.y = CGFloat(offset * 40)
      stage.settle()
    }
    #expect(made < 10)
  }

  @Test func appearancesOfClassesAreDefaults() {
    final class StyledCell: UITableViewCell {}
    final class UnstyledCell: UITableViewCell {}
    let present = StyledCell()
    #expect(!present.showsReorderControl)
    StyledCell.appearance().showsReorderControl = true
    #expect(present.showsReorderControl && StyledCell().showsReorderControl)
    #expect(!UnstyledCell().showsReorderControl && !UITableViewCell().showsReorderControl)
    present.showsReorderControl = false
    #expect(!present.showsReorderControl, "the cell's own value comes first")
    #expect(StyledCell.appearance() === StyledCell.appearance())
    StyledCell.appearance().showsReorderControl = false
  }

  @Test func appearanceValuesAreInherited() {
    class Base: UITableViewCell {}
    final class Sub: Base {}
    Base.appearance().showsReorderControl = true
    #expect(Sub().showsReorderControl)
    Sub.appearance().showsReorderControl = false
    #expect(!Sub().showsReorderControl && Base().showsReorderControl)
    Base.appearance().showsReorderControl = false
  }
}
