import SeededRandom
import Testing

@testable import PickLines

/// Tests for `LineStore` and `LineSet`.
struct LineStoreTests {
  private func lines(of store: LineStore) -> [[UInt8]] {
    (0..<store.count).map { Array(store[$0]) }
  }

  @Test func linesDoNotDependOnTheChunksOfTheInput() throws {
    var random = SeededGenerator.forTest()
    while random.nextStep(of: 60) != nil {
      let separator: UInt8 = Bool.random(using: &random) ? 10 : 0
      let alphabet: [UInt8] = [separator, separator, 65, 0xC3, 0xFF, 13, 10, 0]
      let bytes = (0..<Int.random(in: 0..<400, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? 0
      }
      var expected = bytes.split(separator: separator, omittingEmptySubsequences: false)
        .map { Array($0) }
      if expected.last == [] { expected.removeLast() }
      let store = try LineStore(separator: separator)
      var remaining = bytes[...]
      while !remaining.isEmpty {
        let piece = remaining.prefix(Int.random(in: 1...60, using: &random))
        remaining = remaining.dropFirst(piece.count)
        try store.append(piece)
      }
      try store.finish()
      #expect(lines(of: store) == expected)
      let areASCII = expected.map { line in line.allSatisfy { $0 < 0x80 } }
      #expect((0..<store.count).map(store.isASCII) == areASCII)
    }
  }

  @Test func aLineIsCompleteOnceItsSeparatorIsRead() throws {
    let store = try LineStore()
    try store.append(Array("one\ntw".utf8))
    #expect(store.count == 1)
    try store.append(Array("o\n\n".utf8))
    #expect(store.count == 3)
    try store.finish()
    #expect(lines(of: store) == [Array("one".utf8), Array("two".utf8), []])
  }

  @Test func appendingDoesNotMoveEarlierLinesInMemory() throws {
    let store = try LineStore()
    try store.append(Array("first\n".utf8))
    let firstLine = store[0]
    for _ in 0..<12 { try store.append([UInt8](repeating: 0x41, count: 1 << 20)) }
    try store.finish()
    #expect(store[0].baseAddress == firstLine.baseAddress)
    #expect(Array(firstLine) == Array("first".utf8))
    #expect(store[1].count == 12 << 20)
  }

  @Test func lineSetsAgreeWithSwiftSets() {
    var random = SeededGenerator.forTest()
    var set = LineSet()
    var model: Set<Int> = []
    while random.nextStep(of: 500) != nil {
      let line = Int.random(in: 0..<300, using: &random)
      if Int.random(in: 0..<3, using: &random) == 0 {
        set.remove(line)
        model.remove(line)
      } else {
        set.insert(line)
        model.insert(line)
      }
      #expect(set.count == model.count)
      #expect(set.contains(line) == model.contains(line))
    }
    #expect(Array(set.lines) == model.sorted())
  }
}
