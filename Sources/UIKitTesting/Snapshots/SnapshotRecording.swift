import Foundation
import UIKitSupport

/// When a reference picture is written.
///
/// The environment variable `ROLLTOP_SNAPSHOTS` gives the default for a run: `missing`,
/// `failed`, `record` (or `all`), `never`.
public enum SnapshotRecording: String, Sendable, ExpressibleByBooleanLiteral {
  /// Where there is none yet; the test fails, so that the picture is looked at. The default.
  case missing
  /// Where there is none or it differs; the test fails all the same.
  case failed
  /// Always; the test fails, so that this is not left switched on.
  case all
  /// Never: a missing reference is just a failure. For continuous integration,
  /// where the environment's `never` overrules what the test says.
  case never

  /// Creates ``all`` from `true` and ``missing`` from `false`.
  ///
  /// - Parameter value: Whether to record.
  public init(booleanLiteral value: Bool) {
    self = value ? .all : .missing
  }

  /// What a test does.
  ///
  /// - Parameters:
  ///   - argument: What the test says; `nil`: nothing.
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
