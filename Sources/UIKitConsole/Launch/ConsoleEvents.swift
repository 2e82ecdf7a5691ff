import UIKitApplication
import UIKitCore
import UIKitGraphics

/// Translates what the kernel says about a console to touches, keys and changes of the display.
@MainActor
final class ConsoleEvents: EventSource {
  private let console: Console
  private let loop: FrameLoop
  private let lifecycle: Lifecycle
  private let devices: InputDevices?
  private let translator: InputTranslator
  private var blanking: Blanking
  private var keyboards = ConnectedKeyboards()
  /// Whether another program has the screen.
  private var isReleased = false
  /// When to try again to take the screen back, in seconds on the loop's clock; `nil` while this
  /// program is not to have it, and while it has it.
  private var nextAttempt: Double?

  /// Creates the source.
  ///
  /// - Parameters:
  ///   - console: Has the screen and the session.
  ///   - devices: The input devices; `nil` when there are none.
  ///   - loop: Gets touches and keys.
  ///   - lifecycle: Is notified when another terminal is shown.
  ///   - locale: For the sequences that compose characters.
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

  /// Always false: nothing on a console closes an application.
  var isClosed: Bool { false }

  var failure: String? {
    console.session?.isLost == true ? "the manager of seats has gone, and the screen with it" : nil
  }

  var descriptors: [Int32] {
    console.output.descriptors + (console.session.map { [$0.descriptor] } ?? [])
      + (devices?.descriptors ?? [])
  }

  func handleEvents() -> Bool {
    var isAny = console.updateOutput()
    for change in console.session?.takeChanges() ?? [] {
      isAny = true
      handle(change)
    }
    if let devices, devices.takeEvents(handle) {
      isAny = true
      if !isReleased { loop.inputViews?.hasHardwareKeyboard = keyboards.count > 0 }
      if let lights = translator.lights { keyboards.show(lights) }
    }
    if let nextAttempt, loop.time >= nextAttempt { takeScreen() }
    if !isReleased { updateBlanking() }
    return translator.repeatKey() || isAny
  }

  /// Hands an event on, unless it only wakes the screen.
  private func handle(_ event: OpaquePointer) {
    if keyboards.update(event) { return }
    if let input = Blanking.Input(event), !blanking.addInput(input, at: loop.time) { return }
    translator.handle(event)
  }

  /// Lets the screen sleep when it is time, and lights it when there was input.
  private func updateBlanking() {
    blanking.isDisabled = console.keepsScreenOn
    if console.keepsScreenOn, blanking.isDark { blanking.wake(at: loop.time) }
    _ = blanking.blankIfDue(at: loop.time)
    console.setLit(!blanking.isDark)
  }

  /// Gives the screen to another terminal, or takes it back and draws it again.
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
      takeScreen()
    }
  }

  /// Takes the screen back and draws it again.
  ///
  /// A program that was shown meanwhile may keep the card; keys switch terminals nevertheless, and
  /// the screen is asked for again.
  private func takeScreen() {
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

  func longestSleep(at time: Double) -> Double {
    let deadline = isReleased ? nextAttempt ?? .infinity : blanking.deadline
    return min(translator.repeatDeadline, deadline) - time
  }
}
