import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the image view of the predefined styles (TC-008, R-06).
@MainActor
struct CellImageTests {
  @Test func imageIsAtTheLeftBeforeTheLabels() {
    for style in [UITableViewCell.CellStyle.default, .subtitle, .value1] {
      let fixture = CellFixture(style) { $0.imageView?.image = plainImage(width: 29, height: 29) }
      let cell = fixture.cell()
      let imageFrame = fixture.frame(cell.imageView)
      // TC-008.2, UI-007.1, UI-008.1, UI-009.3, R-43
      #expect(imageFrame == CGRect(x: 15, y: 7, width: 29, height: 29))
      #expect(fixture.frame(cell.textLabel).minX == 59)  // UI-006.4, TC-008.2
      #expect(fixture.hex(16, 20) == "FF0000")  // TC-008.2
    }
    let fixture = CellFixture(.subtitle) { $0.imageView?.image = plainImage(width: 29, height: 29) }
    #expect(fixture.frame(fixture.cell().detailTextLabel).minX == 59)  // UI-008.2
  }

  @Test func withoutImageLabelsBeginAtTheMargin() {
    let fixture = CellFixture(.default) { $0.imageView?.image = nil }
    #expect(fixture.frame(fixture.cell().textLabel).minX == 15)  // TC-008.3
    #expect(fixture.frame(fixture.cell().imageView).isEmpty)  // TC-008.3
    fixture.cell().imageView?.image = plainImage(width: 20, height: 20)
    #expect(fixture.frame(fixture.cell().textLabel).minX == 50)  // TC-008.2
    fixture.cell().imageView?.image = nil
    #expect(fixture.frame(fixture.cell().textLabel).minX == 15)  // TC-008.3
  }

  @Test func value2LaysOutNoImage() {
    let fixture = CellFixture(.value2) { $0.imageView?.image = plainImage(width: 29, height: 29) }
    let cell = fixture.cell()
    #expect(cell.imageView != nil)
    #expect(fixture.frame(cell.imageView).isEmpty)  // TC-008.4, UI-010.5, R-44
    #expect(fixture.frame(cell.textLabel).minX == 15)  // UI-010.5
    #expect(!fixture.colors(in: CGRect(x: 15, y: 0, width: 90, height: 43)).contains("FF0000"))
  }

  @Test func tallImagesAreScaledDownToTheRow() {
    let fixture = CellFixture(.default) { $0.imageView?.image = plainImage(width: 43, height: 86) }
    let frame = fixture.frame(fixture.cell().imageView)
    #expect(frame.height == 43 && frame.minY == 0)  // TC-008.5
    #expect(abs(frame.width - 21.5) <= 0.5)  // TC-008.5
    #expect(fixture.frame(fixture.cell().textLabel).minX == frame.maxX + 15)  // UI-006.4
    let wideFixture = CellFixture(.default) {
      $0.imageView?.image = plainImage(width: 860, height: 86)
    }
    let cell = wideFixture.cell()
    #expect(wideFixture.frame(cell.imageView).maxX <= 305)  // UI-006.4
    #expect(wideFixture.frame(cell.imageView).height == 29)
  }

  @Test func imagesWithoutSizeTakeNoSpace() {
    let fixture = CellFixture(.default) { $0.imageView?.image = UIImage() }
    #expect(fixture.frame(fixture.cell().textLabel).minX == 15)  // TC-008.3
  }

  @Test func smallImagesKeepTheirSizeInTheMiddle() {
    let fixture = CellFixture(.default) { $0.imageView?.image = plainImage(width: 9, height: 9) }
    // UI-006.9
    #expect(fixture.frame(fixture.cell().imageView) == CGRect(x: 15, y: 17, width: 9, height: 9))
  }
}
