import Foundation
import Glibc

/// Calls the public methods with invalid arguments, each call in a separate process, and checks
/// that each has the expected result.
///
///     swift run Misuse                    all cases
///     swift run Misuse --only UILabel     those whose names have these words
///     swift run Misuse --every 10         a sample
///     swift run Misuse --list             their names
@main
@MainActor
struct MisuseProgram {
  private var words: [String] = []
  private var step = 1
  private var jobs = max(1, ProcessInfo.processInfo.activeProcessorCount)
  private var isListing = false

  static func main() {
    var program = MisuseProgram()
    var arguments = Array(CommandLine.arguments.dropFirst())
    while !arguments.isEmpty { program.take(&arguments) }
    exit(program.run() ? 0 : 1)
  }

  private mutating func take(_ arguments: inout [String]) {
    let name = arguments.removeFirst()
    func value() -> String {
      guard !arguments.isEmpty else { stop("\(name) needs a value") }
      return arguments.removeFirst()
    }
    func number() -> Int {
      guard let number = Int(value()), number > 0 else { stop("\(name) needs a number above 0") }
      return number
    }
    switch name {
    case "--list": isListing = true
    case "--only": words.append(value())
    case "--every": step = number()
    case "--jobs": jobs = number()
    default: stop("usage: Misuse [--list] [--only WORDS] [--every N] [--jobs N]")
    }
  }

  private func run() -> Bool {
    var list = CaseList()
    list.addAll()
    let chosen = list.cases.filter { test in words.allSatisfy { test.name.contains($0) } }
    let sample = stride(from: 0, to: chosen.count, by: step).map { chosen[$0] }
    guard !isListing else {
      for test in sample { print(test.name) }
      return true
    }
    guard !sample.isEmpty else { stop("no case has these words") }
    let fixture = Fixture()
    let start = Date()
    let runner = Runner(fixture, jobs: jobs)
    runner.run(sample)
    for failure in runner.failures { print("FAILED: \(failure.name) \(failure.problem)") }
    let seconds = String(format: "%.1f", Date().timeIntervalSince(start))
    print(
      "\(sample.count) cases in \(seconds) s: \(runner.continuations) continued, "
        + "\(runner.stops) stopped, \(runner.failures.count) failed"
    )
    return runner.failures.isEmpty
  }
}

private func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data("Misuse: \(message)\n".utf8))
  exit(2)
}

extension CaseList {
  /// Adds the cases of all files.
  mutating func addAll() {
    addLaunch()
    addViewGeometry()
    addViewAppearance()
    addViewHierarchy()
    addAccessibility()
    addAnimations()
    addLayers()
    addTransitions()
    addScrollViews()
    addKeys()
    addTableGeometry()
    addTableSelection()
    addTableProperties()
    addTableUpdates()
    addTableCells()
    addTableCallbacks()
    addDrops()
    addCells()
    addHeadersAndFooters()
    addConstraints()
    addLabels()
    addTraits()
    addControls()
    addFields()
    addKeyboard()
    addTextViews()
    addTexts()
    addImages()
    addControllers()
    addNavigation()
    addTabsAndSearch()
    addPaths()
    addContexts()
    addThreads()
    addCallbackLoops()
  }
}
