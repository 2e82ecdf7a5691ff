package import Foundation
import UIKitSupport

/// The files of one snapshot: `__Snapshots__/<TestFile>/<name>.png` beside the test.
package struct SnapshotFiles {
  /// The expected picture.
  package let reference: URL
  /// The actual picture of the last failure.
  package let actual: URL
  /// The difference picture of the last failure.
  package let difference: URL

  /// Creates the paths.
  ///
  /// - Parameters:
  ///   - name: The snapshot's name; characters that are invalid in file names become "-".
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

  private static func fileName(for name: String) -> String {
    let allowed = name.map { character in
      character.isLetter || character.isNumber || "-_.@".contains(character) ? character : "-"
    }
    return String(allowed)
  }
}
