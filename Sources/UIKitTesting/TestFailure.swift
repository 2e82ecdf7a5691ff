import Testing
import XCTest

/// A failure of the running test.
///
/// Users write tests with Swift Testing and XCTest, which run separately in one process.
/// `Test.current` identifies a test of Swift Testing. If it is `nil`, as in XCTest and in tasks
/// detached from their test, the failure is reported to both libraries. The running library accepts
/// the failure, and the other ignores it.
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

  /// Reports the failure.
  ///
  /// The test continues.
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

/// Reports a failure of the running test.
///
/// `CStageHooks` calls this function by name if it is linked.
@_cdecl("stage_report_test_failure")
package func reportTestFailure(_ message: UnsafePointer<CChar>) {
  TestFailure(String(cString: message)).report()
}

/// A source location in a test.
package struct CallLocation {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Creates a location; the default is the location of the call.
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
