import Foundation
import Testing

@testable import UIKitGraphics

/// A temporary bundle with an asset catalog, which is removed with this object.
final class AssetFolder {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The bundle, which searches its catalogs at the first request.
  var bundle: Bundle { get throws { try #require(Bundle(path: folder.path)) } }

  /// Writes a text file into the catalog.
  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  /// Writes a file into the catalog.
  func write(_ data: Data, to path: String) throws {
    let file = folder.appendingPathComponent("Assets.xcassets").appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: file)
  }

  /// Writes a colour set with these entries.
  func addColor(_ name: String, _ entries: String...) throws {
    let text = #"{"colors": [\#(entries.joined(separator: ","))], "info": {"version": 1}}"#
    try write(text, to: "\(name).colorset/Contents.json")
  }

  /// Returns the JSON text of a colour set's entry; the components are JSON values.
  static func entry(
    _ red: String,
    _ green: String,
    _ blue: String,
    alpha: String = #""1.000""#,
    space: String = "srgb",
    appearances: String = ""
  ) -> String {
    """
    {"idiom": "universal", \(appearances) "color": {"color-space": "\(space)",
     "components": {"red": \(red), "green": \(green), "blue": \(blue), "alpha": \(alpha)}}}
    """
  }

  /// The `appearances` of entries, followed by a comma.
  static let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}],"#
  static let highContrast = #""appearances": [{"appearance": "contrast", "value": "high"}],"#
  static let darkHighContrast = """
    "appearances": [{"appearance": "luminosity", "value": "dark"},
     {"appearance": "contrast", "value": "high"}],
    """
}

/// Returns traits of an interface style and a contrast.
func makeTraits(dark: Bool = false, highContrast: Bool = false) -> UITraitCollection {
  UITraitCollection(traitsFrom: [
    UITraitCollection(userInterfaceStyle: dark ? .dark : .light),
    UITraitCollection(accessibilityContrast: highContrast ? .high : .normal),
  ])
}
