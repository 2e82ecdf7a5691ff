import Foundation

/// A placeholder for menu elements provided when the menu opens.
///
/// Until then, the menu shows an activity indicator.
///
///     UIDeferredMenuElement { completion in
///       Task { completion(await self.recentFiles().map(self.openAction)) }
///     }
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let keepsElements: Bool
  private var elements: [UIMenuElement]?

  /// Creates an element whose provider is called once and whose elements are cached.
  ///
  /// - Parameter elementProvider: Provides the elements by calling its argument on the main thread,
  ///   immediately or later.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(elementProvider, keepsElements: true)
  }

  private init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void,
    keepsElements: Bool
  ) {
    provider = elementProvider
    self.keepsElements = keepsElements
    super.init(title: "", image: nil)
  }

  /// Creates an element whose provider is called each time the menu opens.
  ///
  /// - Parameter elementProvider: Provides the elements by calling its argument on the main thread,
  ///   immediately or later.
  /// - Returns: The element.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, keepsElements: false)
  }

  /// Loads the elements.
  ///
  /// - Parameter completion: Called once with the elements, possibly before this method returns.
  final func load(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if let elements { return completion(elements) }
    var isWaiting = true
    provider { [weak self] loaded in
      guard isWaiting else { return }
      isWaiting = false
      if let self, keepsElements { elements = loaded }
      completion(loaded)
    }
  }
}
