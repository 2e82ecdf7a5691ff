import Foundation

/// A device file in `/dev/input`.
///
/// A device that is disconnected and reconnected, for example because its hub is reset, may get the
/// same name before the folder is scanned. Its file then has a different inode number.
struct DeviceNode: Hashable {
  /// The file's name, such as `event0`.
  let name: String
  /// The inode number of the file.
  let file: UInt

  /// Returns the devices in a folder.
  static func all(in folder: String) -> Set<DeviceNode> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let nodes = names.filter { $0.hasPrefix("event") }.compactMap { name -> DeviceNode? in
      var status = stat()
      guard stat("\(folder)/\(name)", &status) == 0 else { return nil }
      return DeviceNode(name: name, file: UInt(status.st_ino))
    }
    return Set(nodes)
  }
}
