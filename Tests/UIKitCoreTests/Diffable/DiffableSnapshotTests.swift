import Foundation
import Testing
import UIKitCore

/// Tests for snapshots, compared with plain arrays, and for operations that stop the program.
@MainActor
struct DiffableSnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func makeSnapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test func snapshotsReturnIndicesAndCounts() {
    let snapshot = makeSnapshot()
    #expect(snapshot.numberOfItems == 5)
    #expect(snapshot.numberOfSections == 2)
    #expect(snapshot.sectionIdentifiers == ["a", "b"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.numberOfItems(inSection: "a") == 3)
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5])
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "b")
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
    #expect(snapshot.indexOfItem(4) == 3)
    #expect(snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("b") == 1)
    #expect(snapshot.indexOfSection("z") == nil)
  }

  @Test func sectionsMoveForwardAndBack() {
    let ids = ["a", "b", "c", "d"]
    for moved in ids {
      for reference in ids where reference != moved {
        for isAfter in [true, false] {
          var snapshot = Snapshot()
          snapshot.appendSections(ids)
          if isAfter { snapshot.moveSection(moved, afterSection: reference) }
          if !isAfter { snapshot.moveSection(moved, beforeSection: reference) }
          var expected = ids.filter { $0 != moved }
          let index = expected.firstIndex(of: reference) ?? 0
          expected.insert(moved, at: index + (isAfter ? 1 : 0))
          #expect(snapshot.sectionIdentifiers == expected)
          #expect(expected.map(snapshot.indexOfSection) == [0, 1, 2, 3])
        }
      }
    }
  }

  @Test func deletedItemsLoseTheirMarks() {
    for deletesSection in [true, false] {
      var snapshot = makeSnapshot()
      snapshot.reloadItems([1])
      snapshot.reconfigureItems([2])
      if deletesSection {
        snapshot.deleteSections(["a"])
      } else {
        snapshot.deleteItems([1, 2])
      }
      snapshot.appendItems([1, 2], toSection: "b")
      #expect(snapshot.reloadedItemIdentifiers == [])
      #expect(snapshot.reconfiguredItemIdentifiers == [])
    }
  }

  @Test func copiesAreIndependent() {
    let original = makeSnapshot()
    var copy = original
    copy.deleteAllItems()
    #expect(original.numberOfItems == 5)
    #expect(copy.numberOfSections == 0 && copy.numberOfItems == 0)
  }

  @Test func randomOperationsAgreeWithAModel() {
    var random = SeededGenerator.forTest()
    while random.nextStep(of: 60) != nil {
      var snapshot = Snapshot()
      var model: [(id: String, items: [Int])] = []
      var nextNumber = 0
      for _ in 0..<40 {
        change(&snapshot, &model, &nextNumber, &random)
        #expect(snapshot.sectionIdentifiers == model.map(\.id))
        #expect(snapshot.itemIdentifiers == model.flatMap(\.items))
        for (index, section) in model.enumerated() {
          #expect(snapshot.itemIdentifiers(inSection: section.id) == section.items)
          #expect(snapshot.indexOfSection(section.id) == index)
          for item in section.items {
            #expect(snapshot.sectionIdentifier(containingItem: item) == section.id)
          }
        }
        #expect(snapshot.numberOfItems == model.reduce(0) { $0 + $1.items.count })
      }
    }
  }

  private func change(
    _ snapshot: inout Snapshot,
    _ model: inout [(id: String, items: [Int])],
    _ nextNumber: inout Int,
    _ random: inout SeededGenerator
  ) {
    func randomSection() -> Int? { model.isEmpty ? nil : random.below(model.count) }
    func randomItem() -> (section: Int, row: Int)? {
      let filled = model.indices.filter { !model[$0].items.isEmpty }
      guard !filled.isEmpty else { return nil }
      let section = filled[random.below(filled.count)]
      return (section, random.below(model[section].items.count))
    }
    nextNumber += 2
    let (newSection, ids) = ("s\(nextNumber)", [nextNumber, nextNumber + 1])
    let isAfter = random.once(in: 2)
    switch random.below(10) {
    case 0:
      snapshot.appendSections([newSection])
      model.append((newSection, []))
    case 1:
      guard let sectionIndex = randomSection() else { return }
      if isAfter { snapshot.insertSections([newSection], afterSection: model[sectionIndex].id) }
      if !isAfter { snapshot.insertSections([newSection], beforeSection: model[sectionIndex].id) }
      model.insert((newSection, []), at: sectionIndex + (isAfter ? 1 : 0))
    case 2:
      guard let sectionIndex = randomSection() else { return }
      snapshot.deleteSections([model[sectionIndex].id, "nothing"])
      model.remove(at: sectionIndex)
    case 3:
      guard let oldIndex = randomSection(), let referenceIndex = randomSection(),
        oldIndex != referenceIndex
      else { return }
      let (id, reference) = (model[oldIndex].id, model[referenceIndex].id)
      if isAfter { snapshot.moveSection(id, afterSection: reference) }
      if !isAfter { snapshot.moveSection(id, beforeSection: reference) }
      let moved = model.remove(at: oldIndex)
      let sectionIndex = model.firstIndex { $0.id == reference } ?? 0
      model.insert(moved, at: sectionIndex + (isAfter ? 1 : 0))
    case 4, 5:
      guard let sectionIndex = randomSection() else { return }
      snapshot.appendItems(ids, toSection: model[sectionIndex].id)
      model[sectionIndex].items += ids
    case 6:
      guard let position = randomItem() else { return }
      let reference = model[position.section].items[position.row]
      if isAfter { snapshot.insertItems(ids, afterItem: reference) }
      if !isAfter { snapshot.insertItems(ids, beforeItem: reference) }
      model[position.section].items.insert(contentsOf: ids, at: position.row + (isAfter ? 1 : 0))
    case 7:
      guard let position = randomItem() else { return }
      snapshot.deleteItems([model[position.section].items.remove(at: position.row), -1])
    default:
      guard let source = randomItem(), let target = randomItem() else { return }
      let id = model[source.section].items[source.row]
      let reference = model[target.section].items[target.row]
      guard id != reference else { return }
      if isAfter { snapshot.moveItem(id, afterItem: reference) }
      if !isAfter { snapshot.moveItem(id, beforeItem: reference) }
      model[source.section].items.remove(at: source.row)
      let index = model[target.section].items.firstIndex(of: reference) ?? 0
      model[target.section].items.insert(id, at: index + (isAfter ? 1 : 0))
    }
  }

  @Test func invalidOperationsStopTheProgram() async {
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendItems([1])
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a", "a"])
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 1])
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.reloadItems([1])
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.moveSection("a", afterSection: "a")
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.insertItems([1], beforeItem: 2)
    }
    await #expect(processExitsWith: .failure) {
      _ = NSDiffableDataSourceSnapshot<String, Int>().numberOfItems(inSection: "a")
    }
  }
}
