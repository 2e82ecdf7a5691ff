import Foundation
import Testing

@testable import RolltopPick

/// Tests for the manual page and the shell completions.
struct PickPagesTests {
  private func contents(_ name: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: "Assets/Shell/\(name)"), encoding: .utf8)
  }

  @Test(arguments: ["rolltop-pick.1", "rolltop.bash", "_rolltop", "rolltop.fish"])
  func manualPageAndCompletionsListExactlyTheOptions(name: String) throws {
    let text = try contents(name).replacingOccurrences(of: "\\-", with: "-")
      .replacingOccurrences(of: " -l ", with: " --")
    let names = Set(PickOption.all.flatMap(\.options).map(\.name))
    for option in names { #expect(text.contains(option), "\(name) lacks \(option)") }
    for match in text.matches(of: /--[a-z][-a-z0-9]+/) {
      #expect(names.contains(String(match.output)), "\(name) has \(match.output)")
    }
    for theme in PickTheme.allCases { #expect(text.lowercased().contains(theme.rawValue)) }
  }
}
