public import Foundation
import UIKitSupport

/// The base of views and controllers, which can be made from a type that is known at run time.
///
/// The initialiser for it is required, so that types have it, and unavailable in views and controllers,
/// so that subclasses need not.
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

  /// Creates an object from its type; views and controllers override it.
  public required init(_made: Void) {
    misuse("Views and controllers only are made from their types")
  }
}

/// The requirement behind `viewType.init()` for a type known at run time.
@preconcurrency @MainActor
public protocol _UIMadeType {}

extension _UIMadeType where Self: _UIMadeFromType {
  /// Creates a view or a controller of a class that is known at run time.
  ///
  /// The class's own designated initialiser runs, `init(frame:)` or `init(nibName:bundle:)`; a class
  /// that has others only stops the program.
  public init() {
    self.init(_made: ())
  }
}
