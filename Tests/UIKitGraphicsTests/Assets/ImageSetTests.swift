import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for images in asset catalogs.
@MainActor
struct ImageSetTests {
  private static let red = PixelColor(red: 255, green: 0, blue: 0)
  private static let blue = PixelColor(red: 0, green: 0, blue: 255)
  private let folder: AssetFolder

  init() throws { folder = try AssetFolder() }

  private func image(_ name: String, scale: CGFloat = 1) throws -> UIImage? {
    let traits = UITraitCollection(displayScale: scale)
    return UIImage(named: name, in: try folder.bundle, compatibleWith: traits)
  }

  /// Writes an image set whose files have a single colour each.
  private func add(
    _ entries: String,
    properties: String = "{}",
    files: [(name: String, side: Int, color: PixelColor)]
  ) throws {
    let text = #"{"images": [\#(entries)], "properties": \#(properties)}"#
    try folder.write(text, to: "Photo.imageset/Contents.json")
    for (name, side, color) in files {
      let data = try #require(filledBitmap(side, side, color).pngData())
      try folder.write(data, to: "Photo.imageset/\(name)")
    }
  }

  @Test func theScaleSelectsTheFile() throws {
    try add(
      """
      {"idiom": "universal", "scale": "1x", "filename": "one.png"},
      {"idiom": "universal", "scale": "2x", "filename": "two.png"},
      {"idiom": "universal", "scale": "3x"}
      """,
      files: [("one.png", 4, ImageSetTests.red), ("two.png", 8, ImageSetTests.blue)]
    )
    for (scale, expected, color) in [
      (1.0, 1.0, ImageSetTests.red), (1.5, 2, ImageSetTests.blue), (2, 2, ImageSetTests.blue),
      (3, 2, ImageSetTests.blue),
    ] {
      let image = try #require(try image("Photo", scale: scale))
      #expect(image.size == CGSize(width: 4, height: 4) && image.scale == expected)
      #expect(image.pixel(x: 0, y: 0) == color)
      #expect(image.renderingMode == .automatic)
    }
  }

  @Test func theImageHasLightAndDarkVariants() throws {
    try add(
      """
      {"idiom": "universal", "filename": "light.png"},
      {"idiom": "universal", \(AssetFolder.dark) "filename": "dark.png"}
      """,
      files: [("light.png", 4, ImageSetTests.red), ("dark.png", 4, ImageSetTests.blue)]
    )
    let image = try #require(try image("Photo"))
    for variant in [image, image.withHorizontallyFlippedOrientation()] {
      for (style, color) in [
        (UIUserInterfaceStyle.light, ImageSetTests.red), (.dark, ImageSetTests.blue),
      ] {
        let bitmap = filledBitmap(4, 4, .white)
        let context = CGContext(scale: 1, traits: UITraitCollection(userInterfaceStyle: style))
        context.draw(variant, in: CGRect(x: 0, y: 0, width: 4, height: 4))
        context.finish().replay(on: Canvas(bitmap), x: 0, y: 0)
        #expect(bitmap.count(of: color) == 16)
      }
    }
  }

  @Test func theSetProvidesRenderingModeAndDirection() throws {
    try add(
      #"{"idiom": "universal", "filename": "a.png", "language-direction": "left-to-right"}"#,
      properties: #"{"template-rendering-intent": "template"}"#,
      files: [("a.png", 4, ImageSetTests.red)]
    )
    let image = try #require(try image("Photo"))
    #expect(image.renderingMode == .alwaysTemplate && image.flipsForRightToLeftLayoutDirection)
  }

  @Test func theSetProvidesTheResizingInsets() throws {
    try add(
      """
      {"idiom": "universal", "scale": "2x", "filename": "a.png", "resizing": {"mode": "9-part",
       "center": {"mode": "stretch", "width": 1, "height": 1},
       "cap-insets": {"top": 2, "left": 4, "bottom": 2, "right": 3}}}
      """,
      files: [("a.png", 12, ImageSetTests.red)]
    )
    let image = try #require(try image("Photo"))
    #expect(image.capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 1.5))
    #expect(image.resizingMode == .stretch)
  }

  @Test func aSetIsPreferredToAFile() throws {
    try add(
      #"{"idiom": "universal", "filename": "a.png"}"#,
      files: [("a.png", 4, ImageSetTests.red)]
    )
    let file = URL(fileURLWithPath: try folder.bundle.bundlePath + "/Photo.png")
    try #require(filledBitmap(6, 6, .black).pngData()).write(to: file)
    #expect(try image("Photo")?.size.width == 4)
    #expect(try image("Photo.png")?.size.width == 6)
  }

  @Test(arguments: [
    "", "{}", #"{"images": []}"#, #"{"images": [{"filename": "missing.png"}]}"#,
    #"{"images": [{"filename": "damaged.png"}]}"#,
  ])
  func aDamagedSetIsNil(text: String) throws {
    try folder.write(text, to: "Photo.imageset/Contents.json")
    try folder.write("no image", to: "Photo.imageset/damaged.png")
    #expect(try image("Photo") == nil)
  }
}
