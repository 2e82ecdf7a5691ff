import Foundation
import Testing

/// The coverage page says what the library and its tests are like.
struct CoverageTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let page = root.appending(path: "Sources/UIKit/UIKit.docc/Coverage.md")
  private static let proof = root.appending(
    path: "Tests/UIKitCoreTests/Coverage/CoverageProof.swift"
  )

  /// The texts of all Swift files below a folder, by path.
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

  /// Numbers of statements that stand in the tests, and a file that each stands in.
  private static func citations() throws -> [String: String] {
    var cited: [String: String] = [:]
    let number = try Regex("\\b(?:TV|TC|TD|DS|UI)-[0-9]{3}\\.[0-9]+")
    for (path, text) in try sources("Tests") where !path.contains("/Coverage/") {
      for match in text.matches(of: number) { cited[String(text[match.range])] = path }
    }
    return cited
  }

  @Test func thePageIsUpToDate() throws {
    let page = CoveragePage(declared: try CoverageTests.declared())
    if ProcessInfo.processInfo.environment["ROLLTOP_COVERAGE"] == "record" {
      try page.text.write(to: CoverageTests.page, atomically: true, encoding: .utf8)
      try page.proof.write(to: CoverageTests.proof, atomically: true, encoding: .utf8)
    }
    // A new public member of a table's types changes the page, and so does one that goes.
    let text = try String(contentsOf: CoverageTests.page, encoding: .utf8)
    let isSame = text == page.text
    #expect(isSame, "Coverage.md is old; ROLLTOP_COVERAGE=record swift test --filter Coverage")
  }

  @Test func theCompilerHasSeenEveryMember() throws {
    let page = CoveragePage(declared: try CoverageTests.declared())
    let isSame = try String(contentsOf: CoverageTests.proof, encoding: .utf8) == page.proof
    #expect(isSame, "CoverageProof.swift is old; ROLLTOP_COVERAGE=record swift test")
  }

  @Test func theSourcesHaveTheTablesMembers() throws {
    // Inherited members, and those of other types, are the compiler's to prove only.
    let inherited: Set<String> = [
      "UITableView.layoutSubviews()", "UITableView.backgroundColor", "UITableView.isEditing",
      "UITableViewCell.backgroundColor", "UITableViewHeaderFooterView.tintColor",
      "UITableView.init(frame:)",
    ]
    let declared = try CoverageTests.declared()
    for member in CoverageHeading.all.flatMap(\.members) {
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
    let excused = Set(
      UncheckedStatement.all.map { CoverageHeading.statement($0.id, $0.number) }
    )
    let statements = CoverageHeading.all.flatMap(\.statements)
    #expect(statements.count == 906)
    for statement in statements {
      let isCited = cited[statement] != nil
      let isSettled = isCited != excused.contains(statement)
      #expect(isSettled, "\(statement) is to be either cited, or excused on the coverage page")
    }
  }

  @Test func citationsNameStatementsThatExist() throws {
    let statements = Set(CoverageHeading.all.flatMap(\.statements))
    for (statement, file) in try CoverageTests.citations() {
      #expect(statements.contains(statement), "\(file) cites \(statement), which does not exist")
    }
    for id in coverageDifferences.keys {
      #expect(CoverageHeading.all.contains { $0.id == id }, "\(id) is no heading")
    }
  }
}
