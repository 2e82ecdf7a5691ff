import Foundation

/// The generator of the coverage page, and of the code that names every member on it.
struct CoveragePage {
  /// The behaviour pages with their statements.
  let pages: BehaviourPages
  /// The public members declared in the sources.
  let declared: Set<String>

  private static let sections: [(prefix: String, title: String)] = [
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
    for section in CoveragePage.sections {
      lines += ["## \(section.title)", ""]
      lines += ["| Heading | Members | State |", "| --- | --- | --- |"]
      lines += pages.headings.filter { $0.code.hasPrefix(section.prefix) }.map(row)
      lines.append("")
    }
    lines += ["## Beyond the statements", ""]
    lines += ["Members of the same types that no heading names.", ""]
    lines += unlistedMembers.map { "- `\($0)`" }
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
  var unlistedMembers: [String] {
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
    for section in CoveragePage.sections {
      let headings = pages.headings.filter { $0.code.hasPrefix(section.prefix) }
      let currentHeadings = headings.filter { !CoveragePage.deprecated.contains($0.code) }
      let statements = currentHeadings.flatMap { heading in
        heading.members.map { proof(of: $0, code: heading.code) }
      }
      var start = 0
      while start < statements.count {
        let end = min(start + 50, statements.count)
        code += function(
          name: "\(section.prefix)\(start)",
          statements: Array(statements[start..<end])
        )
        start = end
      }
    }
    let deprecatedHeadings = pages.headings.filter { CoveragePage.deprecated.contains($0.code) }
    let statements = deprecatedHeadings.flatMap { heading in
      heading.members.map { proof(of: $0, code: heading.code) }
    }
    code += function(
      name: "Deprecated",
      statements: statements,
      attribute: "  @available(*, deprecated)\n"
    )
    return String(code.dropLast()) + "}\n"
  }

  private static let deprecated: Set<String> = ["TC-041", "TC-043", "TD-032"]

  private func function(name: String, statements: [String], attribute: String = "") -> String {
    let arguments =
      "    _ delegate: some UITableViewDelegate,\n    _ source: some UITableViewDataSource,\n"
      + "    _ association: some UIDataSourceModelAssociation\n"
    let lines = statements.map { "    _ = \($0)\n" }.joined()
    return "\(attribute)  static func prove\(name)(\n\(arguments)  ) {\n\(lines)  }\n\n"
  }

  /// Returns an expression that refers to a member.
  private func proof(of member: String, code: String) -> String {
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
    let fullName = path.joined(separator: ".")
    if member.contains("(") {
      let nib = "as (UITableView) -> (UINib?, String) -> Void"
      let type = "as (UITableView) -> (AnyClass?, String) -> Void"
      if code == "TV-018" || code == "TV-022" { return "\(fullName) \(type)" }
      return code == "TV-019" || code == "TV-023" ? "\(fullName) \(nib)" : fullName
    }
    // Types, cases and type properties; every other member is an instance property.
    if path[1].first?.isUppercase == true {
      return path[1].contains(".") ? fullName : "\(fullName).self"
    }
    let constants = ["indexSearch", "automaticDimension", "selectionDidChangeNotification"]
    return constants.contains(path[1]) ? fullName : "\\\(fullName)"
  }
}
