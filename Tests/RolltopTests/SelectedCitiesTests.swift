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

  /// Creates cities loaded from the store, as another run of the program does.
  private func loadedCities() -> SelectedCities {
    let cities = SelectedCities(store: store)
    cities.load()
    return cities
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
        let visibleNames = (0..<count).map {
          (table.cellForRow(at: IndexPath(row: $0, section: 0)) as? ClockCell)?.texts[0]
        }
        #expect(visibleNames == world.cities.list.cities.map(\.name))
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
    let cities = loadedCities()
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
    #expect(loadedCities().list == cities.list)
  }

  @Test func twoProgramsKeepEachOthersChanges() throws {
    let (first, second) = (loadedCities(), loadedCities())
    let oslo = try #require(City(identifier: "Europe/Oslo"))
    let rome = try #require(City(identifier: "Europe/Rome"))
    let london = first.list.cities[0]
    first.add(oslo)
    second.add(rome)
    #expect(loadedCities().list.contains(oslo) && loadedCities().list.contains(rome))
    second.remove(at: 0)
    #expect(!loadedCities().list.contains(london))
    first.move(from: 1, to: 2)
    #expect(!loadedCities().list.contains(london))
    #expect(loadedCities().list.contains(oslo) && loadedCities().list.contains(rome))
    second.add(london)
    first.remove(at: 3)
    #expect(loadedCities().list.contains(london) && loadedCities().list.contains(rome))
  }

  /// A lock belongs to a descriptor, so two descriptors of one process act like two programs.
  @Test func aSaveWaitsForTheLockOfAnotherProgram() throws {
    let cities = loadedCities()
    let oslo = try #require(City(identifier: "Europe/Oslo"))
    cities.add(oslo)
    let (store, rome) = (store, try #require(City(identifier: "Europe/Rome")))
    let (lockTaken, removalEnded) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let queue = DispatchQueue(label: "another program")
    nonisolated(unsafe) var failure: (any Error)?
    queue.async {
      do {
        try store.withLock { () throws(StoreError) in
          guard case .cities(let savedCities) = store.load() else { return }
          lockTaken.signal()
          // Without the lock, the other descriptor would save meanwhile, and this one would
          // overwrite the file.
          _ = removalEnded.wait(timeout: .now() + 0.2)
          try store.save(savedCities + [rome])
        }
      } catch {
        failure = error
      }
    }
    lockTaken.wait()
    let london = cities.list.cities[0]
    cities.remove(at: 0)
    removalEnded.signal()
    queue.sync {}
    #expect(failure == nil && cities.problem == nil)
    #expect(loadedCities().list.contains(rome) && loadedCities().list.contains(oslo))
    #expect(!loadedCities().list.contains(london))
  }

  @Test func anEmptyListStaysEmpty() {
    let cities = loadedCities()
    while !cities.list.cities.isEmpty { cities.remove(at: 0) }
    #expect(loadedCities().list.cities.isEmpty)
  }

  @Test func aDamagedFileIsKeptAndReported() throws {
    try Data("{".utf8).write(to: URL(fileURLWithPath: store.file))
    let cities = loadedCities()
    #expect(cities.list == .standard)
    #expect(cities.problem?.contains("world-clock.damaged-1.json") == true)
    #expect(
      folder.names == [".world-clock.json.lock", "world-clock.damaged-1.json", "world-clock.json"]
    )
    #expect(store.load() == .cities(CityList.standard.cities))
    cities.dismissProblem()
    #expect(cities.problem == nil)
    #expect(loadedCities().problem == nil)
  }

  @Test func knownCitiesOfADamagedFileStay() throws {
    let text = "{\"version\":1,\"cities\":[\"Asia/Tokyo\",\"Mars/Olympus\"]}"
    try Data(text.utf8).write(to: URL(fileURLWithPath: store.file))
    let cities = loadedCities()
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
    let cities = loadedCities()
    cities.remove(at: 0)
    #expect(cities.problem?.contains("too many damaged files") == true)
    #expect(try Data(contentsOf: URL(fileURLWithPath: store.file)) == Data("{".utf8))
    #expect(unlink("\(folder.path)/world-clock.damaged-7.json") == 0)
    cities.remove(at: 0)
    #expect(store.load() == .cities(cities.list.cities))
    #expect(cities.list.cities.count == 4)
  }
}
