import UIKit

/// A bar at the bottom with the frame rate of the list above it.
final class ReadoutBar: UIView {
  /// The height in points, without the safe area.
  static let height: CGFloat = 36

  private let label = UILabel()
  private let separator = UIView()
  private var meter = FrameMeter()
  private var lastReading: FrameMeter.Reading?
  /// Whether the list has moved since the last check.
  private var hasMoved = false
  /// Checks whether the list still moves; `nil` while it is idle.
  private var idleTimer: Timer?

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    separator.backgroundColor = .separator
    label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    addSubview(separator)
    addSubview(label)
    showIdle()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Displays that the list is idle, and ends the measurement.
  func showIdle() {
    meter = FrameMeter()
    label.text = "At rest, no frames are drawn" + (lastReading.map { " (were \($0))" } ?? "")
    idleTimer?.invalidate()
    idleTimer = nil
  }

  /// Clears the bar in films, because costs differ between runs.
  func clear() { label.text = nil }

  /// Records a frame in which the list moved.
  func recordFrame() {
    hasMoved = true
    if idleTimer == nil { startIdleTimer() }
    let now = ProcessInfo.processInfo.systemUptime
    let reading = meter.recordFrame(
      time: now,
      processorSeconds: Machine.processorSeconds
    )
    guard let reading else { return }
    lastReading = reading
    label.text = "\(reading)"
  }

  /// Starts to poll whether the list still moves; there is no timer while it is idle.
  private func startIdleTimer() {
    idleTimer = .scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.checkForIdle() }
    }
  }

  private func checkForIdle() {
    if !hasMoved { showIdle() }
    hasMoved = false
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { showIdle() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / max(1, traitCollection.displayScale)
    separator.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hairline)
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.height)
  }
}
