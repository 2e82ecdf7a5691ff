import Foundation

/// The generator of the coverage page, and of the code that names every member on it.
struct CoveragePage {
  /// The behaviour pages with their statements.
  let pages: BehaviourPages
  /// The public members declared in the sources.
  let declared: Set<String>

  private static let parts: [(prefix: String, title: String)] = [
    ("TV", "UITableView"), ("TC", "UITableViewCell"), ("TD", "UITableViewDelegate"),
    ("DS", "Data source and helper types"), ("UI", "Look"),
  ]

  var text: String {
    var lines = [
      "# Coverage", "",
      "Every heading of the pages of behaviour: whether it works as in UIKit, or differs, and in what.",
      "",
      "## Overview", "",
      "The numbered statements stand on the pages that <doc:Behaviour> lists. Each of them is cited in",
      "the tests, at the assertion that proves it; the exceptions are listed last. This page is",
      "generated from those pages by `ROLLTOP_COVERAGE=record swift test --filter Coverage`, and a test",
      "compares it with the library.", "",
    ]
    for part in CoveragePage.parts {
      lines += ["## \(part.title)", ""]
      lines += ["| Heading | Members | State |", "| --- | --- | --- |"]
      lines += pages.headings.filter { $0.code.hasPrefix(part.prefix) }.map(row)
      lines.append("")
    }
    lines += ["## Beyond the statements", ""]
    lines += ["Members of the same types that no heading names.", ""]
    lines += others.map { "- `\($0)`" }
    lines += ["", "## Not checked by tests", "", "| Statement | Reason |", "| --- | --- |"]
    let excused = pages.statements.filter { $0.excuse != nil }.sorted { $0.code < $1.code }
    lines += excused.map { "| \($0.code) | \($0.excuse ?? "") |" }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ heading: BehaviourHeading) -> String {
    let names = heading.members.map { "`\($0)`" }.joined(separator: ", ")
    let state = heading.difference.map { "differs: \($0)" } ?? "works"
    return "| \(heading.link) | \(names) | \(state) |"
  }

  /// The declared members that no heading names.
  var others: [String] {
    let named = Set(pages.headings.flatMap(\.members))
    return declared.subtracting(named).sorted()
  }

  // MARK: Proof by compilation

  /// Swift code that compiles only if every member on the page is declared.
  var proof: String {
    var code = """
      // Generated together with the coverage page, see CoverageTests.
      // swift-format-ignore-file

      import Foundation
      import UIKitCore

      /// Names every member on the coverage page, so that the compiler proves that it is declared.
      @MainActor
      enum CoverageProof {

      """
    for part in CoveragePage.parts {
      let headings = pages.headings.filter { $0.code.hasPrefix(part.prefix) }
      let currentHeadings = headings.filter { !CoveragePage.deprecated.contains($0.code) }
      let statements = currentHeadings.flatMap { heading in
        heading.members.map { proof($0, heading.code) }
      }
      var start = 0
      while start < statements.count {
        let end = min(start + 50, statements.count)
        code += function("\(part.prefix)\(start)", Array(statements[start..<end]), "")
        start = end
      }
    }
    let old = pages.headings.filter { CoveragePage.deprecated.contains($0.code) }
    let statements = old.flatMap { heading in heading.members.map { proof($0, heading.code) } }
    code += function("Deprecated", statements, "  @available(*, deprecated)\n")
    return String(code.dropLast()) + "}\n"
  }

  private static let deprecated: Set<String> = ["TC-041", "TC-043", "TD-032"]

  private func function(_ name: String, _ statements: [String], _ attribute: String) -> String {
    let arguments =
      "    _ delegate: some UITableViewDelegate,\n    _ source: some UITableViewDataSource,\n"
      + "    _ association: some UIDataSourceModelAssociation\n"
    let lines = statements.map { "    _ = \($0)\n" }.joined()
    return "\(attribute)  static func prove\(name)(\n\(arguments)  ) {\n\(lines)  }\n\n"
  }

  /// Returns an expression that refers to a member.
  private func proof(_ member: String, _ id: String) -> String {
    var path = member.split(separator: ".", maxSplits: 1).map(String.init)
    let parameters = [
      "UITableViewDelegate": "delegate", "UITableViewDataSource": "source",
      "UIDataSourceModelAssociation": "association",
    ]
    guard path.count > 1 else {
      return parameters[member] == nil ? "\(member).self" : "(any \(member)).self"
    }
    path[0] = parameters[path[0]] ?? path[0]
    let isWithoutArguments = path[1].hasSuffix("()")
    if isWithoutArguments { path[1].removeLast(2) }
    let full = path.joined(separator: ".")
    if member.contains("(") {
      let nib = "as (UITableView) -> (UINib?, String) -> Void"
      let type = "as (UITableView) -> (AnyClass?, String) -> Void"
      if id == "TV-018" || id == "TV-022" { return "\(full) \(type)" }
      return id == "TV-019" || id == "TV-023" ? "\(full) \(nib)" : full
    }
    // Types, cases and type properties; every other member is an instance property.
    if path[1].first?.isUppercase == true {
      return path[1].contains(".") ? full : "\(full).self"
    }
    let constants = ["indexSearch", "automaticDimension", "selectionDidChangeNotification"]
    return constants.contains(path[1]) ? full : "\\\(full)"
  }
}
