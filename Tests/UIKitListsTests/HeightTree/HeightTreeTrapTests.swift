import Testing

@testable import UIKitLists

@Test func nonfiniteHeightsStopTheProgram() async {
  await #expect(processExitsWith: .failure) {
    _ = RowHeights(count: 3) { .measured($0 == 1 ? .nan : 44) }
  }
  await #expect(processExitsWith: .failure) {
    var rows = RowHeights(repeating: .measured(44), count: 3)
    rows.setHeight(.measured(.infinity), ofRow: 1)
  }
  await #expect(processExitsWith: .failure) {
    var rows = RowHeights(repeating: .measured(44), count: 3)
    rows.insert(.measured(-1), count: 1, at: 0)
  }
}

@Test func missingRowsStopTheProgram() async {
  await #expect(processExitsWith: .failure) {
    _ = RowHeights(repeating: .measured(44), count: 3)[3]
  }
  await #expect(processExitsWith: .failure) {
    _ = RowHeights(count: 3) { .measured(Double($0)) }.y(ofRow: 4)
  }
  await #expect(processExitsWith: .failure) {
    var rows = RowHeights(repeating: .measured(44), count: 3)
    rows.remove(2..<4)
  }
  await #expect(processExitsWith: .failure) {
    _ = RowHeights(repeating: .measured(44), count: -1)
  }
}
