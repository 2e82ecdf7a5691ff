/// Strings that are hard to break, measure or draw.
@MainActor
enum Texts {
  /// All difficult strings.
  static let all: [Argument<String>] =
    short + [
      Argument("a megabyte of words", String(repeating: "words and ", count: 100_000)),
      Argument("a megabyte without spaces", String(repeating: "x", count: 1_000_000)),
      Argument("100,000 lines", String(repeating: "a\n", count: 100_000)),
    ]

  /// The difficult strings of few characters.
  static let short: [Argument<String>] = [
    Argument("empty", ""),
    Argument("NUL", "a\u{0}b"),
    Argument("control characters", text(Array(1..<32))),
    Argument("line ends only", "\n\r\n\r\u{2028}\u{2029}\u{85}\n"),
    Argument("spaces only", "  \t\u{A0}\u{3000}\u{200B}  "),
    Argument("10,000 combining marks", "e" + String(repeating: "\u{301}", count: 10_000)),
    Argument("a mark without a base", "\u{301}\u{20DD}"),
    Argument("open overrides", "a\u{202E}b\u{202A}c\u{2067}d" + "\u{202C}\u{202C}\u{2069}"),
    Argument("1,000 embeddings", String(repeating: "\u{202B}a\u{202A}1", count: 1_000)),
    Argument("joined emoji", String(repeating: "👩‍👩‍👧‍👦\u{200D}", count: 50)),
    Argument("noncharacters", text([0xFFFF, 0xFFFE, 0x10FFFF, 0xFDD0])),
    Argument("private use", "\u{E000}\u{F8FF}\u{100000}"),
    Argument("replacement character", "\u{FFFD}"),
    Argument("tags and selectors", "🏴\u{E0067}\u{E007F}\u{FE0F}\u{FE0E}\u{E0100}"),
  ]

  private static func text(_ scalars: [UInt32]) -> String {
    String(String.UnicodeScalarView(scalars.compactMap { Unicode.Scalar($0) }))
  }
}
