import Foundation
package import UIKitGraphics
import UIKitSupport

/// A comparison of an image with its reference file.
///
/// The result is a value so that the comparison can be tested.
package struct Snapshot {
  /// The name of the snapshot in messages.
  package let name: String
  /// The files of the snapshot.
  package let files: SnapshotFiles
  /// The fraction of pixels that may differ, from 0 to 1.
  package let tolerance: Double
  /// The mode of writing references.
  package let recording: SnapshotRecording
  private let run: SnapshotRun

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - name: The name of the snapshot in messages.
  ///   - files: The files of the snapshot.
  ///   - tolerance: The fraction of pixels that may differ, from 0 to 1.
  ///   - recording: The mode of writing references.
  ///   - run: The references written so far by the test run.
  package init(
    name: String,
    files: SnapshotFiles,
    tolerance: Double,
    recording: SnapshotRecording,
    run: SnapshotRun
  ) {
    demand(
      tolerance >= 0 && tolerance <= 1,
      "A tolerance is the fraction of pixels that may differ, 0 to 1, not \(tolerance)"
    )
    self.name = name
    self.files = files
    self.tolerance = tolerance
    self.recording = recording
    self.run = run
  }

  /// Compares an image and writes the files required by the recording mode and the result.
  ///
  /// - Parameters:
  ///   - actual: The image.
  ///   - fonts: Returns the fonts of the image; called if the image is written or differs.
  /// - Returns: The failure message; `nil` if the image is as expected.
  package func failure(
    for actual: Bitmap,
    fonts: @escaping () -> [DrawnFont] = { [] }
  ) -> String? {
    do {
      return try compare(RenderedImage(bitmap: actual, fonts: fonts))
    } catch {
      return "Snapshot \"\(name)\": \(error)"
    }
  }

  private func compare(_ actual: RenderedImage) throws -> String? {
    guard recording != .all else {
      if let message = try duplicateUse(actual) { return message }
      try write(actual)
      return "Snapshot \"\(name)\" was recorded. Look at it, then switch recording off: "
        + files.reference.path
    }
    guard FileManager.default.fileExists(atPath: files.reference.path) else {
      guard recording != .never else {
        return "Snapshot \"\(name)\" has no reference, and none is recorded in this run: "
          + files.reference.path
      }
      try write(actual)
      return "Snapshot \"\(name)\" had no reference; one was written. Look at it, and run the "
        + "test again: \(files.reference.path)"
    }
    let reference = try Bitmap.png(at: files.reference)
    guard let difference = PixelDifference(reference: reference, actual: actual.bitmap),
      !difference.isWithin(tolerance)
    else {
      removeLeftovers()
      return nil
    }
    return try failureMessage(for: actual, reference: reference, difference: difference)
  }

  /// Returns the failure if this run has already written a different image with the same name;
  /// otherwise `nil`.
  private func duplicateUse(_ actual: RenderedImage) throws -> String? {
    guard run.hasWritten(files.reference.path),
      FileManager.default.fileExists(atPath: files.reference.path),
      let difference = PixelDifference(
        reference: try Bitmap.png(at: files.reference),
        actual: actual.bitmap
      )
    else { return nil }
    return "Snapshot \"\(name)\": the name was recorded for another picture in this run, and keeps "
      + "it (\(difference)). Give each picture a name of its own: \(files.reference.path)"
  }

  /// Writes the images of a failure, and the reference if the mode requires it.
  ///
  /// - Returns: The failure message.
  private func failureMessage(
    for actual: RenderedImage,
    reference: Bitmap,
    difference: PixelDifference
  ) throws -> String {
    try actual.write(to: files.actual)
    try reference.differenceImage(to: actual.bitmap).writePNG(to: files.difference)
    let recordedFonts = try SnapshotFonts(in: Data(contentsOf: files.reference))
    let fontDifference = recordedFonts?.difference(to: actual.fonts).map { "\($0). " } ?? ""
    var message = "Snapshot \"\(name)\": \(fontDifference)\(difference)."
    if recording == .failed {
      if let duplicateMessage = try duplicateUse(actual) { return duplicateMessage }
      try record(actual)
      message += " The reference was replaced."
    }
    return message + "\n  reference:  \(files.reference.path)\n  actual:     "
      + "\(files.actual.path)\n  difference: \(files.difference.path)"
  }

  /// Writes the reference of a first or repeated recording, and removes the images of a failure.
  private func write(_ actual: RenderedImage) throws {
    try FileManager.default.createDirectory(
      at: files.reference.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try record(actual)
    removeLeftovers()
  }

  /// Writes the reference, and notes that this run has written it.
  private func record(_ actual: RenderedImage) throws {
    try actual.write(to: files.reference)
    run.didWrite(files.reference.path)
  }

  /// Removes the images of an earlier failure, if any.
  private func removeLeftovers() {
    try? FileManager.default.removeItem(at: files.actual)
    try? FileManager.default.removeItem(at: files.difference)
  }
}

/// An image and the fonts used to draw it.
private struct RenderedImage {
  let bitmap: Bitmap
  private let drawnFonts: () -> [DrawnFont]
  var fonts: SnapshotFonts { SnapshotFonts(drawnFonts()) }

  init(bitmap: Bitmap, fonts: @escaping () -> [DrawnFont]) {
    self.bitmap = bitmap
    drawnFonts = fonts
  }

  /// Writes the image with the names of its fonts.
  func write(to file: URL) throws {
    guard let data = bitmap.pngData() else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path])
    }
    try fonts.added(to: data).write(to: file, options: .atomic)
  }
}
