/// The drawings of symbols, compiled into the program as constant text.
///
/// Nothing has to be installed with an application, nothing is read at its start, and the pages of
/// memory with them are shared among processes. `GlyphDrawing+Symbols.swift` explains the notation.
package enum SymbolSheets {
  /// All sheets, in the order in which they are searched.
  package static var all: [StaticString] {
    [marks, arrows, shapes, text, objects, devices, people, places]
  }
}
