import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the four predefined styles (TC-034, UI-007 to UI-010).
@MainActor
struct CellStylesTests {
  private let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]

  @Test func defaultStyleHasATitleFromTheLeftToTheRightMargin() throws {
    let fixture = CellFixture(.default)
    let cell = fixture.cell()
    let title = try #require(cell.textLabel)
    // UI-007.5, UI-006.3, UI-006.4
    #expect(fixture.frame(title) == CGRect(x: 15, y: 0, width: 290, height: 43))
    #expect(title.font == .systemFont(ofSize: 17))  // UI-007.3
    #expect(title.textAlignment == .left)  // UI-007.2, TC-034.1
    #expect(title.textColor.hexDigits == "000000")  // UI-007.2, TC-034.1
    #expect(cell.detailTextLabel == nil)  // UI-007.1, TC-007.2
    #expect(cell.imageView != nil)  // UI-007.1, TC-034.1
  }

  @Test func titleIsDrawnBlackInTheMiddleOfTheRow() throws {
    let fixture = CellFixture(.default, title: "HHHH")
    let ink = fixture.inkRows(in: CGRect(x: 15, y: 0, width: 60, height: 43))
    let (first, last) = (try #require(ink.first), try #require(ink.last))
    #expect(abs((first + last) / 2 - 21.5) <= 1.5)  // UI-006.9, UI-007.3
    // UI-007.2
    #expect(fixture.colors(in: CGRect(x: 15, y: 10, width: 50, height: 22)).contains("000000"))
    #expect(fixture.inkColumns(in: CGRect(x: 0, y: 0, width: 320, height: 43)).first ?? 0 >= 15)
  }

  @Test func subtitleStyleHasTwoLinesAsOneBlockInTheMiddle() throws {
    let fixture = CellFixture(.subtitle)
    let cell = fixture.cell()
    let (title, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    let (upper, lower) = (fixture.frame(title), fixture.frame(detail))
    #expect(upper.minX == 15 && lower.minX == 15)  // UI-008.2, TC-034.4
    #expect(lower.minY == upper.maxY)  // UI-008.2, TC-034.4
    #expect(abs((upper.minY + lower.maxY) / 2 - 21.5) <= 0.5)  // UI-008.5
    #expect(title.textAlignment == .left && detail.textAlignment == .left)  // UI-008.2
    #expect(title.numberOfLines == 1 && detail.numberOfLines == 1)  // UI-008.2
    #expect(title.font == .systemFont(ofSize: 17))  // UI-008.4
    #expect(detail.font == .systemFont(ofSize: 12))  // UI-008.3, UI-008.4, TC-034.5
    #expect(title.textColor.hexDigits == "000000")  // UI-008.3
    #expect(detail.textColor.hexDigits == "8E8E93")  // UI-008.3, UI-008.4
  }

  @Test func aSubtitlesTitleAloneIsInTheMiddle() {
    for empty in [nil, ""] as [String?] {
      let fixture = CellFixture(.subtitle, detail: empty)
      let frame = fixture.frame(fixture.cell().textLabel)
      #expect(abs(frame.midY - 21.5) <= 0.5)  // UI-008.5
      #expect(fixture.frame(fixture.cell().detailTextLabel).height == 0)
    }
  }

  @Test func value1HasTitleAndBlueDetailAtTheSides() throws {
    let fixture = CellFixture(.value1)
    let cell = fixture.cell()
    let (title, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    let (left, right) = (fixture.frame(title), fixture.frame(detail))
    #expect(left.minX == 15)  // UI-009.1, TC-034.2
    #expect(right.maxX == 305)  // UI-009.1, UI-009.5, TC-034.2
    #expect(left.midY == right.midY && left.midY == 21.5)  // UI-009.1, UI-006.9
    #expect(left.maxX <= right.minX)
    #expect(title.textAlignment == .left && detail.textAlignment == .right)  // UI-009.1
    #expect(title.font == .systemFont(ofSize: 17))  // UI-009.4
    #expect(detail.font == .systemFont(ofSize: 15))  // UI-009.7, UI-009.4, TC-034.5, R-05
    #expect(title.textColor.hexDigits == "000000")  // UI-009.2
    #expect(detail.textColor.hexDigits == "007AFF")  // UI-009.7, UI-009.4, R-05
    let drawn = fixture.colors(in: right)
    #expect(drawn.contains { $0.hasSuffix("FF") && $0 != "FFFFFF" })  // UI-009.2
    #expect(!drawn.contains("000000"))  // UI-009.2
  }

  @Test func value1DetailEndsLeftOfTheAccessory() {
    let fixture = CellFixture(.value1) { $0.accessoryType = .disclosureIndicator }
    #expect(fixture.frame(fixture.cell().detailTextLabel).maxX == 272)  // UI-009.5
  }

  @Test func value2HasABlueCaptionAndALargerDetail() throws {
    let fixture = CellFixture(.value2)
    let cell = fixture.cell()
    let (title, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    let (left, right) = (fixture.frame(title), fixture.frame(detail))
    #expect(left.minX == 15 && left.maxX == 106)  // UI-010.6, UI-010.3, TC-034.3
    #expect(right.minX == 112)  // UI-010.6, TC-034.3
    #expect(left.midY == right.midY)  // UI-010.1
    #expect(title.textAlignment == .right && detail.textAlignment == .left)  // UI-010.1, UI-010.9
    #expect(title.font == .systemFont(ofSize: 12))  // UI-010.4, UI-010.6, R-04
    #expect(detail.font == .systemFont(ofSize: 15))  // UI-010.10, UI-010.6, R-04, TC-034.5
    #expect(title.textColor.hexDigits == "007AFF")  // UI-010.4, UI-010.7
    #expect(detail.textColor.hexDigits == "000000")  // UI-010.10
  }

  @Test func value2DividesAllRowsAtTheSamePosition() {
    let titles = ["i", "mobile", "a caption that is much too long for its place"]
    let fixture = CellFixture([3]) { path in
      let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
      cell.textLabel?.text = titles[path.row]
      cell.detailTextLabel?.text = "Detail"
      return cell
    }
    for row in 0..<3 {
      let cell = fixture.cell(row)
      #expect(fixture.frame(cell.textLabel, in: cell).maxX == 106)  // UI-010.2
      #expect(fixture.frame(cell.textLabel, in: cell).width == 91)  // UI-010.3
      #expect(fixture.frame(cell.detailTextLabel, in: cell).minX == 112)  // UI-010.2
    }
  }

  @Test func labelsWithoutTextTakeNoSpace() {
    for style in styles {
      for empty in [nil, ""] as [String?] {
        let fixture = CellFixture(style, title: empty, detail: "Detail")
        #expect(fixture.frame(fixture.cell().textLabel).isEmpty)  // TC-006.3
      }
    }
    let fixture = CellFixture(.value1, title: "Title", detail: nil)
    #expect(fixture.frame(fixture.cell().textLabel).width == 290)  // TC-006.3
  }

  @Test func longTextsOfValue1DivideTheWidth() {
    let long = String(repeating: "long ", count: 20)
    let both = CellFixture(.value1, title: long, detail: long)
    let title = both.frame(both.cell().textLabel)
    let detail = both.frame(both.cell().detailTextLabel)
    #expect(title.width == 0.4 * 290)  // UI-006.7
    #expect(detail.maxX == 305 && detail.minX >= title.maxX)  // UI-006.7
    let short = CellFixture(.value1, title: "T", detail: long)
    let narrow = short.frame(short.cell().textLabel).width
    #expect(narrow < 30)  // UI-006.7: a short title leaves the rest
    let longTitle = CellFixture(.value1, title: long, detail: "Detail")
    let cell = longTitle.cell()
    let naturalWidth = cell.detailTextLabel?.sizeThatFits(.zero).width ?? 0
    #expect(longTitle.frame(cell.detailTextLabel).width == naturalWidth)  // UI-006.7
    #expect(longTitle.frame(cell.textLabel).maxX <= 305 - naturalWidth)  // UI-006.7
  }

  @Test func longTitlesAreTruncatedAtTheTail() {
    let long = String(repeating: "long ", count: 20)
    for style in styles {
      let fixture = CellFixture(style, title: long, detail: long)
      let cell = fixture.cell()
      #expect(cell.textLabel?.numberOfLines == 1)  // UI-006.6
      #expect(cell.textLabel?.lineBreakMode == .byTruncatingTail)  // UI-006.6
      let row = CGRect(x: 305, y: 0, width: 15, height: 43)
      #expect(fixture.inkColumns(in: row).isEmpty)  // UI-006.6
    }
  }

  @Test func rightToLeftTitlesBeginAtTheLeft() {
    let fixture = CellFixture(.default, title: "שלום עולם")
    let ink = fixture.inkColumns(in: CGRect(x: 0, y: 0, width: 320, height: 43))
    #expect((ink.first ?? 320) >= 15 && (ink.first ?? 320) < 20)  // UI-007.2
  }

  @Test func textsThatChangeLaterAreLaidOutAgain() {
    let fixture = CellFixture(.value1, detail: "A")
    let cell = fixture.cell()
    let before = fixture.frame(cell.detailTextLabel)
    cell.detailTextLabel?.text = "A longer one"
    let after = fixture.frame(cell.detailTextLabel)
    #expect(after.width > before.width && after.maxX == 305)  // UI-009.5
    cell.textLabel?.text = nil
    #expect(fixture.frame(cell.textLabel).isEmpty)  // TC-006.3
    cell.textLabel?.text = "Back"
    #expect(fixture.frame(cell.textLabel).minX == 15)
    cell.detailTextLabel?.font = .systemFont(ofSize: 9)
    #expect(fixture.frame(cell.detailTextLabel).width < after.width)
  }

  @Test func everyStyleHasItsLabels() {
    for style in styles {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      #expect(cell.textLabel != nil)  // TC-002.2, TC-006.1, TC-006.2
      #expect(cell.textLabel === cell.textLabel)
      #expect((cell.detailTextLabel != nil) == (style != .default))  // TC-007.1, TC-002.2
      #expect(cell.imageView != nil)  // TC-008.1, R-06
      #expect(cell.imageView?.image == nil)  // TC-008.1
      #expect(cell.textLabel?.superview === cell.contentView)  // TC-009.1, TC-034.6
      #expect(cell.imageView?.superview === cell.contentView)  // TC-009.1
    }
  }
}

extension CellFixture {
  /// Returns the x-coordinates of a white rectangle's columns that contain other colours.
  func inkColumns(in rect: CGRect) -> [CGFloat] {
    stride(from: rect.minX, to: rect.maxX, by: 1).filter { x in
      stride(from: rect.minY, to: rect.maxY, by: 1).contains { hex(x, $0) != "FFFFFF" }
    }
  }

  /// Returns the y-coordinates of a white rectangle's lines that contain other colours.
  func inkRows(in rect: CGRect) -> [CGFloat] {
    stride(from: rect.minY, to: rect.maxY, by: 1).filter { y in
      stride(from: rect.minX, to: rect.maxX, by: 1).contains { hex($0, y) != "FFFFFF" }
    }
  }
}
