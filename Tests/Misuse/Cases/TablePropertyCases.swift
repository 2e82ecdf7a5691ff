import Foundation
import UIKitCore
import UIKitGraphics
import UIKitStage

extension CaseList {
  mutating func addTableProperties() {
    add(
      "UITableView.rowHeight",
      Numbers.lengths,
      end: { height in
        let isAutomatic = height == UITableView.automaticDimension
        return height.isFinite && (height >= 0 || isAutomatic) ? .continues : .stops("rowHeight is")
      }
    ) { $0.table.rowHeight = $1 }
    let estimates: [(String, ReferenceWritableKeyPath<UITableView, CGFloat>)] = [
      ("estimatedRowHeight", \.estimatedRowHeight),
      ("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight),
      ("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight),
    ]
    for (name, path) in estimates {
      add(
        "UITableView.\(name)",
        Numbers.lengths,
        end: { height in
          height.isFinite ? .continues : .stops("\(name) is")
        }
      ) { fixture, height in
        let heights = fixture.keep(HeightsDelegate())
        fixture.showTable(.grouped) { table in
          table[keyPath: path] = height
          table.delegate = heights
        }
      }
    }
    addTableSpaces()
    let heights: [(String, ReferenceWritableKeyPath<UITableView, CGFloat>)] = [
      ("sectionHeaderHeight", \.sectionHeaderHeight),
      ("sectionFooterHeight", \.sectionFooterHeight),
    ]
    for (name, path) in heights {
      add(
        "UITableView.\(name)",
        Numbers.lengths,
        end: { height in
          height.isFinite ? .continues : .stops("\(name) is")
        }
      ) { $0.grouped[keyPath: path] = $1 }
    }
    add("UITableView.separatorInset", Shapes.insets) { $0.table.separatorInset = $1 }
    add("UITableView.layoutMargins", Shapes.insets) { $0.table.layoutMargins = $1 }
    add("UITableView.sectionIndexMinimumDisplayRowCount", Numbers.integers) {
      $0.table.sectionIndexMinimumDisplayRowCount = $1
    }
    add("UITableView.frame.width below its margins", Numbers.lengths.filter { $0.value.isFinite }) {
      $0.grouped.frame.size.width = $1
    }
    addTableViews()
    addDeadObjects()
  }

  /// Adds cases for lengths that must not be negative, unless they are automatic.
  private mutating func addTableSpaces() {
    let spaces: [(String, ReferenceWritableKeyPath<UITableView, CGFloat>)] = [
      ("sectionHeaderTopPadding", \.sectionHeaderTopPadding),
      ("fillerRowHeight", \.fillerRowHeight),
    ]
    for (name, path) in spaces {
      add(
        "UITableView.\(name)",
        Numbers.lengths,
        end: { space in
          let isAutomatic = space == UITableView.automaticDimension
          return space.isFinite && (space >= 0 || isAutomatic) ? .continues : .stops("\(name) is")
        }
      ) { $0.table[keyPath: path] = $1 }
    }
  }

  private mutating func addTableViews() {
    let views: [(String, @MainActor (Fixture) -> UIView)] = [
      ("itself", { $0.table }), ("an ancestor", { $0.pushed.view }),
      ("the window", { $0.stage.window }),
    ]
    let slots: [(String, ReferenceWritableKeyPath<UITableView, UIView?>)] = [
      ("tableHeaderView", \.tableHeaderView), ("tableFooterView", \.tableFooterView),
      ("backgroundView", \.backgroundView),
    ]
    for (slot, path) in slots {
      for (name, view) in views {
        add("UITableView.\(slot) \(name)", .stops("cannot be added to itself")) {
          $0.table[keyPath: path] = view($0)
        }
      }
      add("UITableView.\(slot) a cell of it") { $0.table[keyPath: path] = $0.cell }
      add("UITableView.\(slot) another table's") { fixture in
        fixture.grouped[keyPath: path] = fixture.label
        fixture.table[keyPath: path] = fixture.label
      }
      let rects = Shapes.rects.filter { $0.value.isFinite }
      add("UITableView.\(slot) with frame", rects) {
        $0.table[keyPath: path] = UIView(frame: $1)
      }
    }
    add("UITableView.tableHeaderView also tableFooterView") { fixture in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
      fixture.table.tableHeaderView = view
      fixture.table.tableFooterView = view
    }
    add("UITableView.tableHeaderView removed by another") { fixture in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
      fixture.table.tableHeaderView = view
      view.removeFromSuperview()
      fixture.table.reloadData()
    }
  }

  private mutating func addDeadObjects() {
    add("UITableView.dataSource that is gone") { fixture in
      var source: ListSource? = ListSource(counts: [5])
      let table = fixture.showTable { $0.dataSource = source }
      source = nil
      _ = table.visibleCells
      table.selectRow(at: nil, animated: false, scrollPosition: .none)
    }
    add("UITableView.dataSource that is gone before the first load") { fixture in
      fixture.showTable { $0.dataSource = ListSource(counts: [5]) }
    }
    add("UITableView.dataSource that is gone, then scrolled") { fixture in
      var source: ListSource? = ListSource(counts: [500])
      let table = fixture.showTable { $0.dataSource = source }
      source = nil
      table.contentOffset.y = 300
    }
    add("UITableView.dataSource that is gone, then updated") { fixture in
      var source: ListSource? = ListSource(counts: [5])
      let table = fixture.showTable { $0.dataSource = source }
      source = nil
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
    add("UITableView.delegate that is gone") { fixture in
      var delegate: HeightsDelegate? = HeightsDelegate()
      let table = fixture.showTable { $0.delegate = delegate }
      delegate = nil
      table.contentOffset.y = 100
      fixture.stage.tap(at: CGPoint(x: 50, y: 100))
    }
    add("UITableView that is gone while animated") { fixture in
      var table: UITableView? = fixture.showTable { _ in }
      table?.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
      table?.setEditing(true, animated: true)
      table?.removeFromSuperview()
      table = nil
    }
    add("UITableView.prefetchDataSource that is gone") { fixture in
      final class Prefetcher: UITableViewDataSourcePrefetching {
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
      }
      var prefetcher: Prefetcher? = Prefetcher()
      fixture.table.prefetchDataSource = prefetcher
      prefetcher = nil
      fixture.table.contentOffset.y = 100
    }
    add("UITableView.reloadData() of a removed table") { fixture in
      fixture.table.removeFromSuperview()
      fixture.table.reloadData()
      fixture.table.scrollToRow(at: IndexPath(row: 3, section: 2), at: .top, animated: true)
      fixture.table.setEditing(true, animated: true)
    }
  }
}
