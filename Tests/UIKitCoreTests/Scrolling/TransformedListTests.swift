import Foundation
import SeparateProcess
import Testing
import UIKitGraphics
import UIKitLists
import UIKitTesting

@testable import UIKitCore

/// Tests for lists and scroll views under a transform: the content follows the finger, and wheel
/// and keys scroll in the visible direction.
@MainActor
@Suite(.serialized)
struct TransformedListTests {
  /// The transforms of the list.
  enum Turn: CaseIterable {
    case none, flipped, mirrored, half, right, left

    var transform: CGAffineTransform {
      switch self {
      case .none: .identity
      case .flipped: CGAffineTransform(scaleX: 1, y: -1)
      case .mirrored: CGAffineTransform(scaleX: -1, y: 1)
      case .half: CGAffineTransform(rotationAngle: .pi)
      case .right: CGAffineTransform(rotationAngle: .pi / 2)
      case .left: CGAffineTransform(rotationAngle: -.pi / 2)
      }
    }

    /// Whether the rows are next to each other horizontally on the screen.
    var isSideways: Bool { self == .right || self == .left }
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names = (0..<200).map { "\($0)" }
    var selectedNames: [String] = []
    var swipedRows: [Int] = []
    var deletedRows: [Int] = []
    var turn = CGAffineTransform.identity

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = names[indexPath.row]
      cell.showsReorderControl = true
      cell.transform = turn
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selectedNames.append(names[indexPath.row])
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      swipedRows.append(indexPath.row)
    }

    func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { deletedRows.append(indexPath.row) }

