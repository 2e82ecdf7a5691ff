import UIKit

/// Scrolls `PeerRows` on a display, one step per frame, in a window or on a console.
///
/// Running `rolltop-bench --scroll 7 600` next to another toolkit's program also shows the
/// display's cost.
enum ScrollProgram {
  /// The argument that selects this program.
  static let command = "--scroll"

  /// Scrolls, prints the processor time per frame and the peak memory, and exits.
  ///
  /// - Parameter arguments: The points per frame, and the number of frames.
  @MainActor
  static func run(_ arguments: [String]) -> Never {
    let numbers = arguments.compactMap { Double($0) }
    guard numbers.count == 2, numbers.count == arguments.count, numbers[1] >= 1 else {
      preconditionFailure("\(command) needs points per frame and a number of frames")
    }
    let delegate = ScrollDelegate(step: numbers[0], measuredFrameCount: Int(numbers[1]))
    let configuration = LaunchConfiguration(size: TableStage.size, scale: 1, title: "rolltop-bench")
    exit(UIApplicationMain(delegate: delegate, configuration: configuration))
  }
}

private final class ScrollDelegate: UIResponder, UIApplicationDelegate {
  /// The number of initial frames, which create cells and fill caches.
  private static let warmUpFrameCount = 20

  var window: UIWindow?
  private let rows = PeerRows(count: 10_000)
  /// Points per frame.
  private let step: Double
  private let measuredFrameCount: Int
  /// The number of scrolled frames so far.
  private var frameCount = 0
  /// The processor time at the start of the measurement, in seconds.
  private var start = 0.0

  init(step: Double, measuredFrameCount: Int) {
    self.step = step
    self.measuredFrameCount = measuredFrameCount
    super.init()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let table = ScrollingTable(frame: UIScreen.main.bounds, style: .plain)
    table.rowHeight = PeerRows.rowHeight
    table.dataSource = rows
    table.delegate = rows
    table.onLayout = { [weak self, weak table] in
      // After the frame, so that the next frame performs the next step.
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          if let table { self?.scroll(table) }
        }
      }
    }
    let controller = UIViewController()
    controller.view = table
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  private func scroll(_ table: UITableView) {
    if frameCount == ScrollDelegate.warmUpFrameCount { start = Clock.process }
    if frameCount == ScrollDelegate.warmUpFrameCount + measuredFrameCount {
      let milliseconds = (Clock.process - start) * 1e3 / Double(measuredFrameCount)
      print(
        "\(measuredFrameCount) frames, \(milliseconds) ms of processor time each,",
        "at most \(Double(Memory.peakResidentBytes) / 1e6) MB"
      )
      exit(0)
    }
    frameCount += 1
    table.contentOffset.y += step
  }
}

/// A table that calls a closure after its layout in each frame.
private final class ScrollingTable: UITableView {
  var onLayout: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}
