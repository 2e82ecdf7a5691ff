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

  private func words(_ table: UITableView) -> [String] {
    table.visibleCells.compactMap(\.textLabel?.text)
  }

  private func firstRow(_ table: UITableView) throws -> TableRowElement {
    let nodes = table.nodeChildren(atMost: 10)
    return try #require(nodes.lazy.compactMap { $0 as? TableRowElement }.first)
  }

  @Test func accessibilityActionsMoveWords() throws {
    let (pantry, basket) = (tables()[0], tables()[1])
    let first = try firstRow(pantry)
    let names = first.nodeActions.map(\.name)
    #expect(names == ["Move down", "Move to Basket"])
    #expect(first.nodeActions[0].perform(first))
    stage.settle()
    #expect(words(pantry).prefix(2) == ["Beans", "Apples"])
    let movedBack = try firstRow(pantry)
    #expect(movedBack.nodeActions[1].perform(movedBack))
    stage.settle()
    #expect(words(basket) == ["Bread", "Tea", "Beans"])
    #expect(words(pantry).first == "Apples")
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
    #expect(words(pantry).prefix(2) == ["Beans", "Apples"])
  }
}
