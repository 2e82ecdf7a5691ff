package import Foundation
import UIKitGraphics

/// The stages of a test that writes films when it fails.
@MainActor
package final class FilmedStages {
  /// The stages of the running test; `nil` if the test writes no films.
  @TaskLocal package static var current: FilmedStages?

  /// A stage that may be deallocated.
  private struct Entry { weak var stage: Stage? }

  /// The maximum duration of a film in virtual seconds.
  let seconds: TimeInterval
  private var entries: [Entry] = []

  /// Creates a list without stages.
  ///
  /// Stages created while it is the current list are added to it.
  ///
  /// - Parameter seconds: The maximum duration of a film in virtual seconds, greater than 0.
  package init(seconds: TimeInterval) { self.seconds = seconds }

  func add(_ stage: Stage) {
    entries.removeAll { $0.stage == nil }
    entries.append(Entry(stage: stage))
  }

  /// Encodes a film of each remaining stage, in the order of creation.
  ///
  /// The time does not advance, and pending changes are not drawn.
  ///
  /// - Throws: `FilmError` if encoding fails.
  package func films() throws(FilmError) -> [Data] {
    var films: [Data] = []
    for stage in entries.compactMap(\.stage) {
      stage.recordFrame()
      if let film = try stage.tail?.film(at: stage.time) { films.append(film) }
    }
    return films
  }
}
