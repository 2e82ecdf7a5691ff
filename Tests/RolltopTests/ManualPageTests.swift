import Foundation
import Testing

@testable import rolltop

/// Tests for the demo's manual page.
@Suite struct ManualPageTests {
  @Test func thePageDocumentsExactlyTheOptions() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appending(path: "Assets/Shell/rolltop.1"),
      encoding: .utf8
    )
    .replacingOccurrences(of: "\\-", with: "-")
    #expect(options(in: page) == options(in: Options.help))
  }

  private func options(in text: String) -> Set<String> {
    Set(text.matches(of: /--[a-z][-a-z]+/).map { String($0.output) })
  }
}
