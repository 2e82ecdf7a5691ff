import Foundation
import Testing

@testable import UIKitGraphics

@Test func fontsAreEqualByTypefaceAndSize() {
  #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
  #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
  #expect(UIFont.systemFont(ofSize: 17).withSize(12) == UIFont.systemFont(ofSize: 12))
  #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.systemFont(ofSize: 17).hash)
}

@Test func metricsScaleWithTheSize() {
  let small = UIFont.systemFont(ofSize: 10)
  let large = UIFont.systemFont(ofSize: 40)
  #expect(abs(small.ascender * 4 - large.ascender) < 1e-9)
  #expect(small.descender < 0)
  #expect(abs(small.lineHeight - (small.ascender - small.descender + small.leading)) < 1e-9)
  #expect(small.capHeight > small.xHeight && small.xHeight > 0)
  #expect(small.lineHeight > 10 && small.lineHeight < 16)
}

@Test func boldAndRegularAreDifferentFaces() throws {
  let regular = FontLibrary.fontSet(for: UIFont.systemFont(ofSize: 17).typeface).primary
  let bold = FontLibrary.fontSet(for: UIFont.boldSystemFont(ofSize: 17).typeface).primary
  try #require(regular != nil)
  #expect(regular !== bold)
}

@Test func theSystemFontIsInterIfInstalled() {
  let installed = FontLibrary.typeface(named: "Inter") != nil
  #expect((UIFont.systemFont(ofSize: 17).familyName == "Inter") == installed)
}

@Test func unknownNamesGiveNoFont() {
  #expect(UIFont(name: "No Such Font 17", size: 12) == nil)
}

@Test func preferredFontsFollowTheSizeCategory() {
  let large = UITraitCollection(preferredContentSizeCategory: .large)
  let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
  #expect(body.pointSize == 17)
  let huge = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
  #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: huge).pointSize == 23)
  let headline = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: large)
  #expect(headline == UIFont.systemFont(ofSize: 17, weight: .semibold))
  var pointSize: CGFloat = 0
  huge.performAsCurrent { pointSize = UIFont.preferredFont(forTextStyle: .footnote).pointSize }
  #expect(pointSize == 19)
  #expect(UIContentSizeCategory.small < .large)
}

@Test func invalidSizesGiveAValidFont() {
  // The default size is 14 points.
  #expect(UIFont.systemFont(ofSize: 0).pointSize == 14)
  #expect(UIFont.systemFont(ofSize: -3).lineHeight > 0)
  #expect(UIFont.systemFont(ofSize: .nan).pointSize == 14)
}

/// Tests for the font sizes of accessibility content size categories.
@MainActor
struct ContentSizeCategoryTests {
  @Test func accessibilitySizesMatchUIKit() {
    let categories: [UIContentSizeCategory] = [
      .large, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    func sizes(_ style: UIFont.TextStyle) -> [CGFloat] {
      categories.map { category in
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
      }
    }
    #expect(sizes(.body) == [17, 28, 33, 40, 47, 53])
    #expect(sizes(.largeTitle) == [34, 44, 48, 52, 56, 60])
    #expect(sizes(.caption2) == [11, 20, 24, 29, 34, 40])
    #expect(categories.sorted() == categories)
    #expect(categories.filter(\.isAccessibilityCategory).count == 5)
    #expect(
      UIContentSizeCategory.accessibilityMedium.rawValue
        == "UICTContentSizeCategoryAccessibilityM"
    )
  }
}
