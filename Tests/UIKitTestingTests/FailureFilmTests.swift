import Foundation
import Synchronization
import Testing
import UIKitCore
import UIKitGraphics

@testable import UIKitStage
@testable import UIKitTesting

/// Tests for the films of failed tests.
@MainActor
struct FailureFilmTests {
  /// Runs a test with the trait, suppresses its failures, and returns their messages.
  private func issueMessages(
    of trait: FilmTrait = .film,
    _ body: @MainActor @Sendable () -> Void
  ) async throws -> [String] {
    let test = try #require(Test.current)
    let messages = Mutex<[String]>([])
    try await IssueHandlingTrait.compactMapIssues { issue in
      messages.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "; ")) }
      return nil
    }.provideScope(for: test, testCase: nil) {
      try await trait.provideScope(for: test, testCase: nil) { await body() }
    }
    return messages.withLock { $0 }
  }

  private func slideABox(on stage: Stage, for seconds: TimeInterval = 0.5) {
    stage.show(UIView())
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    box.backgroundColor = .red
    stage.window.addSubview(box)
    UIView.animate(withDuration: seconds) { box.frame.origin.x = 40 }
    stage.settle()
  }

  /// Returns the content of the film that a failure's message names, and removes the file.
  private func takeFilm(namedIn message: String) throws -> Data {
    let path = try #require(message.firstMatch(of: /film: ([^;]*\.webp)/)).1
    let file = URL(fileURLWithPath: String(path))
    defer { try? FileManager.default.removeItem(at: file) }
    return try Data(contentsOf: file)
  }

  @Test func theFirstFailureSavesAFilmOfTheLastSeconds() async throws {
    let messages = try await issueMessages {
      let stage = Stage(size: CGSize(width: 60, height: 40))
      slideABox(on: stage)
      Issue.record("the box is not blue")
      Issue.record("the box is not round")
    }
    #expect(messages.count == 2)
    #expect(messages[0].hasPrefix("the box is not blue"))
    #expect(messages[0].contains("/__Snapshots__/FailureFilmTests/"))
    #expect(messages[1] == "the box is not round")
    let film = try takeFilm(namedIn: messages[0])
    #expect(film.prefix(4) == Data("RIFF".utf8))
    // Half a second at 60 frames per second.
    #expect((25...33).contains(film.ranges(of: Data("ANMF".utf8)).count))
  }

  @Test func aSnapshotDifferenceSavesAFilm() async throws {
    let messages = try await issueMessages {
      let stage = Stage(size: CGSize(width: 60, height: 40))
      slideABox(on: stage)
      UIView.animate(withDuration: 0.5) { stage.window.backgroundColor = .blue }
      assertSnapshot(of: stage, named: "in motion")
    }
    #expect(messages.count == 1)
    #expect(try takeFilm(namedIn: messages[0]).count > 100)
  }

  @Test func eachStageOfATestHasAFilm() async throws {
    let messages = try await issueMessages {
      let stages = (0..<2).map { _ in Stage(size: CGSize(width: 60, height: 40)) }
      for stage in stages { slideABox(on: stage) }
      Issue.record("no box")
    }
    let paths = messages[0].matches(of: /film: ([^;]*\.webp)/).map { String($0.1) }
    #expect(paths.count == 2)
    for path in paths {
      #expect(FileManager.default.fileExists(atPath: path))
      try FileManager.default.removeItem(atPath: path)
    }
  }

  @Test func passingTestsAndTestsWithoutTheTraitSaveNoFilm() async throws {
    let messages = try await issueMessages {
      let stage = Stage(size: CGSize(width: 60, height: 40))
      slideABox(on: stage)
      #expect(stage.tail != nil)
    }
    #expect(messages.isEmpty)
    let name = "passingTestsAndTestsWithoutTheTraitSaveNoFilm"
    let film = SnapshotFiles(name: name, testFile: #filePath).film(of: 1)
    #expect(!FileManager.default.fileExists(atPath: film.path))
    #expect(Stage().tail == nil)
  }

  @Test func oldFramesAndFramesBeyondTheLimitAreDropped() throws {
    let tail = FilmTail(seconds: 1)
    for frame in 0..<600 {
      let bitmap = Bitmap(width: 40, height: 100, format: .xrgb)
      for y in 0..<100 {
        memset(bitmap.bytes + y * bitmap.bytesPerRow, Int32((frame * 7 + y) % 250), 160)
      }
      tail.record(bitmap, drawn: frame, at: Double(frame) / 60)
      // One second of frames, plus one frame.
      #expect(tail.byteCount <= 61 * 40 * 4 * 100)
    }
    let film = try #require(try tail.film(at: 10))
    #expect((55...62).contains(film.ranges(of: Data("ANMF".utf8)).count))
    let largeTail = FilmTail(seconds: 10)
    for frame in 0..<20 {
      let bitmap = Bitmap(width: 1000, height: 1000, format: .xrgb)
      memset(bitmap.bytes, Int32(frame), 4_000_000)
      largeTail.record(bitmap, drawn: frame, at: Double(frame) / 60)
      #expect(largeTail.byteCount <= FilmTail.byteLimit)
    }
  }
}
