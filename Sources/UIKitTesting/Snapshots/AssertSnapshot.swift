import Foundation
import UIKitGraphics

/// Compares a stage's pixels with a reference picture, and fails the test when they differ.
///
/// The reference is `__Snapshots__/<TestFile>/<name>.png` beside the test's source file. The first
/// run writes it and fails; look at the picture, commit it, and run again. A failure leaves
/// `<name>.actual.png` and `<name>.difference.png` beside it and reports the first pixel that
/// differs. `ROLLTOP_SNAPSHOTS=record swift test` rewrites all references.
///
/// The stage must be settled, so that no picture is taken in the middle of an animation by mistake:
/// otherwise the test fails, and nothing is compared or written. Tests that mean a moment of a
/// motion, a delay, a held finger or a spinner say so with `inMotion`.
///
/// Works with Swift Testing and XCTest. Pictures are the same on every machine with the same fonts.
/// Unless the stage has a ``StageFont``, they are pinned to Inter, and the test fails when Inter is
/// not installed. A picture has the names and versions of its fonts in it: a failure says first when
/// this machine has others.
///
/// - Parameters:
///   - stage: The stage; pending changes are drawn first, time does not advance.
///   - name: The picture's name, unique in the source file. It may have any characters. A run that
///     records two different pictures of one name keeps the first one and fails.
///   - inMotion: Whether the stage may be unsettled; `false` by default.
///   - tolerance: The fraction of pixels that may differ, 0 to 1; 0 by default.
///   - record: When to write the reference; `nil`: by the environment variable `ROLLTOP_SNAPSHOTS`,
///     else only when it is missing.
///   - fileID: Where a failure is shown.
///   - filePath: The test's source file.
///   - line: Where a failure is shown.
///   - column: Where a failure is shown.
@MainActor
public func assertSnapshot(
  of stage: Stage,
  named name: String,
  inMotion: Bool = false,
  tolerance: Double = 0,
  record: SnapshotRecording? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = CallLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let family = UIFont.systemFont(ofSize: UIFont.systemFontSize).familyName
  guard family == "Inter" || stage.hasFont else {
    let message =
      "Snapshot \"\(name)\" needs the font Inter (Debian: fonts-inter), but the system font is "
      + "\"\(family)\""
    TestFailure(message, at: location).report()
    return
  }
  let pixels = stage.pixels()
  guard inMotion || stage.isSettled else {
    let message =
      "Snapshot \"\(name)\": something still moves or waits. Call settle() first, or pass "
      + "inMotion: true if this moment is meant"
    TestFailure(message, at: location).report()
    return
  }
  let environment = ProcessInfo.processInfo.environment["ROLLTOP_SNAPSHOTS"]
  let snapshot = Snapshot(
    name: name,
    files: SnapshotFiles(name: name, testFile: "\(filePath)"),
    tolerance: tolerance,
    recording: SnapshotRecording(argument: record, environment: environment),
    run: .current
  )
  guard let message = snapshot.failure(for: pixels, fonts: { stage.drawnFonts() }) else { return }
  TestFailure(message, at: location).report()
}
