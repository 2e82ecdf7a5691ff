import UIKit

extension CityStore {
  /// The prefix of the names of unfinished files.
  static let temporaryPrefix = ".\(fileName)."

  /// Writes the cities durably.
  ///
  /// - Throws: `StoreError`; the file is unchanged, unless only syncing the folder has failed.
  func save(_ cities: [City]) throws(StoreError) {
    let data: Data
    do {
      data = try CityFile(cities: cities).encoded()
    } catch {
      throw StoreError(error.plainReason)
    }
    try makeFolder()
    let temporaryFile = try writeTemporaryFile(data)
    guard rename(temporaryFile, file) == 0 else {
      let error = StoreError.ofLastCall
      unlink(temporaryFile)
      throw error
    }
    try synchronizeFolder()
  }

  private func makeFolder() throws(StoreError) {
    do {
      // Accessible only to the user, as the XDG Base Directory Specification requires.
      try FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw StoreError(error.plainReason)
    }
  }

  /// Calls a closure while holding an exclusive lock, for which it waits up to half a second.
  ///
  /// A separate file is locked, because saving replaces the store's file. On file systems without
  /// locks the closure is called without one.
  ///
  /// - Throws: `StoreError` if the lock file cannot be created or another program holds the lock
  ///   for too long, and the closure's errors.
  func withLock(_ body: () throws(StoreError) -> Void) throws(StoreError) {
    try makeFolder()
    let descriptor = open(lockFile, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StoreError.ofLastCall }
    // Closing the descriptor releases the lock.
    defer { close(descriptor) }
    // Waits for the lock for up to half a second.
    var attempts = 50
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EINTR || errno == EWOULDBLOCK {
      attempts -= 1
      guard attempts > 0 else { throw StoreError.ofLastCall }
      usleep(10_000)
    }
    try body()
  }

  /// Writes and syncs a new temporary file that only the user can read.
  ///
  /// - Returns: The path of the file.
  private func writeTemporaryFile(_ data: Data) throws(StoreError) -> String {
    var path = Array("\(folder)/\(Self.temporaryPrefix)XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { throw StoreError.ofLastCall }
    let file = String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    do throws(StoreError) {
      defer { close(descriptor) }
      try write(data, to: descriptor)
      guard fsync(descriptor) == 0 else { throw StoreError.ofLastCall }
    } catch {
      unlink(file)
      throw error
    }
    return file
  }

  private func write(_ data: Data, to descriptor: Int32) throws(StoreError) {
    var remainingData = data[...]
    while !remainingData.isEmpty {
      let count = remainingData.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        remainingData = remainingData.dropFirst(count)
      } else if errno != EINTR {
        throw StoreError.ofLastCall
      }
    }
  }

  /// Syncs the folder, so that a rename survives a power failure.
  private func synchronizeFolder() throws(StoreError) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw StoreError.ofLastCall }
    defer { close(descriptor) }
    // Some file systems do not support syncing folders, and return EINVAL.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw StoreError.ofLastCall }
  }

  /// Renames a damaged file, or anything else at its path.
  ///
  /// - Returns: The new name, the first unused one of "world-clock.damaged-1.json" and so on; `nil`
  ///   if the file no longer exists.
  func setAside() throws(StoreError) -> String? {
    for number in 1...9999 {
      let name = "world-clock.damaged-\(number).json"
      let path = "\(folder)/\(name)"
      var status = stat()
      if lstat(path, &status) == 0 { continue }
      guard rename(file, path) == 0 else {
        if errno == ENOENT { return nil }
        throw StoreError.ofLastCall
      }
      try synchronizeFolder()
      return name
    }
    throw StoreError("there are too many damaged files")
  }
}
