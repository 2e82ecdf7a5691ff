import Foundation
import UIKitGraphics

/// Compares a stage's pixels with a reference image and fails the test if they differ.
///
/// The reference is `__Snapshots__/<TestFile>/<name>.png` beside the test's source file. The first
/// run writes the reference and fails. Inspect the image, commit it, and run the test again. A
/// failure writes `<name>.actual.png` and `<name>.difference.png` beside the reference and reports
/// the first differing pixel. `ROLLTOP_SNAPSHOTS=record swift test` rewrites all references.
///
/// The stage must be settled, so that no image shows an unfinished animation by mistake. Otherwise
/// the test fails without comparing or writing images. Use `inMotion` in tests of a moment during a
/// motion, a delay, a touch or a spinner.
///
/// Works with Swift Testing and XCTest. Images are the same on all computers with the same fonts.
/// Unless the stage has a ``StageFont``, its font is Inter, and the test fails if Inter is not
/// installed. The names and versions of the fonts are stored in the image file. If this computer's
/// fonts differ, the failure message begins with the differences.
///
/// - Parameters:
///   - stage: The stage. Pending changes are drawn first; time does not advance.
///   - name: The name of the image, unique in the source file. All characters are allowed. If a run
///     records two different images with the same name, it keeps the first image and fails.
///   - inMotion: Whether the stage may be unsettled; `false` by default.
///   - tolerance: The fraction of pixels that may differ, from 0 to 1; 0 by default.
///   - record: When to write the reference; `nil` means the environment variable
///     `ROLLTOP_SNAPSHOTS`, or ``SnapshotRecording/missing`` if it is not set.
///   - fileID: The file of the reported failure.
///   - filePath: The path of the test's source file.
///   - line: The line of the reported failure.
///   - column: The column of the reported failure.
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
