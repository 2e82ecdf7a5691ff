import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// A table on a stage with many rows of unknown heights.
///
/// Its rows are checked in every frame: only the user or the program may move them.
@MainActor
final class RowStabilityRun: UITableViewDataSource {
  /// The source of heights.
  enum Heights {
    /// From `tableView(_:heightForRowAt:)`.
    case asked
    /// From self-sizing cells.
    case fitted
  }

  /// A cell whose height depends on its number.
  final class Cell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: RowStabilityRun.height(of: tag))
    }
  }

  private final class Delegate: UITableViewDelegate {
    weak var rows: RowStabilityRun?

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      RowStabilityRun.height(of: rows?.numbers[indexPath.row] ?? 0)
    }
  }

  let stage = Stage(size: CGSize(width: 320, height: 600))
  let tableView = UITableView(frame: .zero, style: .plain)
  /// The numbers of the rows, which identify them when their index paths change.
  var numbers: [Int]
  private let delegate = Delegate()
  var random: SeededGenerator
  private var nextNumber: Int
  private var positions: [Int: CGFloat] = [:]
  /// The upper end of the scroll indicator in the visible area, in points.
  private var thumbY: CGFloat?
  private(set) var framesWatched = 0

  init(count: Int, heights: Heights, random: SeededGenerator) {
    numbers = Array(0..<count)
    nextNumber = count
    self.random = random
    tableView.register(Cell.self, forCellReuseIdentifier: "row")
    tableView.dataSource = self
    switch heights {
    case .asked:
      delegate.rows = self
      tableView.delegate = delegate
    case .fitted:
      tableView.rowHeight = UITableView.automaticDimension
    }
    tableView.estimatedRowHeight = 44
    stage.show(tableView)
    recordPositions()
  }

  /// Returns the height of a row in points, between a tenth and ten times the estimate.
  static func height(of number: Int) -> CGFloat {
    var mixed = UInt64(truncatingIfNeeded: number &+ 1) &* 0x9E37_79B9_7F4A_7C15
    mixed ^= mixed >> 29
    return mixed % 3 == 0 ? CGFloat(5 + mixed % 39) : CGFloat(44 + mixed % 396)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numbers.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.tag = numbers[indexPath.row]
    return cell
  }

  // MARK: Checks

  private var currentPositions: [Int: CGFloat] {
    var positions: [Int: CGFloat] = [:]
    for cell in tableView.visibleCells {
      positions[cell.tag] = cell.frame.minY - tableView.contentOffset.y
    }
    return positions
  }

  private var currentThumbY: CGFloat? {
    tableView.subviews.first { $0 is ScrollIndicatorView && $0.frame.width < 10 }
      .map { $0.frame.minY - tableView.bounds.minY }
  }

  private func recordPositions() {
    positions = currentPositions
    thumbY = currentThumbY
  }

  /// Whether the content offset is within its range, not beyond an end.
  var isInRange: Bool {
    tableView.contentOffset.y >= tableView.minimumOffset.y
      && tableView.contentOffset.y <= tableView.maximumOffset.y
  }

  /// Checks the rows after a frame.
  ///
  /// - Parameters:
  ///   - action: The action, for messages.
  ///   - expected: The expected movement of each row down the screen, in points; `nil` if all rows
  ///     move by the same distance.
  ///   - direction: 1 if content moves up (scrolling forward), -1 if it moves down, 0 for either.
  /// - Returns: The movement of the rows in points; `nil` if no row stayed visible.
  @discardableResult
  func watch(_ action: String, expected: CGFloat? = nil, direction: CGFloat = 0) -> CGFloat? {
    framesWatched += 1
    let present = currentPositions
    var moved: CGFloat?
    for (number, y) in present {
      guard let oldY = positions[number] else { continue }
      let distance = y - oldY
      if let moved {
        #expect(abs(distance - moved) < 1e-6, "\(action): rows moved by \(moved) and \(distance)")
      }
      moved = distance
    }
    if let expected, let moved {
      #expect(abs(moved - expected) < 1e-6, "\(action): rows moved by \(moved), not \(expected)")
    }
    if let moved, direction != 0 {
      // A fractional offset is rounded to a pixel when scrolling begins, and may occur at an end
      // of the content.
      #expect(moved * direction <= 0.51, "\(action): rows moved back by \(moved)")
    }
    checkCover(action)
    if let oldY = thumbY, let newY = currentThumbY, direction != 0, isInRange {
      #expect(
        (newY - oldY) * direction >= -0.1,
        "\(action): the thumb went from \(oldY) to \(newY)"
      )
    }
    recordPositions()
    return moved
  }

  /// Checks that the visible rows are measured, have no gaps, and cover the visible area.
  private func checkCover(_ action: String) {
    let cells = tableView.visibleCells
    for (upper, lower) in zip(cells, cells.dropFirst()) {
      #expect(abs(upper.frame.maxY - lower.frame.minY) < 1e-6, "\(action): a gap below a row")
    }
    for cell in cells {
      let height = RowStabilityRun.height(of: cell.tag)
      #expect(abs(cell.frame.height - height) < 1e-6, "\(action): a row of \(cell.frame.height)")
    }
    guard isInRange, let first = cells.first, let last = cells.last else { return }
    #expect(first.frame.minY <= max(0, tableView.bounds.minY) + 1e-6, "\(action): a gap at the top")
    let end = min(tableView.contentSize.height, tableView.bounds.maxY)
    #expect(last.frame.maxY >= end - 1e-6, "\(action): a gap at the end")
  }

  // MARK: Actions

  private let frame = 1.0 / 60

  /// Performs a random action, and checks all frames until it is over.
  func performRandomAction() {
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: drag(isFling: false)
    case 2, 3: drag(isFling: true)
    case 4: turnWheel()
    case 5: moveOffset()
    default: changeRowsAbove()
    }
  }

  private func drag(isFling: Bool) {
    let direction: CGFloat = Bool.random(using: &random) ? 1 : -1
    var point = CGPoint(x: 100, y: direction > 0 ? 550 : 50)
    stage.touchDown(at: point)
    let steps = Int.random(in: 4...20, using: &random)
    let speed = CGFloat(Int.random(in: 1...25, using: &random))
    for step in 0..<steps {
      let wasDragging = tableView.isDragging && isInRange
      if step > 2, Int.random(in: 0..<8, using: &random) == 0 {
        changeRowsAbove()
      }
      point.y -= direction * speed
      stage.touchMove(to: point)
      stage.advance(by: frame)
      let isExact = wasDragging && isInRange
      watch(
        "dragging",
        expected: isExact ? -direction * speed : nil,
        direction: isInRange ? direction : 0
      )
    }
    if !isFling {
      for _ in 0..<12 {
        stage.advance(by: frame)
        watch("holding", expected: isInRange ? 0 : nil)
      }
    }
    stage.touchUp()
    follow("decelerating", direction: direction)
  }

  /// Checks all frames until scrolling ends.
  private func follow(_ action: String, direction: CGFloat) {
    var last = CGFloat.infinity
    for _ in 0..<600 where tableView.motion.isRunning {
      let wasInRange = isInRange
      if Int.random(in: 0..<40, using: &random) == 0 { changeRowsAbove() }
      stage.advance(by: frame)
      let isFree = wasInRange && isInRange
      let moved = watch(action, direction: isFree ? direction : 0) ?? 0
      if action == "decelerating", isFree {
        #expect(abs(moved) <= last + 1, "\(action): \(moved) after \(last)")
        last = abs(moved)
      }
    }
    stage.settle()
    watch("resting")
    #expect(isInRange, "\(action): rests at \(tableView.contentOffset.y)")
  }

  private func turnWheel() {
    let direction: CGFloat = Bool.random(using: &random) ? 1 : -1
    let notches = CGFloat(Int.random(in: 1...4, using: &random))
    stage.scrollWheel(
      by: CGVector(dx: 0, dy: -direction * notches),
      at: CGPoint(x: 100, y: 300)
    )
    follow("turning the wheel", direction: direction)
  }

  private func moveOffset() {
    let (low, high) = (tableView.minimumOffset.y, tableView.maximumOffset.y)
    let oldOffset = tableView.contentOffset.y
    let isFar = Int.random(in: 0..<3, using: &random) == 0
    let step = CGFloat(Int.random(in: -500...500, using: &random))
    let target = isFar ? CGFloat.random(in: low...high, using: &random).rounded() : oldOffset + step
    tableView.contentOffset.y = min(max(target, low), high)
    let distance = tableView.contentOffset.y - oldOffset
    stage.settle()
    let isAtEnd = tableView.contentOffset.y >= tableView.maximumOffset.y - 1
    watch("setting the offset", expected: isAtEnd ? nil : -distance)
  }

  /// Inserts or deletes rows above the visible ones.
  private func changeRowsAbove() {
    guard let first = tableView.indexPathsForVisibleRows?.first?.row, first > 20,
      tableView.contentOffset.y > tableView.minimumOffset.y + 1
    else { return }
    watch("before a change", direction: 0)
    let count = Int.random(in: 1...10, using: &random)
    let isInsertion = Bool.random(using: &random)
    let index = Int.random(in: 0..<(first - count), using: &random)
    let paths = (index..<(index + count)).map { IndexPath(row: $0, section: 0) }
    if isInsertion {
      numbers.insert(contentsOf: nextNumber..<(nextNumber + count), at: index)
      nextNumber += count
    } else {
      numbers.removeSubrange(index..<(index + count))
    }
    UIView.performWithoutAnimation {
      if isInsertion {
        tableView.insertRows(at: paths, with: .none)
      } else {
        tableView.deleteRows(at: paths, with: .none)
      }
    }
    tableView.layoutIfNeeded()
    watch("changing rows above", expected: 0)
  }
}
