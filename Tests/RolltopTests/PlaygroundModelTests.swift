import Foundation
import Testing
import UIKitCore

@testable import rolltop

/// Tests for `PlaygroundModel`.
@Suite struct PlaygroundModelTests {
  private func rowNumbers(in model: PlaygroundModel) -> [[Int]] {
    model.sections.map { $0.rows.map(\.number) }
  }

  @Test func rowsAndSectionsAreNumberedInTurn() {
    var model = PlaygroundModel(counts: [2, 0, 1])
    #expect(rowNumbers(in: model) == [[1, 2], [], [3]])
    #expect(model.sections.map(\.number) == [1, 2, 3])
    model.insertRow(at: IndexPath(row: 0, section: 1))
    model.deleteRow(at: IndexPath(row: 0, section: 0))
    model.insertSection(at: 0, rows: 2)
    #expect(rowNumbers(in: model) == [[5, 6], [2], [4], [3]])
    #expect(model.indexPaths.count == 5)
  }

  @Test func movesNameTheFinalIndexPath() {
    var model = PlaygroundModel(counts: [3, 1])
    model.moveRow(from: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    #expect(rowNumbers(in: model) == [[2, 3, 1], [4]])
    model.moveRow(from: IndexPath(row: 1, section: 0), to: IndexPath(row: 1, section: 1))
    #expect(rowNumbers(in: model) == [[2, 1], [4, 3]])
    model.moveSection(from: 0, to: 1)
    #expect(rowNumbers(in: model) == [[4, 3], [2, 1]])
  }

  @Test(arguments: 0..<20)
  func shufflingReturnsTheMoves(seed: UInt64) {
    var generator = PlaygroundGenerator(seed: seed)
    var model = PlaygroundModel(counts: [3, 0, 4])
    let initialModel = model
    let moves = model.shuffleRows(using: &generator)
    #expect(moves.count == 7)
    #expect(Set(moves.map(\.to)) == Set(initialModel.indexPaths))
    for move in moves { #expect(model[move.to] == initialModel[move.from]) }
    let shuffledModel = model
    for move in model.shuffleSections(using: &generator) {
      #expect(model.sections[move.to] == shuffledModel.sections[move.from])
    }
  }

  @Test func equalSeedsGiveEqualNumbers() {
    var firstGenerator = PlaygroundGenerator(seed: 7)
    var secondGenerator = PlaygroundGenerator(seed: 7)
    var thirdGenerator = PlaygroundGenerator(seed: 8)
    let number = firstGenerator.next()
    let numberOfEqualSeed = secondGenerator.next()
    let numberOfOtherSeed = thirdGenerator.next()
    #expect(number == numberOfEqualSeed)
    #expect(number != numberOfOtherSeed)
  }
}
