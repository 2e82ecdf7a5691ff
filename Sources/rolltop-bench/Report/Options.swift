import Glibc

/// The command-line options, parsed without swift-argument-parser, because the package has no
/// dependencies.
struct Options {
  /// The workloads to measure.
  var workloads: [any Workload] = []
  /// The number of runs, at least 1.
  var runs = 3
  var printsJSON = false
  var showsHelp = false
  /// The JSON file to draw and the image file to write; `nil` to run the workloads.
  var chart: (figures: String, imagePath: String)?
  /// Whether the chart is for a dark page.
  var isDark = false

  /// The text that `--help` prints.
  @MainActor
  static var help: String {
    """
    rolltop-bench measures what table views cost, without a display.

    Usage: rolltop-bench [options]

      --only NAME    measure this only; may be given several times; NAME is one of
                     \(Bench.workloads().map(\.name).joined(separator: "\n                     "))
      --runs N       how often each is measured (default 3)
      --baseline PATH another build of the demo, which "demo" starts in turns with
                     the one beside this program
      --json         print JSON in place of a table
      --chart JSON PNG [--dark]
                     draw such JSON as bars on a logarithmic scale, and measure
                     nothing
      --help, -h     print this and exit

    Figures are medians of the runs. Exit codes: 0 everything was measured,
    1 something was not drawn as it has to be, 2 the command line makes no sense.
    """
  }

  /// Parses a command line.
  ///
  /// - Parameter arguments: The arguments without the program's name.
  /// - Throws: The first error.
  @MainActor
  init(arguments: [String]) throws {
    var remainingArguments = arguments[...]
    var names: [String] = []
    var baseline: String?
    while let argument = remainingArguments.popFirst() {
      switch argument {
      case "--json": printsJSON = true
      case "--help", "-h": showsHelp = true
      case "--dark": isDark = true
      case "--chart":
        guard let figures = remainingArguments.popFirst(),
          let imagePath = remainingArguments.popFirst()
        else {
          throw OptionsError("--chart needs a file of figures and one for the picture")
        }
        chart = (figures, imagePath)
      case "--only": names.append(remainingArguments.popFirst() ?? "")
      case "--baseline":
        guard let path = remainingArguments.popFirst(), access(path, X_OK) == 0 else {
          throw OptionsError("--baseline needs the path of a program")
        }
        baseline = path
      case "--runs":
        guard let number = remainingArguments.popFirst().flatMap({ Int($0) }), number > 0,
          number <= 1000
        else {
          throw OptionsError("--runs needs a number from 1 to 1000")
        }
        runs = number
      default: throw OptionsError("unknown option \"\(argument)\"; see --help")
      }
    }
    let allWorkloads = Bench.workloads(baseline: baseline)
    workloads =
      try names.isEmpty ? allWorkloads : names.map { try Options.workload($0, of: allWorkloads) }
  }

  @MainActor
  private static func workload(_ name: String, of all: [any Workload]) throws -> any Workload {
    guard let workload = all.first(where: { $0.name == name }) else {
      throw OptionsError("--only \"\(name)\" does not exist; see --help")
    }
    return workload
  }
}

/// An error in the command line.
struct OptionsError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
