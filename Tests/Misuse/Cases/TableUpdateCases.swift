import Foundation
import UIKitCore
import UIKitGraphics
import UIKitStage

private typealias Update = (name: String, run: @MainActor (UITableView, [IndexPath]) -> Void)

@MainActor
private let updates: [Update] = [
  ("insertRows", { $0.insertRows(at: $1, with: .fade) }),
  ("deleteRows", { $0.deleteRows(at: $1, with: .fade) }),
  ("reloadRows", { $0.reloadRows(at: $1, with: .fade) }),
  ("moveRow from", { $0.moveRow(at: $1[0], to: IndexPath(row: 1, section: 0)) }),
  ("moveRow to", { $0.moveRow(at: IndexPath(row: 1, section: 0), to: $1[0]) }),
]

extension CaseList {
  mutating func addTableUpdates() {
    for update in updates {
      add(
        "UITableView.\(update.name)",
        Paths.all,
        end: { path in
          path.count == 2 ? .isInconsistent("Invalid update") : .stops("has not two elements")
        }
      ) { update.run($0.table, [$1]) }
      add(
        "unloaded UITableView.\(update.name)",
        Paths.all,
        end: { path in
          path.count == 2 ? .continues : .stops("has not two elements")
        }
      ) { update.run($0.unloaded, [$1]) }
    }
    addSectionUpdates()
    addBatches()
    addBlocks()
    addRowLists()
  }

  private mutating func addSectionUpdates() {
    let inconsistent = End.isInconsistent("Invalid update")
    let updates: [(String, @MainActor (UITableView, IndexSet) -> Void)] = [
      ("insertSections", { $0.insertSections($1, with: .fade) }),
      ("deleteSections", { $0.deleteSections($1, with: .fade) }),
      ("reloadSections", { $0.reloadSections($1, with: .fade) }),
    ]
    for (name, update) in updates {
      add("UITableView.\(name)", Paths.sets, end: { _ in inconsistent }) { update($0.table, $1) }
      add("UITableView.\(name) empty set") { update($0.table, IndexSet()) }
      add("unloaded UITableView.\(name)", Paths.sets) { update($0.unloaded, $1) }
      add("UITableView.\(name) without data source", Paths.sets) { fixture, set in
        fixture.table.dataSource = nil
        update(fixture.table, set)
      }
    }
    add("UITableView.moveSection from", Paths.sections, end: { _ in inconsistent }) {
      $0.table.moveSection($1, toSection: 0)
    }
    add("UITableView.moveSection to", Paths.sections, end: { _ in inconsistent }) {
      $0.table.moveSection(0, toSection: $1)
    }
    add("UITableView.moveSection to itself") { $0.table.moveSection(1, toSection: 1) }
  }

  private mutating func addRowLists() {
    for update in updates.prefix(3) {
      add("UITableView.\(update.name) no rows") { update.run($0.table, []) }
      let isReload = update.name == "reloadRows"
      let path = IndexPath(row: 1, section: 0)
      add(
        "UITableView.\(update.name) the same row twice",
        isReload ? .continues : .isInconsistent("Invalid update")
      ) { update.run($0.table, [path, path]) }
      add("UITableView.\(update.name) 10,000 rows", .isInconsistent("Invalid update")) {
        update.run($0.table, (0..<10_000).map { IndexPath(row: $0, section: 2) })
      }
      add("UITableView.\(update.name) without a change", isReload ? .continues : inconsistent) {
        update.run($0.table, [path])
      }
      add("UITableView.\(update.name) with an unknown animation") { fixture in
        let row = IndexPath(row: 0, section: 2)
        if update.name == "insertRows" { fixture.source.counts[2] += 1 }
        if update.name == "deleteRows" { fixture.source.counts[2] -= 1 }
        let animation = UITableView.RowAnimation(rawValue: 77) ?? .automatic
        if update.name == "insertRows" { fixture.table.insertRows(at: [row], with: animation) }
        if update.name == "deleteRows" { fixture.table.deleteRows(at: [row], with: animation) }
        if update.name == "reloadRows" { fixture.table.reloadRows(at: [row], with: animation) }
        fixture.grouped.reloadData()
        fixture.unloaded.reloadData()
      }
    }
  }

  private var inconsistent: End { .isInconsistent("Invalid update") }

