public import Foundation
import UIKitSupport

/// The base class of views and view controllers, which can be created from a type known at run
/// time.
///
/// The initialiser for this purpose is required, so that metatypes provide it. It is unavailable in
/// views and view controllers, so that subclasses need not implement it.
@preconcurrency @MainActor
open class _UIMadeFromType: UIResponder {
  /// Creates a responder that is not in any responder chain.
  public override init() {
    super.init()
  }

  /// Creates a responder without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an object from its type; overridden by views and view controllers.
  public required init(_made: Void) {
    misuse("Views and controllers only are made from their types")
  }
}

/// The requirement behind `viewType.init()` for a type known at run time.
@preconcurrency @MainActor
public protocol _UIMadeType {}

extension _UIMadeType where Self: _UIMadeFromType {
  /// Creates a view or view controller of a class that is known at run time.
  ///
  /// The class's designated initialiser runs, `init(frame:)` or `init(nibName:bundle:)`; a class
  /// without it stops the program.
  public init() {
    self.init(_made: ())
  }
}
