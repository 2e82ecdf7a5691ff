public import Foundation
import UIKitSupport

// Stubs of storyboards and interface files for extensions and overrides that mention them, which
// compile. Creating one, and loading from one, is an error with a message.

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

  /// Unavailable, because storyboards are not supported on Linux.
  ///
  /// - Parameter identifier: A name.
  /// - Returns: Nothing.
  @available(
    *,
    unavailable,
    message: "UIKit for Linux has no storyboards; make controllers in code"
  )
  public final func instantiateViewController(withIdentifier identifier: String) -> UIViewController
  {
    misuse("UIKit for Linux has no storyboards; make controllers in code")
  }

  /// Unavailable, because storyboards are not supported on Linux.
  @available(
    *,
    unavailable,
    message: "UIKit for Linux has no storyboards; make controllers in code"
  )
  public final func instantiateInitialViewController() -> UIViewController? {
    misuse("UIKit for Linux has no storyboards; make controllers in code")
  }
}

extension Bundle {
  /// Unavailable, because interface files are not supported on Linux.
  ///
  /// - Parameters:
  ///   - name: A name.
  ///   - owner: An object.
  ///   - options: Options.
  /// - Returns: Nothing.
  @available(*, unavailable, message: "UIKit for Linux has no interface files; make views in code")
  public func loadNibNamed(
    _ name: String,
    owner: Any?,
    options: [AnyHashable: Any]? = nil
  ) -> [Any]? {
    misuse("UIKit for Linux has no interface files; make views in code")
  }
}
