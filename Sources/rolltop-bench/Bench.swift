import Glibc
import UIKit

/// The program: measures the workloads, prints a table, and fails if frames were drawn incorrectly.
@main
struct Bench {
  @MainActor
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case FirstFrame.command: FirstFrame.report(Array(arguments.dropFirst()))
    case IdleProgram.command: IdleProgram.run()
    case ScrollProgram.command: ScrollProgram.run(Array(arguments.dropFirst()))
    default: exit(run(arguments))
    }
  }

  /// Runs the workloads of a command line.
  ///
  /// - Returns: The exit code.
  @MainActor
  private static func run(_ arguments: [String]) -> Int32 {
    do {
      let options = try Options(arguments: arguments)
      guard !options.showsHelp else {
        print(Options.help)
        return 0
      }
      if let (figures, imagePath) = options.chart {
        guard let png = try Chart(path: figures).png(isDark: options.isDark) else {
          throw BenchFailure("\(imagePath) cannot be drawn")
        }
        try png.write(to: URL(fileURLWithPath: imagePath), options: .atomic)
        return 0
      }
      var results: [WorkloadResult] = []
      var hasFailed = false
      for workload in options.workloads {
        do {
          if let result = try measure(workload, runs: options.runs) { results.append(result) }
        } catch {
          report("\(workload.name): \(error)")
          hasFailed = true
        }
      }
      print(options.printsJSON ? try Report(results).json() : Report(results).table)
      return hasFailed ? 1 : 0
    } catch {
      report("\(error)")
      return error is OptionsError ? 2 : 1
    }
  }

  /// Measures a workload several times.
  ///
  /// - Returns: The result; `nil` if this machine cannot run the workload.
  @MainActor
  private static func measure(_ workload: any Workload, runs: Int) throws -> WorkloadResult? {
    let memcpyTimer = MemcpyTimer()
    var measurements: [[Measurement]] = []
    for _ in 0..<runs {
      measurements.append(try workload.run(memcpyTimer))
    }
    guard measurements.contains(where: { !$0.isEmpty }) else {
      report("\(workload.name) cannot run here")
      return nil
    }
    return WorkloadResult(workload.name, measurements)
  }

  /// Prints a line to standard error.
  private static func report(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data("rolltop-bench: \(message)\n".utf8))
  }
}
