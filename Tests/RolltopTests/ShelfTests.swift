import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import rolltop

/// Tests for the screen with two lists, without a pointer.
@MainActor @Suite struct ShelfTests {
  private let stage = Stage(showing: .drag)

  private func tables() -> [UITableView] {
    let view = stage.window.rootViewController?.view
    var shownTables: [UITableView] = []
    func search(_ view: UIView) {
      if let table = view as? UITableView { shownTables.append(table) }
      view.subviews.forEach(search)
    }
    if let view { search(view) }
    return shownTables
  }

  private func visibleWords(in table: UITableView) -> [String] {
    table.visibleCells.compactMap(\.textLabel?.text)
  }

  private func firstRow(of table: UITableView) throws -> TableRowElement {
    let nodes = table.nodeChildren(atMost: 10)
    return try #require(nodes.lazy.compactMap { $0 as? TableRowElement }.first)
  }

  @Test func accessibilityActionsMoveWords() throws {
    let (pantry, basket) = (tables()[0], tables()[1])
    let applesRow = try firstRow(of: pantry)
    let names = applesRow.nodeActions.map(\.name)
    #expect(names == ["Move down", "Move to Basket"])
    #expect(applesRow.nodeActions[0].perform(applesRow))
    stage.settle()
    #expect(visibleWords(in: pantry).prefix(2) == ["Beans", "Apples"])
    let beansRow = try firstRow(of: pantry)
    #expect(beansRow.nodeActions[1].perform(beansRow))
    stage.settle()
    #expect(visibleWords(in: basket) == ["Bread", "Tea", "Beans"])
    #expect(visibleWords(in: pantry).first == "Apples")
  }

  @Test func theMenuKeyMovesWords() throws {
    let pantry = tables()[0]
    stage.press(.keyboardDownArrow)
    stage.settle()
    stage.press(.keyboardApplication)
    stage.settle()
    // The menu's first command has the focus.
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(visibleWords(in: pantry).prefix(2) == ["Beans", "Apples"])
  }
}
