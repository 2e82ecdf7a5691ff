import Foundation
public import Testing
import UIKitGraphics
import UIKitSupport

/// A trait that writes a film of the last seconds when a test fails.
///
///     @MainActor @Test(.film) func theRowSlidesOut() { … }
public struct FilmTrait: TestTrait, SuiteTrait, TestScoping {
  let seconds: TimeInterval

  /// Whether the trait applies to the tests of a suite: `true`.
  public var isRecursive: Bool { true }

  /// Runs a test and writes the films at its first failure.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let stages = await FilmedStages(seconds: seconds)
    let writer = FilmWriter(test: test, stages: stages)
    try await FilmedStages.$current.withValue(stages) {
      try await IssueHandlingTrait.compactMapIssues { writer.addingFilmPaths(to: $0) }
        .provideScope(for: test, testCase: testCase, performing: function)
    }
  }
}

extension Trait where Self == FilmTrait {
  /// A trait that writes a film of the last three seconds when a test fails.
  public static var film: Self { film(seconds: 3) }

  /// Returns a trait that writes a film of the last seconds of each stage when an expectation fails
  /// on the main thread.
  ///
  /// The file is `__Snapshots__/<TestFile>/<test>.film.webp` beside the test's source file, and the
  /// failure message contains its path. The film is timed by the stage's virtual clock and
  /// ends with the frame before the first failure. While the test runs, the changed rows of frames
  /// are kept in memory, up to 32 MB for each stage. They are encoded only after a failure.
  ///
  /// - Parameter seconds: The maximum duration in virtual seconds, greater than 0.
  /// - Returns: The trait.
  public static func film(seconds: Double) -> Self {
    demand(seconds > 0, "A film has more than 0 seconds, not \(seconds)")
    return FilmTrait(seconds: seconds)
  }
}

/// A writer of a test's films.
private final class FilmWriter: Sendable {
  private let files: SnapshotFiles
  private let stages: FilmedStages
  @MainActor private var hasWritten = false

  /// Creates a writer and removes the film of an earlier failure.
  init(test: Test, stages: FilmedStages) {
    let name = test.name.prefix { $0 != "(" }
    files = SnapshotFiles(name: String(name), testFile: test.sourceLocation.filePath)
    self.stages = stages
    try? FileManager.default.removeItem(at: files.film(of: 1))
  }

  /// Returns the issue, with the paths of the films added to the first failure.
  func addingFilmPaths(to issue: Issue) -> Issue {
    guard issue.isFailure, MainThread.isCurrent else { return issue }
    var issue = issue
    issue.comments += MainActor.assumeIsolated { write() }.map { "film: \($0)" }
    return issue
  }

  /// Writes the films and returns their paths, or the reason for a failure to write them.
  @MainActor private func write() -> [String] {
    guard !hasWritten else { return [] }
    hasWritten = true
    do {
      return try stages.films().enumerated().map { index, film in
        let file = files.film(of: index + 1)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try film.write(to: file, options: .atomic)
        return file.path
      }
    } catch { return ["\(error)"] }
  }
}
