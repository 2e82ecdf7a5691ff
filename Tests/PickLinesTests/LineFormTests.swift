import Testing

@testable import PickLines

/// Tests for `LineForm`, which selects the fields of a line.
struct LineFormTests {
  private func fields(_ line: String, _ delimiter: FieldDelimiter) -> [String] {
    Array(line.utf8).withUnsafeBufferPointer { bytes in
      delimiter.fields(of: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
    }
  }

  private func shown(_ line: String, _ form: LineForm) -> (String, [StyledRange]) {
    let shown = DisplayedText()
    let text = Array(line.utf8).withUnsafeBufferPointer { bytes in
      String(decoding: shown.text(of: bytes, form: form), as: UTF8.self)
    }
    return (text, shown.styles)
  }

  @Test func delimitersSplitALineIntoFields() {
    #expect(fields("  a b\t c ", .whitespace) == ["a", "b", "c"])
    #expect(fields("", .whitespace) == [])
    #expect(fields("a::b:c:", .text(Array(":".utf8))) == ["a", "", "b", "c", ""])
    #expect(fields("a::b:c:", .text(Array("::".utf8))) == ["a", "b:c:"])
    #expect(fields("a:::b", .text(Array("::".utf8))) == ["a", ":b"])
  }

  @Test(arguments: [
    ("2", [[1]]), ("-1", [[3]]), ("2..", [[1, 2, 3]]), ("..2", [[0, 1]]), ("..", [[0, 1, 2, 3]]),
    ("2..-2", [[1, 2]]), ("9", []), ("1,3..", [[0], [2, 3]]), ("-9..1", [[0]]),
  ])
  func selectionsNameFields(text: String, expected: [[Int]]) throws {
    let selection = try #require(FieldSelection(text))
    #expect(selection.ranges(ofFieldCount: 4).map { Array($0) } == expected)
  }

  @Test(arguments: ["", "0", "a", "1,", "1..0", "1...2", "x..", "..0"])
  func invalidSelectionsAreNil(text: String) {
    #expect(FieldSelection(text) == nil)
  }

  @Test func shownFieldsAreJoinedByTheirDelimiter() {
    var form = LineForm()
    form.displayedFields = FieldSelection("2..")
    #expect(shown("id  some  title ", form).0 == "some  title")
    form.displayedFields = FieldSelection("3,1")
    form.delimiter = .text(Array(":".utf8))
    #expect(shown("a:b:c", form).0 == "c:a")
    form.displayedFields = FieldSelection("1,3")
    #expect(shown("a:b:c", form).0 == "a:c")
    form.displayedFields = FieldSelection(allBut: 2)
    #expect(shown("a:b:c", form).0 == "a:c")
  }

  @Test func escapeSequencesAreRemovedFromTheText() {
    var form = LineForm()
    form.readsColors = true
    let (text, styles) = shown(
      "a\u{1B}[1;31mred\u{1B}[0m\u{1B}(B b\u{1B}]8;;x\u{7}link\u{1B}[K\u{1B}",
      form
    )
    #expect(text == "ared blink")
    var red = TextStyle()
    red.isBold = true
    red.foreground = .indexed(1)
    #expect(styles == [StyledRange(range: 1..<4, style: red)])
    form.displayedFields = FieldSelection("2")
    let (second, moved) = shown("x \u{1B}[38;5;200m\u{1B}[48;2;1;2;3my z", form)
    #expect(second == "y")
    #expect(moved.map(\.range) == [0..<1])
    #expect(moved.first?.style.foreground == .indexed(200))
    #expect(moved.first?.style.background == .rgb(1, 2, 3))
  }
}
