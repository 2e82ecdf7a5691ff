import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for colours in asset catalogs.
struct ColorSetTests {
  private let folder: AssetFolder

  init() throws { folder = try AssetFolder() }

  private func color(_ name: String) throws -> UIColor? {
    UIColor(named: name, in: try folder.bundle, compatibleWith: nil)
  }

  @Test(arguments: [
    (#""0.500""#, 128), (#""128""#, 128), (#""0x80""#, 128), (#""0XfF""#, 255), ("0.5", 128),
    (#""1""#, 1), (#""1.0""#, 255), ("1", 255), (#""-0.2""#, 0), (#""300""#, 255),
  ])
  func componentsAreFractionsBytesOrHexadecimal(text: String, byte: UInt8) throws {
    try folder.addColor("Tone", AssetFolder.entry(text, #""0""#, #""0x00""#, alpha: #""1""#))
    let color = try #require(try color("Tone"))
    #expect(color.pixelColor(in: makeTraits()) == PixelColor(red: byte, green: 0, blue: 0))
  }

  @Test func aColourHasVariantsForStyleAndContrast() throws {
    try folder.addColor(
      "Accent",
      AssetFolder.entry(#""10""#, #""0""#, #""0""#),
      AssetFolder.entry(#""20""#, #""0""#, #""0""#, appearances: AssetFolder.dark),
      AssetFolder.entry(#""30""#, #""0""#, #""0""#, appearances: AssetFolder.highContrast),
      AssetFolder.entry(#""40""#, #""0""#, #""0""#, appearances: AssetFolder.darkHighContrast)
    )
    let color = try #require(try color("Accent"))
    for (traits, red) in [
      (makeTraits(), 10), (makeTraits(dark: true), 20), (makeTraits(highContrast: true), 30),
      (makeTraits(dark: true, highContrast: true), 40),
    ] {
      #expect(color.pixelColor(in: traits).red == red)
      #expect(color.resolvedColor(with: traits).cgColor.components?[0] == CGFloat(red) / 255)
    }
    #expect(try color == self.color("Accent"))
  }

  @Test func missingVariantsFallBackToTheClosestColour() throws {
    try folder.addColor(
      "Accent",
      AssetFolder.entry(#""10""#, #""0""#, #""0""#),
      AssetFolder.entry(#""20""#, #""0""#, #""0""#, appearances: AssetFolder.dark)
    )
    let color = try #require(try color("Accent"))
    #expect(color.pixelColor(in: makeTraits(highContrast: true)).red == 10)
    #expect(color.pixelColor(in: makeTraits(dark: true, highContrast: true)).red == 20)
  }

  @Test func graysAndWideColoursAreConverted() throws {
    try folder.addColor(
      "Gray",
      """
      {"idiom": "universal", "color": {"color-space": "gray-gamma-22",
       "components": {"white": "0.400", "alpha": "0.500"}}}
      """
    )
    let gray = try #require(try color("Gray"))
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(gray.getWhite(&white, alpha: &alpha) && white == 0.4 && alpha == 0.5)
    try folder.addColor("Wide", AssetFolder.entry("0.9", "0.2", "0.1", space: "display-p3"))
    let expected = UIColor(displayP3Red: 0.9, green: 0.2, blue: 0.1, alpha: 1)
    let wide = try #require(try color("Wide"))
    #expect(wide.pixelColor(in: makeTraits()) == expected.pixelColor(in: makeTraits()))
    try folder.addColor(
      "Linear",
      AssetFolder.entry("0.215", "0", "1", space: "extended-linear-srgb")
    )
    let linear = try #require(try color("Linear"))
    #expect(linear.pixelColor(in: makeTraits()) == PixelColor(red: 128, green: 0, blue: 255))
  }

  @Test func systemColoursAreFoundByName() throws {
    try folder.addColor(
      "Warning",
      #"{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}"#
    )
    let color = try #require(try color("Warning"))
    for dark in [false, true] {
      for highContrast in [false, true] {
        let traits = makeTraits(dark: dark, highContrast: highContrast)
        #expect(color.pixelColor(in: traits) == UIColor.systemRed.pixelColor(in: traits))
      }
    }
  }

  @Test func foldersMayProvideANamespace() throws {
    let entry = AssetFolder.entry("1", "0", "0")
    try folder.addColor("Plain/One", entry)
    try folder.addColor("Brand/Two", entry)
    try folder.write(#"{"properties": {"provides-namespace": true}}"#, to: "Brand/Contents.json")
    try folder.write("{}", to: "Plain/Contents.json")
    #expect(try color("One") != nil && color("Plain/One") == nil)
    #expect(try color("Brand/Two") != nil && color("Two") == nil)
  }

  @Test func entriesOfOtherIdiomsAreIgnored() throws {
    let watch = #"{"idiom": "watch", "color": {"components": {"white": "1.0"}}}"#
    try folder.addColor("Watch", watch)
    try folder.addColor("Both", watch, AssetFolder.entry("0", "1", "0"))
    #expect(try color("Watch") == nil)
    #expect(try color("Both")?.pixelColor(in: makeTraits()).green == 255)
  }

  @Test(arguments: [
    ("", "It is not JSON"),
    ("{}", #"It has no "colors""#),
    (#"{"colors": []}"#, "It has no colour"),
    (#"{"colors": 3}"#, #""colors" has a value of another kind than expected"#),
    (#"{"colors": [{"color": {}}]}"#, "A colour has no components"),
    (#"{"colors": [{"color": {"components": {"red": "1"}}}]}"#, "A colour lacks a component"),
    (
      #"{"colors": [{"color": {"components": {"white": "pale"}}}]}"#,
      #""pale" is no component of a colour"#
    ),
    (
      #"{"colors": [{"color": {"color-space": "cmyk", "components": {"red": 1, "green": 1, "blue": 1}}}]}"#,
      #"There is no colour space "cmyk""#
    ),
    (
      #"{"colors": [{"color": {"reference": "systemMauveColor"}}]}"#,
      #"There is no system colour "systemMauveColor""#
    ),
  ])
  func aDamagedSetIsNil(text: String, reason: String) throws {
    try folder.write(text, to: "Bad.colorset/Contents.json")
    #expect(try color("Bad") == nil)
    #expect(AssetFile.reason(text) == reason)
  }

  @Test func aSetWithoutAFileIsNil() throws {
    try folder.write("", to: "Bad.colorset/readme.txt")
    #expect(try color("Bad") == nil && color("") == nil && color("Other") == nil)
    #expect(UIColor(named: "No such colour") == nil)
  }

  @Test func aLineIsReportedOnceInDebugBuilds() {
    let lines = Mutex<[String]>()
    let log = AssetLog { line in lines.change { $0.append(line) } }
    for line in ["one", "one", "two"] { log.report(line) }
    #if DEBUG
    #expect(lines.value == ["one", "two"])
    #else
    #expect(lines.value.isEmpty)
    #endif
  }
}

extension AssetFile {
  /// Returns the error message for a colour set with this text; `nil` if it is valid.
  fileprivate static func reason(_ text: String) -> String? {
    do {
      _ = try JSONDecoder().decode(ColorSet.self, from: Data(text.utf8)).color()
      return nil
    } catch {
      return reason(of: error)
    }
  }
}

/// An array that any thread may change.
private final class Mutex<Value>: @unchecked Sendable where Value: ExpressibleByArrayLiteral {
  private let lock = NSLock()
  private var stored: Value = []

  var value: Value { lock.withLock { stored } }

  func change(_ body: (inout Value) -> Void) { lock.withLock { body(&stored) } }
}
