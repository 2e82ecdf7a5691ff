import Testing

@testable import PickLines

/// Tests for `LineForm`, which selects the fields of a line.
struct LineFormTests {
  private func fields(_ line: String, _ delimiter: FieldDelimiter) -> [String] {
    Array(line.utf8).withUnsafeBufferPointer { bytes in
      delimiter.fields(of: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
    }
  }

  private func displayed(
    _ line: String,
    _ form: LineForm
  ) -> (text: String, styles: [StyledRange]) {
    let displayedText = DisplayedText()
    let text = Array(line.utf8).withUnsafeBufferPointer { bytes in
      String(decoding: displayedText.text(of: bytes, form: form), as: UTF8.self)
    }
    return (text, displayedText.styles)
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

  @Test func displayedFieldsAreJoinedByTheirDelimiter() {
    var form = LineForm()
    form.displayedFields = FieldSelection("2..")
    #expect(displayed("id  some  title ", form).text == "some  title")
    form.displayedFields = FieldSelection("3,1")
    form.delimiter = .text(Array(":".utf8))
    #expect(displayed("a:b:c", form).text == "c:a")
    form.displayedFields = FieldSelection("1,3")
    #expect(displayed("a:b:c", form).text == "a:c")
    form.displayedFields = FieldSelection(allBut: 2)
    #expect(displayed("a:b:c", form).text == "a:c")
  }

  @Test func escapeSequencesAreRemovedFromTheText() {
    var form = LineForm()
    form.readsColors = true
    let (text, styles) = displayed(
      "a\u{1B}[1;31mred\u{1B}[0m\u{1B}(B b\u{1B}]8;;x\u{7}link\u{1B}[K\u{1B}",
      form
    )
    #expect(text == "ared blink")
    var red = TextStyle()
    red.isBold = true
    red.foreground = .indexed(1)
    #expect(styles == [StyledRange(range: 1..<4, style: red)])
    form.displayedFields = FieldSelection("2")
    let (fieldText, fieldStyles) = displayed("x \u{1B}[38;5;200m\u{1B}[48;2;1;2;3my z", form)
    #expect(fieldText == "y")
    #expect(fieldStyles.map(\.range) == [0..<1])
    #expect(fieldStyles.first?.style.foreground == .indexed(200))
    #expect(fieldStyles.first?.style.background == .rgb(1, 2, 3))
  }
}
