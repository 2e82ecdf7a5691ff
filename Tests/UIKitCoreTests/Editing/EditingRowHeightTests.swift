import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for self-sizing rows, which become narrower in editing mode (TV-062.11).
@MainActor
struct EditingRowHeightTests {
  private final class TextSource: NSObject, UITableViewDataSource {
    /// A text that fits on a line only outside of editing mode.
    let long: String

    override init() {
      let label = UILabel()
      label.text = "Words"
      while label.sizeThatFits(.zero).width < 260 { label.text? += " a" }
      long = label.text ?? ""
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = indexPath.row % 2 == 0 ? long : "Short"
      return cell
    }
  }

  private let texts = TextSource()
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func show(isAutomatic: Bool = true) {
    stage.checksDamage = true
    if isAutomatic {
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 30
    }
    table.dataSource = texts
    stage.show(table)
    stage.settle()
  }

  private func height(_ row: Int) -> CGFloat { table.rectForRow(at: at(row)).height }

  /// Checks that the heights of the visible rows fit their texts beside the controls.
  private func expectFit(_ comment: Comment? = nil) {
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let cell = table.cellForRow(at: path), let label = cell.textLabel else { continue }
      let fittingHeight = label.sizeThatFits(CGSize(width: label.frame.width, height: 1000)).height
      #expect(label.frame.height >= fittingHeight, comment)
      #expect(cell.frame == table.rectForRow(at: path), comment)
    }
  }

  @Test(arguments: [true, false])
  func textsFitBesideTheControlsAndWithoutThem(isAnimated: Bool) {
    show()
    let (long, short) = (height(0), height(1))
    table.setEditing(true, animated: isAnimated)
    stage.settle()
    #expect(height(0) > long && height(1) == short)  // TV-062.11
    expectFit("in the mode")
    let editedSize = table.contentSize
    table.performBatchUpdates(nil)
    stage.settle()
    #expect(table.contentSize == editedSize, "an empty batch changes nothing more")
    table.setEditing(false, animated: isAnimated)
    stage.settle()
    #expect(height(0) == long && height(1) == short)
    expectFit("after the mode")
  }

  @Test(arguments: [true, false])
  func theFirstVisibleRowStaysInPlace(isAnimated: Bool) {
    show()
    table.scrollToRow(at: at(30), at: .top, animated: false)
    stage.settle()
    for isEditing in [true, false, true] {
      table.setEditing(isEditing, animated: isAnimated)
      stage.settle()
      #expect(table.rectForRow(at: at(30)).minY == table.contentOffset.y)
      expectFit()
    }
    table.contentOffset.y = 0
    stage.settle()
    expectFit("rows that were out of sight")
  }

  @Test func rowsSlideInAnAnimatedChange() throws {
    show()
    let cell = try #require(table.cellForRow(at: at(5)))
    let originalY = cell.frame.minY
    table.setEditing(true, animated: true)
    stage.advance(by: 0.1)
    let presentedY = try #require(cell.layer.presentation()).frame.minY
    #expect(presentedY > originalY && presentedY < cell.frame.minY)
    stage.settle()
    #expect(cell.frame == table.rectForRow(at: at(5)))
  }

  @Test func changingEditingModeInABatchMeasuresTheRows() {
    show()
    let long = height(0)
    table.setEditing(true, animated: false)
    stage.settle()
    table.performBatchUpdates { table.setEditing(false, animated: true) }
    stage.settle()
    expectFit("left")
    #expect(height(0) == long)
    table.performBatchUpdates { table.setEditing(true, animated: true) }
    stage.settle()
    expectFit("entered")
  }

  @Test func rowsOfFixedHeightKeepTheirHeight() {
    show(isAutomatic: false)
    table.setEditing(true, animated: true)
    stage.settle()
    #expect(table.contentSize.height == points(60 * 44))
  }
}
