import RolltopPick
import UIKit

/// The program: parses the command line and performs its task.
@main
struct RolltopApp {
  @MainActor
  static func main() {
    if let pick = PickProgram(commandLine: CommandLine.arguments) { exit(pick.run()) }
    do {
      exit(run(try Options(arguments: Array(CommandLine.arguments.dropFirst()))))
    } catch {
      report("\(error)")
      exit(2)
    }
  }

  /// Performs the task of the options.
  ///
  /// - Returns: The exit code.
  @MainActor
  private static func run(_ options: Options) -> Int32 {
    do {
      switch options.task {
      case .help: print(Options.help)
      case .snapshot(let file): try SnapshotWriter(options: options).write(to: file)
      case .snapshotAll(let folder): try SnapshotWriter(options: options).writeAll(into: folder)
      case .film(let file, let script):
        try FilmWriter(options: options, file: file, scriptFile: script).write()
      case .benchScroll(let screen):
        print(try ScrollBench(options: options, screen: screen).run())
      case .run:
        let world = options.isFrozen ? World.still(root: options.root) : .live(root: options.root)
        world.settings.overridingTheme = options.theme
        world.settings.overridingAppearance = options.isDark ? .dark : nil
        let delegate = AppDelegate(
          world: world,
          screen: options.screen,
          showsHUD: options.showsHUD
        )
        let code = UIApplicationMain(delegate: delegate, configuration: options.configuration)
        if code != 0, !delegate.hasLaunched {
          report("--snapshot writes pictures without a display")
        }
        return code
      }
      return 0
    } catch {
      report("\(error)")
      return 1
    }
  }

  /// Prints a line to standard error and ignores failures.
  private static func report(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data("rolltop: \(message)\n".utf8))
  }
}
