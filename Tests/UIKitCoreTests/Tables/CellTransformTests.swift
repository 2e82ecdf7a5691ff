import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for transforms of cells that are reused.
@MainActor
struct CellTransformTests {
  /// A flipped cell, as used in lists that grow upwards.
  private final class InvertedCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      transform = CGAffineTransform(scaleX: 1, y: -1)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var onWillDisplay: (UITableViewCell) -> Void = { _ in }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func tableView(
      _ tableView: UITableView,
      willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { onWillDisplay(cell) }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 440))
  private let source = Source()

  private func makeTable(_ type: UITableViewCell.Type) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.register(type, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = source
    stage.show(table)
    return table
  }

  @Test func aTransformOfACellOnScreenEndsWithItsRow() {
    source.onWillDisplay = { $0.transform = CGAffineTransform(rotationAngle: 0.1) }
    let table = makeTable(UITableViewCell.self)
    source.onWillDisplay = { _ in }
    table.contentOffset.y = 2000
    stage.settle()
    #expect(table.visibleCells.allSatisfy { $0.transform == .identity })
  }

  @Test func aTransformSetInTheInitialiserStays() {
    let table = makeTable(InvertedCell.self)
    for y in [2000, 500, 3000] {
      table.contentOffset.y = CGFloat(y)
      stage.settle()
    }
    #expect(table.visibleCells.allSatisfy { $0.transform.d == -1 })
  }
}
