import Foundation
import Testing

@testable import rolltop

/// Tests for `RowContent`.
@Suite struct RowContentTests {
  @Test func rowsAreCountedFromOne() {
    #expect(RowContent.title(ofRow: 0) == "Row 1")
    #expect(RowContent.title(ofRow: 998) == "Row 999")
    #expect(RowContent.title(ofRow: 999) == "Row 1,000")
    #expect(RowContent.title(ofRow: 9_999_999) == "Row 10,000,000")
    let digits = Digits(locale: Locale(identifier: "de_DE"))
    #expect(RowContent.title(ofRow: 999, digits: digits) == "Row 1.000")
  }

  @Test func heightsVaryWithinBounds() {
    let heights = (0..<1000).map(RowContent.height)
    #expect(heights.allSatisfy { $0 >= 32 && $0 <= 112 })
    #expect(Set(heights).count == 11)
    #expect(heights == (0..<1000).map(RowContent.height))
  }
}
