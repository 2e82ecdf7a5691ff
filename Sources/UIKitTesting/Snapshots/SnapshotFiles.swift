package import Foundation
import UIKitSupport

/// The files of a snapshot, `__Snapshots__/<TestFile>/<name>.png` beside the test.
package struct SnapshotFiles {
  /// The reference image.
  package let reference: URL
  /// The actual image of the last failure.
  package let actual: URL
  /// The difference image of the last failure.
  package let difference: URL

  /// Creates the paths of a snapshot.
  ///
  /// - Parameters:
  ///   - name: The name of the snapshot. Different names have different files: characters other
  ///     than letters, digits, spaces and `-_.@` are percent-encoded, such as `%2F` for "/".
  ///   - testFile: The path of the test's source file.
  /// - Precondition: The name is not empty.
  package init(name: String, testFile: String) {
    demand(!name.isEmpty, "A snapshot needs a name")
    let file = URL(fileURLWithPath: testFile)
    let directory = file.deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__", isDirectory: true)
      .appendingPathComponent(file.deletingPathExtension().lastPathComponent, isDirectory: true)
    let base = SnapshotFiles.fileName(for: name)
    reference = directory.appendingPathComponent("\(base).png")
    actual = directory.appendingPathComponent("\(base).actual.png")
    difference = directory.appendingPathComponent("\(base).difference.png")
  }

  /// Returns the file for a film of a stage at the last failure.
  ///
  /// - Parameter stage: The number of the stage in the test, from 1.
  /// - Returns: `<name>.film.webp`, or `<name>.film-2.webp` for stage 2.
  func film(of stage: Int) -> URL {
    reference.deletingPathExtension()
      .appendingPathExtension(stage == 1 ? "film.webp" : "film-\(stage).webp")
  }

  /// Returns the name of a file without its extension.
  private static func fileName(for name: String) -> String {
    var base = name.map { character in
      character.isLetter || character.isNumber || " -_.@".contains(character)
        ? String(character)
        : character.utf8.map { String(format: "%%%02X", $0) }.joined()
    }.joined()
    // The images of a failure have these suffixes.
    for suffix in ["actual", "difference"] where base.hasSuffix(".\(suffix)") {
      base = base.dropLast(suffix.count + 1) + "%2E" + suffix
    }
    return base
  }
}
