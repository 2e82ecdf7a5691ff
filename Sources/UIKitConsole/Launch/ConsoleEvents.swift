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
  /// Whether another terminal has the screen; all devices are closed meanwhile.
  private var isReleased = false

  init(console: Console, loop: FrameLoop, lifecycle: Lifecycle, locale: String) {
    self.console = console
    self.loop = loop
    self.lifecycle = lifecycle
    blanking = Blanking(delay: console.blankingDelay, at: loop.time)
    translator = InputTranslator(
      loop: loop,
      surface: console.surface,
      rotation: console.rotation,
      locale: locale
    )
    do {
      devices = try InputDevices(seat: console.seat?.handle)
    } catch {
      StandardError.write(line: "\(error); nothing can be touched")
      devices = nil
    }
    translator.onTerminalSwitch = { [weak session = console.session] in session?.switchTo($0) }
  }

  /// Always false: nothing on a console closes an application.
  var isClosed: Bool { false }

  var descriptors: [Int32] {
    console.output.descriptors + (console.session.map { [$0.descriptor] } ?? [])
      + (devices?.descriptors ?? [])
  }

  func handleEvents() -> Bool {
    var isAny = console.followOutput()
    for change in console.session?.takeChanges() ?? [] {
      isAny = true
      handle(change)
    }
    if let devices, devices.takeEvents(handle) {
      isAny = true
      if !isReleased { loop.inputViews?.hasHardwareKeyboard = keyboards.count > 0 }
    }
    followBlanking()
    return translator.repeatKey() || isAny
  }

  /// Hands an event on, unless it only wakes the screen.
  private func handle(_ event: OpaquePointer) {
    if keyboards.note(event) { return }
    if let input = Blanking.Input(event), !blanking.note(input, at: loop.time) { return }
    translator.handle(event)
  }

  /// Lets the screen sleep when it is time, and lights it when there was input.
  private func followBlanking() {
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
      lifecycle.enterBackground()
      translator.reset()
      blanking.reset(at: loop.time)
      console.setLit(true)
      devices?.suspend()
      console.output.release()
      console.session?.allowRelease()
    case .acquire:
      console.session?.acknowledge()
      guard console.output.acquire() else { return }
      isReleased = false
      devices?.resume()
      console.surface?.showAll()
      lifecycle.becomeActive()
    }
  }

  var hasMoves: Bool { translator.hasMoves }

  func moveTouches(forFrameAt time: Double) {
    translator.moveTouches(forFrameAt: time)
  }

  func finishTurn() {
    console.surface?.flushPointer()
  }

  func longestSleep(at time: Double) -> Double {
    min(translator.repeatDeadline, blanking.deadline) - time
  }
}
