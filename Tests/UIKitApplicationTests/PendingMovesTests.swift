import Foundation
import Testing

@testable import UIKitApplication

struct PendingMovesTests {
  @Test func lastPlaceOfEachFingerCountsInOrderOfFirstMovement() {
    var moves = PendingMoves()
    moves.add(CGPoint(x: 1, y: 1), id: 7)
    moves.add(CGPoint(x: 2, y: 2), id: 3)
    moves.add(CGPoint(x: 9, y: 9), id: 7)
    let taken = moves.take()
    #expect(taken.map(\.id) == [7, 3])
    #expect(taken.map(\.point) == [CGPoint(x: 9, y: 9), CGPoint(x: 2, y: 2)])
    #expect(moves.take().isEmpty)
  }
}
