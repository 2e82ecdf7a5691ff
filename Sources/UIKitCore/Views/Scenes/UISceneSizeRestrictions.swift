public import Foundation
import UIKitSupport

/// The sizes between which the user can resize a desktop window.
///
///     scene.sizeRestrictions?.minimumSize = CGSize(width: 320, height: 400)
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  private let onChange: (UISceneSizeRestrictions) -> Void

  init(onChange: @escaping (UISceneSizeRestrictions) -> Void) {
    self.onChange = onChange
    super.init()
  }

  /// The least size, in points; a smaller window grows at once.
  ///
  /// Default: 160 × 120, or the size at launch where that is less.
  open var minimumSize = CGSize(width: 160, height: 120) {
    willSet { UISceneSizeRestrictions.check(newValue, "minimumSize") }
    didSet { if minimumSize != oldValue { onChange(self) } }
  }

  /// The greatest size, in points; a larger window shrinks at once.
  ///
  /// Default: `greatestFiniteMagnitude` for both sides, no limit. A side that is less than that of
  /// `minimumSize` counts as that.
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
