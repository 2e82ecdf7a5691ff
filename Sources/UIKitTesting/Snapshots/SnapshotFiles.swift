package import Foundation
import UIKitSupport

/// Where the pictures of one snapshot are: `__Snapshots__/<TestFile>/<name>.png` beside the test.
package struct SnapshotFiles {
  /// What is expected.
  package let reference: URL
  /// What was there when the comparison failed last.
  package let actual: URL
  /// Where they differed.
  package let difference: URL

  /// Creates the paths.
  ///
  /// - Parameters:
  ///   - name: The snapshot's name; what cannot be part of a file name becomes "-".
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
