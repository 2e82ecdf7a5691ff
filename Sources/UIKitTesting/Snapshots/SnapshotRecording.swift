import Foundation
import UIKitSupport

/// When a reference picture is written.
///
/// The environment variable `ROLLTOP_SNAPSHOTS` gives the default for a run: `missing`,
/// `failed`, `record` (or `all`), `never`.
public enum SnapshotRecording: String, Sendable, ExpressibleByBooleanLiteral {
  /// Writes a missing reference; the test fails, so that the picture is looked at. The default.
  case missing
  /// Writes a missing or different reference; the test fails all the same.
  case failed
  /// Writes every reference; the test fails, so that this is not left switched on.
  case all
  /// Writes nothing: a missing reference is just a failure. For continuous integration, where the
  /// environment's `never` overrides the test's argument.
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
  ///   - argument: The test's argument; `nil`: none.
  ///   - environment: The value of `ROLLTOP_SNAPSHOTS`; `nil`: not set.
  /// - Precondition: The environment's value, if any, is one of those above.
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
