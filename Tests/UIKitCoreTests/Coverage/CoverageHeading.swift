import Foundation

/// A heading of the specification: a member, several of them, or a rule.
struct CoverageHeading {
  /// Such as TV-012.
  let id: String
  /// How many numbered statements stand below it.
  let statementCount: Int
  /// Declared names, such as `UITableView.rowHeight`; empty for a rule.
  let members: [String]
  /// The title of a rule.
  let title: String?

  /// Everything of `coverageHeadings`, in its order.
  static let all: [CoverageHeading] = {
    var lines: [String] = []
    for line in coverageHeadings.split(separator: "\n") {
      if line.hasPrefix(" ") { lines[lines.count - 1] += line } else { lines.append(String(line)) }
    }
    return lines.map { CoverageHeading($0) }
  }()

  private init(_ line: String) {
    let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
    let words = quoted[0].split(separator: " ").map(String.init)
    id = words[0]
    statementCount = Int(words[1]) ?? 0
    members = Array(words.dropFirst(2))
    title = quoted.count > 1 ? String(quoted[1]) : nil
  }

  /// The numbers of its statements, such as those from 1 to 6.
  var statements: [String] {
    (0..<statementCount).map { CoverageHeading.statement(id, $0 + 1) }
  }

  static func statement(_ id: String, _ number: Int) -> String { "\(id).\(number)" }
}

/// A statement that no test checks.
struct UncheckedStatement {
  let id: String
  let number: Int
  let reason: String

  init(_ id: String, _ number: Int, _ reason: String) {
    (self.id, self.number, self.reason) = (id, number, reason)
  }

  static let all: [UncheckedStatement] = {
    let advice = "advice on what a style suits; there is nothing in it that a table does"
    return [
      UncheckedStatement("UI-022", 1, "about the documents that the specification was made from"),
      UncheckedStatement("UI-005", 10, advice),
      UncheckedStatement("UI-007", 4, advice),
      UncheckedStatement("UI-008", 6, advice),
      UncheckedStatement("UI-009", 6, advice),
      UncheckedStatement("UI-010", 8, advice),
    ]
  }()
}

/// In what the members of a heading differ from UIKit of today, or from UIKit on iOS.
let coverageDifferences: [String: String] = [
  "TV-005": "a mouse does not scroll by dragging, it selects, swipes and reorders",
  "TV-008": "reads no archive",
  "TV-010": "0 for a section that does not exist, where UIKit stops",
  "TV-012": "reads 44 unless set, not `automaticDimension`",
  "TV-018": "a class with designated initialisers of its own is registered by a closure",
  "TV-019": "nibs are JSON files or closures",
  "TV-023": "nibs are JSON files or closures",
  "TV-029": "0 means no space, also in grouped tables",
  "TV-030": "0 means no space, also in grouped tables",
  "TV-037": "0 unless set: all heights are asked for",
  "TV-038": "0 unless set",
  "TV-039": "0 unless set",
  "TV-040": "sends no `scrollViewDidScroll`",
  "TV-041": "sends no `scrollViewDidScroll`",
  "TV-043": "selected rows show a check mark",
  "TV-048": "sends no `scrollViewDidScroll`",
  "TV-053": "`inconsistencyHandler` decides; a release build reports once and reloads",
  "TV-081": "`grouped` is inset and rounded, as `insetGrouped` is",
  "TC-003": "reads no archive",
  "TC-027": "needed for the control to appear, beside `moveRowAt`",
  "TC-034": "details of `value1` are blue and smaller",
  "TC-041": "gone from UIKit's Swift, deprecated here",
  "TC-043":
    "gone from UIKit's Swift, deprecated here; without `target`, `editAction` and "
    + "`accessoryAction`, which name methods of Objective-C",
  "TD-001": "optional methods that a subclass adds to a conforming class are not noticed",
  "TD-003": "0 means no space, also in grouped tables",
  "TD-004": "not asked in plain tables; 0 means no space in grouped ones",
  "TD-030": "`Selector` is a value; there is no `#selector`",
  "TD-031": "`Selector` is a value; there is no `#selector`",
  "TD-032": "gone from UIKit's Swift, deprecated here",
  "DS-001": "optional methods that a subclass adds to a conforming class are not noticed",
]
