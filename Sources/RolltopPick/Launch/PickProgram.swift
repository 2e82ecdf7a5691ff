import UIKit

/// The subcommand `pick` of the program.
package struct PickProgram {
  private let arguments: [String]
  private let isMenu: Bool

  /// Creates the program; `nil` if the command line is for a different one.
  ///
  /// - Parameter commandLine: All arguments, including the program's name.
  package init?(commandLine: [String]) {
    isMenu = commandLine.first?.split(separator: "/").last == "dmenu"
    guard isMenu || commandLine.dropFirst().first == "pick" else { return nil }
    arguments = Array(commandLine.dropFirst(isMenu ? 1 : 2))
  }

  /// Runs the program until the user has chosen, or the lines are filtered.
  ///
  /// - Returns: The exit code.
  @MainActor
  package func run() -> Int32 {
    // Writing to a closed pipe then returns an error instead of ending the process.
    signal(SIGPIPE, SIG_IGN)
    do {
      return try run(
        isMenu ? PickOptions(menuArguments: arguments) : PickOptions(arguments: arguments)
      )
    } catch {
      ErrorOutput.report("\(error)")
      return ExitCode.failure
    }
  }

  @MainActor
  private func run(_ options: PickOptions) throws -> Int32 {
    if options.isHelp {
      var writer = OutputWriter(descriptor: 1, separator: UInt8(ascii: "\n"))
      try writer.write(PickOption.helpText.utf8)
      try writer.flush()
      return ExitCode.picked
    }
    if let filter = options.filter { return try FilterRun(options: options, query: filter).run() }
    guard isMenu || isatty(0) == 0 else {
      throw PickError("the lines come from standard input, which is a terminal; see --help")
    }
    return try WindowRun(options: options).run()
  }
}

/// Error messages for the user.
enum ErrorOutput {
  /// Writes a line to standard error and ignores failures.
  static func report(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data("rolltop pick: \(message)\n".utf8))
  }
}
