import Foundation

/// Elements of a menu that are found when the menu opens; until then the menu shows a turning
/// wheel.
///
///     UIDeferredMenuElement { completion in
///       Task { completion(await self.recentFiles().map(self.openAction)) }
///     }
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let keepsElements: Bool
  private var elements: [UIMenuElement]?

  /// Creates an element whose provider is called once: its elements are kept.
  ///
  /// - Parameter elementProvider: Finds the elements, and passes them on, at once or later, on the
  ///   main thread.
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

  /// Creates an element whose provider is called each time that the menu opens.
  ///
  /// - Parameter elementProvider: Finds the elements, and passes them on, at once or later, on the
  ///   main thread.
  /// - Returns: The element.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, keepsElements: false)
  }

  /// Finds the elements.
  ///
  /// - Parameter completion: Called once with them, maybe before the method returns.
  final func load(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if let elements { return completion(elements) }
    var isWaiting = true
    provider { [weak self] found in
      guard isWaiting else { return }
      isWaiting = false
      if let self, keepsElements { elements = found }
      completion(found)
    }
  }
}
