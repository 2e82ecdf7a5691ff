import Foundation
import Testing

/// The text of a documentation article.
struct Article {
  /// A fenced code block of an article, with the preceding line of text.
  struct Block: Equatable {
    var language: String
    var introduction: String
    /// The code with all line endings.
    var code: String
  }

  /// The project's root folder.
  static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the documentation articles.
  static let folder = project.appendingPathComponent("Sources/UIKit/UIKit.docc")

  let text: String

  init(named name: String) throws {
    text = try String(
      contentsOf: Article.folder.appendingPathComponent("\(name).md"),
      encoding: .utf8
    )
  }

  /// The fenced code blocks, from top to bottom.
  var blocks: [Block] {
    var blocks: [Block] = []
    var open: Block?
    var introduction = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = open {
        if line == "```" {
          blocks.append(block)
          open = nil
        } else {
          open?.code += line + "\n"
        }
      } else if line.hasPrefix("```") {
        open = Block(language: String(line.dropFirst(3)), introduction: introduction, code: "")
      } else if !line.isEmpty {
        introduction = String(line)
      }
    }
    return blocks
  }

  /// Returns the fenced code blocks of a language.
  func blocks(in language: String) -> [Block] { blocks.filter { $0.language == language } }
}
