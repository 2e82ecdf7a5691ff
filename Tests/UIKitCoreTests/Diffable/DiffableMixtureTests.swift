import Foundation
import SeparateProcess
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests that a table shows the last snapshot after random operations, some of them in callbacks.
@MainActor
struct DiffableMixtureTests {
  /// A table with a diffable data source, and random operations on both.
  @MainActor
  final class Mixture: NSObject, UITableViewDelegate {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    let stage = Stage(size: CGSize(width: 320, height: 300))
    let table: UITableView
    var generator: SeededGenerator
    private(set) var source: UITableViewDiffableDataSource<Int, Int>?
    /// The number of content changes of each item, which is part of its text.
    private var revisions: [Int: Int] = [:]
    private var nextIdentifier = 0
    /// The number of snapshots that callbacks may still apply in this step.
    private var remainingCallbackSnapshots = 0
    private var pendingCompletions = 0
    private(set) var log: [String] = []

    init(_ generator: SeededGenerator) {
      self.generator = generator
      table = UITableView(frame: .zero, style: self.generator.once(in: 2) ? .plain : .grouped)
      super.init()
      if self.generator.once(in: 2) {
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = 30
      }
      table.allowsMultipleSelection = true
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      source = UITableViewDiffableDataSource(tableView: table) { [weak self] table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        cell.textLabel?.text = self?.text(item)
        self?.applyAtRandom(in: "cell")
        return cell
      }
      table.delegate = self
      stage.show(table)
    }

    private func text(_ item: Int) -> String { "\(item).\(revisions[item, default: 0])" }

    func step() {
      remainingCallbackSnapshots = generator.below(3)
      let choice = generator.below(10)
      log.append("step \(choice)")
      switch choice {
      case 0..<5: apply()
      case 5: stage.tap(at: CGPoint(x: 100, y: generator.number(0...299)))
      case 6:
        stage.drag(
          from: CGPoint(x: 100, y: 200),
          to: CGPoint(x: 100, y: generator.number(0...299)),
          duration: 0.1
        )
      case 7: table.frame.size.height = [300, 100, 0][generator.below(3)]
      case 8:
        if table.window == nil {
          stage.window.addSubview(table)
        } else {
          table.removeFromSuperview()
        }
      default: table.reloadData()
      }
      if generator.once(in: 2) { stage.advance(by: Double.random(in: 0...0.3, using: &generator)) }
    }

    private func apply() {
      guard let source else { return }
      var snapshot = source.snapshot()
      for _ in 0...generator.below(4) { change(&snapshot) }
      pendingCompletions += 1
      let completion = { [self] in
        pendingCompletions -= 1
        applyAtRandom(in: "completion")
      }
      if generator.once(in: 8) {
        source.applySnapshotUsingReloadData(snapshot, completion: completion)
      } else {
        source.apply(snapshot, animatingDifferences: generator.once(in: 2), completion: completion)
      }
    }

    private func change(_ snapshot: inout Snapshot) {
      let (sections, items) = (snapshot.sectionIdentifiers, snapshot.itemIdentifiers)
      let choice = generator.below(8)
      log.append("change \(choice)")
      nextIdentifier += 1
      guard let section = sections.randomElement(using: &generator) else {
        return snapshot.appendSections([nextIdentifier])
      }
      let item = items.randomElement(using: &generator)
      switch choice {
      case 0:
        snapshot.appendSections([nextIdentifier])
        snapshot.moveSection(nextIdentifier, beforeSection: section)
      case 1 where sections.count > 3: snapshot.deleteSections([section])
      case 2:
        nextIdentifier += 4
        snapshot.appendItems(Array(nextIdentifier - 4..<nextIdentifier), toSection: section)
      case 3: if let item { snapshot.deleteItems([item]) }
      case 4:
        if let item, let destination = items.randomElement(using: &generator), destination != item {
          snapshot.moveItem(item, beforeItem: destination)
        }
      case 5:
        if let item {
          revisions[item, default: 0] += 1
          snapshot.reloadItems([item])
        }
      case 6:
        // Items from other sections are not reloaded.
        let applied = source?.snapshot()
        for item in snapshot.itemIdentifiers(inSection: section)
        where applied?.sectionIdentifier(containingItem: item) == section {
          revisions[item, default: 0] += 1
        }
        snapshot.reloadSections([section])
      default:
        if let item {
          nextIdentifier += 1
          snapshot.insertItems([nextIdentifier], afterItem: item)
        }
      }
    }

    /// Applies a snapshot in some of the calls of a callback.
    private func applyAtRandom(in callback: String) {
      guard remainingCallbackSnapshots > 0, generator.once(in: 6) else { return }
      remainingCallbackSnapshots -= 1
      log.append("in \(callback)")
      apply()
    }

    func tableView(
      _ tableView: UITableView,
      willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { applyAtRandom(in: "willDisplay") }

    func tableView(
      _ tableView: UITableView,
      didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { applyAtRandom(in: "didEnd") }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      applyAtRandom(in: "didSelect")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { applyAtRandom(in: "didScroll") }

    /// Returns the problems after all animations have finished: completions that were not called,
    /// and rows or cells that differ from the snapshot.
    func problemsAtRest() -> [String] {
      remainingCallbackSnapshots = 0
      if table.window == nil { stage.window.addSubview(table) }
      table.frame = stage.window.bounds
      if !stage.settle(timeout: 20) { return ["does not settle"] }
      guard let source else { return [] }
      let snapshot = source.snapshot()
      var problems: [String] = []
      if pendingCompletions != 0 {
        problems.append("\(pendingCompletions) completions are missing")
      }
      let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
      if counts != snapshot.sectionIdentifiers.map(snapshot.numberOfItems) {
        problems.append("\(counts) rows")
      }
      for (cell, path) in zip(table.visibleCells, table.indexPathsForVisibleRows ?? []) {
        let text = source.itemIdentifier(for: path).map(text)
        if cell.textLabel?.text != text {
          problems.append("\(path) shows \(cell.textLabel?.text ?? ""), not \(text ?? "")")
        }
      }
      // The texts of cells are compared above, with the snapshot.
      return problems + inconsistencies(of: table).filter { !$0.contains(" shows ") }
    }
  }

  @Test(.separateProcess, arguments: MixtureSeeds.all)
  func randomSnapshotsSettle(seed: UInt64) {
    let mixture = Mixture(.forTest(seed: seed))
    while let step = mixture.generator.nextStep(of: 100) {
      mixture.step()
      guard step % 10 == 9 else { continue }
      let problems = mixture.problemsAtRest()
      // TV-053, TV-060
      #expect(
        problems.isEmpty,
        "seed \(seed), step \(step): \(problems), \(mixture.log.suffix(30))"
      )
      if !problems.isEmpty { return }
    }
  }
}
