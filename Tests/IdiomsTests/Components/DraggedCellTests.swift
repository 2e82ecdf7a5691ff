import Testing
import UIKit
import UIKitTesting

/// A cell with a pan gesture that reveals a button at the right, without the table's swipe actions.
private final class DraggedCell: UITableViewCell, UIGestureRecognizerDelegate {
  let front = UIView()
  let button = UIButton(type: .system)
  var onDelete: (() -> Void)?
  /// The horizontal offset of `front` in points: -80 while the button is visible, otherwise 0.
  private var restingOffset: CGFloat = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    button.setTitle("Delete", for: .normal)
    button.addTarget(self, action: DraggedCell.deleteTapped, for: .touchUpInside)
    front.backgroundColor = .white
    contentView.addSubview(button)
    contentView.addSubview(front)
    let pan = UIPanGestureRecognizer(target: self, action: DraggedCell.pan(_:))
    pan.delegate = self
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = CGRect(x: contentView.bounds.maxX - 80, y: 0, width: 80, height: bounds.height)
    front.bounds.size = contentView.bounds.size
    front.center = CGPoint(x: contentView.bounds.midX + restingOffset, y: contentView.bounds.midY)
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.view === self, let pan = recognizer as? UIPanGestureRecognizer else {
      return true
    }
    let translation = pan.translation(in: self)
    return abs(translation.x) > abs(translation.y)
  }

  private func pan(_ pan: UIPanGestureRecognizer) {
    let offset = min(max(restingOffset + pan.translation(in: self).x, -100), 0)
    switch pan.state {
    case .changed: front.transform = CGAffineTransform(translationX: offset - restingOffset, y: 0)
    case .ended, .cancelled:
      front.transform = .identity
      restingOffset = offset < -40 ? -80 : 0
      UIView.animate(withDuration: 0.2) {
        self.setNeedsLayout()
        self.layoutIfNeeded()
      }
    default: break
    }
  }

  private func deleteTapped() { onDelete?() }

  override func prepareForReuse() {
    super.prepareForReuse()
    restingOffset = 0
    setNeedsLayout()
  }
}

private final class NamesController: UITableViewController {
  var names = ["a", "b", "c", "d"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(DraggedCell.self, forCellReuseIdentifier: "cell")
    tableView.rowHeight = 50
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! DraggedCell
    cell.onDelete = { [weak self, weak cell] in
      guard let self, let cell, let path = tableView.indexPath(for: cell) else { return }
      names.remove(at: path.row)
      tableView.deleteRows(at: [path], with: .none)
    }
    return cell
  }
}

/// Tests for a cell with a custom swipe gesture.
@MainActor
struct DraggedCellTests {
  private let stage = Stage(size: CGSize(width: 300, height: 300))
  private let controller = NamesController(style: .plain)

  init() {
    stage.show(controller)
    stage.settle()
  }

  /// Drags the second row from an x-coordinate of 200 points to another one.
  private func dragSecondRow(to x: CGFloat) {
    stage.drag(from: CGPoint(x: 200, y: 75), to: CGPoint(x: x, y: 75), duration: 0.2, hold: 0.2)
    stage.settle()
  }

  @Test func aDragRevealsTheDeleteButton() throws {
    dragSecondRow(to: 100)
    let cell = try #require(
      controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? DraggedCell)
    #expect(cell.front.frame.minX == -80)
    // The Delete button.
    stage.tap(at: CGPoint(x: 270, y: 75))
    stage.settle()
    #expect(controller.names == ["a", "c", "d"])
    #expect(controller.tableView.visibleCells.count == 3)
  }

  @Test func aShortDragDoesNotRevealTheButton() throws {
    dragSecondRow(to: 175)
    let cell = try #require(
      controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? DraggedCell)
    #expect(cell.front.frame.minX == 0)
  }

  @Test func aVerticalDragScrollsTheTable() {
    controller.names = (0..<30).map { "\($0)" }
    controller.tableView.reloadData()
    stage.settle()
    stage.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 100), duration: 0.2, hold: 0.2)
    stage.settle()
    #expect(controller.tableView.contentOffset.y > 100)
  }
}
