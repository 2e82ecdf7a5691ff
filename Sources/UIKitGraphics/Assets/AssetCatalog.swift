internal import Foundation

/// The colour sets and image sets in the asset catalogs (`*.xcassets`) of a bundle.
///
/// The catalogs have Xcode's format and are not compiled. Their folders are searched once.
final class AssetCatalog: @unchecked Sendable {
  /// The folders of the sets by name.
  ///
  /// Names include namespaces, as in "Brand/Accent".
  private let colorSets: [String: URL]
  private let imageSets: [String: URL]
  private let lock = NSLock()
  /// The colours read so far, guarded by the lock; `nil` for a set that cannot be read.
  private var colors: [String: UIColor?] = [:]
  /// The image sets read so far, guarded by the lock; `nil` for a set that cannot be read.
  private var images: [String: AssetImages?] = [:]

  private init(folders: [URL]) {
    var foundFolders = AssetFolders()
    for folder in folders { foundFolders.search(folder) }
    (colorSets, imageSets) = (foundFolders.colorSets, foundFolders.imageSets)
  }

  /// Returns whether the catalogs contain a colour set with the given name.
  ///
  /// The set may be damaged.
  func hasColor(named name: String) -> Bool { colorSets[name] != nil }

  /// Returns the colour with the given name; `nil` if the set is missing or damaged.
  func color(named name: String) -> UIColor? {
    guard let folder = colorSets[name] else { return nil }
    lock.lock()
    defer { lock.unlock() }
    if let cached = colors[name] { return cached }
    let color = AssetFile.read(ColorSet.self, in: folder) { try $0.color() }
    colors[name] = .some(color)
    return color
  }

  /// Returns the image with the given name for a scale in pixels per point; `nil` if the set is
  /// missing or damaged.
  func image(named name: String, scale: CGFloat) -> UIImage? {
    guard let folder = imageSets[name] else { return nil }
    lock.lock()
    defer { lock.unlock() }
    let set: AssetImages?
    if let cached = images[name] {
      set = cached
    } else {
      set = AssetFile.read(ImageSet.self, in: folder) { AssetImages($0, in: folder) }
      images[name] = .some(set)
    }
    return set?.image(scale: scale)
  }
}

extension AssetCatalog {
  private static let cache = CatalogCache()

  /// The catalogs in use, guarded by the lock.
  private final class CatalogCache: @unchecked Sendable {
    let lock = NSLock()
    /// The catalogs by bundle.
    ///
    /// Retains the bundles because their addresses are the keys.
    var catalogs: [ObjectIdentifier: (bundle: Bundle, catalog: AssetCatalog)] = [:]
  }

  /// Returns the catalog of a bundle; cached after the first call.
  static func of(_ bundle: Bundle) -> AssetCatalog {
    let key = ObjectIdentifier(bundle)
    return cache.lock.withLock {
      if let cached = cache.catalogs[key] { return cached.catalog }
      let catalog = AssetCatalog(folders: folders(of: bundle))
      cache.catalogs[key] = (bundle, catalog)
      return catalog
    }
  }

  /// Returns the folders that may contain the catalogs of a bundle.
  ///
  /// Swift's package manager puts the resources of a program into a folder beside the main bundle,
  /// which is named after the package and the program.
  private static func folders(of bundle: Bundle) -> [URL] {
    guard let folder = bundle.resourceURL else { return [] }
    guard bundle === Bundle.main, let program = bundle.executableURL else { return [folder] }
    let suffix = "_\(program.lastPathComponent).resources"
    let resourceFolders = AssetFolders.contents(of: program.deletingLastPathComponent())
      .filter { $0.lastPathComponent.hasSuffix(suffix) }
    return [folder] + resourceFolders
  }
}

/// A search for the sets in catalogs.
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
    let fileNames = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return (fileNames ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// Adds the sets of all catalogs in a folder.
  mutating func search(_ folder: URL) {
    for url in AssetFolders.contents(of: folder) where url.pathExtension == "xcassets" {
      add(contentsOf: url, prefix: "", depth: 0)
    }
  }

  /// Adds the sets in a folder of a catalog.
  ///
  /// If several sets have the same name, the first one is used.
  private mutating func add(contentsOf folder: URL, prefix: String, depth: Int) {
    for url in AssetFolders.contents(of: folder) {
      let name = prefix + url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "colorset": if colorSets[name] == nil { colorSets[name] = url }
      case "imageset": if imageSets[name] == nil { imageSets[name] = url }
      case "":
        // Limits the depth because a symbolic link to an enclosing folder makes the tree infinite.
        guard depth < 32 else { continue }
        let file = url.appendingPathComponent("Contents.json")
        let namespace = (try? Data(contentsOf: file)).flatMap {
          try? JSONDecoder().decode(Namespace.self, from: $0)
        }
        let isNamespace = namespace?.properties?.providesNamespace == true
        let folderPrefix = isNamespace ? prefix + url.lastPathComponent + "/" : prefix
        add(contentsOf: url, prefix: folderPrefix, depth: depth + 1)
      default: continue
      }
    }
  }
}
