import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for `UIFontDescriptor`: features, traits and names.
@MainActor
struct UIFontDescriptorTests {
  private let font = UIFont.systemFont(ofSize: 17)

  /// Returns the font with a feature, named by its AAT type and selector.
  private func makeFont(type: Int, selector: Int) -> UIFont {
    let descriptor = font.fontDescriptor.addingAttributes([
      .featureSettings: [[UIFontDescriptor.FeatureKey.type: type, .selector: selector]]
    ])
    return UIFont(descriptor: descriptor, size: 0)
  }

  private func glyphs(_ text: String, _ font: UIFont) throws -> [UInt32] {
    let face = try #require(FontLibrary.fontSet(for: font.typeface).primary)
    let shaping = TextStyle(font: font).shaping(.latin)
    return FontLibrary.withLock { face.shaper.shape(text, shaping).map(\.id) }
  }

  @Test func featuresChangeGlyphs() throws {
    let isInter = font.familyName == "Inter"
    try #require(isInter, "Inter is not installed")
    for (type, selector, text) in [
      (kTypographicExtrasType, kSlashedZeroOnSelector, "0"),
      (kVerticalPositionType, kSuperiorsSelector, "2"),
      (kFractionsType, kDiagonalFractionsSelector, "1/2"),
      (kNumberSpacingType, kMonospacedNumbersSelector, "1"),
      (kStylisticAlternativesType, kStylisticAltOneOnSelector, "1234567890"),
    ] {
      let changed = makeFont(type: type, selector: selector)
      #expect(try glyphs(text, changed) != glyphs(text, font), "\(type) \(selector)")
      #expect(changed != font && changed.pointSize == 17)
      #expect(TextEngine.layout(text, font: changed, TextLayoutOptions(scale: 1)).lines.count == 1)
    }
  }

  @Test func smallCapitalsUseTheFontFeature() {
    let small = makeFont(
      type: kLowerCaseType,
      selector: kLowerCaseSmallCapsSelector
    )
    #expect(small.typeface.features == [FontFeature(tag: "smcp")])
    let both = UIFont(
      descriptor: small.fontDescriptor.addingAttributes([
        .featureSettings: [
          [
            UIFontDescriptor.FeatureKey.featureIdentifier: kUpperCaseType,
            .typeIdentifier: kUpperCaseSmallCapsSelector,
          ]
        ]
      ]),
      size: 20
    )
    #expect(both.typeface.features == [FontFeature(tag: "c2sc"), FontFeature(tag: "smcp")])
    #expect(both.pointSize == 20)
  }

  @Test func theLastSettingOfAFeatureWins() {
    let slashedZero = makeFont(
      type: kTypographicExtrasType,
      selector: kSlashedZeroOnSelector
    )
    let plainZero = slashedZero.fontDescriptor.addingAttributes([
      .featureSettings: [
        [
          UIFontDescriptor.FeatureKey.type: kTypographicExtrasType,
          .selector: kSlashedZeroOffSelector,
        ]
      ]
    ])
    #expect(plainZero.typeface.features == [FontFeature(tag: "zero", value: 0)])
  }

  @Test func unknownFeaturesChangeNothing() {
    for (type, selector) in [(0, 0), (-1, 5), (.max, .min), (35, 1), (35, 42), (37, 9)] {
      #expect(makeFont(type: type, selector: selector) == font)
    }
    let invalid = font.fontDescriptor.addingAttributes([.featureSettings: "x", .size: "y"])
    #expect(invalid == font.fontDescriptor)
  }

  @Test func traitsChangeWeightAndSlant() throws {
    let descriptor = font.fontDescriptor
    #expect(descriptor.symbolicTraits == [])
    let bold = try #require(descriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0) == .boldSystemFont(ofSize: 17))
    let italic = try #require(descriptor.withSymbolicTraits([.traitItalic]))
    #expect(UIFont(descriptor: italic, size: 9) == .italicSystemFont(ofSize: 9))
    let mono = try #require(descriptor.withSymbolicTraits([.traitMonoSpace, .traitBold]))
    #expect(UIFont(descriptor: mono, size: 9) == .monospacedSystemFont(ofSize: 9, weight: .bold))
    #expect(bold.withSymbolicTraits([]) == descriptor)
    #expect(bold.symbolicTraits == .traitBold && mono.symbolicTraits.contains(.traitMonoSpace))
  }

  @Test func namedFontsHaveSiblings() throws {
    let named = UIFontDescriptor(name: "DejaVu Sans", size: 11)
    try #require(UIFont(descriptor: named, size: 0).familyName == "DejaVu Sans")
    let bold = try #require(named.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).fontName.contains("Bold"))
    #expect(bold.pointSize == 11 && bold.withSize(4).pointSize == 4)
  }

  @Test func missingNamesGiveTheSystemFont() {
    let descriptor = UIFontDescriptor(name: "No Such Font", size: 12)
    #expect(UIFont(descriptor: descriptor, size: 0) == .systemFont(ofSize: 12))
    #expect(UIFont(descriptor: UIFontDescriptor(fontAttributes: [:]), size: 0).pointSize == 14)
    let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
    #expect(title.pointSize == UIFont.preferredFont(forTextStyle: .title1).pointSize)
  }
}
