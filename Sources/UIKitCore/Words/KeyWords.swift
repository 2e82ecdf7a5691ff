/// The names of keys, as printed on the keyboards of a language.
struct KeyWords: Sendable {
  let table: WordTable

  var control: String { table.text() }
  var alternate: String { table.text() }
  var shift: String { table.text() }
  var escape: String { table.text() }
  var pageUp: String { table.text() }
  var pageDown: String { table.text() }
  var home: String { table.text() }
  var end: String { table.text() }
  var delete: String { table.text() }
  var enter: String { table.text() }
  var space: String { table.text() }
  var tab: String { table.text() }
}
