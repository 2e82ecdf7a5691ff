import Foundation
import Testing

/// Tests for the coverage page, which has to agree with the library and its tests.
struct CoverageTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let catalogue = root.appending(path: "Sources/UIKit/UIKit.docc")
  private static let page = catalogue.appending(path: "Coverage.md")
  private static let proof = root.appending(
    path: "Tests/UIKitCoreTests/Coverage/CoverageProof.swift"
  )

  /// Returns the contents of all Swift files below a folder, keyed by path.
  private static func sources(_ folder: String) throws -> [String: String] {
    let url = root.appending(path: folder)
    let files = try #require(
      FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    )
    var texts: [String: String] = [:]
    for case let file as URL in files where file.pathExtension == "swift" {
      texts[file.path] = try String(contentsOf: file, encoding: .utf8)
    }
    return texts
  }

  private static func declared() throws -> Set<String> {
    let texts = try sources("Sources/UIKitCore/Tables")
    return LibraryMembers(sources: texts.keys.sorted().compactMap { texts[$0] }).names
  }

  private static func pages() throws -> BehaviourPages {
    try BehaviourPages(folder: catalogue.appending(path: "Behaviour"))
  }

  private static func coveragePage() throws -> CoveragePage {
    CoveragePage(pages: try pages(), declared: try declared())
  }

  /// Returns all codes cited in the tests, each with a file that cites it.
  private static func citations() throws -> [String: String] {
    var cited: [String: String] = [:]
    for (path, text) in try sources("Tests") where !path.contains("/Coverage/") {
      for code in BehaviourPages.codes(in: text) { cited[code] = path }
    }
    return cited
  }

  @Test func thePageIsUpToDate() throws {
    let page = try CoverageTests.coveragePage()
    if ProcessInfo.processInfo.environment["ROLLTOP_COVERAGE"] == "record" {
      try page.text.write(to: CoverageTests.page, atomically: true, encoding: .utf8)
      try page.proof.write(to: CoverageTests.proof, atomically: true, encoding: .utf8)
    }
    // Adding or removing a public member of the table types changes the page.
    let text = try String(contentsOf: CoverageTests.page, encoding: .utf8)
    let isSame = text == page.text
    #expect(isSame, "Coverage.md is old; ROLLTOP_COVERAGE=record swift test --filter Coverage")
  }

  @Test func theCompilerHasSeenEveryMember() throws {
    let page = try CoverageTests.coveragePage()
    let isSame = try String(contentsOf: CoverageTests.proof, encoding: .utf8) == page.proof
    #expect(isSame, "CoverageProof.swift is old; ROLLTOP_COVERAGE=record swift test")
  }

  @Test func theTablesMembersExistInTheSources() throws {
    // Only the compiler checks inherited members and members of other types.
    let inherited: Set<String> = [
      "UITableView.layoutSubviews()", "UITableView.backgroundColor", "UITableView.isEditing",
      "UITableViewCell.backgroundColor", "UITableViewHeaderFooterView.tintColor",
      "UITableView.init(frame:)",
    ]
    let declared = try CoverageTests.declared()
    for member in try CoverageTests.pages().headings.flatMap(\.members) {
      let owner = member.split(separator: ".")[0]
      guard LibraryMembers.owners.contains(String(owner)), !inherited.contains(member) else {
        continue
      }
      let isDeclared = declared.contains(member)
      #expect(isDeclared, "\(member) is on the page, but not in the sources")
    }
  }

  @Test func everyStatementIsCitedOrExcused() throws {
    let cited = try CoverageTests.citations()
    let statements = try CoverageTests.pages().statements
    #expect(statements.count >= 950)
    for statement in statements {
      let isSettled = (cited[statement.code] != nil) == (statement.excuse == nil)
      #expect(isSettled, "\(statement.code) is to be cited by a test, or marked \"Not tested\"")
    }
  }

  @Test func codesAreUniqueAndBelongToTheirHeadings() throws {
    let pages = try CoverageTests.pages()
    for (code, uses) in Dictionary(grouping: pages.codes, by: { $0 }) where uses.count > 1 {
      Issue.record("\(code) stands twice on the pages of behaviour")
    }
    let headings = Set(pages.headings.map(\.code))
    for statement in pages.statements {
      let parts = statement.code.split(separator: ".")
      let hasHeading = parts.count == 1 || headings.contains(String(parts[0]))
      #expect(hasHeading, "\(statement.code) stands below no heading")
    }
  }

  @Test func everyCitedCodeIsOnAPage() throws {
    let pages = try CoverageTests.pages()
    let knownCodes = Set(pages.codes)
    for (code, file) in try CoverageTests.citations() {
      let isKnown = knownCodes.contains(code)
      #expect(isKnown, "\(file) cites \(code), which no page of behaviour has")
    }
    for (code, page) in pages.mentions {
      let isKnown = knownCodes.contains(code)
      #expect(isKnown, "\(page) mentions \(code), which no page of behaviour has")
    }
  }

  @Test func pagesAreReadLineByLine() {
    let text = """
      # Heights

      See TV-002.1.

      ### TV-001 Height of rows

      `UITableView.rowHeight`, `UITableView.estimatedRowHeight`

      > Differs: reads 44.

      - **TV-001.1** A height.
      - **TV-001.2** Advice. *Not tested: advice.*
      - **R-01** A decision.
      """
    let pages = BehaviourPages(text: text, page: "Heights")
    #expect(pages.headings.map(\.link) == ["<doc:Heights#TV-001-Height-of-rows>"])
    #expect(
      pages.headings.map(\.members) == [
        ["UITableView.rowHeight", "UITableView.estimatedRowHeight"]
      ]
    )
    #expect(pages.headings.map(\.difference) == ["reads 44"])
    #expect(pages.statements.map(\.code) == ["TV-001.1", "TV-001.2", "R-01"])
    #expect(pages.statements.map(\.excuse) == [nil, "advice", nil])
    #expect(
      Set(pages.mentions.keys) == ["TV-001", "TV-001.1", "TV-001.2", "TV-002.1", "R-01"]
    )
  }
}