    func tableView(
      _ tableView: UITableView,
      moveRowAt from: IndexPath,
      to target: IndexPath
    ) { names.insert(names.remove(at: from.row), at: target.row) }
  }

  @MainActor
  private struct Scene {
    // Few frames, because each redraws the rotated list.
    let stage = Stage(size: CGSize(width: 400, height: 400), framesPerSecond: 20)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 400), style: .plain)
    let rows = Rows()

    init(_ turn: Turn, turnsParent: Bool = false) {
      rows.turn = turn.transform
      table.rowHeight = 50
      table.dataSource = rows
      table.delegate = rows
      let controller = UIViewController()
      let parent = UIView(frame: table.frame)
      parent.addSubview(table)
      controller.view.addSubview(parent)
      stage.show(controller)
      (turnsParent ? parent : table).transform = turn.transform
      stage.settle()
      table.contentOffset.y = 3000
      stage.settle()
    }

    func rowCenterOnScreen(_ row: Int) -> CGPoint {
      let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
      return table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    /// Returns the distance by which a row moves on the screen, in points.
    func movement(_ action: () -> Void) -> CGPoint {
      let before = rowCenterOnScreen(64)
      action()
      stage.settle()
      let after = rowCenterOnScreen(64)
      return CGPoint(x: after.x - before.x, y: after.y - before.y)
    }
  }

  /// Slow: a rotated list is redrawn in every frame, which is slow in debug builds.
  @Test(.separateProcess, arguments: zip(Turn.allCases, [false, false, true, false, true, false]))
  func draggingATransformedListTracksTheFinger(turn: Turn, turnsParent: Bool) {
    let scene = Scene(turn, turnsParent: turnsParent)
    let (dx, dy): (CGFloat, CGFloat) = turn.isSideways ? (100, 0) : (0, 100)
    let start = CGPoint(x: 150, y: 150)
    let end = CGPoint(x: start.x + dx, y: start.y + dy)
    let moved = scene.movement {
      scene.stage.drag(from: start, to: end, duration: 0.3, hold: 0.2)
    }
    #expect(abs(moved.x - dx * 0.9) < 1 && abs(moved.y - dy * 0.9) < 1)
    let back = scene.movement {
      scene.stage.drag(from: end, to: start, duration: 0.3, hold: 0.2)
    }
    #expect(abs(back.x + dx * 0.9) < 1 && abs(back.y + dy * 0.9) < 1)
    #expect(scene.rows.swipedRows == [])
  }

  @Test(arguments: [Turn.flipped, .half, .left])
  func aFlingKeepsItsDirectionOnScreen(turn: Turn) {
    let scene = Scene(turn)
    let (dx, dy): (CGFloat, CGFloat) = turn.isSideways ? (150, 0) : (0, 150)
    let before = scene.rowCenterOnScreen(64)
    scene.stage.drag(
      from: CGPoint(x: 150, y: 150),
      to: CGPoint(x: 150 + dx, y: 150 + dy),
      duration: 0.1
    )
    scene.stage.advance(by: 0.2)
    let after = scene.rowCenterOnScreen(64)
    #expect((turn.isSideways ? after.x - before.x : after.y - before.y) > 250)
  }

  /// Slow: a rotated list is redrawn in every frame, which is slow in debug builds.
  @Test(.separateProcess, arguments: zip(Turn.allCases, [false, false, true, false, true, false]))
  func theWheelScrollsInScreenCoordinates(turn: Turn, turnsParent: Bool) {
    let scene = Scene(turn, turnsParent: turnsParent)
    let middle = CGPoint(x: 200, y: 200)
    // A wheel rolled away from the user scrolls up. A wheel tilted to the right scrolls right.
    let notch = turn.isSideways ? CGVector(dx: 1, dy: 0) : CGVector(dx: 0, dy: 1)
    let moved = scene.movement { scene.stage.scrollWheel(by: notch, at: middle) }
    let expected = turn.isSideways ? CGPoint(x: -132, y: 0) : CGPoint(x: 0, y: 132)
    #expect(abs(moved.x - expected.x) < 1 && abs(moved.y - expected.y) < 1)
    // The content follows fingers on a touchpad.
    let fingers =
      turn.isSideways ? CGVector(dx: -2.5, dy: 0) : CGVector(dx: 0, dy: -2.5)
    let followed = scene.movement { scene.stage.scrollWheel(by: fingers, at: middle) }
    let distance = turn.isSideways ? CGPoint(x: 25, y: 0) : CGPoint(x: 0, y: -25)
    #expect(abs(followed.x - distance.x) < 1 && abs(followed.y - distance.y) < 1)
    // The wheel's other axis scrolls nothing.
    let across = turn.isSideways ? CGVector(dx: 0, dy: 1) : CGVector(dx: 1, dy: 0)
    #expect(scene.movement { scene.stage.scrollWheel(by: across, at: middle) } == .zero)
  }

  @Test(arguments: [Turn.none, .flipped, .mirrored, .half])
  func arrowKeysMoveInScreenCoordinates(turn: Turn) {
    let scene = Scene(turn)
    let start = scene.table.indexPathForRow(
      at: scene.table.convert(CGPoint(x: 200, y: 225), from: nil)
    )
    scene.table.allowsFocus = true
    scene.table.selectRow(at: start, animated: false, scrollPosition: .none)
    scene.stage.press(.keyboardDownArrow)
    let firstRow = scene.table.focus.position?.row ?? -1
    scene.stage.press(.keyboardDownArrow)
    let secondRow = scene.table.focus.position?.row ?? -1
    #expect(firstRow >= 0)
    #expect(
      scene.rowCenterOnScreen(secondRow).y > scene.rowCenterOnScreen(firstRow).y + 40
    )
    scene.stage.press(.keyboardUpArrow)
    #expect(scene.table.focus.position?.row == firstRow)
    let moved = scene.movement { scene.stage.press(.keyboardPageDown) }
    #expect(moved.y < -100)
  }

  @Test(arguments: Turn.allCases)
  func keysScrollPlainViewsInScreenCoordinates(turn: Turn) {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let controller = UIViewController()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.contentSize = CGSize(width: 200, height: 3000)
    controller.view.addSubview(view)
    stage.show(controller)
    view.transform = turn.transform
    view.contentOffset.y = 1000
    stage.settle()
    func movement(_ code: UIKeyboardHIDUsage) -> CGPoint {
      let before = view.convert(CGPoint.zero, to: nil)
      stage.press(code)
      stage.settle()
      let after = view.convert(CGPoint.zero, to: nil)
      return CGPoint(x: (after.x - before.x).rounded(), y: (after.y - before.y).rounded())
    }
    if turn.isSideways {
      #expect(movement(.keyboardRightArrow) == CGPoint(x: -40, y: 0))
      #expect(movement(.keyboardLeftArrow) == CGPoint(x: 40, y: 0))
      #expect(movement(.keyboardDownArrow) == .zero)
    } else {
      #expect(movement(.keyboardDownArrow) == CGPoint(x: 0, y: -40))
      #expect(movement(.keyboardPageUp) == CGPoint(x: 0, y: 180))
      #expect(movement(.keyboardSpacebar) == CGPoint(x: 0, y: -180))
      #expect(movement(.keyboardHome).y >= 1000)
    }
  }

  /// Slow: a rotated list is redrawn in every frame, which is slow in debug builds.
  @Test(arguments: [Turn.flipped, .half])
  func swipesAndButtonsActOnTheVisibleRow(turn: Turn) {
    let scene = Scene(turn)
    let y = scene.rowCenterOnScreen(63).y
    scene.stage.drag(
      from: CGPoint(x: 200, y: y),
      to: CGPoint(x: 80, y: y),
      duration: 0.3,
      hold: 0.2
    )
    scene.stage.settle()
    #expect(scene.rows.swipedRows == [63])
    scene.stage.tap(at: CGPoint(x: 380, y: y))
    scene.stage.settle()
    #expect(scene.rows.deletedRows == [63] && scene.rows.selectedNames == [])
  }

  @Test func aTapSelectsTheVisibleRow() {
    for turn in Turn.allCases {
      let scene = Scene(turn)
      scene.stage.tap(at: scene.rowCenterOnScreen(63))
      #expect(scene.rows.selectedNames == ["63"])
    }
  }

  @Test func aRowOfAFlippedListIsDroppedAtTheFinger() {
    let scene = Scene(.flipped)
    scene.table.setEditing(true, animated: false)
    scene.stage.settle()
    let start = CGPoint(x: 376, y: scene.rowCenterOnScreen(64).y)
    scene.stage.drag(
      from: start,
      to: CGPoint(x: 376, y: start.y + 103),
      duration: 0.5,
      hold: 0.3
    )
    scene.stage.settle()
    // Two rows further down on the screen are two rows earlier in the data.
    #expect(scene.rows.names.firstIndex(of: "64") == 62)
    #expect(abs(scene.rowCenterOnScreen(62).y - start.y - 100) < 1)
  }

  /// Slow: a rotated list is redrawn in every frame, which is slow in debug builds.
  @Test func aRowOfAFlippedListScrollsItAtTheEdgeOfTheScreen() {
    let scene = Scene(.flipped)
    scene.table.setEditing(true, animated: false)
    scene.stage.settle()
    let before = scene.table.contentOffset.y
    scene.stage.touchDown(at: CGPoint(x: 376, y: scene.rowCenterOnScreen(64).y))
    for y in stride(from: 200, through: 5, by: -15) {
      scene.stage.touchMove(to: CGPoint(x: 376, y: CGFloat(y)))
      scene.stage.advance(by: 1.0 / 60)
    }
    scene.stage.advance(by: 1)
    #expect(scene.table.contentOffset.y > before + 100)
    scene.stage.touchUp()
    scene.stage.settle()
    let index = scene.rows.names.firstIndex(of: "64") ?? 0
    #expect(index > 66)
    #expect(abs(scene.rowCenterOnScreen(index).y - 25) <= 50)
  }

  @Test func theThumbOfAFlippedListFollowsThePointer() throws {
    let scene = Scene(.flipped)
    let (stage, table) = (scene.stage, scene.table)
    table.contentOffset.y = 0
    stage.pointerMove(to: CGPoint(x: 394, y: 200))
    let thumb = try #require(table.indicators.thumb(of: .vertical))
    let grip = table.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
    // The list begins at the bottom edge of the screen.
    #expect(grip.y > 350)
    stage.pointerDown(at: grip)
    stage.advance(by: 1.0 / 60)
    stage.pointerMove(to: CGPoint(x: grip.x, y: grip.y - 100))
    stage.advance(by: 1.0 / 60)
    let movedThumb = try #require(table.indicators.thumb(of: .vertical))
    #expect(abs(table.convert(CGPoint(x: 0, y: movedThumb.midY), to: nil).y - grip.y + 100) < 1)
    #expect(table.contentOffset.y > 2000)
    stage.pointerUp()
  }

  @Test func scaledContentFollowsFingers() {
    let stage = Stage(size: CGSize(width: 400, height: 400))
    let view = UIScrollView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    view.contentSize = CGSize(width: 200, height: 2000)
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    parent.addSubview(view)
    stage.show(parent)
    parent.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.settle()
    stage.drag(
      from: CGPoint(x: 200, y: 300),
      to: CGPoint(x: 200, y: 190),
      duration: 0.3,
      hold: 0.2
    )
    #expect(view.contentOffset.y == 50)
    stage.scrollWheel(by: CGVector(dx: 0, dy: -2.5), at: CGPoint(x: 200, y: 200))
    #expect(view.contentOffset.y == 62.5 || view.contentOffset.y == 63)
  }

  @Test(arguments: [Turn.flipped, .half, .left])
  func textViewsFollowFingersAndWheel(turn: Turn) {
    let stage = Stage(size: CGSize(width: 300, height: 300))
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UITextView(frame: parent.bounds)
    view.text = (0..<100).map { "Line \($0)" }.joined(separator: "\n")
    parent.addSubview(view)
    stage.show(parent)
    view.transform = turn.transform
    stage.settle()
    view.contentOffset.y = 500
    func movement(_ action: () -> Void) -> CGPoint {
      let before = view.convert(CGPoint.zero, to: nil)
      action()
      stage.settle()
      let after = view.convert(CGPoint.zero, to: nil)
      return CGPoint(x: (after.x - before.x).rounded(), y: (after.y - before.y).rounded())
    }
    let (dx, dy): (CGFloat, CGFloat) = turn.isSideways ? (60, 0) : (0, 60)
    let dragged = movement {
      stage.drag(
        from: CGPoint(x: 120, y: 120),
        to: CGPoint(x: 120 + dx, y: 120 + dy),
        duration: 0.3,
        hold: 0.2
      )
    }
    #expect(dragged == CGPoint(x: turn.isSideways ? 50 : 0, y: turn.isSideways ? 0 : 50))
    let notch = turn.isSideways ? CGVector(dx: -1, dy: 0) : CGVector(dx: 0, dy: 1)
    let rolled = movement { stage.scrollWheel(by: notch, at: CGPoint(x: 150, y: 150)) }
    #expect((turn.isSideways ? rolled.x : rolled.y) > 50)
  }

  @Test func pansAreInTheCoordinatesOfTheirView() {
    let stage = Stage(size: CGSize(width: 300, height: 300))
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: parent.bounds)
    parent.addSubview(view)
    stage.show(parent)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    var measured: (translation: CGPoint, velocity: CGPoint)?
    let pan = UIPanGestureRecognizer { pan in
      if pan.state == .changed { measured = (pan.translation(in: view), pan.velocity(in: view)) }
    }
    view.addGestureRecognizer(pan)
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 160, y: 100), duration: 0.2)
    #expect(abs((measured?.translation.y ?? 0) + 50) < 0.001)
    #expect(abs(measured?.translation.x ?? 1) < 0.001 && (measured?.velocity.y ?? 0) < -100)
  }
}
