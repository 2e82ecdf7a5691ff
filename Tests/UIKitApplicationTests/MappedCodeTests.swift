import CMappedCode
import Foundation
import Testing

struct MappedCodeTests {
  /// The part of the files of code and data in this process's memory, in pages.
  private var mappedPages: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return text.split(separator: " ").dropFirst(2).first.flatMap { Int($0) } ?? 0
  }

  @Test func codeLeavesTheMemoryAndComesBack() throws {
    try #require(mappedPages > 0)
    // Other tests run meanwhile, and call what has left.
    let hasShrunk = (0..<10).contains { _ in
      let before = mappedPages
      mapped_code_release()
      return mappedPages < before
    }
    #expect(hasShrunk)
    #expect(Set((0..<100).map { "\($0)".hashValue }).count > 90)
  }
}
