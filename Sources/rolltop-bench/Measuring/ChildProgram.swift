import Glibc
import UIKit

/// Runs this program again in a child process.
enum ChildProgram {
  /// Runs the program until it exits.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the program's name.
  ///   - environment: Variables to set in addition to the inherited ones.
  /// - Returns: The program's output without newlines at its end; about the first 64 KB of it.
  /// - Throws: `BenchFailure` if the program could not be started or failed.
  static func run(_ arguments: [String], environment: [String: String] = [:]) throws -> String {
    var pipeEnds: [Int32] = [0, 0]
    guard pipe(&pipeEnds) == 0 else { throw BenchFailure("no pipe could be made") }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, pipeEnds[1], STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&actions, pipeEnds[0])
    defer { posix_spawn_file_actions_destroy(&actions) }
    var argumentStrings = ([CommandLine.arguments[0]] + arguments).map { strdup($0) } + [nil]
    defer { for string in argumentStrings { free(string) } }
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var environmentStrings = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for string in environmentStrings { free(string) } }
    var process: pid_t = 0
    let code = posix_spawn(
      &process,
      "/proc/self/exe",
      &actions,
      nil,
      &argumentStrings,
      &environmentStrings
    )
    close(pipeEnds[1])
    guard code == 0 else {
      close(pipeEnds[0])
      throw BenchFailure("this program could not be started again: error \(code)")
    }
    let output = readOutput(from: pipeEnds[0])
    close(pipeEnds[0])
    var status: Int32 = 0
    waitpid(process, &status, 0)
    guard status == 0 else {
      throw BenchFailure("\(arguments.joined(separator: " ")) ended with status \(status)")
    }
    return output
  }

  private static func readOutput(from descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while bytes.count < 1 << 16 {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    while bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
