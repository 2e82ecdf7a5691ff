import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import rolltop

extension World {
  /// A frozen world whose longest list has fewer rows, because many tests create it.
  static var short: World {
    var world = World.still()
    world.varyingRowCount = 50_000
    return world
  }
}

extension Stage {
  /// Creates a stage with a screen of the demo, at half the frame rate of a desktop, because most
  /// tests draw many frames that they do not look at.
  convenience init(showing screen: Screen, in world: World = .short) {
    self.init(framesPerSecond: 30)
    show(screen.makeController(in: world))
    settle()
  }

  /// The top view controller of the navigation stack.
  var topViewController: UIViewController? {
    (window.rootViewController as? UINavigationController)?.topViewController
  }

  /// Returns the table of the top view controller: its view or the first table among its subviews.
  func table() throws -> UITableView {
    let view = try #require(topViewController?.view)
    let tables = ([view] + view.subviews).compactMap { $0 as? UITableView }
    return try #require(tables.first)
  }

  /// Returns the texts of the two labels of a visible row.
  func textsOfRow(_ row: Int, section: Int) throws -> [String?] {
    let indexPath = IndexPath(row: row, section: section)
    let cell = try #require(try table().cellForRow(at: indexPath))
    return [cell.textLabel?.text, cell.detailTextLabel?.text]
  }

  /// Taps the centre of a row, and waits until all animations have ended.
  func tapRow(_ row: Int, section: Int = 0) throws {
    let table = try table()
    let frame = table.rectForRow(at: IndexPath(row: row, section: section))
    tap(at: table.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil))
    #expect(settle())
  }

  /// Presses Tab; in a text view, up to four times until it loses the focus.
  ///
  /// In an editable text view Tab without modifiers inserts a character, so Escape is pressed
  /// first. In a read-only one Tab moves from link to link.
  func pressTab(with modifiers: UIKeyModifierFlags = []) {
    let system = UIFocusSystem.focusSystem(for: window)
    let text = system?.focusedItem as? UITextView
    for _ in 0..<(text == nil ? 1 : 4) {
      if modifiers.isEmpty, text?.isEditable == true { press(.keyboardEscape) }
      press(.keyboardTab, modifiers: modifiers)
      settle()
      if system?.focusedItem !== text { break }
    }
  }

  /// Taps the back button in the navigation bar, and waits until all animations have ended.
  func goBack() {
    tap(at: CGPoint(x: 30, y: 22))
    #expect(settle())
  }
}
