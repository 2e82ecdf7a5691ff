import Dispatch
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import rolltop

/// Tests for `SelectedCities`, which saves the cities of the world clock.
@MainActor @Suite struct SelectedCitiesTests {
  private let folder: TemporaryFolder
  private let store: CityStore

  init() throws {
    folder = try TemporaryFolder()
    store = CityStore(folder: folder.path)
  }

  private func chosen() -> SelectedCities {
    let chosen = SelectedCities(store: store)
    chosen.load()
    return chosen
  }

  @Test func allWindowsShowEachChange() throws {
    let world = World.still()
    let stages = [
      Stage(showing: .worldClock, in: world), Stage(showing: .worldClock, in: world),
      Stage(showing: .addCity, in: world),
    ]
    func expectRows(_ count: Int) throws {
      for stage in stages.prefix(2) {
        stage.settle()
        let table = try stage.table()
        #expect(table.numberOfRows(inSection: 0) == count)
        (stage.topViewController as? WorldClockViewController)?.showTime()
        let shown = (0..<count).map {
          (table.cellForRow(at: IndexPath(row: $0, section: 0)) as? ClockCell)?.texts[0]
        }
        #expect(shown == world.cities.list.cities.map(\.name))
      }
    }
    let clock = try #require(stages[0].topViewController as? WorldClockViewController)
    let last = IndexPath(row: 5, section: 0)
    clock.tableView(clock.tableView, commit: .delete, forRowAt: last)
    try expectRows(5)
    stages[1].topViewController?.undoManager?.undo()
    world.cities.move(from: 0, to: 4)
    world.cities.add(try #require(City(identifier: "Europe/Zurich")))
    try expectRows(6)
    world.cities.remove(at: 0)
    stages[2].settle()
    try expectRows(5)
  }

  @Test func everyChangeIsSaved() throws {
    let cities = chosen()
    let oslo = try #require(City(identifier: "Europe/Oslo"))
    #expect(store.load() == .nothing)
    cities.add(oslo)
    #expect(store.load() == .cities(cities.list.cities))
    cities.remove(at: 0)
    #expect(store.load() == .cities(cities.list.cities))
    cities.move(from: 0, to: 3)
    #expect(store.load() == .cities(cities.list.cities))
    #expect(cities.undoDeletion() == 0)
    #expect(store.load() == .cities(cities.list.cities))
    #expect(cities.undoDeletion() == nil)
    #expect(cities.problem == nil)
    #expect(chosen().list == cities.list)
  }

  @Test func twoProgramsKeepEachOthersChanges() throws {
    let (first, second) = (chosen(), chosen())
    let oslo = try #require(City(identifier: "Europe/Oslo"))
    let rome = try #require(City(identifier: "Europe/Rome"))
    let london = first.list.cities[0]
    first.add(oslo)
    second.add(rome)
    #expect(chosen().list.contains(oslo) && chosen().list.contains(rome))
    second.remove(at: 0)
    #expect(!chosen().list.contains(london))
    first.move(from: 1, to: 2)
    #expect(!chosen().list.contains(london))
    #expect(chosen().list.contains(oslo) && chosen().list.contains(rome))
    second.add(london)
    first.remove(at: 3)
    #expect(chosen().list.contains(london) && chosen().list.contains(rome))
  }

  /// A lock belongs to a descriptor, so two descriptors of one process act like two programs.
  @Test func aSaveWaitsForTheLockOfAnotherProgram() throws {
    let cities = chosen()
    let oslo = try #require(City(identifier: "Europe/Oslo"))
    cities.add(oslo)
    let (store, rome) = (store, try #require(City(identifier: "Europe/Rome")))
    let (isHeld, isOver) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let queue = DispatchQueue(label: "another program")
    nonisolated(unsafe) var failure: (any Error)?
    queue.async {
      do {
        try store.withLock { () throws(StoreError) in
          guard case .cities(let present) = store.load() else { return }
          isHeld.signal()
          // Without the lock, the other descriptor would save meanwhile, and this one would
          // overwrite the file.
          _ = isOver.wait(timeout: .now() + 0.2)
          try store.save(present + [rome])
        }
      } catch {
        failure = error
      }
    }
    isHeld.wait()
    let london = cities.list.cities[0]
    cities.remove(at: 0)
    isOver.signal()
    queue.sync {}
    #expect(failure == nil && cities.problem == nil)
    #expect(chosen().list.contains(rome) && chosen().list.contains(oslo))
    #expect(!chosen().list.contains(london))
  }

  @Test func anEmptyListStaysEmpty() {
    let cities = chosen()
    while !cities.list.cities.isEmpty { cities.remove(at: 0) }
    #expect(chosen().list.cities.isEmpty)
  }

  @Test func aDamagedFileIsKeptAndReported() throws {
    try Data("{".utf8).write(to: URL(fileURLWithPath: store.file))
    let cities = chosen()
    #expect(cities.list == .standard)
    #expect(cities.problem?.contains("world-clock.damaged-1.json") == true)
    #expect(
      folder.names == [".world-clock.json.lock", "world-clock.damaged-1.json", "world-clock.json"]
    )
    #expect(store.load() == .cities(CityList.standard.cities))
    cities.dismissProblem()
    #expect(cities.problem == nil)
    #expect(chosen().problem == nil)
  }

  @Test func knownCitiesOfADamagedFileStay() throws {
    let text = "{\"version\":1,\"cities\":[\"Asia/Tokyo\",\"Mars/Olympus\"]}"
    try Data(text.utf8).write(to: URL(fileURLWithPath: store.file))
    let cities = chosen()
    #expect(cities.list.cities.map(\.identifier) == ["Asia/Tokyo"])
    #expect(cities.problem?.contains("Mars/Olympus") == true)
  }

  @Test func changesThatCannotBeSavedStayInMemory() throws {
    let blocked = CityStore(folder: folder.path + "/file/rolltop")
    try Data().write(to: URL(fileURLWithPath: folder.path + "/file"))
    let cities = SelectedCities(store: blocked)
    cities.load()
    cities.remove(at: 0)
    #expect(cities.list.cities.count == 5)
    #expect(cities.problem?.contains("Not a directory") == true)
    #expect(cities.problem?.contains(blocked.folder) == true)
    try FileManager.default.removeItem(atPath: folder.path + "/file")
    cities.remove(at: 0)
    #expect(blocked.load() == .cities(cities.list.cities))
  }

  @Test func aDamagedFileIsNeverOverwritten() throws {
    try Data("{".utf8).write(to: URL(fileURLWithPath: store.file))
    for number in 1...9999 {
      try #require(symlink("x", "\(folder.path)/world-clock.damaged-\(number).json") == 0)
    }
    let cities = chosen()
    cities.remove(at: 0)
    #expect(cities.problem?.contains("too many damaged files") == true)
    #expect(try Data(contentsOf: URL(fileURLWithPath: store.file)) == Data("{".utf8))
    #expect(unlink("\(folder.path)/world-clock.damaged-7.json") == 0)
    cities.remove(at: 0)
    #expect(store.load() == .cities(cities.list.cities))
    #expect(cities.list.cities.count == 4)
  }
}
