import Testing
import XCTest

/// A failure of the running test.
///
/// Users write tests with Swift Testing and with XCTest, in one process but in separate runs. A
/// test of Swift Testing is recognised by `Test.current`. Without one the failure is reported to
/// both libraries: the one that runs accepts it, which covers tasks detached from their test, and
/// the other ignores it.
package struct TestFailure {
  /// The failure message.
  package let message: String
  private let location: CallLocation

  /// Creates a failure.
  ///
  /// - Parameters:
  ///   - message: The failure message.
  ///   - location: The reported source location.
  package init(_ message: String, at location: CallLocation = CallLocation()) {
    self.message = message
    self.location = location
  }

  /// Reports the failure; the test continues.
  package func report() {
    if Test.current == nil {
      XCTFail(message, file: location.filePath, line: location.line)
    }
    let sourceLocation = SourceLocation(
      fileID: "\(location.fileID)",
      filePath: "\(location.filePath)",
      line: Int(location.line),
      column: Int(location.column)
    )
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }
}

/// Reports a failure of the running test; `CStageHooks` calls it by this name when it is linked in.
@_cdecl("stage_report_test_failure")
package func reportTestFailure(_ message: UnsafePointer<CChar>) {
  TestFailure(String(cString: message)).report()
}

/// A location in a test's source.
package struct CallLocation {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Creates a location, by default that of the call.
  package init(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}
