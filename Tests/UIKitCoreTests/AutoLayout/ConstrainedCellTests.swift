import Foundation
import Testing
import UIKitGraphics
import UIKitStage
import UIKitTesting

@testable import UIKitCore

/// A cell whose constraints determine its height.
final class NoteCell: UITableViewCell {
  let note = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    note.numberOfLines = 0
    note.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(note)
    NSLayoutConstraint.activate([
      note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A data source with a `NoteCell` for each of its notes.
final class NoteSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var notes: [String]

  init(_ notes: [String]) { self.notes = notes }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    (cell as? NoteCell)?.note.text = notes[indexPath.row]
    return cell
  }
}

/// Tests for rows and headers whose constraints determine their height.
@MainActor
struct ConstrainedCellTests {
  private func makeTable(_ notes: [String]) -> (Stage, UITableView, NoteSource) {
    let stage = Stage(size: CGSize(width: 300, height: 400))
    let table = UITableView()
    let source = NoteSource(notes)
    table.register(NoteCell.self, forCellReuseIdentifier: "note")
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 44
    table.dataSource = source
    table.delegate = source
    stage.show(table)
    stage.settle()
    return (stage, table, source)
  }

  @Test func rowsAreAsHighAsTheirConstraints() {
    let long = Array(repeating: "word", count: 40).joined(separator: " ")
    let (stage, table, source) = makeTable(["short", long, "short"])
    for (row, text) in source.notes.enumerated() {
      guard let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? NoteCell else {
        Issue.record("row \(row) has no cell")
        continue
      }
      let fittingHeight = cell.note.sizeThatFits(CGSize(width: 268, height: 1_000)).height
      #expect(cell.note.text == text && cell.note.frame.height == fittingHeight)
      #expect(cell.note.frame.origin == CGPoint(x: 16, y: 10))
      #expect(cell.frame.height == fittingHeight + 21)
    }
    source.notes[0] = long
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    stage.settle()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height > 80)
  }

  @Test func reusedCellsKeepTheirEngines() {
    let notes = (0..<200).map { "row \($0) " + String(repeating: "word ", count: $0 % 17) }
    let (stage, table, _) = makeTable(notes)
    for step in 1...40 {
      table.contentOffset.y = CGFloat(step * 150)
      stage.settle()
      for cell in table.visibleCells {
        guard let cell = cell as? NoteCell else { continue }
        let fittingHeight = cell.note.sizeThatFits(CGSize(width: 268, height: 5_000)).height
        #expect(cell.note.frame.height == fittingHeight)
      }
    }
    #expect(table.visibleCells.count < 20)
  }

  @Test func headersMeasureByConstraints() {
    final class Header: UITableViewHeaderFooterView {
      let box = UIView()
      override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 7),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -7),
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          box.heightAnchor.constraint(equalToConstant: 70),
        ])
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let header = Header(reuseIdentifier: nil)
    let size = header.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(size == CGSize(width: 300, height: 84))
  }
}
