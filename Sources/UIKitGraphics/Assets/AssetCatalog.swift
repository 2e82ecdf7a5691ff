internal import Foundation

/// The colours and images of the folders `*.xcassets` that a bundle has.
///
/// The folders are those of Xcode, unchanged, and are searched once.
final class AssetCatalog: @unchecked Sendable {
  /// The folders of sets by name, such as "Brand/Accent" where a folder provides a namespace.
  private let colorSets: [String: URL]
  private let imageSets: [String: URL]
  private let lock = NSLock()
  /// Guarded by the lock; `nil` is a set that cannot be read.
  private var colors: [String: UIColor?] = [:]
  private var images: [String: AssetImages?] = [:]

  private init(folders: [URL]) {
    var found = AssetFolders()
    for folder in folders { found.search(folder) }
    (colorSets, imageSets) = (found.colorSets, found.imageSets)
  }

  /// Whether there is a set of that name, which may be damaged.
  func hasColor(named name: String) -> Bool { colorSets[name] != nil }

  /// The colour of a name; `nil` without one, and when its file is damaged.
  func color(named name: String) -> UIColor? {
    guard let folder = colorSets[name] else { return nil }
    lock.lock()
    defer { lock.unlock() }
    if let known = colors[name] { return known }
    let made = AssetFile.read(ColorSet.self, in: folder) { try $0.color() }
    colors[name] = .some(made)
    return made
  }

  /// The image of a name for a number of pixels per point; `nil` without one, and when its files are
  /// damaged.
  func image(named name: String, scale: CGFloat) -> UIImage? {
    guard let folder = imageSets[name] else { return nil }
    lock.lock()
    defer { lock.unlock() }
    let set: AssetImages?
    if let known = images[name] {
      set = known
    } else {
      set = AssetFile.read(ImageSet.self, in: folder) { AssetImages($0, in: folder) }
      images[name] = .some(set)
    }
    return set?.image(scale: scale)
  }
}

extension AssetCatalog {
  private static let known = KnownCatalogs()

  /// Guarded by its lock.
  private final class KnownCatalogs: @unchecked Sendable {
    let lock = NSLock()
    /// Bundles are retained, since their addresses are keys.
    var catalogs: [ObjectIdentifier: (bundle: Bundle, catalog: AssetCatalog)] = [:]
  }

  /// The catalog of a bundle.
  static func of(_ bundle: Bundle) -> AssetCatalog {
    let key = ObjectIdentifier(bundle)
    return known.lock.withLock {
      if let found = known.catalogs[key] { return found.catalog }
      let catalog = AssetCatalog(folders: folders(of: bundle))
      known.catalogs[key] = (bundle, catalog)
      return catalog
    }
  }

  /// The folders where a bundle may have catalogs.
  ///
  /// The resources of a program are not in the main bundle, but in a folder beside it, which Swift's
  /// package manager names after the package and the program.
  private static func folders(of bundle: Bundle) -> [URL] {
    guard let folder = bundle.resourceURL else { return [] }
    guard bundle === Bundle.main, let program = bundle.executableURL else { return [folder] }
    let suffix = "_\(program.lastPathComponent).resources"
    let beside = AssetFolders.contents(of: program.deletingLastPathComponent())
      .filter { $0.lastPathComponent.hasSuffix(suffix) }
    return [folder] + beside
  }
}

/// Finds the sets in catalogs.
private struct AssetFolders {
  var colorSets: [String: URL] = [:]
  var imageSets: [String: URL] = [:]

  private struct Namespace: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?

      enum CodingKeys: String, CodingKey {
        case providesNamespace = "provides-namespace"
      }
    }

    var properties: Properties?
  }

  static func contents(of folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return (found ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// Adds the sets of all catalogs in a folder.
  mutating func search(_ folder: URL) {
    for url in AssetFolders.contents(of: folder) where url.pathExtension == "xcassets" {
      add(contentsOf: url, prefix: "", depth: 0)
    }
  }

  /// Adds the sets in a folder of a catalog; the first one of a name counts.
  private mutating func add(contentsOf folder: URL, prefix: String, depth: Int) {
    for url in AssetFolders.contents(of: folder) {
      let name = prefix + url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "colorset": if colorSets[name] == nil { colorSets[name] = url }
      case "imageset": if imageSets[name] == nil { imageSets[name] = url }
      case "":
        // A folder that links to one around it has no end.
        guard depth < 32 else { continue }
        let file = url.appendingPathComponent("Contents.json")
        let namespace = (try? Data(contentsOf: file)).flatMap {
          try? JSONDecoder().decode(Namespace.self, from: $0)
        }
        let isNamespace = namespace?.properties?.providesNamespace == true
        let inner = isNamespace ? prefix + url.lastPathComponent + "/" : prefix
        add(contentsOf: url, prefix: inner, depth: depth + 1)
      default: continue
      }
    }
  }
}
