import UIKit

extension CityStore {
  /// The result of loading.
  enum LoadResult: Equatable {
    /// There is no file.
    case nothing
    /// The file was loaded.
    case cities([City])
    /// The file is unreadable, or partly or completely damaged; with the reason and the recovered
    /// cities.
    case damaged(reason: String, cities: [City])
  }

  /// Reads the file.
  ///
  /// The method changes nothing, except that it removes temporary files of killed programs.
  func load() -> LoadResult {
    removeLeftovers()
    do throws(StoreError) {
      guard let data = try read() else { return .nothing }
      let content = try CityFile(decoding: data)
      guard content.unknown.isEmpty else {
        let names = content.unknown.prefix(3).joined(separator: ", ").prefix(80)
        return .damaged(reason: "unknown: \(names)", cities: content.cities)
      }
      return .cities(content.cities)
    } catch {
      return .damaged(reason: error.reason, cities: [])
    }
  }

  /// Reads the file's bytes.
  ///
  /// - Returns: The bytes; `nil` if there is no file.
  private func read() throws(StoreError) -> Data? {
    // Non-blocking, in case the path is a pipe.
    let descriptor = open(file, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw StoreError.ofLastCall
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw StoreError.ofLastCall }
    guard status.st_mode & S_IFMT == S_IFREG else { throw StoreError("it is not a file") }
    let data = try readBytes(of: descriptor)
    guard data.count <= Self.maximumFileSize else { throw StoreError("it is too long") }
    return data
  }

  /// Reads the bytes of a descriptor.
  ///
  /// - Returns: The bytes; one more than the maximum size if the file is too large.
  private func readBytes(of descriptor: Int32) throws(StoreError) -> Data {
    var bytes = [UInt8](repeating: 0, count: Self.maximumFileSize + 1)
    var count = 0
    while count < bytes.count {
      let readCount = bytes.withUnsafeMutableBytes {
        Foundation.read(descriptor, $0.baseAddress?.advanced(by: count), $0.count - count)
      }
      if readCount == 0 { break }
      if readCount > 0 {
        count += readCount
      } else if errno != EINTR {
        throw StoreError.ofLastCall
      }
    }
    return Data(bytes[..<count])
  }

  /// Removes unfinished files of `save` that are older than ten minutes; another program may be
  /// writing more recent ones.
  private func removeLeftovers() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasPrefix(Self.temporaryPrefix) {
      let path = "\(folder)/\(name)"
      var status = stat()
      if lstat(path, &status) == 0, time(nil) - status.st_mtim.tv_sec > 600 { unlink(path) }
    }
  }
}
