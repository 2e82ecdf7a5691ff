import Foundation
import UIKitSupport

/// The mode of writing reference images.
///
/// The environment variable `ROLLTOP_SNAPSHOTS` sets the default of a run: `missing`, `failed`,
/// `record` (or `all`), `never`.
public enum SnapshotRecording: String, Sendable, ExpressibleByBooleanLiteral {
  /// Writes missing references; the default. The test fails so that the image is inspected.
  case missing
  /// Writes missing and different references. The test still fails.
  case failed
  /// Writes all references. The test fails so that the mode is not left enabled.
  case all
  /// Writes nothing; a missing reference is a failure. For continuous integration: `never` in the
  /// environment overrides the test's argument.
  case never

  /// Creates ``all`` from `true` and ``missing`` from `false`.
  ///
  /// - Parameter value: Whether to record.
  public init(booleanLiteral value: Bool) {
    self = value ? .all : .missing
  }

  /// Resolves the mode of a test.
  ///
  /// - Parameters:
  ///   - argument: The test's argument; `nil` for none.
  ///   - environment: The value of `ROLLTOP_SNAPSHOTS`; `nil` if it is not set.
  /// - Precondition: The environment's value, if any, is one of the values above.
  package init(argument: SnapshotRecording?, environment: String?) {
    let fallback = SnapshotRecording(environment: environment)
    self = fallback == .never ? .never : argument ?? fallback
  }

  private init(environment: String?) {
    switch environment {
    case nil, "": self = .missing
    case "record": self = .all
    case let name?:
      guard let recording = SnapshotRecording(rawValue: name) else {
        misuse(
          "ROLLTOP_SNAPSHOTS is \"\(name)\", not one of missing, failed, record, all, never"
        )
      }
      self = recording
    }
  }
}
