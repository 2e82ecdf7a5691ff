import UIKit

/// The images of rows, found by the name of a symbol or the path of a file.
///
/// Files are read in order in the background; until then a row has an empty image.
@MainActor
final class IconStore {
  /// Called on the main thread when an image has been loaded.
  var onArrival: (() -> Void)?
  private var images: [String: UIImage] = [:]
  private let size: CGFloat
  private let scale: CGFloat
  private let queue = DispatchQueue(label: "icons", qos: .utility)
  private lazy var emptyImage = UIGraphicsImageRenderer(size: CGSize(width: size, height: size))
    .image { _ in }

  /// - Parameters:
  ///   - size: The longer side of an image, in points.
  ///   - scale: Pixels per point.
  init(size: CGFloat, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }

  /// Returns the image for a name, which is empty until it is loaded, and if it cannot be.
  func image(named name: String) -> UIImage {
    if let image = images[name] { return image }
    let symbol = name.contains("/") ? nil : UIImage(systemName: name).map(squared)
    images[name] = symbol ?? emptyImage
    if let symbol { return symbol }
    guard !name.isEmpty else { return emptyImage }
    queue.async { [weak self, size, scale] in
      let image = IconStore.thumbnail(of: name, size: size, scale: scale)
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          guard let self, let image else { return }
          self.images[name] = self.squared(image)
          self.onArrival?()
        }
      }
    }
    return emptyImage
  }

  /// Centres an image in a square, so that the texts beside images are aligned.
  private func squared(_ image: UIImage) -> UIImage {
    let square = UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { _ in
      let scale = min(1, size / max(image.size.width, image.size.height, 1))
      let (width, height) = (image.size.width * scale, image.size.height * scale)
      image.draw(
        in: CGRect(x: (size - width) / 2, y: (size - height) / 2, width: width, height: height)
      )
    }
    return square.withRenderingMode(image.isSymbolImage ? .alwaysTemplate : .alwaysOriginal)
  }

  /// The maximum size of a picture's file, in bytes.
  private nonisolated static let maximumFileSize = 64 << 20

  /// Reads an image file and scales it; `nil` if it is too large or no image.
  private nonisolated static func thumbnail(
    of path: String,
    size: CGFloat,
    scale: CGFloat
  ) -> UIImage? {
    // Only regular files are read, because devices and pipes may be endless.
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
    guard values?.isRegularFile == true, values?.fileSize ?? 0 <= maximumFileSize,
      let data = try? Data(contentsOf: file),
      let image = UIImage(data: data, scale: scale)
    else { return nil }
    let factor = size / max(image.size.width, image.size.height, 1)
    return image.preparingThumbnail(
      of: CGSize(width: image.size.width * factor, height: image.size.height * factor)
    )
  }
}
