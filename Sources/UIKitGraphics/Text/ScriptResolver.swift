/// Resolves the script of every character in text of mixed directions.
///
/// Spaces and punctuation are neutral. Between letters of the same direction they take it,
/// elsewhere the base direction of the text, which is that of its first letter. A number is written
/// from left to right.
struct ScriptResolver {
  private(set) var scripts: [TextScript]

  init(_ characters: [Character]) {
    let found = characters.map { $0.unicodeScalars.first.flatMap { TextScript($0) } }
    let letters = zip(characters, found).first { $0.0.isLetter && $0.1 != nil }
    let base: TextScript = letters?.1?.isRightToLeft == true ? .hebrew : .other
    scripts = []
    scripts.reserveCapacity(characters.count)
    var index = 0
    while index < found.count {
      if let script = found[index] {
        scripts.append(script)
        index += 1
        continue
      }
      var end = index
      while end < found.count, found[end] == nil { end += 1 }
      let before = scripts.last ?? base
      let after = end < found.count ? found[end] ?? base : base
      // Neutrals join the preceding run where possible, which keeps runs long.
      let joins = before.isRightToLeft == after.isRightToLeft
      scripts += repeatElement(joins ? before : base, count: end - index)
      index = end
    }
  }
}
