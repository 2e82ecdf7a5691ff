import UIKit

/// The files of the machine.
struct LocalFileSystem: FileSystem {
  func entries(of directory: String) throws(FileSystemError) -> [FileEntry] {
    let names = try names(in: directory)
    // An entry may be deleted after the listing; it is displayed nevertheless.
    return names.map { name in
      let path = (directory as NSString).appendingPathComponent(name)
      return (try? entry(at: path)) ?? FileEntry(name: name, kind: .unknown)
    }
  }

  /// Returns the names of a directory's entries.
  ///
  /// Foundation omits names that are not valid UTF-8.
  private func names(in directory: String) throws(FileSystemError) -> [String] {
    guard let stream = opendir(FileName.bytes(of: directory)) else {
      throw FileSystemError(path: directory, reason: String(cString: strerror(errno)))
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        FileName.string(of: bytes.prefix { $0 != 0 })
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  // Foundation's attributes include owner and group names, which take six times as long as the
  // listing itself; `lstat` does not.
  func entry(at path: String) throws(FileSystemError) -> FileEntry {
    var status = stat()
    let pathBytes = FileName.bytes(of: path)
    guard lstat(pathBytes, &status) == 0 else {
      throw FileSystemError(path: path, reason: String(cString: strerror(errno)))
    }
    let name = (path as NSString).lastPathComponent
    guard status.st_mode & S_IFMT == S_IFLNK else { return FileEntry(name: name, status: status) }
    var targetStatus = stat()
    var entry = FileEntry(
      name: name,
      status: stat(pathBytes, &targetStatus) == 0 ? targetStatus : status
    )
    entry.linkTarget = linkTarget(of: pathBytes) ?? "?"
    return entry
  }

  func watch(_ directory: String, onChange: @escaping @MainActor () -> Void) -> AnyObject? {
    FolderWatch(directory, onChange: onChange)
  }

  /// Reads a symbolic link; `nil` if it cannot be read.
  private func linkTarget(of path: [CChar]) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count >= 0 else { return nil }
    return FileName.string(of: buffer.prefix(count).map(UInt8.init(bitPattern:)))
  }
}

extension FileEntry {
  /// Creates an entry from the result of `stat` or `lstat`.
  ///
  /// - Parameters:
  ///   - name: The entry's name.
  ///   - status: The status of the entry, or of its link's target; the status of a link itself
  ///     means that the link is dangling.
  fileprivate init(name: String, status: stat) {
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFDIR: .folder
      case S_IFREG: .file
      case S_IFLNK: .brokenLink
      default: .special
      }
    self.init(
      name: name,
      kind: kind,
      size: Int64(status.st_size),
      modified: Date(timeIntervalSince1970: TimeInterval(status.st_mtim.tv_sec)),
      permissions: UInt16(status.st_mode & 0o777)
    )
  }
}
