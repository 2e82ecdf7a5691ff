import Foundation

/// The public members of the library's table classes, read from its sources.
///
/// The sources are formatted so regularly that the indentation and the first words of a line
/// identify a declaration and its enclosing type.
struct LibraryMembers {
  /// The types whose members the coverage page lists.
  static let owners: Set<String> = [
    "UITableView", "UITableViewCell", "UITableViewDelegate", "UITableViewDataSource",
    "UITableViewHeaderFooterView", "UIDataSourceModelAssociation",
  ]

  /// The qualified names, such as `UITableView.rowHeight` and `UITableView.Style.plain`.
  private(set) var names: Set<String> = []
  /// The type whose members are being read; `nil` if the page does not list it.
  private var owner: String?
  private var isProtocol = false
  /// The nested type whose cases are being read, such as `UITableView.Style`.
  private var nested: String?

  init(sources: [String]) {
    for source in sources {
      owner = nil
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for index in lines.indices { read(index, lines) }
    }
  }

  private mutating func read(_ index: Int, _ lines: [String]) {
    let line = lines[index]
    let words = line.split(separator: " ").map(String.init).filter { !$0.hasPrefix("@") }
    guard let first = words.first else { return }
    switch line.prefix(while: { $0 == " " }).count {
    case 0 where first != "}": enter(words, line)
    case 2 where first == "}": nested = nil
    case 2: readMember(words, index, lines)
    case 4: readNested(words)
    default: break
    }
  }

  /// Returns the words after the modifiers: the declaration's keyword, its name, and the rest.
  private static func declaration(_ words: [String]) -> ArraySlice<String> {
    let modifiers: Set<String> = [
      "public", "open", "static", "final", "weak", "required", "convenience", "nonisolated",
    ]
    let rest = words.drop { modifiers.contains($0) || $0.hasSuffix("(set)") }
    let isMember = ["func", "var", "let"].contains(rest.dropFirst().first ?? "")
    return rest.first == "class" && isMember ? rest.dropFirst() : rest
  }

  private static func name(_ word: String?) -> String {
    String((word ?? "").drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber })
  }

  private mutating func enter(_ words: [String], _ line: String) {
    let rest = LibraryMembers.declaration(words)
    let kinds: Set = ["class", "extension", "protocol", "struct", "enum"]
    guard let kind = rest.first, kinds.contains(kind) else { return }
    var name = LibraryMembers.name(rest.dropFirst().first)
    // The deprecated members of cells are declared for all objects, with `where Self:` the cell
    // type.
    if let range = line.range(of: "where Self: ") {
      name = LibraryMembers.name(String(line[range.upperBound...]))
    }
    owner = LibraryMembers.owners.contains(name) ? name : nil
    isProtocol = kind == "protocol"
    nested = nil
    if let owner, kind != "extension" { names.insert(owner) }
  }

  private mutating func readMember(_ words: [String], _ index: Int, _ lines: [String]) {
    guard let owner, !words.contains("override") else { return }
    let rest = LibraryMembers.declaration(words)
    guard let kind = rest.first else { return }
    let isPublic = words[0] == "public" || words[0] == "open"
    guard isPublic || (isProtocol && ["func", "var"].contains(kind)) else { return }
    let name = LibraryMembers.name(rest.dropFirst().first)
    switch kind {
    case "enum", "struct":
      nested = "\(owner).\(name)"
      names.insert("\(owner).\(name)")
    case "var", "let":
      names.insert("\(owner).\(name)")
    default:
      guard kind == "func" || kind.hasPrefix("init") else { return }
      let text = [rest.joined(separator: " ")] + lines[(index + 1)...].prefix(20)
      names.insert("\(owner).\(LibraryMembers.selector(text.joined(separator: " ")))")
    }
  }

  private mutating func readNested(_ words: [String]) {
    guard let nested else { return }
    let rest = LibraryMembers.declaration(words)
    let isConstant = words.contains("static") && words[0] == "public"
    guard rest.first == "case" || isConstant else { return }
    names.insert("\(nested).\(LibraryMembers.name(rest.dropFirst().first))")
  }

  /// Returns the name of a declared method, such as `insertRows(at:with:)`.
  private static func selector(_ declaration: String) -> String {
    let text = declaration.hasPrefix("func ") ? declaration.dropFirst(5) : declaration[...]
    guard let parenthesis = text.firstIndex(of: "(") else { return "" }
    let name = LibraryMembers.name(String(text))
    var (depth, labels, parameter) = (0, "", "")
    for character in text[parenthesis...] {
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if (character == "," && depth == 1) || depth == 0 {
        let label = parameter.split { " :".contains($0) }.first ?? ""
        if !label.isEmpty { labels += "\(label):" }
        parameter = ""
        if depth == 0 { break }
      } else if depth > 1 || character != "(" {
        parameter.append(character)
      }
    }
    return "\(name)(\(labels))"
  }
}
