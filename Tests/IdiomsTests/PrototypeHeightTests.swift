import Testing
import UIKit
import UIKitTesting

// Row heights computed with a prototype cell that is never visible.

final class NoteCell: UITableViewCell {
  static let reuseIdentifier = "NoteCell"

  let titleLabel = UILabel()
  let bodyLabel = UILabel()
  private let inset: CGFloat = 12

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.font = UIFont.boldSystemFont(ofSize: 17)
    bodyLabel.font = .systemFont(ofSize: 14)
    bodyLabel.numberOfLines = 0
    bodyLabel.lineBreakMode = .byWordWrapping
    contentView.addSubview(titleLabel)
    contentView.addSubview(bodyLabel)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width - 2 * inset
    titleLabel.frame = CGRect(x: inset, y: inset, width: width, height: 22)
    let fittingSize = CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)
    bodyLabel.frame = CGRect(
      x: inset, y: titleLabel.frame.maxY + 4, width: width,
      height: bodyLabel.sizeThatFits(fittingSize).height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    frame.size.width = size.width
    setNeedsLayout()
    layoutIfNeeded()
    return CGSize(width: size.width, height: ceil(bodyLabel.frame.maxY + inset))
  }
}

final class NotesViewController: UITableViewController {
  let notes: [(title: String, body: String)]
  private let prototype = NoteCell(style: .default, reuseIdentifier: nil)
  private var cachedHeights: [Int: CGFloat] = [:]
  private(set) var measurementCount = 0

  init(notes: [(title: String, body: String)]) {
    self.notes = notes
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(NoteCell.self, forCellReuseIdentifier: NoteCell.reuseIdentifier)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if prototype.frame.width != tableView.bounds.width {
      cachedHeights.removeAll()
      prototype.frame.size.width = tableView.bounds.width
    }
  }

  private func configure(_ cell: NoteCell, at indexPath: IndexPath) {
    cell.titleLabel.text = notes[indexPath.row].title
    cell.bodyLabel.text = notes[indexPath.row].body
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return notes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(
        withIdentifier: NoteCell.reuseIdentifier, for: indexPath) as! NoteCell
    configure(cell, at: indexPath)
    return cell
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    if let height = cachedHeights[indexPath.row] { return height }
    measurementCount += 1
    configure(prototype, at: indexPath)
    let size = CGSize(width: tableView.bounds.width, height: .greatestFiniteMagnitude)
    let height = prototype.sizeThatFits(size).height
    cachedHeights[indexPath.row] = height
    return height
  }
}

/// Tests for row heights from a prototype cell.
@MainActor
struct PrototypeHeightTests {
  @Test func aPrototypeCellMeasuresTheRowHeights() throws {
    let stage = Stage(size: CGSize(width: 320, height: 568))
    let longText = String(repeating: "A long sentence about nothing. ", count: 8)
    let controller = NotesViewController(
      notes: [("One", "Short"), ("Two", longText), ("Three", "")])
    stage.show(controller)
    let heights = (0..<3).map {
      controller.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height
    }
    #expect(heights[1] > heights[0] + 60)
    #expect(heights[0] > heights[2])
    #expect(controller.measurementCount == 3)
    let cell = try #require(
      controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? NoteCell)
    #expect(cell.bodyLabel.frame.maxY < cell.contentView.bounds.maxY)
  }
}
