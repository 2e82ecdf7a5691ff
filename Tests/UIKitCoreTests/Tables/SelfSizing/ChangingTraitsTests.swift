import Foundation
import SeparateProcess
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for self-sizing rows, headers and footers while text size, weight and other traits of the
/// table change.
@MainActor
struct ChangingTraitsTests {
  private final class WordCell: UITableViewCell {
    let label = UILabel()
    let extra = UILabel()
    /// The content size categories reported to the cell.
    var reportedCategories: [UIContentSizeCategory] = []

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.font = .preferredFont(forTextStyle: .body)
      label.numberOfLines = 0
      extra.font = UIFontMetrics(forTextStyle: .caption1)
        .scaledFont(for: .systemFont(ofSize: 12, weight: .bold))
      for label in [label, extra] {
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
      }
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        extra.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
        extra.leadingAnchor.constraint(equalTo: label.leadingAnchor),
        extra.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      reportedCategories.append(traitCollection.preferredContentSizeCategory)
    }
  }

  /// Whether cells are reused, kept by the data source, or have a content configuration.
  private enum CellOrigin: CaseIterable { case reused, kept, configured }

  /// A data source with texts of various lengths.
  private final class Words: NSObject, UITableViewDataSource {
    let kind: CellOrigin
    private var keptCells: [WordCell] = []

    init(_ kind: CellOrigin) {
      self.kind = kind
      super.init()
      guard kind == .kept else { return }
      for row in 0..<40 {
        keptCells.append(WordCell(style: .default, reuseIdentifier: nil))
        fill(keptCells[row], row: row)
      }
    }

    private func text(ofRow row: Int) -> String {
      "Row \(row): " + String(repeating: "some words that wrap ", count: row % 5 + 1)
    }

    private func fill(_ cell: WordCell, row: Int) {
      cell.label.text = text(ofRow: row)
      cell.extra.text = "extra \(row)"
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      if kind == .kept { return keptCells[indexPath.row] }
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      if let cell = cell as? WordCell {
        #expect(
          cell.traitCollection.preferredContentSizeCategory
            == tableView.traitCollection.preferredContentSizeCategory
        )
        fill(cell, row: indexPath.row)
      } else {
        var content = cell.defaultContentConfiguration()
        content.text = text(ofRow: indexPath.row)
        content.secondaryText = "extra \(indexPath.row)"
        cell.contentConfiguration = content
      }
      return cell
    }
  }

  @MainActor
  private final class ListFixture {
    let stage = Stage()
    let table = UITableView(frame: .zero, style: .plain)
    private let words: Words

    init(_ kind: CellOrigin) {
      words = Words(kind)
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 60
      table.dataSource = words
      table.register(
        kind == .configured ? UITableViewCell.self : WordCell.self,
        forCellReuseIdentifier: "row"
      )
      stage.show(table)
      stage.settle()
    }

    func drag(by distance: CGFloat) {
      stage.drag(
        from: CGPoint(x: 100, y: 400 - distance / 2),
        to: CGPoint(x: 100, y: 400 + distance / 2),
        duration: 0.2,
        hold: 0.3
      )
      stage.settle()
    }

    /// Checks the fonts and heights of the visible views.
    func check(_ moment: String) {
      let body = UIFont.preferredFont(
        forTextStyle: .body,
        compatibleWith: table.traitCollection
      )
      for cell in table.visibleCells {
        let name = Comment(
          rawValue: "\(words.kind), \(moment), \(table.indexPath(for: cell) ?? [])"
        )
        if let cell = cell as? WordCell {
          #expect(cell.label.font.pointSize == body.pointSize, name)
        }
        let fittingSize = cell.systemLayoutSizeFitting(
          CGSize(width: cell.bounds.width, height: 0),
          withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        )
        #expect(abs(cell.bounds.height - fittingSize.height) < 0.01, name)
      }
    }
  }

  /// Slow: scrolls and lays out lists of all kinds at three text sizes.
  @Test(.separateProcess, arguments: CellOrigin.allCases)
  private func rowsFitTheirTextAfterItsSizeHasChanged(kind: CellOrigin) {
    let list = ListFixture(kind)
    // Scrolling puts cells with the old text size into the reuse queue.
    for distance in [-500, -500, 500] as [CGFloat] { list.drag(by: distance) }
    list.check("at first")
    list.stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    list.stage.advance(by: 1 / 60)
    list.check("larger")
    for distance in [-500, 500, 500, 500, -500] as [CGFloat] {
      list.drag(by: distance)
      list.check("larger, dragged by \(distance)")
    }
    list.stage.window.traitOverrides.preferredContentSizeCategory = .small
    list.stage.settle()
    list.check("smaller")
    for distance in [-600, -500, 600, 600, 600] as [CGFloat] {
      list.drag(by: distance)
      list.check("smaller, dragged by \(distance)")
    }
    list.stage.window.traitOverrides.legibilityWeight = .bold
    list.stage.settle()
    list.drag(by: -600)
    list.check("bold")
    list.table.reloadData()
    list.stage.settle()
    list.check("loaded anew")
  }

  @Test func queuedCellsReceiveTraitsBeforeConfiguration() {
    let list = ListFixture(.reused)
    list.drag(by: -500)
    list.drag(by: 500)
    list.stage.window.traitOverrides.preferredContentSizeCategory = .extraLarge
    list.stage.settle()
    list.drag(by: -500)
    for case let cell as WordCell in list.table.visibleCells {
      #expect(cell.reportedCategories.last == .extraLarge)
    }
  }

  /// A header whose text determines its height.
  private final class WordHeader: UITableViewHeaderFooterView {
    let label = UILabel()

    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      label.font = .preferredFont(forTextStyle: .title1)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.text = "A header whose text is longer than a line"
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Headers: NSObject, UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 12 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      UITableView.automaticDimension
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped], [CGFloat(0), 40])
  func headersFitTheirTextAfterItsSizeHasChanged(style: UITableView.Style, estimate: CGFloat) {
    let stage = Stage()
    let headers = Headers()
    let table = UITableView(frame: .zero, style: style)
    table.estimatedSectionHeaderHeight = estimate
    table.dataSource = headers
    table.delegate = headers
    table.register(WordHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    stage.show(table)
    stage.settle()
    func check(_ moment: Comment) {
      for section in 0..<12 {
        guard let header = table.headerView(forSection: section) as? WordHeader else { continue }
        let fittingSize = header.systemLayoutSizeFitting(
          CGSize(width: header.bounds.width, height: 0),
          withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        )
        #expect(abs(header.bounds.height - fittingSize.height) < 0.01, moment)
      }
    }
    check("at first")
    table.contentOffset.y += 600
    stage.settle()
    for category in [UIContentSizeCategory.accessibilityExtraLarge, .small] {
      stage.window.traitOverrides.preferredContentSizeCategory = category
      stage.settle()
      check("after the change")
      table.contentOffset.y = table.contentSize.height - table.bounds.height
      stage.settle()
      check("at the end")
      table.contentOffset.y = 0
      stage.settle()
      check("at the beginning")
    }
  }
}
