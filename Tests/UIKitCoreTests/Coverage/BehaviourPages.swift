import Foundation

/// The pages of the documentation catalogue that specify the behaviour of tables.
///
/// The beginning of a line determines its kind: a heading with a code, the names of its members, a
/// difference, or a statement in bold.
struct BehaviourPages {
  /// The headings in the order of the families, sorted by code in each family.
  private(set) var headings: [BehaviourHeading] = []
  private(set) var statements: [BehaviourStatement] = []
  /// All codes mentioned on the pages, each with a page that mentions it.
  private(set) var mentions: [String: String] = [:]

  /// The families of headings, in the order of the coverage page.
  static let families = ["TV", "TC", "TD", "DS", "UI"]

  /// Reads all pages in a folder.
  init(folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    for file in files where file.pathExtension == "md" {
      let text = try String(contentsOf: file, encoding: .utf8)
      read(text, page: file.deletingPathExtension().lastPathComponent)
    }
    headings.sort { BehaviourPages.sortKey($0.code) < BehaviourPages.sortKey($1.code) }
  }

  /// Reads one page.
  init(text: String, page: String) {
    read(text, page: page)
  }

  /// All codes defined on the pages; a code defined twice occurs twice.
  var codes: [String] { headings.map(\.code) + statements.map(\.code) }

  private mutating func read(_ text: String, page: String) {
    for code in BehaviourPages.codes(in: text) { mentions[code] = page }
    for line in text.split(separator: "\n") {
      if line.hasPrefix("### "),
        BehaviourPages.families.contains(String(line.dropFirst(4).prefix(2)))
      {
        let words = line.dropFirst(4).split(separator: " ", maxSplits: 1).map(String.init)
        headings.append(
          BehaviourHeading(code: words.first ?? "", title: words.last ?? "", page: page)
        )
      } else if line.hasPrefix("> Differs: ") {
        updateLastHeading { $0.difference = String(line.dropFirst(11).dropLast()) }
      } else if line.hasPrefix("`"), !line.hasPrefix("```") {
        let members = line.split(separator: ", `").map { $0.filter { $0 != "`" } }
        updateLastHeading { $0.members = members }
      } else if line.hasPrefix("- **"), let end = line.dropFirst(4).firstRange(of: "**") {
        let excuse = line.firstRange(of: "*Not tested: ").map { line[$0.upperBound...].dropLast(2) }
        statements.append(
          BehaviourStatement(
            code: String(line.dropFirst(4)[..<end.lowerBound]),
            excuse: excuse.map { String($0) }
          )
        )
      }
    }
  }

  private mutating func updateLastHeading(_ update: (inout BehaviourHeading) -> Void) {
    guard !headings.isEmpty else { return }
    update(&headings[headings.count - 1])
  }

  private static func sortKey(_ code: String) -> String {
    "\(families.firstIndex(of: String(code.prefix(2))) ?? families.count)\(code)"
  }

  /// Returns all codes in a text: of headings, statements and decisions.
  static func codes(in text: String) -> Set<String> {
    let code = /\b(?:(?:TV|TC|TD|DS|UI)-[0-9]{3}(?:\.[0-9]+)?|(?:R|PN)-[0-9]{2})\b/
    return Set(text.matches(of: code).map { String($0.output) })
  }
}
