public import Foundation
import UIKitSupport

// The names of storyboards, which sources mention in extensions and overrides; they compile,
// and making one is an error with a message.

/// A file of controllers; there are none on Linux.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// Not available.
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

  /// Not available.
  @available(
    *,
    unavailable,
    message: "UIKit for Linux has no storyboards; make controllers in code"
  )
  public override init() {
    misuse("UIKit for Linux has no storyboards; make controllers in code")
  }
}

/// A transition from one controller of a storyboard to another; there are none on Linux.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// Not available.
  ///
  /// - Parameters:
  ///   - identifier: A name.
  ///   - source: The controller at which it begins.
  ///   - destination: The controller to which it leads.
  @available(
    *,
    unavailable,
    message: "UIKit for Linux has no storyboards; make controllers in code"
  )
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    misuse("UIKit for Linux has no storyboards; make controllers in code")
  }

  /// Not available.
  @available(
    *,
    unavailable,
    message: "UIKit for Linux has no storyboards; make controllers in code"
  )
  public override init() {
    misuse("UIKit for Linux has no storyboards; make controllers in code")
  }
}
