package import Foundation
import UIKitGraphics

/// The stages of a test that leaves films when it fails.
@MainActor
package final class FilmedStages {
  /// Those of the running test; `nil`: it leaves no films.
  @TaskLocal package static var current: FilmedStages?

  private struct Entry { weak var stage: Stage? }

  let seconds: TimeInterval
  private var entries: [Entry] = []

  /// Creates a list without stages; those are added that are made while it is the current one.
  ///
  /// - Parameter seconds: Virtual seconds that a film has at most, more than 0.
  package init(seconds: TimeInterval) { self.seconds = seconds }

  func add(_ stage: Stage) {
    entries.removeAll { $0.stage == nil }
    entries.append(Entry(stage: stage))
  }

  /// Encodes a film of each stage that is still there, in the order in which they were made.
  ///
  /// The time does not advance, and pending changes are not drawn.
  ///
  /// - Throws: `FilmError`.
  package func films() throws(FilmError) -> [Data] {
    var films: [Data] = []
    for stage in entries.compactMap(\.stage) {
      stage.recordFrame()
      if let film = try stage.tail?.film(at: stage.time) { films.append(film) }
    }
    return films
  }
}
