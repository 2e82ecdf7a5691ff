public import Foundation
import UIKitSupport

// Stubs of storyboards for extensions and overrides that mention them, which compile. Creating one
// is an error with a message.

/// A storyboard file with view controllers.
///
/// Storyboards are not supported on Linux.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// Unavailable, because storyboards are not supported on Linux.
  ///
  /// - Parameters:
  ///   - name: A name.
  ///   - storyboardBundleOrNil: A bundle.
  @available(
    *,
    unavailable,
    message: "UIKit for Linux has no storyboards; make controllers in code"
  )
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    misuse("UIKit for Linux has no storyboards; make controllers in code")
  }

  /// Unavailable, because storyboards are not supported on Linux.
  @available(
    *,
    unavailable,
    message: "UIKit for Linux has no storyboards; make controllers in code"
  )
  public override init() {
    misuse("UIKit for Linux has no storyboards; make controllers in code")
  }
}

/// A transition between two controllers of a storyboard.
///
/// Storyboards are not supported on Linux.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// Unavailable, because storyboards are not supported on Linux.
  ///
  /// - Parameters:
  ///   - identifier: A name.
  ///   - source: The source controller.
  ///   - destination: The destination controller.
  @available(
    *,
    unavailable,
    message: "UIKit for Linux has no storyboards; make controllers in code"
  )
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    misuse("UIKit for Linux has no storyboards; make controllers in code")
  }

  /// Unavailable, because storyboards are not supported on Linux.
  @available(
    *,
    unavailable,
    message: "UIKit for Linux has no storyboards; make controllers in code"
  )
  public override init() {
    misuse("UIKit for Linux has no storyboards; make controllers in code")
  }
}