  private mutating func addBatches() {
    for (name, batch) in batches {
      add("UITableView.performBatchUpdates \(name)", inconsistent) { fixture in
        fixture.table.performBatchUpdates({ batch(fixture.table) })
      }
      add("UITableView.beginUpdates \(name), then reloadData()") { fixture in
        fixture.table.beginUpdates()
        batch(fixture.table)
        fixture.table.reloadData()
        fixture.table.endUpdates()
      }
    }
  }

  private mutating func addBlocks() {
    let unmatched = End.stops("without a matching beginUpdates")
    add("UITableView.endUpdates() alone", unmatched) { $0.table.endUpdates() }
    add("UITableView.endUpdates() twice", unmatched) { fixture in
      fixture.table.beginUpdates()
      fixture.table.endUpdates()
      fixture.table.endUpdates()
    }
    add("unloaded UITableView.endUpdates() alone", unmatched) { $0.unloaded.endUpdates() }
    add("UITableView.beginUpdates() without an end") { fixture in
      fixture.table.beginUpdates()
      fixture.table.contentOffset.y = 100
      fixture.drawFrames()
      fixture.table.removeFromSuperview()
    }
    add("UITableView.beginUpdates() 10,000 times") { fixture in
      for _ in 0..<10_000 { fixture.table.beginUpdates() }
      for _ in 0..<10_000 { fixture.table.endUpdates() }
    }
    add("UITableView.performBatchUpdates nil") { $0.table.performBatchUpdates(nil) }
    add("UITableView.performBatchUpdates in its own completion") { fixture in
      fixture.table.performBatchUpdates({}) { _ in
        fixture.table.performBatchUpdates({ fixture.table.reloadSections([0], with: .fade) })
      }
      fixture.stage.settle()
    }
    add("UITableView.endUpdates() in a batch", unmatched) { fixture in
      fixture.table.performBatchUpdates({ fixture.table.endUpdates() })
    }
    add("UITableView.dataSource = nil in a batch") { fixture in
      fixture.table.performBatchUpdates({
        fixture.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        fixture.table.dataSource = nil
      })
    }
    add("UITableView.removeFromSuperview() in a batch") { fixture in
      fixture.table.performBatchUpdates({
        fixture.source.counts[0] = 2
        fixture.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        fixture.table.removeFromSuperview()
      })
    }
  }
}

private let row = IndexPath(row: 1, section: 0)
private let firstRow = IndexPath(row: 0, section: 0)

/// Updates that contradict themselves or the data source.
@MainActor
private let batches: [(String, @MainActor (UITableView) -> Void)] = [
  (
    "a row deleted and reloaded",
    {
      $0.deleteRows(at: [row], with: .fade)
      $0.reloadRows(at: [row], with: .fade)
    }
  ),
  (
    "a row deleted and moved",
    {
      $0.deleteRows(at: [row], with: .fade)
      $0.moveRow(at: row, to: firstRow)
    }
  ),
  (
    "a row moved twice",
    {
      $0.moveRow(at: row, to: firstRow)
      $0.moveRow(at: row, to: IndexPath(row: 2, section: 0))
    }
  ),
  (
    "two rows moved to one place",
    {
      $0.moveRow(at: row, to: firstRow)
      $0.moveRow(at: IndexPath(row: 2, section: 0), to: firstRow)
    }
  ),
  (
    "a row inserted where one is moved",
    {
      $0.insertRows(at: [firstRow], with: .fade)
      $0.moveRow(at: row, to: firstRow)
    }
  ),
  (
    "a section deleted and reloaded",
    {
      $0.deleteSections([0], with: .fade)
      $0.reloadSections([0], with: .fade)
    }
  ),
  (
    "a section deleted and moved",
    {
      $0.deleteSections([0], with: .fade)
      $0.moveSection(0, toSection: 1)
    }
  ),
  (
    "a section moved twice",
    {
      $0.moveSection(0, toSection: 1)
      $0.moveSection(0, toSection: 2)
    }
  ),
  (
    "two sections moved to one place",
    {
      $0.moveSection(0, toSection: 1)
      $0.moveSection(2, toSection: 1)
    }
  ),
  (
    "a row inserted and deleted in a deleted section",
    {
      $0.deleteSections([0], with: .fade)
      $0.insertRows(at: [IndexPath(row: 0, section: 2)], with: .fade)
    }
  ),
  (
    "a row moved to a deleted section's place",
    {
      $0.deleteSections([2], with: .fade)
      $0.moveRow(at: row, to: IndexPath(row: 0, section: 2))
    }
  ),
  (
    "more rows inserted than there are",
    {
      $0.insertRows(at: (0..<50).map { IndexPath(row: $0, section: 0) }, with: .fade)
    }
  ),
]
