import Foundation
import UIKitGraphics

@testable import UIKitCore

/// A fixture for tests of events: a screen of 400 × 800 points, and a window with a view that fills
/// it.
@MainActor
final class GestureFixture {
  let loop: FrameLoop
  let window: UIWindow
  let view: LoggingView
  let log = EventLog()

  init() {
    loop = FrameLoop(screen: UIScreen(size: CGSize(width: 400, height: 800)))
    loop.makeCurrent()
    window = UIWindow()
    view = LoggingView("view", frame: window.bounds, log: log)
    window.addSubview(view)
    window.makeKeyAndVisible()
  }

  var entries: [String] { log.entries }

  /// Adds a view that records its touches.
  @discardableResult
  func add(_ name: String, _ frame: CGRect, to parent: UIView? = nil) -> LoggingView {
    let child = LoggingView(name, frame: frame, log: log)
    (parent ?? view).addSubview(child)
    return child
  }

  /// Attaches a recogniser whose states are recorded.
  @discardableResult
  func attach<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer,
    _ name: String,
    to target: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addHandler { [log] in log.add("\(name) \($0.state)") }
    (target ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Advances the time in seconds, with a frame every hundredth of a second.
  func wait(_ seconds: TimeInterval) {
    let end = loop.time + seconds
    while loop.time + 0.01 < end { loop.runFrame(at: loop.time + 0.01) }
    loop.runFrame(at: end)
  }

  func down(_ x: CGFloat, _ y: CGFloat, id: Int = 0, type: UITouch.TouchType = .direct) {
    loop.touches.touchDown(at: CGPoint(x: x, y: y), id: id, type: type)
  }

  func move(_ x: CGFloat, _ y: CGFloat, id: Int = 0) {
    loop.touches.touchMove(to: CGPoint(x: x, y: y), id: id)
  }

  func up(id: Int = 0) {
    loop.touches.touchUp(id: id)
  }

  func tap(_ x: CGFloat, _ y: CGFloat, id: Int = 0) {
    down(x, y, id: id)
    wait(0.05)
    up(id: id)
  }

  /// Whether no touch is tracked, and no recogniser is active.
  var isIdle: Bool {
    loop.touches.touches.isEmpty && loop.touches.arbiter.activeRecognizers.isEmpty
  }
}

/// A log of events in their order.
final class EventLog {
  private(set) var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }

  /// Returns the events since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A view that records its touches.
final class LoggingView: UIView {
  let label: String
  let log: EventLog
  var onTouch: ((UITouch) -> Void)?
  var mayBegin: (UIGestureRecognizer) -> Bool = { _ in true }
  var onWheel: ((CGVector, Bool) -> Bool)?

  init(_ label: String, frame: CGRect, log: EventLog) {
    self.label = label
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    log.add("\(label) \(phase)")
    for touch in touches { onTouch?(touch) }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin(gestureRecognizer)
  }

  override func handleScrollWheel(by delta: CGVector, isPrecise: Bool) -> Bool {
    onWheel?(delta, isPrecise) ?? false
  }
}

/// A gesture recogniser delegate that answers with closures.
final class ClosureDelegate: UIGestureRecognizerDelegate {
  var shouldBegin: (UIGestureRecognizer) -> Bool = { _ in true }
  var shouldReceive: (UITouch) -> Bool = { _ in true }
  var simultaneous: (UIGestureRecognizer) -> Bool = { _ in false }
  var requiresFailure: (UIGestureRecognizer) -> Bool = { _ in false }
  var isRequiredToFail: (UIGestureRecognizer) -> Bool = { _ in false }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    shouldBegin(gestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { shouldReceive(touch) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { simultaneous(otherGestureRecognizer) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { requiresFailure(otherGestureRecognizer) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isRequiredToFail(otherGestureRecognizer) }
}
