public import Foundation
import UIKitSupport

/// The minimum and maximum size of a desktop window.
///
///     scene.sizeRestrictions?.minimumSize = CGSize(width: 320, height: 400)
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  private let onChange: (UISceneSizeRestrictions) -> Void

  init(onChange: @escaping (UISceneSizeRestrictions) -> Void) {
    self.onChange = onChange
    super.init()
  }

  /// The minimum size in points; a smaller window grows immediately.
  ///
  /// Default: 160 × 120, or the size at launch if it is smaller.
  open var minimumSize = CGSize(width: 160, height: 120) {
    willSet { UISceneSizeRestrictions.check(newValue, "minimumSize") }
    didSet { if minimumSize != oldValue { onChange(self) } }
  }

  /// The maximum size in points; a larger window shrinks immediately.
  ///
  /// Default: `greatestFiniteMagnitude` for both dimensions, no limit. A dimension smaller than
  /// that of `minimumSize` is ignored in favour of the minimum.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  ) {
    willSet { UISceneSizeRestrictions.check(newValue, "maximumSize") }
    didSet { if maximumSize != oldValue { onChange(self) } }
  }

  private static func check(_ size: CGSize, _ name: String) {
    demand(
      size.width >= 0 && size.height >= 0,
      "\(name) has to be 0 × 0 or more, not \(size.width) × \(size.height)"
    )
  }
}
