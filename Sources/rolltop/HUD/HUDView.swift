import UIKit

/// A bar with the cost of the program's frames.
///
/// It is updated a few times a second while frames are drawn, and once after the last frame; when
/// idle it costs nothing.
final class HUDView: UIView {
  private let timesLabel = UILabel()
  private let workLabel = UILabel()
  private var schedule = ReadoutSchedule()
  private var readout = FrameReadout(statistics: UIApplication.shared.frameStatistics)
  private var timer: Timer?
  /// The number of context switches at the last update, and its time in seconds of uptime.
  private var lastSample = (switches: 0, time: 0.0)

  /// - Parameter locale: The locale that formats the numbers.
  init(locale: Locale) {
    super.init(frame: .zero)
    readout.digits = Digits(locale: locale)
    backgroundColor = UIColor(white: 0.1, alpha: 1)
    isUserInteractionEnabled = false
    for label in [timesLabel, workLabel] {
      label.font = .monospacedDigitSystemFont(ofSize: Self.fontSize, weight: .medium)
      label.textColor = .white
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.6
      addSubview(label)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Returns the height of the bar in a window of a width, both in points: that of one line, or of
  /// two in narrow windows.
  static func height(forWidth width: CGFloat) -> CGFloat {
    lineHeight * (isWide(width) ? 1 : 2) + 2 * margin
  }

  /// Updates the texts.
  func update() {
    let now = ProcessInfo.processInfo.systemUptime
    let switches = Machine.contextSwitches
    readout.statistics = UIApplication.shared.frameStatistics
    if now > lastSample.time {
      readout.switchesPerSecond = Double(switches - lastSample.switches) / (now - lastSample.time)
    }
    lastSample = (switches, now)
    let (times, work) = (readout.times, readout.work)
    let textChanges = timesLabel.text != times || workLabel.text != work
    schedule.recordUpdate(
      afterFrame: readout.statistics.drawnFrames,
      textChanges: textChanges
    )
    timesLabel.text = times
    workLabel.text = work
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    timer?.invalidate()
    timer = nil
    schedule = ReadoutSchedule()
    guard let window else {
      UIApplication.shared.frameHandler = nil
      return
    }
    let scale = window.screen.scale
    let size = window.screen.bounds.size
    let pixels = Int((size.width * scale).rounded()) * Int((size.height * scale).rounded())
    readout.copySeconds = Machine.secondsToCopy(byteCount: pixels * 4)
    lastSample = (Machine.contextSwitches, ProcessInfo.processInfo.systemUptime)
    UIApplication.shared.frameHandler = { [weak self] in self?.frameWasDrawn() }
    update()
    // The first frame also draws the rest of the window.
    schedule = ReadoutSchedule()
  }

  private func frameWasDrawn() {
    guard schedule.startsTimer(afterFrame: UIApplication.shared.drawnFrames) else { return }
    timer = .scheduledTimer(withTimeInterval: ReadoutSchedule.interval, repeats: false) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.update() }
    }
  }

  // MARK: Layout

  private static let fontSize: CGFloat = 12
  private static let lineHeight: CGFloat = 17
  private static let margin: CGFloat = 4
  private static let sideMargin: CGFloat = 10

  private static func isWide(_ width: CGFloat) -> Bool { width >= 720 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.insetBy(
      dx: min(Self.sideMargin, bounds.width / 2),
      dy: min(Self.margin, bounds.height / 2)
    )
    let isWide = Self.isWide(bounds.width)
    let (timesFrame, workFrame) = area.divided(
      atDistance: isWide ? area.width / 2 : area.height / 2,
      from: isWide ? .minXEdge : .minYEdge
    )
    timesLabel.frame = timesFrame
    workLabel.frame = workFrame
    workLabel.textAlignment = isWide ? .right : .left
  }
}
