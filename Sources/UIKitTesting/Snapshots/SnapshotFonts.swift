package import Foundation
package import UIKitGraphics

/// The fonts of a picture, which are a text in its file: a line for each, such as
/// `Inter 3.019;git-0a5106e0b`.
package struct SnapshotFonts {
  private let fonts: [DrawnFont]

  /// The fonts of a picture that has just been drawn.
  package init(_ fonts: [DrawnFont]) {
    self.fonts = fonts
  }

  /// The fonts that are recorded in a file; `nil` when none are, as in a file that was written by
  /// an earlier version.
  ///
  /// - Parameter file: A PNG file.
  package init?(in file: Data) {
    guard let text = PNGText.text(SnapshotFonts.keyword, in: file) else { return nil }
    fonts = text.split(separator: "\n").map { line in
      let end = line.lastIndex(of: " ") ?? line.endIndex
      return DrawnFont(family: String(line[..<end]), version: String(line[end...].dropFirst()))
    }
  }

  private static let keyword = "Fonts"

  /// A PNG file with the fonts; without any it stays as it is.
  package func added(to file: Data) -> Data {
    guard !fonts.isEmpty else { return file }
    let lines = fonts.map { "\($0.family) \($0.version.filter { $0 != " " })" }
    return PNGText.adding(lines.joined(separator: "\n"), SnapshotFonts.keyword, to: file)
  }

  /// Says in words which fonts this machine has in place of these.
  ///
  /// - Parameter present: The fonts of the same picture on this machine.
  /// - Returns: `nil` when it has all of them.
  package func difference(to present: SnapshotFonts) -> String? {
    let known = present.fonts.map {
      DrawnFont(family: $0.family, version: $0.version.filter { $0 != " " })
    }
    let missing = fonts.filter { !known.contains($0) }
    guard !missing.isEmpty else { return nil }
    let differences = missing.map { font in
      let others = known.filter { $0.family == font.family }
      let version = SnapshotFonts.shortened(font.version, unlike: others.map(\.version))
      guard !others.isEmpty else {
        let now = known.isEmpty ? "none" : known.map(\.family).joined(separator: ", ")
        return "recorded with \(font.family) \(version), drawn here with \(now)"
      }
      let here = others.map { SnapshotFonts.shortened($0.version, unlike: [font.version]) }
      return
        "recorded with \(font.family) \(version), this machine has \(here.joined(separator: ", "))"
    }
    return differences.joined(separator: "; ")
  }

  /// A version without what its maker adds to the number, unless only that differs.
  private static func shortened(_ version: String, unlike others: [String]) -> String {
    func number(_ version: String) -> Substring { version.prefix { $0 != ";" } }
    return others.contains { number($0) == number(version) } ? version : String(number(version))
  }
}
