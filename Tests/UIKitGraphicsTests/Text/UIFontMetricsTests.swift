import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for `UIFontMetrics`, which scales custom fonts and lengths with the text size.
struct UIFontMetricsTests {
  private let large = UITraitCollection(preferredContentSizeCategory: .large)
  private let huge = UITraitCollection(
    preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
  )

  @Test func theLargeCategoryKeepsTheFontSize() {
    let font = UIFont.systemFont(ofSize: 20, weight: .heavy)
    let metrics = UIFontMetrics(forTextStyle: .headline)
    #expect(metrics.scaledFont(for: font, compatibleWith: large) == font)
    #expect(metrics.scaledValue(for: 8, compatibleWith: large) == 8)
  }

  @Test func sizesScaleWithTheTextStyle() {
    let font = UIFont.systemFont(ofSize: 34)
    // The body style grows from 17 to 53 points, the large title from 34 to 60.
    #expect(UIFontMetrics.default.scaledFont(for: font, compatibleWith: huge).pointSize == 106)
    let title = UIFontMetrics(forTextStyle: .largeTitle)
    #expect(title.scaledFont(for: font, compatibleWith: huge).pointSize == 60)
    #expect(title.scaledValue(for: 17, compatibleWith: huge) == 30)
  }

  @Test func theMaximumPointSizeIsRespected() {
    let font = UIFont.systemFont(ofSize: 20)
    let scaled = UIFontMetrics.default.scaledFont(
      for: font,
      maximumPointSize: 30,
      compatibleWith: huge
    )
    #expect(scaled.pointSize == 30)
    #expect(scaled.scaled(for: large) == font)
    #expect(scaled.scaled(for: huge)?.pointSize == 30)
  }

  @Test func onlyScaledFontsChangeWithTheTextSize() {
    #expect(UIFont.systemFont(ofSize: 12).scaled(for: huge) == nil)
    #expect(UIFont.preferredFont(forTextStyle: .body).scaled(for: huge)?.pointSize == 53)
    #expect(UIFont.preferredFont(forTextStyle: .body).withSize(9).scaled(for: huge) == nil)
  }
}
