import Testing
import XCTest

/// Something that the running test is to fail with.
///
/// Users write tests with Swift Testing and with XCTest, in one process but in
/// separate runs. A test of Swift Testing is recognised by being current. Otherwise
/// both are told: the library whose run it is takes the failure, which covers
/// tasks detached from their test, and the other ignores it.
package struct TestFailure {
  /// What went wrong, for the reader of the test's output.
  package let message: String
  private let location: CallLocation

  /// Creates a failure.
  ///
  /// - Parameters:
  ///   - message: What went wrong.
  ///   - location: The line to show.
  package init(_ message: String, at location: CallLocation = CallLocation()) {
    self.message = message
    self.location = location
  }

  /// Lets the running test fail, and go on.
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

/// Lets the running test fail; `CStageHooks` calls it by this name when it is linked in.
@_cdecl("stage_report_test_failure")
package func reportTestFailure(_ message: UnsafePointer<CChar>) {
  TestFailure(String(cString: message)).report()
}

/// A place in the source of a test.
package struct CallLocation {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Creates a place; without arguments, that of the call.
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
