internal import Foundation

/// The contents of an image set in an asset catalog.
struct ImageSet: Decodable {
  struct Entry: Decodable, AssetEntry {
    var idiom: String?
    var appearances: [AssetAppearance]?
    var filename: String?
    var scale: String?
    var direction: String?
    var resizing: Resizing?

    enum CodingKeys: String, CodingKey {
      case idiom, appearances, filename, scale, resizing
      case direction = "language-direction"
    }
  }

  /// The resizing of an image; lengths are in pixels of its file.
  struct Resizing: Decodable {
    struct Center: Decodable {
      var mode: String?
    }

    struct Caps: Decodable {
      var top: Double?
      var left: Double?
      var bottom: Double?
      var right: Double?
    }

    var center: Center?
    var caps: Caps?

    enum CodingKeys: String, CodingKey {
      case center
      case caps = "cap-insets"
    }
  }

  struct Properties: Decodable {
    var renderingIntent: String?

    enum CodingKeys: String, CodingKey {
      case renderingIntent = "template-rendering-intent"
    }
  }

  var images: [Entry]
  var properties: Properties?
}

/// The decoded images of a set by scale in pixels per point.
///
/// The images for a scale are decoded on first use. Guarded by the lock of the catalog.
final class AssetImages {
  private let set: ImageSet
  private let folder: URL
  /// The images decoded so far; `nil` for a scale without a readable file.
  private var imagesByScale: [Int: UIImage?] = [:]

  init(_ set: ImageSet, in folder: URL) { (self.set, self.folder) = (set, folder) }

  /// Returns the image for a scale in pixels per point, which is rounded up and limited to 1...3;
  /// `nil` if no file can be read.
  func image(scale: CGFloat) -> UIImage? {
    let requestedScale = max(1, min(3, Int(scale.rounded(.up))))
    if let cached = imagesByScale[requestedScale] { return cached }
    let image = makeImage(scale: requestedScale)
    imagesByScale[requestedScale] = .some(image)
    return image
  }

  private func makeImage(scale requestedScale: Int) -> UIImage? {
    let entries = set.images.entriesForDesktop.filter { $0.filename != nil }
    func find(dark: Bool?, high: Bool) -> (ImageSet.Entry, UIImage)? {
      let candidates = entries.filter { $0.isHighContrast == high && $0.isDark == dark }
      guard let entry = bestEntry(of: candidates, scale: requestedScale),
        let image = read(entry)
      else { return nil }
      return (entry, image)
    }
    guard entries.contains(where: { $0.isDark != true && !$0.isHighContrast }) else {
      AssetLog.shared.report("\(folder.path): It has no image for light interfaces")
      return nil
    }
    guard let (entry, image) = find(dark: nil, high: false) ?? find(dark: false, high: false),
      let content = image.content
    else { return nil }
    let highContrast = find(dark: nil, high: true) ?? find(dark: false, high: true)
    let variants = ImageVariants(
      dark: find(dark: true, high: false)?.1.content,
      highContrast: highContrast?.1.content,
      darkHighContrast: find(dark: true, high: true)?.1.content
    )
    let mode: UIImage.RenderingMode =
      switch set.properties?.renderingIntent {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: .automatic
      }
    let unresizedImage = UIImage(
      content: ImageContent(content.source, variants: variants),
      size: image.size,
      scale: image.scale,
      renderingMode: mode,
      flipsForRightToLeftLayoutDirection: entry.direction == "left-to-right"
    )
    guard let resizing = entry.resizing, let caps = resizing.caps else { return unresizedImage }
    let scale = image.scale
    return unresizedImage.resizableImage(
      withCapInsets: UIEdgeInsets(
        top: (caps.top ?? 0) / scale,
        left: (caps.left ?? 0) / scale,
        bottom: (caps.bottom ?? 0) / scale,
        right: (caps.right ?? 0) / scale
      ),
      resizingMode: resizing.center?.mode == "tile" ? .tile : .stretch
    )
  }

  /// Returns the best entry for a scale: the smallest sufficient scale, or the largest if none
  /// suffices.
  ///
  /// Entries for right-to-left layouts are used only if there are no others; those without a scale
  /// are suitable for all.
  private func bestEntry(
    of entries: [ImageSet.Entry],
    scale requestedScale: Int
  ) -> ImageSet.Entry? {
    let leftToRight = entries.filter { $0.direction != "right-to-left" }
    func scale(_ entry: ImageSet.Entry) -> Int {
      entry.scale.flatMap { Int($0.dropLast()) } ?? requestedScale
    }
    let sorted = (leftToRight.isEmpty ? entries : leftToRight).sorted { scale($0) < scale($1) }
    return sorted.first { scale($0) >= requestedScale } ?? sorted.last
  }

  private func read(_ entry: ImageSet.Entry) -> UIImage? {
    guard let name = entry.filename else { return nil }
    let file = folder.appendingPathComponent(name)
    guard let data = try? Data(contentsOf: file) else {
      AssetLog.shared.report("\(file.path): It cannot be read")
      return nil
    }
    do throws(ImageError) {
      let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
      return try UIImage(decoding: data, scale: scale)
    } catch {
      AssetLog.shared.report("\(file.path): \(error)")
      return nil
    }
  }
}
