import UIKitApplication
import UIKitCore
import UIKitGraphics

/// Translates the kernel's events to touches, keys and changes of the display.
@MainActor
final class ConsoleEvents: EventSource {
  private let console: Console
  private let loop: FrameLoop
  private let lifecycle: Lifecycle
  private let devices: InputDevices?
  private let translator: InputTranslator
  private var blanking: Blanking
  private var keyboards = ConnectedKeyboards()
  /// Whether a different program uses the screen.
  private var isReleased = false
  /// The time of the next attempt to take the screen back, in seconds on the loop's clock; `nil`
  /// while no attempt is needed.
  private var nextAttempt: Double?

  /// Creates the source.
  ///
  /// - Parameters:
  ///   - console: The console with the screen and the session.
  ///   - devices: The input devices; `nil` if there are none.
  ///   - loop: The frame loop that receives touches and keys.
  ///   - lifecycle: The lifecycle to notify when the user switches terminals.
  ///   - locale: The locale of the compose sequences.
  init(
    console: Console,
    devices: InputDevices?,
    loop: FrameLoop,
    lifecycle: Lifecycle,
    locale: String
  ) {
    self.console = console
    self.devices = devices
    self.loop = loop
    self.lifecycle = lifecycle
    blanking = Blanking(delay: console.blankingDelay, at: loop.time)
    translator = InputTranslator(
      loop: loop,
      surface: console.surface,
      rotation: console.rotation,
      locale: locale
    )
    translator.onTerminalSwitch = { [weak session = console.session] in session?.switchTo($0) }
  }

  /// Always `false`, because a console provides no way to close an application.
  var isClosed: Bool { false }

  var failure: String? {
    console.session?.isLost == true ? "the manager of seats has gone, and the screen with it" : nil
  }

  var descriptors: [Int32] {
    console.output.descriptors + (console.session.map { [$0.descriptor] } ?? [])
      + (devices?.descriptors ?? [])
  }

  func handleEvents() -> Bool {
    var hasHandledAny = console.updateOutput()
    for change in console.session?.takeChanges() ?? [] {
      hasHandledAny = true
      handle(change)
    }
    if let devices, devices.forEachEvent(handle) {
      hasHandledAny = true
      if !isReleased { loop.inputViewPresenter?.hasHardwareKeyboard = keyboards.count > 0 }
      if let lights = translator.lights { keyboards.show(lights) }
    }
    if let nextAttempt, loop.time >= nextAttempt { acquireScreen() }
    if !isReleased { updateBlanking() }
    return translator.repeatKey() || hasHandledAny
  }

  /// Forwards an event, unless it only wakes the screen.
  private func handle(_ event: OpaquePointer) {
    if keyboards.update(event) { return }
    if let input = Blanking.Input(event), !blanking.addInput(input, at: loop.time) { return }
    translator.handle(event)
  }

  /// Blanks the screen when it is due, and lights it after input.
  private func updateBlanking() {
    blanking.isDisabled = console.keepsScreenOn
    if console.keepsScreenOn, blanking.isDark { blanking.wake(at: loop.time) }
    _ = blanking.blankIfDue(at: loop.time)
    console.setLit(!blanking.isDark)
  }

  /// Releases the screen to another terminal, or takes it back and redraws it.
  private func handle(_ change: SessionChange) {
    switch change {
    case .release:
      isReleased = true
      nextAttempt = nil
      lifecycle.enterBackground()
      translator.reset()
      blanking.reset(at: loop.time)
      console.setLit(true)
      devices?.suspend()
      console.output.release()
      console.session?.allowRelease()
    case .acquire:
      console.session?.acknowledge()
      devices?.resume()
      acquireScreen()
    }
  }

  /// Takes the screen back and redraws it.
  ///
  /// The previous program may still hold the card. In that case keys can still switch terminals,
  /// and another attempt follows.
  private func acquireScreen() {
    guard console.output.acquire() else {
      nextAttempt = loop.time + 0.5
      translator.isHidden = true
      return
    }
    nextAttempt = nil
    translator.isHidden = false
    isReleased = false
    blanking.reset(at: loop.time)
    console.surface?.showAll()
    lifecycle.becomeActive()
  }

  var hasMoves: Bool { translator.hasMoves }

  func moveTouches(forFrameAt time: Double) {
    translator.moveTouches(forFrameAt: time)
  }

  func finishTurn() {
    console.surface?.flushPointer()
  }

  func maximumSleep(at time: Double) -> Double {
    let deadline = isReleased ? nextAttempt ?? .infinity : blanking.deadline
    return min(translator.repeatDeadline, deadline) - time
  }
}
