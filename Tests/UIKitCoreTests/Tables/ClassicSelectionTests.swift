import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for tinted images in selected cells of the classic theme, whose selection has the tint
/// colour.
@MainActor
struct ClassicSelectionTests {
  @Test func aTintedImageHasTheColourOfSelectedText() throws {
    let fixture = TableFixture([3])
    fixture.table.window?.traitOverrides.tableTheme = .classic
    fixture.stage.settle()
    let path = IndexPath(row: 1, section: 0)
    let cell = try #require(fixture.table.cellForRow(at: path))
    let image = try #require(cell.imageView)
    let initialTint = image.tintColor
    fixture.table.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(image.tintColor == TableTheme.classic.selectedTextColor)
    fixture.table.deselectRow(at: path, animated: false)
    #expect(image.tintColor == initialTint)
    image.tintColor = .systemGreen
    fixture.table.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(image.tintColor == .systemGreen)
  }
}
