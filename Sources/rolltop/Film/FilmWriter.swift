import UIKit
import UIKitStage

/// Records a film of the demo, controlled by a script.
///
/// Files, time and language are fixed, so that two runs produce the same bytes.
@MainActor
struct FilmWriter {
  let options: Options
  let file: String
  /// The script's file; `nil` for the standard script.
  let scriptFile: String?

  /// Writes the film; the file appears once it is complete.
  ///
  /// - Throws: `FilmScriptError`, `FilmPlayerError`, `FilmError`, `SnapshotError`.
  func write() throws {
    let script = try FilmScript(try scriptText())
    let stage = Stage(size: script.size, scale: options.scale ?? 1)
    stage.window.overrideUserInterfaceStyle = options.isDark ? .dark : .light
    let world = World.still(root: options.root)
    world.settings.overridingTheme = options.theme
    let player = FilmPlayer(stage: stage, world: world)
    var actions = script.actions[...]
    // The film begins with the first screen at rest.
    if case .show = actions.first, let firstAction = actions.popFirst() {
      try player.perform(firstAction)
      stage.settle()
    }
    let film = try stage.film {
      for (index, action) in actions.enumerated() {
        try player.perform(action)
        reportProgress(Double(index + 1) / Double(actions.count))
      }
    }
    do {
      try film.write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      throw SnapshotError(path: file, reason: error)
    }
  }

  private func scriptText() throws -> String {
    guard let scriptFile else { return FilmScript.standard }
    do {
      return try String(contentsOf: URL(fileURLWithPath: scriptFile), encoding: .utf8)
    } catch {
      throw SnapshotError(cannot: "read", path: scriptFile, reason: error)
    }
  }

  /// Prints the progress if standard error is a terminal.
  ///
  /// - Parameter fraction: The fraction of performed actions, from 0 to 1.
  private func reportProgress(_ fraction: Double) {
    guard isatty(STDERR_FILENO) != 0 else { return }
    let terminator = fraction < 1 ? "\r" : "\n"
    try? FileHandle.standardError.write(
      contentsOf: Data("rolltop: \(Int(fraction * 100)) % of the film\(terminator)".utf8)
    )
  }
}
