import Foundation

/// A file in `/dev/input`.
///
/// A device that is plugged out and in again, as a hub's are when it is reset, may have the name of
/// before, and be there before anybody has looked: its file is another one.
struct DeviceNode: Hashable {
  /// Such as `event0`.
  let name: String
  /// The number of the file.
  let file: UInt

  /// The devices in a folder.
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
