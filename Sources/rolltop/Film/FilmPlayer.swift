import UIKit
import UIKitStage

/// Plays the actions of a film's script on a stage.
@MainActor
struct FilmPlayer {
  let stage: Stage
  let world: World

  /// Performs an action.
  ///
  /// - Throws: `FilmPlayerError` if a text is not on the screen.
  func perform(_ action: FilmScript.Action) throws(FilmPlayerError) {
    switch action {
    case .show(let screen): stage.show(screen.makeController(in: world))
    case .wait(let seconds): stage.advance(by: seconds)
    case .tap(let target): stage.tap(at: try point(of: target))
    case .swipe(let text, let direction):
      // Throws if the text is not on the screen; the stage would fail a test.
      _ = try point(of: .text(text))
      stage.swipe(text, direction)
    case .drag(let target, let distance, let seconds):
      let start = try point(of: target)
      let end = CGPoint(x: start.x + distance.dx, y: start.y + distance.dy)
      stage.drag(from: start, to: end, duration: seconds)
    case .appearance(let style): stage.window.overrideUserInterfaceStyle = style
    }
  }

  /// Returns a target's point, or the centre of the view with its text, in window coordinates.
  private func point(of target: FilmScript.Target) throws(FilmPlayerError) -> CGPoint {
    switch target {
    case .point(let point): return point
    case .text(let text):
      guard let frame = stage.frame(of: text) else {
        throw FilmPlayerError(text: text, visibleTexts: stage.spokenTexts)
      }
      return CGPoint(x: frame.midX, y: frame.midY)
    }
  }
}

/// The error for a text of a script that is not on the screen.
struct FilmPlayerError: Error, CustomStringConvertible {
  let text: String
  let visibleTexts: [String]

  var description: String { "\"\(text)\" is not on the screen; there are \(visibleTexts)" }
}
