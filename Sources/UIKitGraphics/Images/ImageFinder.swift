internal import Foundation

/// Finds image files in bundles and caches the decoded images.
enum ImageFinder {
  private static let lock = NSLock()
  private static let state = State()

  /// The state, guarded by the lock.
  private final class State: @unchecked Sendable {
    var images = Cache<String, UIImage>(byteLimit: 16 << 20)
  }

  static func image(named name: String, in bundle: Bundle, scale: CGFloat) -> UIImage? {
    guard let path = path(of: name, in: bundle, scale: scale) else { return nil }
    lock.lock()
    let cached = state.images[path]
    lock.unlock()
    if let cached { return cached }
    guard let image = UIImage(contentsOfFile: path) else { return nil }
    let pixels = image.size.width * image.size.height * image.scale * image.scale
    lock.lock()
    state.images.insert(image, for: path, bytes: Int(pixels) * 4)
    lock.unlock()
    return image
  }

  /// Returns the best file for a scale: the smallest sufficient scale, or the largest if none
  /// suffices.
  private static func path(of name: String, in bundle: Bundle, scale: CGFloat) -> String? {
    guard !name.isEmpty else { return nil }
    let pathExtension = (name as NSString).pathExtension.lowercased()
    let knownExtensions = ["png", "svg", "jpg", "jpeg", "webp"]
    let base =
      knownExtensions.contains(pathExtension) ? (name as NSString).deletingPathExtension : name
    let extensions =
      knownExtensions.contains(pathExtension) ? [(name as NSString).pathExtension] : knownExtensions
    let requestedScale = max(1, min(3, Int(scale.rounded(.up))))
    let scales = Array(requestedScale...3) + (1..<requestedScale).reversed()
    for suffix in extensions {
      for scale in scales {
        let file = scale == 1 ? base : "\(base)@\(scale)x"
        if let path = bundle.path(forResource: file, ofType: suffix) { return path }
      }
    }
    return nil
  }

  /// Returns the scale in a file name, such as 2 for `photo@2x.png`; otherwise 1.
  static func scale(ofFile path: String) -> CGFloat {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    if name.hasSuffix("@2x") { return 2 }
    return name.hasSuffix("@3x") ? 3 : 1
  }
}
