import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for row margins in editing mode, in wide tables whose content has the readable width.
@MainActor
struct ReadableWidthTests {
  @Test(arguments: [false, true], [false, true])
  func controlsStayBesideTheContent(isClassic: Bool, isMirrored: Bool) throws {
    let stage = Stage(size: CGSize(width: 1072, height: 300))
    stage.checksDamage = true
    let list = EditableList(rows: 2)
    list.configure = { $0.showsReorderControl = true }
    stage.window.traitOverrides.tableTheme = isClassic ? .classic : nil
    list.table.cellLayoutMarginsFollowReadableWidth = true
    stage.window.traitOverrides.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    stage.show(list.table)
    let cell = list.cell(0)
    func leading(_ view: UIView) -> CGFloat {
      isMirrored ? 1072 - view.frame.maxX : view.frame.minX
    }
    #expect(leading(cell.contentView) == 200)
    list.table.setEditing(true, animated: true)
    stage.advance(by: 0.15)
    let control = try #require(cell.editing.control)
    #expect(leading(control) == 200)
    stage.settle()
    #expect(leading(cell.contentView) == CGFloat(200 + 38))
    let grip = try #require(cell.subviews.lazy.compactMap { $0 as? CellReorderControl }.first)
    #expect(leading(grip) + grip.frame.width == CGFloat(1072 - 200))
    #expect(leading(control) + control.frame.width == leading(cell.contentView))
    // The control responds at its visible position.
    stage.tap(at: CGPoint(x: control.frame.midX, y: 22))
    stage.settle()
    #expect(cell.editing.showsActions)
    list.table.setEditing(false, animated: true)
    stage.settle()
    #expect(cell.editing.control == nil && leading(cell.contentView) == 200)
  }
}
