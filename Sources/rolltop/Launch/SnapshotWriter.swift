import UIKit

/// Renders snapshots of screens offscreen.
///
/// Their environment is frozen, so that two runs produce the same bytes.
@MainActor
struct SnapshotWriter {
  let options: Options

  /// Writes the selected screen.
  ///
  /// - Throws: `SnapshotError`.
  func write(to file: String) throws(SnapshotError) {
    try write(options.screen ?? .home, configuration: options.configuration, to: file)
  }

  /// Writes each screen twice, as "name.png" and "name-dark.png"; creates the directory.
  ///
  /// - Throws: `SnapshotError`.
  func writeAll(into directory: String) throws(SnapshotError) {
    do {
      let manager = FileManager.default
      try manager.createDirectory(atPath: directory, withIntermediateDirectories: true)
    } catch {
      throw SnapshotError(path: directory, reason: error)
    }
    let folder = URL(fileURLWithPath: directory, isDirectory: true)
    for screen in Screen.allCases {
      for style in [UIUserInterfaceStyle.light, .dark] {
        let name = screen.rawValue + (style == .dark ? "-dark.png" : ".png")
        var configuration = options.configuration
        configuration.userInterfaceStyle = style
        let file = folder.appendingPathComponent(name).path
        try write(screen, configuration: configuration, to: file)
      }
    }
  }

  private func write(
    _ screen: Screen,
    configuration: LaunchConfiguration,
    to file: String
  ) throws(SnapshotError) {
    let world = World.still(root: options.root)
    world.settings.overridingTheme = options.theme
    let image = renderOffscreen(configuration) { screen.makeController(in: world) }
    do {
      guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
      try data.write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      throw SnapshotError(path: file, reason: error)
    }
  }
}

/// The reason why a snapshot or a film was not written.
struct SnapshotError: Error, CustomStringConvertible {
  let description: String

  init(cannot verb: String = "write", path: String, reason: any Error) {
    description = "cannot \(verb) \(path): \(reason.plainReason)"
  }
}
