import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for a row's animation while its Delete button appears and disappears, in both themes and
/// layout directions.
@MainActor
struct ConfirmationMotionTests {
  private func showEditedList(
    _ theme: TableTheme,
    _ direction: UITraitEnvironmentLayoutDirection
  ) -> (Stage, EditableList) {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    stage.checksDamage = true
    stage.window.traitOverrides.tableTheme = theme
    stage.window.traitOverrides.layoutDirection = direction
    let list = EditableList()
    stage.show(list.table)
    list.table.setEditing(true, animated: false)
    stage.settle()
    return (stage, list)
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func theDeletionControlSlidesOutWithTheContent(direction: UITraitEnvironmentLayoutDirection)
    throws
  {
    let (stage, list) = showEditedList(.standard, direction)
    let cell = list.cell(1)
    let control = try #require(cell.editing.control)
    let (initialControlX, initialContentX) = (control.frame.minX, cell.contentView.frame.minX)
    stage.tap(at: CGPoint(x: direction == .leftToRight ? 20 : 300, y: 66))
    let width = try #require(cell.editing.actions).naturalWidth
    let sign: CGFloat = direction == .leftToRight ? -1 : 1
    var distances: [CGFloat] = []
    for _ in 0..<30 {
      stage.advance(by: 1 / 60)
      let distance = control.shownX - initialControlX
      #expect(abs(distance - (cell.contentView.shownX - initialContentX)) < 0.5)
      distances.append(distance * sign)
    }
    #expect(distances.contains { $0 > 5 && $0 < width - 5 }, "in the middle of the way")
    stage.settle()
    #expect(abs(control.frame.minX - initialControlX - sign * width) < 0.01)
    #expect(control.backgroundColor == nil)
    // Hides the button.
    stage.tap(at: CGPoint(x: 160, y: 300))
    stage.advance(by: 0.1)
    let distance = control.shownX - initialControlX
    #expect(abs(distance - (cell.contentView.shownX - initialContentX)) < 0.5)
    stage.settle()
    #expect(control.frame.minX == initialControlX && cell.contentView.frame.minX == initialContentX)
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func theClassicContentEndsBeforeTheButton(direction: UITraitEnvironmentLayoutDirection) throws {
    let (stage, list) = showEditedList(.classic, direction)
    let cell = list.cell(1)
    cell.textLabel?.text = "A name that is much too long for the width of this row"
    stage.settle()
    let initialFrame = cell.contentView.frame
    stage.tap(at: CGPoint(x: direction == .leftToRight ? 20 : 300, y: 66))
    stage.advance(by: 0.1)
    let actions = try #require(cell.editing.actions)
    stage.settle()
    let label = try #require(cell.textLabel)
    let (text, button) = (label.convert(label.bounds, to: cell), actions.frame)
    if direction == .leftToRight {
      #expect(cell.contentView.frame.minX == initialFrame.minX)
      #expect(cell.contentView.frame.maxX == button.minX - 10)
      #expect(text.maxX <= button.minX - 10)
    } else {
      #expect(cell.contentView.frame.maxX == initialFrame.maxX)
      #expect(cell.contentView.frame.minX == button.maxX + 10)
      #expect(text.minX >= button.maxX + 10)
    }
    stage.tap(at: CGPoint(x: 160, y: 300))
    stage.settle()
    #expect(cell.contentView.frame == initialFrame)
    #expect(label.frame.width > text.width)
  }
}
