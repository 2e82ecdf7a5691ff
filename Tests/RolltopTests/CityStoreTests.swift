import Foundation
import Testing

@testable import rolltop

/// Tests for `CityStore`.
@Suite struct CityStoreTests {
  private let folder: TemporaryFolder
  private let store: CityStore
  private let cities = ["Asia/Tokyo", "Europe/Rome"].compactMap(City.init)

  init() throws {
    folder = try TemporaryFolder()
    store = CityStore(folder: folder.path)
  }

  /// Returns the permission bits of a file or folder.
  private func permissions(of path: String) throws -> Int {
    try #require(
      FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    )
  }

  /// Writes the store's file.
  private func writeFile(_ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: store.file))
  }

  @Test func theFolderFollowsTheBaseDirectorySpecification() {
    func folder(in environment: [String: String]) -> String {
      CityStore.standard(environment: environment, home: "/h").folder
    }
    #expect(folder(in: ["XDG_DATA_HOME": "/d", "HOME": "/u"]) == "/d/rolltop")
    #expect(folder(in: ["HOME": "/u"]) == "/u/.local/share/rolltop")
    #expect(folder(in: ["XDG_DATA_HOME": "", "HOME": "/u"]) == "/u/.local/share/rolltop")
    #expect(folder(in: ["XDG_DATA_HOME": "d", "HOME": ""]) == "/h/.local/share/rolltop")
    #expect(folder(in: [:]) == "/h/.local/share/rolltop")
  }

  @Test func savedCitiesAreLoaded() throws {
    #expect(store.load() == .nothing)
    #expect(folder.names == [])
    try store.save(cities)
    #expect(store.load() == .cities(cities))
    try store.save([])
    #expect(store.load() == .cities([]))
    #expect(folder.names == [CityStore.fileName])
  }

  /// A save waits at most half a second for the lock of another program.
  @Test func aHeldLockFailsAfterATimeout() throws {
    try store.save(cities)
    let descriptor = open(store.lockFile, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    #expect(throws: StoreError.self) { try store.withLock { Issue.record("It is locked") } }
    close(descriptor)
    var wasCalled = false
    try store.withLock { wasCalled = true }
    #expect(wasCalled)
  }

  @Test func theFileIsReadableByItsOwnerOnly() throws {
    let store = CityStore(folder: folder.path + "/a/b")
    try store.save(cities)
    #expect(try permissions(of: store.file) == 0o600)
    #expect(try permissions(of: store.folder) == 0o700)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: store.file)
    try store.save(cities)
    #expect(try permissions(of: store.file) == 0o600)
  }

  @Test(arguments: ["", "{\"version\":1,\"cit", "[]", "{\"version\":1,\"cities\":[7]}", "\u{0}"])
  func aDamagedFileIsReportedAndSetAside(text: String) throws {
    try writeFile(text)
    guard case .damaged(_, []) = store.load() else {
      Issue.record("\(store.load())")
      return
    }
    #expect(try store.setAside() == "world-clock.damaged-1.json")
    #expect(store.load() == .nothing)
    try writeFile(text)
    #expect(try store.setAside() == "world-clock.damaged-2.json")
    #expect(folder.names == ["world-clock.damaged-1.json", "world-clock.damaged-2.json"])
    let damagedFile = URL(fileURLWithPath: folder.path + "/" + folder.names[0])
    let damagedData = try Data(contentsOf: damagedFile)
    #expect(damagedData == Data(text.utf8))
  }

  @Test func aFileWithUnknownCitiesKeepsTheOthers() throws {
    try writeFile("{\"version\":1,\"cities\":[\"Asia/Tokyo\",\"Mars/Olympus\",\"Europe/Rome\"]}")
    #expect(store.load() == .damaged(reason: "unknown: Mars/Olympus", cities: cities))
  }

  @Test func aHugeFileIsRejected() throws {
    #expect(FileManager.default.createFile(atPath: store.file, contents: nil))
    // A sparse file, which takes no disk space.
    #expect(truncate(store.file, 1 << 40) == 0)
    #expect(store.load() == .damaged(reason: "it is too long", cities: []))
  }

  @Test func aFolderInPlaceOfTheFileIsSetAside() throws {
    let innerFolder = store.file + "/inside"
    try FileManager.default.createDirectory(atPath: innerFolder, withIntermediateDirectories: true)
    #expect(store.load() == .damaged(reason: "it is not a file", cities: []))
    #expect(throws: StoreError.self) { try store.save(cities) }
    #expect(folder.names == [CityStore.fileName])
    _ = try store.setAside()
    try store.save(cities)
    #expect(store.load() == .cities(cities))
  }

  @Test func aPipeInPlaceOfTheFileDoesNotBlock() throws {
    #expect(mkfifo(store.file, 0o600) == 0)
    #expect(store.load() == .damaged(reason: "it is not a file", cities: []))
  }

  @Test func aCircularLinkIsRejected() throws {
    #expect(symlink(CityStore.fileName, store.file) == 0)
    guard case .damaged = store.load() else {
      Issue.record("\(store.load())")
      return
    }
    try store.save(cities)
    #expect(store.load() == .cities(cities))
  }

  @Test func aFileInPlaceOfTheFolderIsReported() throws {
    try writeFile("")
    let store = CityStore(folder: store.file)
    guard case .damaged = store.load() else {
      Issue.record("\(store.load())")
      return
    }
    #expect(throws: StoreError.self) { try store.save(cities) }
    #expect(throws: StoreError.self) { try store.setAside() }
  }

  // In /proc not even root can create folders.
  @Test func aFolderThatCannotBeCreatedIsReported() {
    let store = CityStore(folder: "/proc/rolltop")
    #expect(store.load() == .nothing)
    #expect(throws: StoreError.self) { try store.save(cities) }
  }

  @Test(.enabled(if: geteuid() != 0))
  func aFolderThatCannotBeWrittenIsReported() throws {
    try store.save(cities)
    #expect(chmod(folder.path, 0o500) == 0)
    defer { chmod(folder.path, 0o700) }
    #expect(throws: StoreError("Permission denied")) { try store.save([]) }
    #expect(throws: StoreError("Permission denied")) { try store.setAside() }
    #expect(store.load() == .cities(cities))
  }

  @Test func oldTemporaryFilesAreRemoved() throws {
    let oldTemporaryFile = store.folder + "/.world-clock.json.aaaaaa"
    let otherFile = store.file + ".new"
    let recentTemporaryFile = store.folder + "/.world-clock.json.bbbbbb"
    for path in [oldTemporaryFile, otherFile, recentTemporaryFile] {
      #expect(FileManager.default.createFile(atPath: path, contents: nil))
    }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3600)],
      ofItemAtPath: oldTemporaryFile
    )
    #expect(store.load() == .nothing)
    #expect(folder.names == [".world-clock.json.bbbbbb", "world-clock.json.new"])
  }

  /// Slow: writes a file 100 times, each time to the disk.
  @Test func savingIsAtomicForOtherProcesses() throws {
    try store.save(cities)
    let (store, cities) = (store, cities)
    let writer = Thread {
      for index in 0..<100 { try? store.save(Array(cities.prefix(index % 3))) }
    }
    writer.start()
    while !writer.isFinished {
      guard case .cities(let readCities) = store.load() else {
        Issue.record("\(store.load())")
        break
      }
      #expect(readCities == Array(cities.prefix(readCities.count)))
    }
  }
}
