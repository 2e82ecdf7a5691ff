import CFork
import Foundation

/// Runs cases in parallel, each in a separate process.
@MainActor
final class Runner {
  /// The cases with an unexpected result, with that result.
  private(set) var failures: [(name: String, problem: String)] = []
  /// The number of cases that stopped the program.
  private(set) var stops = 0
  /// The number of cases that continued.
  private(set) var continuations = 0

  private let fixture: Fixture
  private let jobs: Int
  private var running: [pid_t: (test: Case, output: Int32)] = [:]
  private let limits = fork_limits(
    processor_seconds: 10,
    seconds: 120,
    bytes: 1 << 30
  )

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - fixture: The objects that each case receives unchanged.
  ///   - jobs: The maximum number of processes at the same time.
  init(_ fixture: Fixture, jobs: Int) {
    self.fixture = fixture
    self.jobs = jobs
  }

  /// Runs all cases of a list.
  func run(_ cases: [Case]) {
    for test in cases {
      if running.count >= jobs { wait() }
      start(test)
    }
    while !running.isEmpty { wait() }
  }

  private func start(_ test: Case) {
    let call = Call(test: test, fixture: fixture)
    var process = forked_process()
    let error = fork_and_run(
      { context in
        guard let context else { return }
        let call = Unmanaged<Call>.fromOpaque(context).takeUnretainedValue()
        MainActor.assumeIsolated { call.run() }
      },
      Unmanaged.passUnretained(call).toOpaque(),
      limits,
      &process
    )
    guard error == 0 else { fatalError("A process could not be forked: error \(error)") }
    running[process.process] = (test, process.output)
  }

  private func wait() {
    var end = process_end()
    let error = wait_for_process(&end)
    guard error == 0 else { fatalError("No process could be waited for: error \(error)") }
    guard let (test, output) = running.removeValue(forKey: end.process) else { return }
    let file = FileHandle(fileDescriptor: output, closeOnDealloc: true)
    try? file.seek(toOffset: 0)
    let data = (try? file.read(upToCount: 100_000)) ?? nil
    let text = String(decoding: data ?? Data(), as: UTF8.self)
    record(Outcome(signal: end.signal, status: end.status, text: text), of: test)
  }

  private func record(_ outcome: Outcome, of test: Case) {
    if outcome.hasEnded { continuations += 1 } else { stops += 1 }
    if let problem = outcome.problem(expected: test.end) { failures.append((test.name, problem)) }
  }

  /// The case that a forked process runs.
  private final class Call {
    private let test: Case
    private let fixture: Fixture

    init(test: Case, fixture: Fixture) {
      (self.test, self.fixture) = (test, fixture)
    }

    @MainActor
    func run() {
      test.body(fixture)
      fixture.drawFrames()
    }
  }
}
