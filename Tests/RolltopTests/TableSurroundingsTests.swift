import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

@testable import rolltop

/// Tests for the screens with views around tables.
///
/// Their snapshots show whole screens, in windows as high as their content: in the light and the
/// classic look, and with large text.
@MainActor @Suite struct TableSurroundingsTests {
  nonisolated private static let screens: [(screen: Screen, height: CGFloat)] = [
    (.autoLayout, 960), (.textAndSearch, 1180), (.containers, 480), (.cellsOfToday, 760),
  ]

  private func stage(_ screen: Screen, height: CGFloat, look: String) -> Stage {
    let isMirrored = look == "right-to-left"
    let isLarge = look == "large-text"
    let stage = Stage(
      size: CGSize(width: 390, height: isLarge ? height * 1.5 : height),
      layoutDirection: isMirrored ? .rightToLeft : .leftToRight
    )
    if look == "classic" { stage.window.traitOverrides.tableTheme = .classic }
    if isLarge {
      stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    }
    stage.show(screen.makeController(in: .still()))
    stage.settle()
    return stage
  }

  // MARK: Use

  private func find(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { self.find(text, in: $0) }.first
  }

  @Test func theEyeButtonStaysWhileAPasswordIsTyped() throws {
    let stage = stage(.textAndSearch, height: 1180, look: "light")
    let cells = try stage.table().visibleCells
    let cell = try #require(cells.compactMap { $0 as? TextInputCell }.last)
    let eye = try #require(cell.field.rightView)
    let point = eye.convert(CGPoint(x: eye.bounds.midX, y: eye.bounds.midY), to: nil)
    cell.field.becomeFirstResponder()
    stage.type("secret")
    stage.settle(timeout: 1)
    stage.click(at: point)
    #expect(cell.field.text == "secret")
    #expect(!cell.field.isSecureTextEntry)
  }

  /// Taps the centre of a visible text.
  private func tap(_ text: String, on stage: Stage) throws {
    let label = try #require(find(text, in: stage.window), "\(text) is not on the screen")
    let middle = CGPoint(x: label.bounds.midX, y: label.bounds.midY)
    stage.tap(at: label.convert(middle, to: nil))
    stage.settle()
  }

  @Test func listsWrapWhereTextIsVeryLarge() throws {
    for screen in [Screen.home, .containers] {
      let stage = stage(screen, height: 480, look: "light")
      let table = try stage.table()
      let row = IndexPath(row: 1, section: 0)
      let height = table.rectForRow(at: row).height
      #expect(table.rowHeight == height)
      stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
      stage.settle()
      #expect(table.rectForRow(at: row).height > 2 * height)
      for cell in table.visibleCells {
        for label in [cell.textLabel, cell.detailTextLabel].compactMap({ $0 }) {
          #expect(label.sizeThatFits(label.bounds.size).height <= label.bounds.height + 0.5)
        }
      }
      stage.window.traitOverrides.preferredContentSizeCategory = .large
      stage.settle()
      #expect(table.rectForRow(at: row).height == height)
      #expect(table.visibleCells.allSatisfy { $0.textLabel?.numberOfLines == 1 })
    }
  }

  @Test func articlesOpenAndClose() throws {
    let stage = stage(.autoLayout, height: 960, look: "light")
    let table = try stage.table()
    let first = IndexPath(row: 0, section: 0)
    let height = table.rectForRow(at: first).height
    try stage.tapRow(0)
    #expect(table.rectForRow(at: first).height > height + 30)
    try stage.tapRow(0)
    #expect(table.rectForRow(at: first).height == height)
  }

  @Test func aVerticalStackViewMakesTheRowHigher() throws {
    let stage = stage(.autoLayout, height: 960, look: "light")
    let table = try stage.table()
    let row = IndexPath(row: 0, section: 1)
    let height = table.rectForRow(at: row).height
    try tap("Column", on: stage)
    #expect(table.rectForRow(at: row).height > height + 60)
  }

  @Test func aPlantIsFoundInASearchScopeAndRenamed() throws {
    let stage = stage(.textAndSearch, height: 1180, look: "light")
    let controller = try #require(stage.topViewController as? TextInputViewController)
    let bar = try #require(controller.navigationItem.searchController?.searchBar)
    bar.searchTextField.becomeFirstResponder()
    stage.settle()
    stage.type("e")
    stage.settle()
    let table = try stage.table()
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 9)
    try tap("Vegetables", on: stage)
    #expect(table.numberOfRows(inSection: 0) == 4)
    try stage.tapRow(0)
    stage.press(.keyboardA, modifiers: .control)
    stage.type("Cardoon")
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(controller.plants[1].name == "Cardoon")
    #expect(controller.presentedViewController == nil)
  }

  @Test func aRowGrowsWithItsTextView() throws {
    let stage = stage(.textAndSearch, height: 1180, look: "light")
    let table = try stage.table()
    let row = IndexPath(row: 2, section: 1)
    let cell = try #require(table.cellForRow(at: row) as? NoteCell)
    let height = table.rectForRow(at: row).height
    cell.textView.becomeFirstResponder()
    stage.press(.keyboardReturnOrEnter)
    stage.type("More")
    stage.settle()
    #expect(table.rectForRow(at: row).height > height + 15)
  }

  @Test func swipesPinDeliveriesAndRefreshingAddsOne() throws {
    let stage = stage(.cellsOfToday, height: 760, look: "light")
    let table = try stage.table()
    let row = try stage.centerOfRow(at: IndexPath(row: 0, section: 1))
    let start = CGPoint(x: row.x - 150, y: row.y)
    stage.drag(from: start, to: CGPoint(x: row.x + 180, y: row.y), duration: 0.3, hold: 0.2)
    stage.settle()
    #expect(table.numberOfRows(inSection: 0) == 2)
    stage.press(.keyboardR, modifiers: .control)
    stage.settle()
    #expect(table.numberOfRows(inSection: 1) == 8)
  }

  @Test(arguments: screens.indices)
  func screensLookAsRecorded(index: Int) {
    let (screen, height) = Self.screens[index]
    for look in ["light", "classic", "large-text"] {
      let stage = stage(screen, height: height, look: look)
      assertSnapshot(of: stage, named: "\(screen.rawValue)-\(look)")
    }
  }

  /// Returns the frames of the labels in a view in window coordinates, keyed by text, without texts
  /// that occur several times.
  private func frames(in view: UIView) -> [String: CGRect] {
    var labels: [UILabel] = []
    var views = [view]
    while let next = views.popLast() {
      if let label = next as? UILabel { labels.append(label) }
      views += next.subviews
    }
    return Dictionary(grouping: labels.filter { !$0.isHidden }) { $0.text ?? "" }
      .filter { !$0.key.isEmpty && $0.value.count == 1 }
      .compactMapValues { $0.first.map { $0.convert($0.bounds, to: nil) } }
  }

  @Test(arguments: screens.indices)
  func labelsAreMirrored(index: Int) throws {
    let (screen, height) = Self.screens[index]
    let plain = stage(screen, height: height, look: "light")
    let mirrored = stage(screen, height: height, look: "right-to-left")
    let frames = frames(in: try mirrored.table())
    let expected = self.frames(in: try plain.table())
    let reflected = expected.count { text, frame in
      abs((frames[text] ?? .null).minX - (390 - frame.maxX)) < 1
    }
    #expect(reflected * 2 > expected.count, "\(reflected) of \(expected.count)")
  }
}
