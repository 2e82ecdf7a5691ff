import Glibc
import UIKit
import UIKitStage

/// Launches this program headless in a new process, and waits for its first frame.
struct StartWorkload: Workload {
  let name = "start"
  private static let rowCount = 10_000_000

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    let start = try FirstFrame.inNewProcess(rows: .equal, count: StartWorkload.rowCount)
    return [
      Measurement("exec to first frame", start.seconds * 1e3, .milliseconds, limit: 40, aim: 20),
      Measurement("of it processor time", start.processorSeconds * 1e3, .milliseconds),
      Measurement("peak resident", start.peakBytes / 1e6, .megabytes, limit: 40, aim: 28),
    ]
  }
}

/// Compares the memory use of programs with many and few rows.
struct RowMemoryWorkload: Workload {
  let name = "row-memory"
  private static let fewRowCount = 10_000

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    [
      Measurement(
        "equal heights",
        try bytesPerRow(.equal, count: 10_000_000),
        .bytes,
        limit: 0.1,
        aim: 0.1
      ),
      Measurement(
        "varying heights",
        try bytesPerRow(.varying, count: 1_000_000),
        .bytes,
        limit: 40,
        aim: 24
      ),
    ]
  }

  private func bytesPerRow(_ rows: FirstFrame.Rows, count: Int) throws -> Double {
    let many = try FirstFrame.inNewProcess(rows: rows, count: count).anonymousBytes
    let fewRowCount = RowMemoryWorkload.fewRowCount
    let few = try FirstFrame.inNewProcess(rows: rows, count: fewRowCount).anonymousBytes
    return max(0, many - few) / Double(count - fewRowCount)
  }
}

/// The cost of a new process until it has drawn a table.
struct FirstFrame {
  /// The heights of rows.
  enum Rows: String {
    case equal
    case varying
  }

  /// The time from before the creation of the process to the end of its first frame, in seconds.
  var seconds: Double
  /// The processor time until then in seconds, which is more meaningful on a busy machine.
  var processorSeconds: Double
  /// The peak resident memory until then, in bytes.
  var peakBytes: Double
  /// The resident heap and stacks then, in bytes.
  var anonymousBytes: Double

  /// The argument that selects this program.
  static let command = "--first-frame"

  /// Runs this program with the command and returns the cost.
  static func inNewProcess(rows: Rows, count: Int) throws -> FirstFrame {
    let output = try ChildProgram.run([
      FirstFrame.command, rows.rawValue, "\(count)", "\(Clock.wall)",
    ])
    let numbers = output.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 4 else { throw BenchFailure("no first frame, but \"\(output)\"") }
    return FirstFrame(
      seconds: numbers[0],
      processorSeconds: numbers[1],
      peakBytes: numbers[2],
      anonymousBytes: numbers[3]
    )
  }

  /// Draws the table and prints the cost.
  ///
  /// - Parameter arguments: The kind and the number of rows, and the time of the launch.
  @MainActor
  static func report(_ arguments: [String]) {
    guard arguments.count == 3, let rows = Rows(rawValue: arguments[0]),
      let count = Int(arguments[1]), let start = Double(arguments[2])
    else { preconditionFailure("\(command) needs rows, a number and a time") }
    let source: any UITableViewDataSource & UITableViewDelegate =
      rows == .equal ? PeerRows(count: count) : VaryingRows(count: count)
    let stage = Stage(size: TableStage.size, scale: 1)
    let table = UITableView(frame: .zero, style: .plain)
    table.rowHeight = PeerRows.rowHeight
    table.dataSource = source
    table.delegate = source
    stage.show(table)
    let seconds = Clock.wall - start
    precondition(stage.framesDrawn == 1, "The first frame was not drawn")
    print(seconds, Clock.process, Memory.peakResidentBytes, Memory.anonymousBytes)
  }
}
