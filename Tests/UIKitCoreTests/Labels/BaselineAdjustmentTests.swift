import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the vertical position of a line that is drawn in a smaller font.
@MainActor
struct BaselineAdjustmentTests {
  private let stage = Stage(size: CGSize(width: 200, height: 100), font: .boxes)
  private let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 60))

  init() {
    stage.checksDamage = true
    let root = UIView()
    root.backgroundColor = .white
    root.addSubview(label)
    label.font = .systemFont(ofSize: 30)
    label.textColor = .black
    stage.show(root)
  }

  /// The first and the last row with pixels of the text.
  private func textRows() -> ClosedRange<Int>? {
    stage.settle()
    let rows = (10..<70).filter { y in
      (10..<90).contains { x in stage.color(at: CGPoint(x: x, y: y)) != .white }
    }
    return rows.first.flatMap { first in rows.last.map { first...$0 } }
  }

  @Test func theBaselineStaysUnlessAnotherAdjustmentIsSet() throws {
    label.text = "nn"
    let fullSizeRows = try #require(textRows())
    label.adjustsFontSizeToFitWidth = true
    #expect(label.baselineAdjustment == .alignBaselines)
    #expect(textRows() == fullSizeRows)
    label.text = "nnnnnnnnnn"
    let alignedRows = try #require(textRows())
    #expect(abs(alignedRows.upperBound - fullSizeRows.upperBound) <= 1)
    #expect(alignedRows.lowerBound > fullSizeRows.lowerBound + 3)
    label.baselineAdjustment = .alignCenters
    let centredRows = try #require(textRows())
    #expect(centredRows.upperBound < alignedRows.upperBound)
    label.baselineAdjustment = .none
    #expect(try #require(textRows()).upperBound < centredRows.upperBound)
  }
}
