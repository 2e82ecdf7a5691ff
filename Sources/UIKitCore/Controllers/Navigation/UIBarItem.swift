import Foundation
public import UIKitGraphics

/// The base class of bar items: a title, an image, and whether they are enabled.
@preconcurrency @MainActor
open class UIBarItem: _UIAccessibleObject {
  /// Creates an item that shows nothing.
  public override init() {
    super.init()
  }

  /// The text; not shown beside an image.
  ///
  /// Default: `nil`.
  open var title: String? {
    didSet { if title != oldValue { didChange() } }
  }

  /// The image, shown in the tint colour when it is a template.
  ///
  /// Default: `nil`.
  open var image: UIImage? {
    didSet { if image !== oldValue { didChange() } }
  }

  /// Whether the item can be tapped.
  ///
  /// Default: `true`.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { didChange() } }
  }

  /// A number to identify items by.
  ///
  /// Default: 0.
  open var tag = 0

  /// Called after a property that is shown changed, for classes of this module.
  func didChange() {}
}
