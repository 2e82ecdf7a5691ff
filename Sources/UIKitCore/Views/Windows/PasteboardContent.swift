import Foundation

/// The content of a pasteboard: texts, or data of one type.
struct PasteboardContent {
  /// The types of text.
  private static let textTypes: Set<String> = [
    "public.utf8-plain-text", "public.text", "public.plain-text",
  ]

  private(set) var strings: [String] = []
  private var other: (type: String, data: Data)?

  init(strings: [String] = []) {
    self.strings = strings
  }

  init(data: Data, type: String) {
    if PasteboardContent.textTypes.contains(type), let text = String(data: data, encoding: .utf8) {
      strings = [text]
    } else {
      other = (type, data)
    }
  }

  func data(_ type: String) -> Data? {
    if PasteboardContent.textTypes.contains(type), let text = strings.first {
      return Data(text.utf8)
    }
    return other.flatMap { $0.type == type ? $0.data : nil }
  }

  /// The text for other programs: the texts as lines, up to a NUL character.
  var desktopText: String {
    let text = strings.joined(separator: "\n")
    return String(text.prefix { $0 != "\0" })
  }
}
