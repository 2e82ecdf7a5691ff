import Foundation
import Testing
import UIKitGraphics

@testable import UIKitCore

/// Tests for raw values and defaults of the cell's constants (TC-034 to TC-039, TC-042, TC-043,
/// TV-089).
@MainActor
struct CellTypesTests {
  @Test func stylesHaveTheirNumbers() {
    #expect(UITableViewCell.CellStyle.default.rawValue == 0)  // TC-034.1
    #expect(UITableViewCell.CellStyle.value1.rawValue == 1)  // TC-034.2
    #expect(UITableViewCell.CellStyle.value2.rawValue == 2)  // TC-034.3
    #expect(UITableViewCell.CellStyle.subtitle.rawValue == 3)  // TC-034.4
  }

  @Test func selectionStylesHaveTheirNumbers() {
    #expect(UITableViewCell.SelectionStyle.none.rawValue == 0)  // TC-035.1
    #expect(UITableViewCell.SelectionStyle.blue.rawValue == 1)  // TC-035.2, TC-042.1
    #expect(UITableViewCell.SelectionStyle.gray.rawValue == 2)  // TC-035.3, TC-042.1
    #expect(UITableViewCell.SelectionStyle.default.rawValue == 3)  // TC-035.4
  }

  @Test func editingStylesHaveTheirNumbers() {
    #expect(UITableViewCell.EditingStyle.none.rawValue == 0)  // TC-036.1
    #expect(UITableViewCell.EditingStyle.delete.rawValue == 1)  // TC-036.2
    #expect(UITableViewCell.EditingStyle.insert.rawValue == 2)  // TC-036.3
    #expect(UITableViewCell().editingStyle == .none)  // TC-036.1
  }

  @Test func accessoryTypesHaveTheirNumbers() {
    #expect(UITableViewCell.AccessoryType.none.rawValue == 0)  // TC-037.1
    #expect(UITableViewCell.AccessoryType.disclosureIndicator.rawValue == 1)  // TC-037.2
    #expect(UITableViewCell.AccessoryType.detailDisclosureButton.rawValue == 2)  // TC-037.3
    #expect(UITableViewCell.AccessoryType.checkmark.rawValue == 3)  // TC-037.4
    #expect(UITableViewCell.AccessoryType.detailButton.rawValue == 4)  // TC-037.5
    #expect(UITableViewCell().accessoryType == .none)  // TC-037.1
    #expect(UITableViewCell().accessoryView == nil)  // TC-015 default
  }

  @Test func separatorStylesHaveTheirNumbers() {
    #expect(UITableViewCell.SeparatorStyle.none.rawValue == 0)  // TC-039.1
    #expect(UITableViewCell.SeparatorStyle.singleLine.rawValue == 1)  // TC-039.2
    #expect(UITableViewCell.SeparatorStyle.singleLineEtched.rawValue == 2)  // TC-039.3
    #expect(UITableViewCell.SeparatorStyle.doubleLineEtched.rawValue == 2)  // TC-040.1
    #expect(UITableView().separatorStyle == .singleLine)  // TC-039.4
  }

  /// Warnings are errors, so that this function does not compile if a member is deprecated.
  @Test func membersThatUIKitDeprecatedDoNotExist() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"  // TV-089.1
    cell.detailTextLabel?.text = "Detail"  // TV-089.1
    cell.imageView?.image = nil  // TV-089.1
    cell.selectionStyle = .blue  // TC-042.1
    cell.selectionStyle = .gray  // TC-042.1
    #expect(cell.selectionStyle == .gray)  // TC-042.1
  }

  @Test func metricsOfTheThemeHaveTheSpecifiedValues() {
    let theme = TableTheme.standard
    // UI-006.5
    #expect(theme.chevronWidth == 33 && theme.checkmarkWidth == 39 && theme.detailWidth == 47)
    #expect(theme.detailDisclosureWidth == 67 && theme.customAccessoryMargin == 30)  // UI-006.5
    #expect(theme.value2Divider == 106 && theme.value2Divider + theme.value2Gap == 112)  // UI-010.6
    #expect(theme.groupRadius == 10)  // UI-005.13
    #expect(theme.indexWidth == 15)  // UI-003.6
  }
}
