package import Foundation
package import UIKitGraphics

/// The fonts of an image, stored as text in its file.
///
/// Each font has a line such as `Inter 3.019;git-0a5106e0b`.
package struct SnapshotFonts {
  private let fonts: [DrawnFont]

  /// Creates the fonts of an image that was just drawn.
  package init(_ fonts: [DrawnFont]) {
    self.fonts = fonts
  }

  /// Reads the fonts in a file; `nil` if it contains none, such as a file written by an earlier
  /// version.
  ///
  /// - Parameter file: The contents of a PNG file.
  package init?(in file: Data) {
    guard let text = PNGText.text(forKeyword: SnapshotFonts.keyword, in: file) else { return nil }
    fonts = text.split(separator: "\n").map { line in
      let end = line.lastIndex(of: " ") ?? line.endIndex
      return DrawnFont(family: String(line[..<end]), version: String(line[end...].dropFirst()))
    }
  }

  /// The keyword of the text chunk in the PNG file.
  private static let keyword = "Fonts"

  /// Returns a PNG file with the fonts added; unchanged if there are no fonts.
  package func added(to file: Data) -> Data {
    guard !fonts.isEmpty else { return file }
    let lines = fonts.map { "\($0.family) \($0.version.filter { $0 != " " })" }
    return PNGText.adding(
      lines.joined(separator: "\n"),
      forKeyword: SnapshotFonts.keyword,
      to: file
    )
  }

  /// Describes the fonts of this computer that differ from the recorded fonts.
  ///
  /// - Parameter current: The fonts of the same image on this computer.
  /// - Returns: The description; `nil` if this computer has all recorded fonts.
  package func difference(to current: SnapshotFonts) -> String? {
    let currentFonts = current.fonts.map {
      DrawnFont(family: $0.family, version: $0.version.filter { $0 != " " })
    }
    let missingFonts = fonts.filter { !currentFonts.contains($0) }
    guard !missingFonts.isEmpty else { return nil }
    let differences = missingFonts.map { font in
      let sameFamilyFonts = currentFonts.filter { $0.family == font.family }
      let version = SnapshotFonts.shortened(font.version, unlike: sameFamilyFonts.map(\.version))
      guard !sameFamilyFonts.isEmpty else {
        let families = currentFonts.map(\.family).joined(separator: ", ")
        return "recorded with \(font.family) \(version), drawn here with "
          + (currentFonts.isEmpty ? "none" : families)
      }
      let currentVersions = sameFamilyFonts.map {
        SnapshotFonts.shortened($0.version, unlike: [font.version])
      }
      return "recorded with \(font.family) \(version), this machine has "
        + currentVersions.joined(separator: ", ")
    }
    return differences.joined(separator: "; ")
  }

  /// Returns the version number without its suffix, unless another version differs only in the
  /// suffix.
  private static func shortened(_ version: String, unlike others: [String]) -> String {
    func numberPart(of version: String) -> Substring { version.prefix { $0 != ";" } }
    let number = numberPart(of: version)
    return others.contains { numberPart(of: $0) == number } ? version : String(number)
  }
}
