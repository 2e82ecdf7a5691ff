public import Foundation
public import UIKitGraphics
import UIKitSupport

/// The machine that the program runs on.
///
/// There is no orientation: a display that is turned is a screen of another size. The state of the
/// battery is unknown.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private static let shared = UIDevice()
  private final lazy var vendorIdentifier = VendorIdentifier.standard?.load()

  private override init() { super.init() }

  /// The one machine.
  open class var current: UIDevice {
    demandMainThread(UIDevice.self)
    return shared
  }

  /// The machine's name in its network.
  open var name: String {
    // Foundation's `hostName` may query the network.
    var bytes = [CChar](repeating: 0, count: 256)
    guard gethostname(&bytes, bytes.count - 1) == 0 else { return "localhost" }
    return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The maker's name of the device, such as "Raspberry Pi 4 Model B Rev 1.4"; "Linux" if unknown.
  open var model: String {
    let files = ["/proc/device-tree/model", "/sys/class/dmi/id/product_name"]
    let names = files.lazy.compactMap { FileManager.default.contents(atPath: $0) }.map {
      String(decoding: $0.filter { $0 >= 0x20 }, as: UTF8.self)
        .trimmingCharacters(in: .whitespaces)
    }
    return names.first { !$0.isEmpty } ?? "Linux"
  }

  /// The same as `model`.
  open var localizedModel: String { model }

  /// "Linux".
  open var systemName: String { "Linux" }

  /// The kernel's version, such as "6.1.0".
  open var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }

  /// `.pad`: windows and screens may have any size, and popovers, columns and sheets where there is
  /// room for them.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }

  /// A number of this program on this machine, for this user; the same in each run.
  ///
  /// It is drawn when it is first read, and kept in the file `identifier` of
  /// `$XDG_STATE_HOME/PROGRAM` or `~/.local/state/PROGRAM`; `nil` when that cannot be written.
  open var identifierForVendor: UUID? { vendorIdentifier }
}

/// The file that keeps `UIDevice.identifierForVendor`.
struct VendorIdentifier {
  /// The file.
  let url: URL

  /// The file by the XDG Base Directory Specification; `nil` without a home folder.
  static var standard: VendorIdentifier? {
    let process = ProcessInfo.processInfo
    func folder(_ variable: String) -> URL? {
      process.environment[variable].flatMap {
        $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil
      }
    }
    let home = folder("HOME")?.appendingPathComponent(".local/state")
    let name = process.processName.replacingOccurrences(of: "/", with: "_")
    return (folder("XDG_STATE_HOME") ?? home).map {
      VendorIdentifier(url: $0.appendingPathComponent(name).appendingPathComponent("identifier"))
    }
  }

  /// The identifier in the file; a new one, which is written, where there is none.
  func load() -> UUID? {
    if let text = try? String(contentsOf: url, encoding: .utf8),
      let identifier = UUID(uuidString: text.trimmingCharacters(in: .whitespacesAndNewlines))
    {
      return identifier
    }
    let identifier = UUID()
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data((identifier.uuidString + "\n").utf8).write(to: url, options: .atomic)
      return identifier
    } catch {
      return nil
    }
  }
}
