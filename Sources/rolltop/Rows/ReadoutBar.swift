import UIKit

/// A bar at the bottom with the frame rate of the list above it.
final class ReadoutBar: UIView {
  /// The height in points, without the safe area.
  static let height: CGFloat = 36

  private let label = UILabel()
  private let line = UIView()
  private var meter = FrameMeter()
  private var lastReading: FrameMeter.Reading?
  private var hasMoved = false
  private var restTimer: Timer?

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    line.backgroundColor = .separator
    label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    addSubview(line)
    addSubview(label)
    rest()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Displays that the list is idle.
  func rest() {
    meter = FrameMeter()
    label.text = "At rest, no frames are drawn" + (lastReading.map { " (were \($0))" } ?? "")
    restTimer?.invalidate()
    restTimer = nil
  }

  /// Clears the bar in films, because costs differ between runs.
  func clear() { label.text = nil }

  /// Records a frame in which the list moved.
  func countFrame() {
    hasMoved = true
    if restTimer == nil { waitForRest() }
    let now = ProcessInfo.processInfo.systemUptime
    guard let reading = meter.frame(time: now, load: Machine.processorSeconds) else { return }
    lastReading = reading
    label.text = "\(reading)"
  }

  /// Starts to poll whether the list still moves; there is no timer while it is idle.
  private func waitForRest() {
    restTimer = .scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.checkForRest() }
    }
  }

  private func checkForRest() {
    if !hasMoved { rest() }
    hasMoved = false
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { rest() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hairline)
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.height)
  }
}
