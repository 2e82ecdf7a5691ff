import Foundation
public import Testing
import UIKitGraphics
import UIKitSupport

/// Leaves a film of the last seconds when a test fails.
///
///     @MainActor @Test(.film) func theRowSlidesOut() { … }
public struct FilmTrait: TestTrait, SuiteTrait, TestScoping {
  let seconds: TimeInterval

  /// A suite's tests have it, too.
  public var isRecursive: Bool { true }

  /// Runs a test, and writes the films at its first failure.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let stages = await FilmedStages(seconds: seconds)
    let writer = FilmWriter(test: test, stages: stages)
    try await FilmedStages.$current.withValue(stages) {
      try await IssueHandlingTrait.compactMapIssues { writer.describe($0) }
        .provideScope(for: test, testCase: testCase, performing: function)
    }
  }
}

extension Trait where Self == FilmTrait {
  /// Leaves a film of the last three seconds when a test fails.
  public static var film: Self { film(seconds: 3) }

  /// Leaves a film of the last seconds of each of its stages when a test fails, whatever fails it.
  ///
  /// The film is `<test>.film.webp` in the folder of the test's pictures, `__Snapshots__/<TestFile>`
  /// beside its source file, and the failure's message has its path. It has the stage's virtual
  /// time, and ends with the frame before the first failure. The pictures' changed rows are kept
  /// while the test runs, up to 32 MB for each stage; they are encoded for a failure only.
  ///
  /// - Parameter seconds: Virtual seconds, more than 0.
  /// - Returns: The trait.
  public static func film(seconds: Double) -> Self {
    demand(seconds > 0, "A film has more than 0 seconds, not \(seconds)")
    return FilmTrait(seconds: seconds)
  }
}

/// Writes the films of one test.
private final class FilmWriter: Sendable {
  private let files: SnapshotFiles
  private let stages: FilmedStages
  @MainActor private var hasWritten = false

  /// Creates a writer, and removes the film of an earlier failure.
  init(test: Test, stages: FilmedStages) {
    let name = test.name.prefix { $0 != "(" }
    files = SnapshotFiles(name: String(name), testFile: test.sourceLocation.filePath)
    self.stages = stages
    try? FileManager.default.removeItem(at: files.film(of: 1))
  }

  /// Adds the films' paths to the first failure's message.
  func describe(_ issue: Issue) -> Issue {
    guard issue.isFailure, MainThread.isCurrent else { return issue }
    var issue = issue
    issue.comments += MainActor.assumeIsolated { write() }.map { "film: \($0)" }
    return issue
  }

  /// Writes the films, and returns their paths, or the reason why there are none.
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
