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
  ///   - name: The snapshot's name. Two names never have the same file: what is neither a letter, a
  ///     digit, a space nor one of `-_.@` is written as in an address, as `%2F` for "/".
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

  /// The film of a stage at the last failure.
  ///
  /// - Parameter stage: Counts a test's stages, from 1.
  /// - Returns: `<name>.film.webp`, or `<name>.film-2.webp`.
  func film(of stage: Int) -> URL {
    reference.deletingPathExtension()
      .appendingPathExtension(stage == 1 ? "film.webp" : "film-\(stage).webp")
  }

  private static func fileName(for name: String) -> String {
    var base = name.map { character in
      character.isLetter || character.isNumber || " -_.@".contains(character)
        ? String(character)
        : character.utf8.map { String(format: "%%%02X", $0) }.joined()
    }.joined()
    // The pictures of a failure end like this.
    for ending in ["actual", "difference"] where base.hasSuffix(".\(ending)") {
      base = base.dropLast(ending.count + 1) + "%2E" + ending
    }
    return base
  }
}
