public import Foundation
public import UIKitGraphics
import UIKitSupport

/// The machine on which the program runs.
///
/// A rotated display counts as a screen with a different size. The state of the battery is not
/// available.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private static let shared = UIDevice()
  private final lazy var vendorIdentifier = VendorIdentifier.standard?.load()

  private override init() { super.init() }

  /// The device on which the program runs.
  open class var current: UIDevice {
    demandMainThread(UIDevice.self)
    return shared
  }

  /// The machine's host name.
  open var name: String {
    // Foundation's `hostName` may query the network.
    var bytes = [CChar](repeating: 0, count: 256)
    guard gethostname(&bytes, bytes.count - 1) == 0 else { return "localhost" }
    return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The manufacturer's name of the device, such as "Raspberry Pi 4 Model B Rev 1.4"; "Linux" if
  /// unknown.
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

  /// The interface idiom: `.pad`, because windows and screens may have any size, with popovers,
  /// columns and sheets if they fit.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }

  /// An ID of this program on this machine for this user; the same in each run.
  ///
  /// The ID is generated when it is first read, and stored in the file `identifier` of
  /// `$XDG_STATE_HOME/PROGRAM` or `~/.local/state/PROGRAM`; `nil` without a home folder or if the
  /// file cannot be written.
  open var identifierForVendor: UUID? { vendorIdentifier }
}

/// The file that stores `UIDevice.identifierForVendor`.
struct VendorIdentifier {
  /// The location of the file.
  let url: URL

  /// The file at the location of the XDG Base Directory Specification; `nil` without a home folder.
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

  /// Returns the stored identifier, or stores and returns a new one.
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
