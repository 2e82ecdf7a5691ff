import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for changes that the delegate makes while the table requests a header or footer.
@MainActor
struct HeaderCallbackTests {
  /// The ways to remove sections.
  enum Idiom: CaseIterable { case batch, block, single, blockThatEndsLater }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 12
    var usesFooters = false
    /// Called with the section when the table requests the view of a header or footer.
    var onView: ((UITableView, Int) -> Void)?
    /// Displayed sections that the data no longer contains.
    var staleDisplayedSections: [Int] = []

    func numberOfSections(in tableView: UITableView) -> Int { count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = ListSource.text(path)
      return cell
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      usesFooters ? 0 : 30
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      usesFooters ? 30 : 0
    }

    private func view(_ tableView: UITableView, _ section: Int) -> UIView? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "view")
      onView?(tableView, section)
      return view
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      usesFooters ? nil : view(tableView, section)
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      usesFooters ? view(tableView, section) : nil
    }

    func tableView(
      _ tableView: UITableView,
      willDisplayHeaderView view: UIView,
      forSection section: Int
    ) {
      if section >= count { staleDisplayedSections.append(section) }
    }

    func tableView(
      _ tableView: UITableView,
      willDisplayFooterView view: UIView,
      forSection section: Int
    ) {
      if section >= count { staleDisplayedSections.append(section) }
    }
  }

  /// Removes all sections except the first four.
  private func removeSections(
    of source: Source,
    from table: UITableView,
    by idiom: Idiom,
    on stage: Stage
  ) {
    let removedSections = IndexSet(4..<source.count)
    let change = {
      source.count = 4
      table.deleteSections(removedSections, with: .fade)
    }
    switch idiom {
    case .batch: table.performBatchUpdates(change)
    case .block:
      table.beginUpdates()
      change()
      table.endUpdates()
    case .single: change()
    case .blockThatEndsLater:
      table.beginUpdates()
      change()
      stage.loop.schedule(after: 0.1) { table.endUpdates() }
    }
  }

  @Test(arguments: Idiom.allCases, [UITableView.Style.plain, .grouped])
  func removedSectionsAreNotDisplayed(idiom: Idiom, style: UITableView.Style) {
    for usesFooters in [false, true] {
      for isAfterScrolling in [false, true] {
        checkRemoval(
          by: idiom,
          style: style,
          usesFooters: usesFooters,
          isAfterScrolling: isAfterScrolling
        )
      }
    }
  }

  private func checkRemoval(
    by idiom: Idiom,
    style: UITableView.Style,
    usesFooters: Bool,
    isAfterScrolling: Bool
  ) {
    let name = "\(idiom), \(style.rawValue), footers \(usesFooters), later \(isAfterScrolling)"
    let stage = Stage(size: CGSize(width: 320, height: 480))
    weak var weakTable: UITableView?
    weak var weakCell: UITableViewCell?
    func removeInTemporaryTable() {
      let source = Source()
      source.usesFooters = usesFooters
      let table = UITableView(frame: .zero, style: style)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "view")
      table.dataSource = source
      table.delegate = source
      (weakTable, weakCell) = (table, nil)
      source.onView = { [weak source] table, section in
        guard let source, section == (isAfterScrolling ? 5 : 1), source.count == 12 else { return }
        removeSections(of: source, from: table, by: idiom, on: stage)
      }
      stage.show(table)
      if isAfterScrolling {
        table.contentOffset.y = 300
        stage.advance(by: 0.05)
      }
      weakCell = table.visibleCells.first
      stage.settle()
      stage.advance(by: 0.5)
      table.contentOffset.y = 0
      stage.settle()
      #expect(source.staleDisplayedSections == [], "\(name)")
      #expect(source.count == 4 && table.numberOfSections == 4, "\(name)")
      #expect(inconsistencies(of: table) == [], "\(name)")
      table.removeFromSuperview()
    }
    removeInTemporaryTable()
    stage.settle()
    #expect(weakTable == nil, "\(name)")
    #expect(weakCell == nil, "\(name)")
  }
}
