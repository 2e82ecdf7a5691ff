public import Foundation
import UIKitSupport

// Stubs with which extensions and overrides that mention storyboards and interface files compile.
// Creating or loading one is a compile-time error with a message.

/// A storyboard file with view controllers.
///
/// Storyboards are not supported on Linux.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// Unavailable, because storyboards are not supported on Linux.
  ///
  /// - Parameters:
  ///   - name: The name of the storyboard file.
  ///   - storyboardBundleOrNil: The bundle of the file.
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
  /// - Parameter identifier: The identifier of the view controller in the file.
  /// - Returns: Never returns.
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
  ///   - name: The name of the interface file.
  ///   - owner: The owner of the objects.
  ///   - options: The options for loading.
  /// - Returns: Never returns.
  @available(*, unavailable, message: "UIKit for Linux has no interface files; make views in code")
  public func loadNibNamed(
    _ name: String,
    owner: Any?,
    options: [AnyHashable: Any]? = nil
  ) -> [Any]? {
    misuse("UIKit for Linux has no interface files; make views in code")
  }
}
