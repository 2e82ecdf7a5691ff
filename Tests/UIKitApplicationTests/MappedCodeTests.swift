import CMappedCode
import Foundation
import Testing

/// Tests for releasing mapped code from memory.
struct MappedCodeTests {
  /// The number of resident pages of mapped files in this process.
  private var mappedPages: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return text.split(separator: " ").dropFirst(2).first.flatMap { Int($0) } ?? 0
  }

  @Test func releasedCodeIsLoadedAgain() throws {
    try #require(mappedPages > 0)
    // Tests that run in parallel load released code again.
    let hasShrunk = (0..<10).contains { _ in
      let pagesBefore = mappedPages
      mapped_code_release()
      return mappedPages < pagesBefore
    }
    #expect(hasShrunk)
    #expect(Set((0..<100).map { "\($0)".hashValue }).count > 90)
  }
}
